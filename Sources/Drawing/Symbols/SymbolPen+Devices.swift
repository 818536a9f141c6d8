import Foundation
import Geometry

extension SymbolPen {
  static let deviceNames = [
    "play", "pause", "stop", "camera", "photo", "magnifyingglass", "gearshape", "eye", "cart", "location",
    "mappin",
  ]

  /// Draws a device or one of its buttons; `false` where the name is none's.
  mutating func drawDevice(_ name: String) -> Bool {
    switch name {
    case "play": body(.polygon([at(-0.34, -0.46), at(0.50, 0), at(-0.34, 0.46)], rounding: 0.11))
    case "pause":
      for x: CGFloat in [-0.36, 0.10] {
        body(Path(roundedRect: CGRect(x: x, y: -0.44, width: 0.26, height: 0.88), cornerRadius: 0.07))
      }
    case "stop":
      body(Path(roundedRect: CGRect(x: -0.40, y: -0.40, width: 0.80, height: 0.80), cornerRadius: 0.12))
    case "camera":
      let outline: [CGPoint] = [
        at(-0.56, -0.28), at(-0.28, -0.28), at(-0.18, -0.44), at(0.18, -0.44), at(0.28, -0.28),
        at(0.56, -0.28),
        at(0.56, 0.42), at(-0.56, 0.42),
      ]
      body(.polygon(outline, rounding: 0.11))
      disc(0, 0.06, radius: 0.23)
      disc(0, 0.06, radius: 0.23 - width)
    case "photo":
      body(Path(roundedRect: CGRect(x: -0.56, y: -0.44, width: 1.12, height: 0.88), cornerRadius: 0.15))
      disc(-0.24, -0.14, radius: 0.10)
      let inset = width * 1.4
      fill(
        .polygon(
          [
            at(-0.56 + inset, 0.44 - inset), at(-0.56 + inset, 0.28), at(-0.26, 0.08), at(-0.10, 0.20),
            at(0.20, -0.08), at(0.56 - inset, 0.20), at(0.56 - inset, 0.44 - inset),
          ], rounding: 0.04))
    case "magnifyingglass":
      line(Path(ellipseIn: CGRect(x: -0.46, y: -0.46, width: 0.70, height: 0.70)))
      line(at(0.15, 0.15), at(0.46, 0.46))
    case "gearshape":
      body(Self.gear)
      if isFilled {
        disc(0, 0, radius: 0.17)
      } else {
        line(Path(ellipseIn: CGRect(x: -0.13, y: -0.13, width: 0.26, height: 0.26)))
      }
    case "eye":
      body(Self.almond)
      disc(0, 0, radius: 0.19)
      if isFilled { disc(0, 0, radius: 0.10) }
    case "cart":
      line(at(-0.56, -0.40), at(-0.42, -0.40), at(-0.26, 0.22), at(0.40, 0.22))
      body(.polygon([at(-0.38, -0.26), at(0.50, -0.26), at(0.38, 0.10), at(-0.28, 0.10)], rounding: 0.05))
      disc(-0.20, 0.42, radius: 0.08)
      disc(0.30, 0.42, radius: 0.08)
    case "location":
      body(.polygon([at(0.48, -0.48), at(0.06, 0.50), at(-0.02, 0.02), at(-0.50, -0.06)], rounding: 0.06))
    case "mappin":
      disc(0, -0.30, radius: 0.20)
      if !isFilled { disc(0, -0.30, radius: 0.20 - width) }
      fill(SymbolMark.outline(of: [at(0, width / 2 - 0.11), at(0, 0.50)], width: width))
    default: return false
    }
    return true
  }

  /// A wheel with eight teeth.
  private static let gear: Path = {
    let steps = 32
    let points = (0..<steps).map { step in
      let radius: CGFloat = step % 4 < 2 ? 0.54 : 0.42
      let angle = (CGFloat(step) - 0.5) / CGFloat(steps) * 2 * .pi - .pi / 2
      return at(radius * cos(angle), radius * sin(angle))
    }
    return .polygon(points, rounding: 0.03)
  }()

  private static let almond = Path { path in
    path.move(to: at(-0.62, 0))
    path.addCurve(to: at(0, -0.38), control1: at(-0.48, -0.24), control2: at(-0.26, -0.38))
    path.addCurve(to: at(0.62, 0), control1: at(0.26, -0.38), control2: at(0.48, -0.24))
    path.addCurve(to: at(0, 0.38), control1: at(0.48, 0.24), control2: at(0.26, 0.38))
    path.addCurve(to: at(-0.62, 0), control1: at(-0.26, 0.38), control2: at(-0.48, 0.24))
    path.closeSubpath()
  }
}
