public import CollectionHost

/// A piece of interface, declared as a value.
///
/// A view either has a ``body`` made of other views, or is one of the library's primitives. A body may yield several
/// views; they become children of whatever container the view stands in (`views.md` 1.2).
@preconcurrency @MainActor
public protocol View: ScrollingDisplayListSource {
  /// The type of the views that make up this one.
  associatedtype Body: View

  /// The views that make up this one.
  @ViewBuilder var body: Body { get }

  /// Turns the view into the flat list of views a container sees.
  ///
  /// The library implements it; views of your own leave it to the default, which resolves ``body``.
  static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList

  /// Makes the nodes of the views in the list, in order, for a container that takes them all at once.
  ///
  /// The library implements it; views of your own leave it to the default.
  static func _makeNodes(_ view: Self, in context: ResolutionContext, into nodes: inout [LayoutNode])

  /// What the type alone says about the list.
  ///
  /// The library implements it; views of your own leave it to the default.
  static var _shape: ResolvedShape { get }
}

extension View {
  /// Resolves the body; where the type promises exactly one view, the body is evaluated only when that view is
  /// asked for.
  public static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    let shape = ShapeCache.shape(of: Body.self)
    // A host evaluates the bodies of most views late by itself.
    if shape.isSingle, shape.mayWriteValues || !context.render.store.isRetaining {
      return ResolvedList(BodyList(view: view, context: context))
    }
    return ViewBody(view: view).resolve(in: context)
  }

  /// Makes the nodes of the body.
  public static func _makeNodes(
    _ view: Self, in context: ResolutionContext, into nodes: inout [LayoutNode]
  ) {
    ViewBody(view: view).makeNodes(in: context, into: &nodes)
  }

  /// What the body's type says.
  // Inlined into the modules of people's views, it needs no metadata of the body's type.
  @inlinable public static var _shape: ResolvedShape {
    guard ShapeCache.enterBody() else { return ResolvedShape.unknown }
    defer { ShapeCache.leaveBody() }
    return Body._shape
  }
}

extension View where Body == Never {
  /// A primitive has no body; asking for it is a mistake.
  public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }

  /// Makes the nodes of the list's views, one after the other.
  public static func _makeNodes(
    _ view: Self, in context: ResolutionContext, into nodes: inout [LayoutNode]
  ) {
    _resolve(view, in: context).makeNodes(into: &nodes)
  }
}

extension Never: View {
  /// There is no value of this type.
  public var body: Never { fatalError("Never has no value and no body") }

  /// There is no value of this type.
  public static func _resolve(_ view: Never, in context: ResolutionContext) -> ResolvedList {}

  /// Nothing is ever listed.
  public static var _shape: ResolvedShape { ResolvedShape(count: 0) }
}

/// A primitive that is exactly one view to its container.
public protocol PrimitiveView: View where Body == Never {
  /// The node that measures and draws the view.
  func _makeNode(in context: ResolutionContext) -> LayoutNode
}

extension PrimitiveView {
  /// One element, whose node is made when it is asked for.
  public static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    ResolvedList(
      ListElement(path: context.path, values: context.values) { view._makeNode(in: context) })
  }

  /// Makes the view's node.
  public static func _makeNodes(
    _ view: Self, in context: ResolutionContext, into nodes: inout [LayoutNode]
  ) {
    nodes.append(view._makeNode(in: context))
  }

  /// One view that declares no container values.
  public static var _shape: ResolvedShape { ResolvedShape(count: 1) }
}

/// A custom view whose body certainly gives one view; evaluated when the view is asked for.
final class BodyList<V: View>: ListNode {
  nonisolated deinit {}

  private let view: V
  private let context: ResolutionContext
  private var evaluated: ListElement?

  init(view: V, context: ResolutionContext) {
    self.view = view
    self.context = context
  }

  override var count: Int { 1 }

  override var isSingle: Bool { true }

  override var isPlain: Bool { true }

  override func key(at index: Int) -> ViewPath { context.path }

  override func forEachRun(_ body: (Int, ContainerValues) -> Void) {
    body(1, values(at: 0))
  }

  override func values(at index: Int) -> ContainerValues {
    ShapeCache.shape(of: V.Body.self).mayWriteValues ? element(at: 0).values : context.values
  }

  override func makeNodes(into nodes: inout [LayoutNode]) {
    if let evaluated { return nodes.append(evaluated.makeNode()) }
    ViewBody(view: view).makeNodes(in: context, into: &nodes)
  }

  override func element(at index: Int) -> ListElement {
    if let evaluated { return evaluated }
    let element = ViewBody(view: view).resolve(in: context).element(at: 0)
    evaluated = element
    return element
  }
}
