import Foundation
import Geometry

extension SymbolPen {
  static let skyNames = ["sun.max", "moon", "cloud", "globe", "arrow.clockwise", "arrow.counterclockwise"]

  /// Draws something of the sky or something round; `false` where the name is none's.
  mutating func drawSky(_ name: String) -> Bool {
    switch name {
    case "sun.max":
      body(Path(ellipseIn: CGRect(x: -0.24, y: -0.24, width: 0.48, height: 0.48)))
      for ray in 0..<8 {
        let (x, y) = (cos(CGFloat(ray) * .pi / 4), sin(CGFloat(ray) * .pi / 4))
        line(at(0.40 * x, 0.40 * y), at(0.52 * x, 0.52 * y))
      }
    case "moon":
      body(
        Path { path in
          path.addArc(
            center: at(0, 0), radius: 0.48, startAngle: .pi * 0.05, endAngle: .pi * 1.35, clockwise: false)
          path.addCurve(to: at(0.474, 0.075), control1: at(-0.32, -0.02), control2: at(0.06, 0.34))
          path.closeSubpath()
        })
    case "cloud":
      body(
        Path { path in
          path.move(to: at(-0.36, 0.34))
          path.addCurve(to: at(-0.40, -0.10), control1: at(-0.66, 0.34), control2: at(-0.66, -0.08))
          path.addCurve(to: at(0.24, -0.14), control1: at(-0.34, -0.46), control2: at(0.14, -0.48))
          path.addCurve(to: at(0.34, 0.34), control1: at(0.66, -0.20), control2: at(0.68, 0.34))
          path.closeSubpath()
        })
    case "globe":
      let edge = Self.circleBox.insetBy(dx: width / 2, dy: width / 2)
      line(Path(ellipseIn: edge))
      line(Path(ellipseIn: edge.insetBy(dx: edge.width * 0.27, dy: 0)))
      line(at(edge.minX, 0), at(edge.maxX, 0))
      line(at(0, edge.minY), at(0, edge.maxY))
    case "arrow.clockwise": turn(isClockwise: true)
    case "arrow.counterclockwise": turn(isClockwise: false)
    default: return false
    }
    return true
  }

  /// An arrow around.
  private mutating func turn(isClockwise: Bool) {
    // The gap is at the upper side of the way the arrow goes, whose tip stands at the top.
    let side: CGFloat = isClockwise ? 1 : -1
    line(isClockwise ? .arc(0, 0.03, 0.43, from: -20, to: 270) : .arc(0, 0.03, 0.43, from: 200, to: -90))
    let tip = at(side * 0.08, -0.40)
    line(at(tip.x - side * 0.17, tip.y - 0.17), tip, at(tip.x - side * 0.17, tip.y + 0.17))
  }
}

extension SymbolPen {
  static let listNames = ["list.bullet", "line.3.horizontal", "square.grid.2x2"]

  /// Draws an arrangement of lines or boxes; `false` where the name is none's.
  mutating func drawList(_ name: String) -> Bool {
    switch name {
    case "list.bullet":
      for y: CGFloat in [-0.30, 0, 0.30] {
        disc(-0.48, y, radius: 0.06)
        line(at(-0.26, y), at(0.50, y))
      }
    case "line.3.horizontal":
      for y: CGFloat in [-0.26, 0, 0.26] { line(at(-0.46, y), at(0.46, y)) }
    case "square.grid.2x2":
      for (x, y) in [(-0.44, -0.44), (0.06, -0.44), (-0.44, 0.06), (0.06, 0.06)] {
        body(Path(roundedRect: CGRect(x: x, y: y, width: 0.38, height: 0.38), cornerRadius: 0.08))
      }
    default: return false
    }
    return true
  }
}
