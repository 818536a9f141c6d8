import Drawing
import Foundation
import Geometry

nonisolated extension OverlayPen {
  /// How many lines of a hatching are one path.
  private static let bundle = 6

  /// Insets, hatched at 45°: those of sections upwards, those inside of them downwards.
  ///
  /// Each line runs through the whole thickness of its strip, whose edges cut it: so all bundles of lines in strips of one
  /// thickness look alike, and are painted from one tile.
  mutating func hatching(_ strips: [CGRect], _ role: OverlayRole) throws {
    for strip in strips {
      try area(strip, with: palette.surface.multiplyingAlpha(by: 0.55), in: strip)
    }
    let style = StrokeStyle(lineWidth: unit, miterLimit: 1)
    for strip in strips {
      // A line downwards is one upwards in the mirror.
      let isMirrored = role != .section
      let room =
        isMirrored ? CGRect(x: -strip.maxX, y: strip.minY, width: strip.width, height: strip.height) : strip
      let bundles = try diagonals(through: room).map { lines in
        var steps: [Path.Element] = []
        steps.reserveCapacity(2 * lines.count)
        for line in lines {
          steps.append(.move(to: isMirrored ? line.from.mirrored : line.from))
          steps.append(.line(to: isMirrored ? line.to.mirrored : line.to))
        }
        return try DisplayItem.stroke(
          Path(elements: steps), with: .color(palette.line(role)), style: style)
      }
      if !bundles.isEmpty {
        items.append(try .scope(DisplayScope(clip: Path(pixels(strip)), items: bundles)))
      }
    }
  }

  /// Upward diagonals through a rectangle, from one of its long sides to the other and a little further, in bundles of as
  /// many.
  private func diagonals(through rect: CGRect) -> [[(from: CGPoint, to: CGPoint)]] {
    // Whole pixels apart, so that all bundles look alike.
    let step = max(pixels(6 * unit), 1 / displayScale)
    let long = rect.insetBy(
      dx: rect.width > rect.height ? 0 : -unit, dy: rect.width > rect.height ? -unit : 0)
    let first = ((rect.minX + rect.minY) / step).rounded(.up) * step
    let end = rect.maxX + rect.maxY
    return stride(from: first, to: end, by: CGFloat(Self.bundle) * step).map { start in
      (0..<Self.bundle).map { index in
        let sum = start + CGFloat(index) * step
        if rect.width > rect.height {
          return (CGPoint(x: sum - long.maxY, y: long.maxY), CGPoint(x: sum - long.minY, y: long.minY))
        }
        return (CGPoint(x: long.minX, y: sum - long.minX), CGPoint(x: long.maxX, y: sum - long.maxX))
      }
    }
  }

  /// Gaps, as bars with a line at either end of what they measure, as far as they lie in a region.
  mutating func bars(_ gaps: [(frame: CGRect, axis: Axis)], in region: CGRect) throws {
    let color = palette.line(.dimension)
    let width = max(pixels(unit), 1 / displayScale)
    for gap in gaps {
      try area(gap.frame, with: palette.surface.multiplyingAlpha(by: 0.55), in: region)
      try area(gap.frame, with: color.multiplyingAlpha(by: 0.3), in: region)
    }
    let ends = gaps.flatMap { gap -> [CGRect] in
      [0, gap.frame.size[gap.axis]].compactMap { along in
        var end = gap.frame
        end.origin[gap.axis] += along - width / 2
        end.size[gap.axis] = width
        return pixels(end).part(in: region)
      }
    }
    try fill(ends, with: color)
  }
}

nonisolated extension CGPoint {
  /// The point as far on the other side of x = 0.
  fileprivate var mirrored: CGPoint { CGPoint(x: -x, y: y) }
}
