import Foundation
import Geometry

extension SymbolPen {
  static let shapeNames = [
    "circle", "square", "triangle", "exclamationmark.triangle", "star", "heart", "bookmark", "flag", "bell",
    "tag",
    "bolt",
  ]

  /// Draws a plain shape; `false` where the name is no such shape's.
  mutating func drawShape(_ name: String) -> Bool {
    switch name {
    case "circle": body(Path(ellipseIn: Self.circleBox))
    case "square": body(Self.square)
    case "triangle": body(Self.triangle)
    case "exclamationmark.triangle":
      body(Self.triangle)
      detail(at(0, -0.14), at(0, 0.12))
      disc(0, 0.28, radius: max(width * 0.6, 0.05))
    case "star": body(.polygon(Self.starPoints, rounding: 0.05))
    case "heart": body(Self.heart)
    case "bookmark":
      body(
        .polygon(
          [at(-0.30, -0.50), at(0.30, -0.50), at(0.30, 0.50), at(0, 0.22), at(-0.30, 0.50)], rounding: 0.07))
    case "flag":
      line(at(-0.38, -0.44), at(-0.38, 0.50))
      body(
        Path { path in
          path.move(to: at(-0.38, -0.42))
          path.addCurve(to: at(0.02, -0.40), control1: at(-0.22, -0.54), control2: at(-0.12, -0.48))
          path.addCurve(to: at(0.44, -0.42), control1: at(0.18, -0.32), control2: at(0.30, -0.34))
          path.addLine(to: at(0.44, 0.12))
          path.addCurve(to: at(0.02, 0.14), control1: at(0.30, 0.20), control2: at(0.18, 0.22))
          path.addCurve(to: at(-0.38, 0.12), control1: at(-0.12, 0.06), control2: at(-0.22, 0))
          path.closeSubpath()
        })
    case "bell":
      body(Self.bell)
      fill(.arcSegment(0, 0.40, 0.15))
    case "tag":
      body(
        .polygon(
          [at(-0.46, -0.46), at(0.02, -0.46), at(0.50, 0.02), at(0.02, 0.50), at(-0.46, 0.02)], rounding: 0.09
        ))
      disc(-0.22, -0.22, radius: 0.075)
    case "bolt":
      body(
        .polygon(
          [
            at(0.12, -0.56), at(-0.34, 0.08), at(-0.03, 0.08), at(-0.12, 0.56), at(0.34, -0.10),
            at(0.03, -0.10),
          ],
          rounding: 0.03))
    default: return false
    }
    return true
  }

  private static let triangle = Path.polygon([at(0, -0.52), at(0.56, 0.44), at(-0.56, 0.44)], rounding: 0.12)

  static let starPoints: [CGPoint] = (0..<10).map { index in
    let radius: CGFloat = index.isMultiple(of: 2) ? 0.56 : 0.235
    let angle = CGFloat(index) * .pi / 5 - .pi / 2
    return at(radius * cos(angle), radius * sin(angle) + 0.03)
  }

  private static let heart = Path { path in
    path.move(to: at(0, 0.48))
    path.addCurve(to: at(-0.55, -0.17), control1: at(-0.32, 0.26), control2: at(-0.55, 0.06))
    path.addCurve(to: at(-0.28, -0.47), control1: at(-0.55, -0.35), control2: at(-0.43, -0.47))
    path.addCurve(to: at(0, -0.31), control1: at(-0.16, -0.47), control2: at(-0.06, -0.41))
    path.addCurve(to: at(0.28, -0.47), control1: at(0.06, -0.41), control2: at(0.16, -0.47))
    path.addCurve(to: at(0.55, -0.17), control1: at(0.43, -0.47), control2: at(0.55, -0.35))
    path.addCurve(to: at(0, 0.48), control1: at(0.55, 0.06), control2: at(0.32, 0.26))
    path.closeSubpath()
  }

  private static let bell = Path { path in
    path.move(to: at(-0.44, 0.34))
    path.addCurve(to: at(-0.28, -0.10), control1: at(-0.30, 0.20), control2: at(-0.28, 0.14))
    path.addCurve(to: at(0, -0.50), control1: at(-0.28, -0.36), control2: at(-0.16, -0.50))
    path.addCurve(to: at(0.28, -0.10), control1: at(0.16, -0.50), control2: at(0.28, -0.36))
    path.addCurve(to: at(0.44, 0.34), control1: at(0.28, 0.14), control2: at(0.30, 0.20))
    path.closeSubpath()
  }
}

extension Path {
  /// The lower half of a disc.
  fileprivate static func arcSegment(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    var path = Path.arc(x, y, radius, from: 0, to: 180)
    path.closeSubpath()
    return path
  }
}
