public import Foundation
public import Geometry

/// A container's way of measuring and placing its subviews (`views.md` 2.14).
@preconcurrency @MainActor
public protocol Layout {
  /// What is computed once and kept between calls.
  associatedtype Cache = Void

  /// The subviews.
  typealias Subviews = LayoutSubviews

  /// The container's size under a proposal; must depend on nothing else.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the subviews in `bounds`, whose origin need not be zero.
  ///
  /// A subview that is not placed stands in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date when the subviews may have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The room the container likes around itself.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The value of a horizontal guide that the container sets, or `nil`.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The value of a vertical guide that the container sets, or `nil`.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// What spacers and dividers inside go by.
  static var layoutProperties: LayoutProperties { get }
}

/// Properties of a layout's type.
nonisolated public struct LayoutProperties: Hashable, Sendable {
  /// The axis of the stack that the layout is like; `nil` for none.
  public var stackOrientation: Axis?

  /// The properties of a layout that is like no stack.
  public init() {}
}

extension Layout {
  /// Makes the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The union of all subviews' wishes.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var result = ViewSpacing.empty
    for subview in subviews { result.formUnion(subview.spacing) }
    return result
  }

  /// No guide; the container then merges its subviews'.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// No guide; the container then merges its subviews'.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Like no stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// A container of the content's views with this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing to keep.
  public func makeCache(subviews: Subviews) {}
}

/// A value that a view hands to the layout it stands in.
@preconcurrency @MainActor
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// What a view has that does not say otherwise.
  static var defaultValue: Value { get }
}

/// The subviews of a layout, in order.
nonisolated public struct LayoutSubviews: RandomAccessCollection {
  let nodes: [LayoutNode]
  let values: [ContainerValues]
  let placements: Placements
  /// The direction of reading.
  public let layoutDirection: LayoutDirection

  /// Where subviews were placed.
  nonisolated final class Placements {
    var places: [(origin: CGPoint, proposal: ProposedViewSize)?]

    init(count: Int) { places = Array(repeating: nil, count: count) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }

  /// The subview at an index.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], containerValues: values[index], index: index, placements: placements)
  }
}

/// One subview of a layout.
nonisolated public struct LayoutSubview {
  let node: LayoutNode
  /// The values that were written on the view.
  public let containerValues: ContainerValues
  let index: Int
  let placements: LayoutSubviews.Placements

  /// The subview's size under a proposal.
  @MainActor public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

  /// The subview's size and guides under a proposal.
  @MainActor public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(proposal)
  }

  /// What stacks grant room by.
  @MainActor public var priority: Double { node.layoutPriority }

  /// The room the subview likes around itself.
  @MainActor public var spacing: ViewSpacing { node.spacing }

  /// The value written for a key.
  @MainActor public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.layoutValues.written(LayoutValueBridge<Key>.self) ?? Key.defaultValue
  }

  /// Puts the subview so that its anchor stands at a position in the space of the container's bounds.
  @MainActor public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = node.sizeThatFits(proposal)
    placements.places[index] = (
      CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height), proposal
    )
  }
}

/// Stores layout values like container values.
enum LayoutValueBridge<Key: LayoutValueKey>: ContainerValueKey {
  nonisolated static var defaultValue: Key.Value {
    fatalError("layout values are read where they were written")
  }
}

extension View {
  /// Hands a value to the layout the view stands in.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(LayoutValueModifier { $0[LayoutValueBridge<Key>.self] = value })
  }
}

struct LayoutValueModifier: NodeModifier {
  let write: (inout ContainerValues) -> Void

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    var values = ContainerValues()
    write(&values)
    values = node.layoutValues.merged(over: values)
    return LayoutValueNode(node, values: values)
  }
}

final class LayoutValueNode: WrapperNode {
  nonisolated deinit {}

  private let values: ContainerValues

  init(_ child: LayoutNode, values: ContainerValues) {
    self.values = values
    super.init(child)
  }

  override var layoutValues: ContainerValues { values }
}
