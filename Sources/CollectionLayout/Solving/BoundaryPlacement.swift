import Foundation
import Geometry

/// The side of its section that a boundary item belongs to, along the layout's axis.
enum BoundarySide: Sendable {
  case start
  case end
  case neither
}

/// A boundary item with its place.
struct PlacedBoundary: Sendable {
  var value: BoundaryValue
  /// The rectangle: section coordinates along the axis, content coordinates across it.
  var frame: CGRect
  var side: BoundarySide
}

/// Boundary items around a box, and how far they make it grow (`layout.md` 3.3, 5.3).
struct BoundaryPlacement: Sendable {
  var items: [PlacedBoundary] = []
  /// How far the box's content moves to make room at the start.
  var startGrowth: CGFloat = 0
  /// How far the box grows at its end.
  var endGrowth: CGFloat = 0
  /// The length of the grown box.
  var length: CGFloat

  /// No items around a box `length` long.
  init(length: CGFloat) { self.length = length }

  /// Places `values` around a box `boxLength` long on `axis`; across it they lie in `band`.
  ///
  /// Lengths are resolved in `container`; `measured` gives what a view has been measured to.
  init(
    _ values: [BoundaryValue], boxLength: CGFloat, axis: Axis, band: Band, container: CGSize,
    grid: PixelGrid, measured: (BoundaryValue) -> MeasuredSize
  ) {
    let sizes = values.map { value in
      var size = value.size.resolved(in: container, grid: grid)
      let preferred = measured(value)
      for axis in [Axis.horizontal, .vertical] where value.size[axis].isSelfSizing {
        if let length = preferred[axis] { size[axis] = length }
      }
      return size
    }
    var box = boxLength
    for (value, size) in zip(values, sizes)
    where value.side(along: axis) == .neither && value.growsAcross {
      box = max(box, size[axis])
    }
    for (value, size) in zip(values, sizes) {
      let side = value.side(along: axis)
      var start: CGFloat
      switch side {
      case .start: start = value.extendsBoundary ? -size[axis] : 0
      case .end: start = value.extendsBoundary ? box : box - size[axis]
      case .neither: start = (box - size[axis]) / 2
      }
      start += value.offset[axis]
      if value.extendsBoundary {
        if side == .start { startGrowth = max(startGrowth, -start) }
        if side == .end { endGrowth = max(endGrowth, start + size[axis] - box) }
      }
      var frame = CGRect(origin: .zero, size: size)
      frame.origin[axis] = start
      frame.origin[axis.cross] =
        band.start + value.crossFraction(along: axis) * (band.length - size[axis.cross])
        + value.offset[axis.cross]
      items.append(PlacedBoundary(value: value, frame: frame, side: side))
    }
    length = startGrowth + box + endGrowth
    for index in items.indices {
      items[index].frame.origin[axis] += startGrowth
      items[index].frame = items[index].frame.less(
        items[index].value.contentInsets, ignoring: items[index].value.size.selfSizingAxes)
    }
  }
}

/// A stretch of an axis.
struct Band: Hashable, Sendable {
  var start: CGFloat
  var length: CGFloat
}

extension BoundaryValue {
  /// Whether the item makes a shorter box as long as itself when it belongs to neither end.
  ///
  /// An item aligned nowhere neither extends nor grows (`layout.md` 3.3 `[inferred]`).
  fileprivate var growsAcross: Bool { extendsBoundary && alignment != .none }

  /// The end of the layout's axis that the alignment names.
  func side(along axis: Axis) -> BoundarySide {
    let place = axis == .vertical ? alignment.vertical : alignment.horizontal
    return place == 0 ? .start : place == 1 ? .end : .neither
  }

  /// Where the item stands across the axis: 0 at the start, 1 at the end, the middle otherwise.
  fileprivate func crossFraction(along axis: Axis) -> CGFloat {
    axis == .vertical ? alignment.horizontal : alignment.vertical
  }
}

extension RectAlignment {
  /// 0 for leading, 1 for trailing, a half for neither.
  fileprivate var horizontal: CGFloat {
    switch self {
    case .leading, .topLeading, .bottomLeading: 0
    case .trailing, .topTrailing, .bottomTrailing: 1
    case .top, .bottom, .none: 0.5
    }
  }

  /// 0 for the top, 1 for the bottom, a half for neither.
  fileprivate var vertical: CGFloat {
    switch self {
    case .top, .topLeading, .topTrailing: 0
    case .bottom, .bottomLeading, .bottomTrailing: 1
    case .leading, .trailing, .none: 0.5
    }
  }
}
