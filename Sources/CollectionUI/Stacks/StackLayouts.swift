public import Foundation
import Geometry

/// What a stack's layout computes once for its subviews.
public struct StackLayoutCache {
  let node: StackNode
}

extension LayoutSubviews {
  /// Puts the subviews where a built-in container would, in `bounds`.
  @MainActor func place(_ places: [(origin: CGPoint, proposal: ProposedViewSize)], in bounds: CGRect) {
    for (index, place) in places.enumerated() {
      self[index].place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }
}

/// A layout that puts views side by side, for use in ``AnyLayout``.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  /// Points between neighbours; `nil` for what each pair prefers.
  public var spacing: CGFloat?

  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Like a stack along its axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// The stack of the subviews.
  public func makeCache(subviews: Subviews) -> StackLayoutCache {
    StackLayoutCache(
      node: StackNode(
        axis: .horizontal, alignment: alignment.key, spacing: spacing, direction: subviews.layoutDirection,
        children: subviews.nodes))
  }

  /// The stack's size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize { cache.node.sizeThatFits(proposal) }

  /// Places the subviews as the stack does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) { subviews.place(cache.node.places(proposal), in: bounds) }

  /// The room the stack likes around itself.
  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing { cache.node.spacing }
}

/// A layout that puts views below each other, for use in ``AnyLayout``.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  /// Points between neighbours; `nil` for what each pair prefers.
  public var spacing: CGFloat?

  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Like a stack along its axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// The stack of the subviews.
  public func makeCache(subviews: Subviews) -> StackLayoutCache {
    StackLayoutCache(
      node: StackNode(
        axis: .vertical, alignment: alignment.key, spacing: spacing, direction: subviews.layoutDirection,
        children: subviews.nodes))
  }

  /// The stack's size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize { cache.node.sizeThatFits(proposal) }

  /// Places the subviews as the stack does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) { subviews.place(cache.node.places(proposal), in: bounds) }

  /// The room the stack likes around itself.
  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing { cache.node.spacing }
}

/// A layout that puts views on top of each other, for use in ``AnyLayout``.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  /// What the layout computes once for its subviews.
  public struct Cache {
    let node: LayersNode
  }

  /// Layers.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The layers of the subviews.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(
      node: LayersNode(
        alignment: alignment, direction: subviews.layoutDirection, children: subviews.nodes))
  }

  /// The layers' size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.node.sizeThatFits(proposal)
  }

  /// Places the subviews so that their guides meet.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let (inner, origins) = cache.node.placement(proposal)
    subviews.place(origins.map { ($0, inner) }, in: bounds)
  }
}
