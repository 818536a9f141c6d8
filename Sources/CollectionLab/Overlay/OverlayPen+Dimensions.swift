import Drawing
import Foundation
import Geometry

nonisolated extension OverlayPen {
  /// A line with arrowheads, and thinner ones that lead to it.
  mutating func dimension(_ line: DimensionLine, _ role: OverlayRole) throws {
    let color = palette.line(role)
    let outward: CGFloat = line.position < line.edge ? -1 : 1
    let leading = [line.start, line.end].map { end in
      bar(
        along: line.axis.cross, from: line.edge + outward * 2 * unit, to: line.position + outward * 4 * unit,
        at: end, width: 0.75 * unit)
    }
    let head = min(5 * unit, (line.end - line.start) / 2)
    let shaft = bar(
      along: line.axis, from: line.start + head, to: line.end - head, at: line.position,
      width: Self.lineWidth * unit)
    try bars(leading, with: color)
    if line.end - line.start > 2 * head {
      try lines([(shaft, line.axis)], role, in: [shaft.insetBy(dx: -2 * unit, dy: -2 * unit)])
    }
    // The heads' tips lie in the middle of the pixels that the shaft fills.
    let middle = shaft.origin[line.axis.cross] + shaft.size[line.axis.cross] / 2
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      var point = CGPoint.zero
      point[line.axis] = along
      point[line.axis.cross] = middle + across
      return point
    }
    for (end, inward) in [(line.start, 1.0), (line.end, -1.0)] {
      // On whole pixels, so that all heads are alike.
      let tip = pixels(end)
      let arrowhead = Path { path in
        path.move(to: point(tip, 0))
        path.addLine(to: point(tip + inward * head, -2.5 * unit))
        path.addLine(to: point(tip + inward * head, 2.5 * unit))
        path.closeSubpath()
      }
      items.append(try .fill(arrowhead, with: .color(color)))
    }
  }

  /// From a pill to what it is about, with a dot at its end.
  mutating func leader(_ leader: OverlayLeader, _ role: OverlayRole) throws {
    let color = palette.line(role)
    let axis: Axis = leader.from.x == leader.to.x ? .vertical : .horizontal
    let line = bar(
      along: axis, from: leader.from[axis], to: leader.to[axis], at: leader.to[axis.cross], width: unit)
    try bars([line], with: color)
    var tip = CGPoint(x: pixels(leader.to.x), y: pixels(leader.to.y))
    tip[axis.cross] = line.origin[axis.cross] + line.size[axis.cross] / 2
    let radius = 2 * unit
    let dot = CGRect(center: tip, size: CGSize(width: 2 * radius, height: 2 * radius))
    items.append(
      try .fill(
        Path(ellipseIn: dot.insetBy(dx: -unit * 0.75, dy: -unit * 0.75)), with: .color(palette.surface)))
    items.append(try .fill(Path(ellipseIn: dot), with: .color(color)))
  }

  /// A line as the whole pixels it fills: sharp, and many times faster to paint than a stroke.
  private func bar(
    along axis: Axis, from start: CGFloat, to end: CGFloat, at position: CGFloat, width: CGFloat
  ) -> CGRect {
    let width = max(pixels(width), 1 / displayScale)
    var bar = CGRect.zero
    bar.origin[axis] = pixels(min(start, end))
    bar.size[axis] = pixels(max(start, end)) - bar.origin[axis]
    bar.origin[axis.cross] = pixels(position - width / 2)
    bar.size[axis.cross] = width
    return bar
  }

  /// Lines on a band of surface that tells them from whatever is behind.
  private mutating func bars(_ bars: [CGRect], with color: SRGBColor) throws {
    let edge = pixels(0.75 * unit)
    let halos = bars.map { bar in
      bar.width > bar.height ? bar.insetBy(dx: 0, dy: -edge) : bar.insetBy(dx: -edge, dy: 0)
    }
    let halo = palette.surface.multiplyingAlpha(by: 0.7)
    items.append(try .fill(Path { $0.addRects(halos) }, with: .color(halo)))
    items.append(try .fill(Path { $0.addRects(bars) }, with: .color(color)))
  }
}
