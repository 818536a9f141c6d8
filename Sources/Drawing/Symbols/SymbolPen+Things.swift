import Foundation
import Geometry

extension SymbolPen {
  static let thingNames = [
    "lightbulb", "cube", "leaf", "pin", "crown", "car", "fork.knife", "building.2", "timer",
    "hand.thumbsdown", "person.3", "person.badge.plus",
  ]

  /// Draws a thing of nature or a town, or more people; `false` where the name is none's.
  mutating func drawThing(_ name: String) -> Bool {
    switch name {
    case "lightbulb":
      body(Self.bulb)
      line(at(-0.13, 0.40), at(0.13, 0.40))
      line(at(-0.06, 0.53), at(0.06, 0.53))
    case "cube": cube()
    case "leaf":
      body(Self.leaf)
      line(at(-0.54, 0.52), at(-0.36, 0.30))
      detail(at(-0.22, 0.20), at(0.18, -0.12))
    case "pin":
      let head: [(CGFloat, CGFloat)] = [
        (0.24, -0.56), (0.24, -0.45), (0.15, -0.37), (0.18, -0.10), (0.34, 0.06), (0.34, 0.18),
      ]
      let mirrored = head.reversed().map { at(-$0.0, $0.1) }
      body(.polygon(head.map { at($0.0, $0.1) } + mirrored, rounding: 0.05))
      line(at(0, 0.20), at(0, 0.54))
    case "crown":
      let outline: [CGPoint] = [
        at(-0.58, -0.28), at(-0.27, 0.02), at(0, -0.40), at(0.27, 0.02), at(0.58, -0.28), at(0.46, 0.42),
        at(-0.46, 0.42),
      ]
      body(.polygon(outline, rounding: 0.06))
      for (x, y) in [(-0.58, -0.36), (0, -0.48), (0.58, -0.36)] { disc(x, y, radius: 0.07) }
    case "car": car()
    case "fork.knife":
      line(
        Path { path in
          path.move(to: at(-0.46, -0.52))
          path.addLine(to: at(-0.46, -0.28))
          path.addCurve(to: at(-0.12, -0.28), control1: at(-0.46, 0.02), control2: at(-0.12, 0.02))
          path.addLine(to: at(-0.12, -0.52))
        })
      line(at(-0.29, -0.52), at(-0.29, 0.52))
      line(
        Path { path in
          path.move(to: at(0.38, 0.52))
          path.addLine(to: at(0.38, -0.52))
          path.addCurve(to: at(0.16, -0.10), control1: at(0.22, -0.44), control2: at(0.16, -0.28))
          path.addQuadCurve(to: at(0.24, 0.04), control: at(0.16, 0.04))
          path.addLine(to: at(0.38, 0.04))
        })
    case "building.2": buildings()
    case "timer":
      line(.arc(0, 0.02, 0.47, from: -90, to: 222))
      line(at(0, -0.45), at(0, -0.24))
      disc(0, 0.02, radius: max(width, 0.085))
      line(at(0, 0.02), at(-0.21, -0.19))
    case "hand.thumbsdown":
      guard drawPaper("hand.thumbsup") else { return false }
      turnOver()
    case "person.3":
      for (x, scale) in [(-0.50, 0.68), (0.50, 0.68), (0, 0.84)] { person(x, scale) }
    case "person.badge.plus":
      person(-0.14, 1)
      line(at(0.28, 0.30), at(0.60, 0.30))
      line(at(0.44, 0.14), at(0.44, 0.46))
    default: return false
    }
    return true
  }

  /// A person in a row of several, its feet where the others' are.
  mutating func person(_ x: CGFloat, _ scale: CGFloat, breadth: CGFloat = 0.70) {
    body(
      Path(
        ellipseIn: CGRect(
          x: x - 0.185 * scale, y: 0.44 - 0.92 * scale, width: 0.37 * scale, height: 0.41 * scale)))
    let place = CGAffineTransform(
      a: breadth * scale, b: 0, c: 0, d: scale, tx: x, ty: 0.44 - 0.44 * scale)
    body(Self.shoulders(top: 0.04, bottom: 0.44, reach: 0.44).applying(place))
  }

  /// A box seen from a corner.
  private mutating func cube() {
    func corner(_ degrees: CGFloat, _ radius: CGFloat) -> CGPoint {
      at(radius * cos(degrees * .pi / 180), radius * sin(degrees * .pi / 180))
    }
    body(.polygon((0..<6).map { corner(CGFloat($0) * 60 - 90, 0.56) }, rounding: 0.07))
    let reach = 0.56 - width * (isFilled ? 1.5 : 0.7)
    detail(corner(-150, reach), at(0, 0), corner(-30, reach))
    // The upright edge begins where the two others end, which it must not lie upon.
    let half = width / 2
    let (tip, side) = (half / sin(.pi / 3), half / sin(.pi / 3) - half * tan(.pi / 6))
    fill(
      Path { path in
        path.addLines([at(-half, side), at(0, tip), at(half, side), at(half, reach), at(-half, reach)])
        path.closeSubpath()
      })
  }

  /// A car from the front.
  private mutating func car() {
    let outline: [CGPoint] = [
      at(-0.34, -0.42), at(0.34, -0.42), at(0.47, -0.05), at(0.57, 0.07), at(0.57, 0.35), at(-0.57, 0.35),
      at(-0.57, 0.07), at(-0.47, -0.05),
    ]
    body(.polygon(outline, rounding: 0.09))
    if isFilled {
      fill(.polygon([at(-0.27, -0.31), at(0.27, -0.31), at(0.36, -0.05), at(-0.36, -0.05)], rounding: 0.04))
    } else {
      line(at(-0.44, -0.03), at(0.44, -0.03))
    }
    for side: CGFloat in [-1, 1] {
      disc(side * 0.34, 0.16, radius: 0.07)
      line(at(side * 0.46, 0.42), at(side * 0.36, 0.42))
    }
  }

  /// A tall house before a lower one.
  private mutating func buildings() {
    body(Path(roundedRect: CGRect(x: -0.57, y: -0.54, width: 0.60, height: 1.06), cornerRadius: 0.08))
    if isFilled {
      fill(.polygon([at(0.10, -0.20), at(0.57, -0.20), at(0.57, 0.52), at(0.10, 0.52)], rounding: 0.08))
    } else {
      let edge = 0.52 - width / 2
      line(.bent([at(0.12, -0.16), at(0.53, -0.16), at(0.53, edge), at(0.12, edge)], rounding: 0.07))
    }
    func window(_ x: CGFloat, _ y: CGFloat) {
      fill(Path(CGRect(x: x - 0.05, y: y - 0.05, width: 0.10, height: 0.10)))
    }
    for y: CGFloat in [-0.28, -0.04, 0.20] {
      window(-0.38, y)
      window(-0.16, y)
    }
    for y: CGFloat in [0.06, 0.28] { window(0.31, y) }
  }

  private static let bulb = Path { path in
    path.move(to: at(-0.17, 0.28))
    path.addCurve(to: at(-0.37, -0.18), control1: at(-0.17, 0.08), control2: at(-0.37, 0.06))
    path.addCurve(to: at(0, -0.56), control1: at(-0.37, -0.39), control2: at(-0.21, -0.56))
    path.addCurve(to: at(0.37, -0.18), control1: at(0.21, -0.56), control2: at(0.37, -0.39))
    path.addCurve(to: at(0.17, 0.28), control1: at(0.37, 0.06), control2: at(0.17, 0.08))
    path.closeSubpath()
  }

  private static let leaf = Path { path in
    path.move(to: at(0.54, -0.46))
    path.addCurve(to: at(-0.38, 0.32), control1: at(-0.10, -0.56), control2: at(-0.66, -0.30))
    path.addCurve(to: at(0.54, -0.46), control1: at(0.22, 0.68), control2: at(0.60, 0.20))
    path.closeSubpath()
  }
}
