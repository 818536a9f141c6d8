import Foundation
import Geometry

/// Two dimensions.
struct SizeValue: Hashable, Sendable {
  var width: LayoutDimension
  var height: LayoutDimension

  subscript(axis: Axis) -> LayoutDimension {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The axes whose length the content decides.
  var selfSizingAxes: Axis.Set {
    var axes: Axis.Set = []
    if width.isSelfSizing { axes.insert(.horizontal) }
    if height.isSelfSizing { axes.insert(.vertical) }
    return axes
  }

  /// The axes whose length is shared with siblings (`layout.md` 1.4).
  var uniformAxes: Axis.Set {
    var axes: Axis.Set = []
    if case .uniformAcrossSiblings = width { axes.insert(.horizontal) }
    if case .uniformAcrossSiblings = height { axes.insert(.vertical) }
    return axes
  }

  /// The size in `container`, in points; self-sizing dimensions answer with their estimates.
  func resolved(in container: CGSize, grid: PixelGrid) -> CGSize {
    CGSize(
      width: width.resolved(in: container, grid: grid),
      height: height.resolved(in: container, grid: grid))
  }
}

/// A point of a rectangle with an offset (`layout.md` 3.6).
struct AnchorValue: Hashable, Sendable {
  var edges: DirectionalRectEdge
  var offset: CGPoint
  var isFractional: Bool
}

/// A view anchored to an item or group.
struct SupplementaryValue: Hashable, Sendable {
  var kind: String
  var size: SizeValue
  var containerAnchor: AnchorValue
  var itemAnchor: AnchorValue?
  var zIndex: Int
  var contentInsets: EdgeInsets
}

/// What items and groups have in common.
struct ItemValue: Hashable, Sendable {
  var size: SizeValue
  var contentInsets: EdgeInsets = .zero
  var edgeSpacing = EdgeSpacingValue()
  var supplementaries: [SupplementaryValue] = []

  /// The insets, in points, less those of the axes where the content decides (`layout.md` 2.7).
  var effectiveInsets: EdgeInsets {
    var insets = contentInsets
    if size.width.isSelfSizing {
      insets.leading = 0
      insets.trailing = 0
    }
    if size.height.isSelfSizing {
      insets.top = 0
      insets.bottom = 0
    }
    return insets
  }
}

/// A frame that a custom group's closure answered.
struct CustomFrame: Hashable, Sendable {
  var frame: CGRect
  var zIndex: Int
}

/// An item or a group in a group.
indirect enum NodeValue: Hashable, Sendable {
  case item(ItemValue)
  case group(GroupValue)

  /// Size, insets and edge spacing.
  var item: ItemValue {
    switch self {
    case .item(let item): item
    case .group(let group): group.item
    }
  }
}

/// A group.
struct GroupValue: Hashable, Sendable {
  /// How the subitems are arranged.
  enum Arrangement: Hashable, Sendable {
    /// In a cycle until the next one does not fit.
    case cycle
    /// Exactly so many copies of the first, the room shared equally.
    case equalShares(Int)
    /// Exactly so many copies of the first, each of its own size.
    case repeating(Int)
    /// Where a closure put them.
    case custom([CustomFrame])
  }

  var item: ItemValue
  var axis: Axis
  var spacing: LayoutSpacing
  var arrangement: Arrangement
  var subitems: [NodeValue]
}
