import Drawing
import Foundation
import Geometry

extension OverlayPen {
  /// How many lines of a hatching are one path at the most.
  private static let bundle = 6

  /// Insets, hatched at 45°: those of sections upwards, those inside of them downwards.
  mutating func hatching(_ strips: [CGRect], _ role: OverlayRole) throws {
    if strips.isEmpty { return }
    for strip in strips {
      try area(strip, with: palette.surface.multiplyingAlpha(by: 0.55), in: strip)
    }
    // Whole pixels apart, so that all bundles but those at the ends of a strip look alike.
    let step = max(pixels(6 * unit), 1 / displayScale)
    for strip in strips {
      // A line downwards is one upwards in the mirror.
      let isMirrored = role != .section
      let room =
        isMirrored ? CGRect(x: -strip.maxX, y: strip.minY, width: strip.width, height: strip.height) : strip
      for lines in Self.diagonals(of: room, every: step) {
        var steps: [Path.Element] = []
        steps.reserveCapacity(2 * lines.count)
        for line in lines {
          steps.append(.move(to: isMirrored ? line.from.mirrored : line.from))
          steps.append(.line(to: isMirrored ? line.to.mirrored : line.to))
        }
        items.append(
          try .stroke(
            Path(elements: steps), with: .color(palette.line(role)),
            style: StrokeStyle(lineWidth: unit, miterLimit: 1)))
      }
    }
  }

  /// The parts of upward diagonals that lie in a rectangle, in bundles: those from side to side by themselves, for they look
  /// alike wherever they are, and those that the corners cut off by themselves.
  private static func diagonals(of rect: CGRect, every step: CGFloat) -> [[(from: CGPoint, to: CGPoint)]] {
    var bundles: [[(from: CGPoint, to: CGPoint)]] = []
    let longest = min(rect.width, rect.height)
    var wasWhole: Bool?
    var sum = ((rect.minX + rect.minY) / step).rounded(.up) * step
    while sum < rect.maxX + rect.maxY {
      let left = max(rect.minX, sum - rect.maxY)
      let right = min(rect.maxX, sum - rect.minY)
      if right > left {
        let isWhole = right - left > longest - 0.01
        if isWhole != wasWhole || bundles.last?.count == bundle { bundles.append([]) }
        wasWhole = isWhole
        bundles[bundles.count - 1].append(
          (CGPoint(x: left, y: sum - left), CGPoint(x: right, y: sum - right)))
      }
      sum += step
    }
    return bundles
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
    for ends in banded(ends, by: \.minY) {
      items.append(try .fill(Path { $0.addRects(ends) }, with: .color(color)))
    }
  }
}

nonisolated extension CGPoint {
  /// The point as far on the other side of x = 0.
  fileprivate var mirrored: CGPoint { CGPoint(x: -x, y: y) }
}
