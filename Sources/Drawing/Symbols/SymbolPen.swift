import Foundation
import Geometry

/// Draws one symbol: in em, around the middle of the font's capital letters, y downwards.
struct SymbolPen {
  /// How thick lines are, in em.
  let width: CGFloat
  /// Whether the filled variant is drawn.
  let isFilled: Bool
  /// What is filled, by the even-odd rule: an outline inside another is a hole.
  private(set) var fills = Path()
  /// What is stroked with round ends, ``width`` thick.
  private(set) var lines = Path()
  /// The sign within a shape, and the shape: the layers of a symbol that has two.
  private(set) var layers: (front: Path, ground: Path)?

  /// Whether a line strikes the symbol through, with room on both sides.
  var isSlashed = false

  init(width: CGFloat, isFilled: Bool) {
    self.width = width
    self.isFilled = isFilled
  }

  /// The ink's box, in em.
  var bounds: CGRect {
    var box = fills.isEmpty ? CGRect.null : fills.boundingRect
    if !lines.isEmpty { box = box.union(lines.boundingRect.insetBy(dx: -width / 2, dy: -width / 2)) }
    return isSlashed ? box.union(slash.boundingRect.insetBy(dx: -width / 2, dy: -width / 2)) : box
  }

  /// The line that strikes the symbol through.
  var slash: Path { Path { $0.addLines([at(-0.48, -0.50), at(0.52, 0.50)]) } }

  /// Where the symbol is seen beside the line that strikes it through: on both sides, a line's thickness off.
  var besideSlash: Path {
    let room = width * 1.5 * CGFloat(2).squareRoot()
    return Path { path in
      for side: CGFloat in [-1, 1] {
        path.addLines([
          at(-2 + side * room, -2.02), at(2 + side * room, 1.98), at(2 * side + side * room, -2.02 * side),
        ])
        path.closeSubpath()
      }
    }
  }

  /// A line through points.
  mutating func line(_ points: CGPoint...) { lines.addLines(points) }

  /// A line along a path.
  mutating func line(_ path: Path) { lines.addPath(path) }

  /// A filled outline, or a hole in one that is filled already.
  mutating func fill(_ path: Path) { fills.addPath(path) }

  /// A sign in front of what is filled so far: a hole in it, or beside it.
  mutating func fillFront(_ path: Path) {
    layers = (path, fills)
    fill(path)
  }

  /// A filled circle, or a hole.
  mutating func disc(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) {
    fill(Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
  }

  /// The inside of an outline in the filled variant, and a line just inside of it in the other.
  ///
  /// The line of a rectangle or an ellipse is exact; that of any other outline is stroked along a smaller copy.
  mutating func body(_ outline: Path) {
    let box = outline.boundingRect
    switch outline.kind {
    case _ where isFilled: fill(outline)
    case .ellipse(let rect):
      fill(outline)
      if min(box.width, box.height) > 2 * width { fill(Path(ellipseIn: rect.insetBy(dx: width, dy: width))) }
    case .roundedRectangle(let rect, let radii, let style):
      fill(outline)
      if min(box.width, box.height) > 2 * width {
        fill(
          Path(
            roundedRect: rect.insetBy(dx: width, dy: width),
            cornerRadius: max(radii.topLeft - width, 0.03), style: style))
      }
    case .empty, .rectangle, .elements:
      let scale = (x: 1 - width / max(box.width, width), y: 1 - width / max(box.height, width))
      line(
        outline.applying(
          CGAffineTransform(
            a: scale.x, b: 0, c: 0, d: scale.y, tx: box.midX * (1 - scale.x), ty: box.midY * (1 - scale.y))))
    }
  }

  /// Puts what is drawn so far upside down.
  mutating func turnOver() {
    let map = CGAffineTransform(scaleX: 1, y: -1)
    (fills, lines) = (fills.applying(map), lines.applying(map))
  }

  /// A part that is a line in the one variant and a hole in the filled one.
  mutating func detail(_ points: CGPoint...) { fill(SymbolMark.outline(of: points, width: width)) }
}

extension Path {
  /// A closed outline through points, its corners rounded.
  static func polygon(_ points: [CGPoint], rounding: CGFloat) -> Path {
    Path { path in
      for (index, corner) in points.enumerated() {
        let before = points[(index + points.count - 1) % points.count]
        let after = points[(index + 1) % points.count]
        let start = corner.moved(rounding, to: before)
        if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
        path.addQuadCurve(to: corner.moved(rounding, to: after), control: corner)
      }
      path.closeSubpath()
    }
  }

  /// A line through points, its corners rounded.
  static func bent(_ points: [CGPoint], rounding: CGFloat) -> Path {
    Path { path in
      path.move(to: points[0])
      for (index, corner) in points.enumerated().dropFirst().dropLast() {
        path.addLine(to: corner.moved(rounding, to: points[index - 1]))
        path.addQuadCurve(to: corner.moved(rounding, to: points[index + 1]), control: corner)
      }
      path.addLine(to: points[points.count - 1])
    }
  }

  /// An arc of a circle, in degrees clockwise from the right.
  static func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat) -> Path
  {
    Path { path in
      path.addArc(
        center: CGPoint(x: x, y: y), radius: radius, startAngle: start * .pi / 180,
        endAngle: end * .pi / 180, clockwise: end < start)
    }
  }
}

extension CGPoint {
  /// The point so far on the way to another, at most half of it.
  fileprivate func moved(_ distance: CGFloat, to other: CGPoint) -> CGPoint {
    let (dx, dy) = (other.x - x, other.y - y)
    let part = min(distance / max((dx * dx + dy * dy).squareRoot(), 0.001), 0.5)
    return CGPoint(x: x + dx * part, y: y + dy * part)
  }
}

/// A point in em from the middle of a symbol.
func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
