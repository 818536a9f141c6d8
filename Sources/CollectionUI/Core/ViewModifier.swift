/// A change made to a view, written once and applied to many.
@preconcurrency @MainActor
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that stands for what is being changed.
  typealias Content = ModifierContent<Self>

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body

  /// Resolves `content` with the modifier applied.
  ///
  /// The library implements it; modifiers of your own leave it to the default.
  static func _resolve<V: View>(_ modifier: Self, content: V, in context: ResolutionContext) -> ResolvedList

  /// Makes the nodes of `content` with the modifier applied, in order.
  ///
  /// The library implements it; modifiers of your own leave it to the default.
  static func _makeNodes<V: View>(
    _ modifier: Self, content: V, in context: ResolutionContext, into nodes: inout [LayoutNode])

  /// The shape of modified views.
  ///
  /// The library implements it; modifiers of your own leave it to the default.
  static func _shape(of content: ResolvedShape) -> ResolvedShape
}

extension ViewModifier {
  /// Resolves the modifier's body, in which `content` stands where it is mentioned.
  public static func _resolve<V: View>(
    _ modifier: Self, content: V, in context: ResolutionContext
  ) -> ResolvedList {
    ModifierBody(modifier: modifier, content: content).resolve(in: context)
  }

  /// Makes the nodes of the modifier's body.
  public static func _makeNodes<V: View>(
    _ modifier: Self, content: V, in context: ResolutionContext, into nodes: inout [LayoutNode]
  ) {
    ModifierBody(modifier: modifier, content: content).makeNodes(in: context, into: &nodes)
  }

  /// The shape of the body, with the content's where it is mentioned.
  public static func _shape(of content: ResolvedShape) -> ResolvedShape {
    let outer = ModifierContentShape.current
    ModifierContentShape.current = content
    defer { ModifierContentShape.current = outer }
    // What the body says of this content is known; only content further out would make it depend on more.
    let wasRead = ModifierContentShape.wasRead
    let shape = Body._shape
    ModifierContentShape.wasRead = wasRead
    return shape
  }
}

extension ViewModifier where Body == Never {
  /// A primitive has no body; asking for it is a mistake.
  public func body(content: Content) -> Never { fatalError("\(Self.self) is a primitive modifier") }
}

/// The shape of what is being modified while a modifier's own shape is computed.
enum ModifierContentShape {
  static var current = ResolvedShape.unknown
  /// Whether a shape that is being computed depends on ``current``.
  static var wasRead = false
}

/// Stands for the view being modified inside a modifier's body.
public struct ModifierContent<Modifier: ViewModifier>: View {
  let resolve: (ResolutionContext) -> ResolvedList

  /// Resolves the view being modified.
  public static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    view.resolve(context)
  }

  /// The shape of the view being modified.
  public static var _shape: ResolvedShape {
    ModifierContentShape.wasRead = true
    return ModifierContentShape.current
  }

  /// The type of the body.
  public typealias Body = Never
}

/// A view with a modifier applied.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  /// What is modified.
  public var content: Content
  /// How.
  public var modifier: Modifier

  /// A view with a modifier.
  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// Resolves the content with the modifier applied.
  public static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    Modifier._resolve(view.modifier, content: view.content, in: context)
  }

  /// Makes the nodes of the content with the modifier applied.
  public static func _makeNodes(
    _ view: Self, in context: ResolutionContext, into nodes: inout [LayoutNode]
  ) {
    Modifier._makeNodes(view.modifier, content: view.content, in: context, into: &nodes)
  }

  /// What the modifier makes of the content's shape.
  public static var _shape: ResolvedShape { Modifier._shape(of: Content._shape) }

  /// The type of the body.
  public typealias Body = Never
}

extension View {
  /// This view changed by `modifier`.
  @inlinable public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes what flows down to the views inside.
protocol ContextModifier: ViewModifier where Body == Never {
  func modify(_ context: inout ResolutionContext)
}

extension ContextModifier {
  static func _resolve<V: View>(_ modifier: Self, content: V, in context: ResolutionContext) -> ResolvedList {
    var context = context
    modifier.modify(&context)
    return V._resolve(content, in: context)
  }

  static func _makeNodes<V: View>(
    _ modifier: Self, content: V, in context: ResolutionContext, into nodes: inout [LayoutNode]
  ) {
    var context = context
    modifier.modify(&context)
    V._makeNodes(content, in: context, into: &nodes)
  }

  static func _shape(of content: ResolvedShape) -> ResolvedShape { content }
}

/// A modifier that wraps the node of each view inside.
@usableFromInline protocol NodeModifier: ViewModifier where Body == Never {
  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode
}

extension NodeModifier {
  @usableFromInline static func _resolve<V: View>(
    _ modifier: Self, content: V, in context: ResolutionContext
  ) -> ResolvedList {
    V._resolve(content, in: context).mapNodes { modifier.wrap($0.makeNode(), in: context) }
  }

  @usableFromInline static func _makeNodes<V: View>(
    _ modifier: Self, content: V, in context: ResolutionContext, into nodes: inout [LayoutNode]
  ) {
    let start = nodes.count
    V._makeNodes(content, in: context, into: &nodes)
    for index in start..<nodes.count { nodes[index] = modifier.wrap(nodes[index], in: context) }
  }

  @usableFromInline static func _shape(of content: ResolvedShape) -> ResolvedShape { content }
}

/// A node modifier with views or actions of its own, whose identity must differ from that of the content's and of any
/// other modifier's.
protocol SecondaryModifier: NodeModifier {}

extension SecondaryModifier {
  static func _resolve<V: View>(_ modifier: Self, content: V, in context: ResolutionContext) -> ResolvedList {
    let list = V._resolve(content, in: context.at(.primary))
    let isSingle = list.isSingleElement
    return list.mapNodes { element in
      modifier.wrap(element.makeNode(), in: context.at(isSingle ? .secondary : .id(element.path)))
    }
  }
  static func _makeNodes<V: View>(
    _ modifier: Self, content: V, in context: ResolutionContext, into nodes: inout [LayoutNode]
  ) {
    // Only the list tells the places of several views apart.
    guard ShapeCache.shape(of: V.self).isSingle else {
      return _resolve(modifier, content: content, in: context).makeNodes(into: &nodes)
    }
    let start = nodes.count
    V._makeNodes(content, in: context.at(.primary), into: &nodes)
    for index in start..<nodes.count {
      nodes[index] = modifier.wrap(nodes[index], in: context.at(.secondary))
    }
  }
}
