import Foundation
import Geometry

extension SymbolPen {
  static let figureNames = [
    "app", "rectangle", "capsule", "hexagon", "seal", "checkmark.seal", "shield", "checkmark.shield",
    "star.leadinghalf.filled", "flame", "drop", "sparkles", "gear", "iphone", "tv", "battery.100",
    "chart.bar",
    "sidebar.left", "slider.horizontal.3", "snowflake", "cloud.rain", "arrow.up.arrow.down",
    "arrow.left.arrow.right", "arrow.uturn.backward", "arrow.triangle.2.circlepath",
  ]

  /// Draws a figure, an element or a screen; `false` where the name is none's.
  mutating func drawFigure(_ name: String) -> Bool {
    switch name {
    case "app":
      body(Path(roundedRect: CGRect(x: -0.47, y: -0.47, width: 0.94, height: 0.94), cornerRadius: 0.26))
    case "rectangle": body(Self.screen)
    case "capsule":
      body(Path(roundedRect: CGRect(x: -0.60, y: -0.34, width: 1.2, height: 0.68), cornerRadius: 0.34))
    case "hexagon":
      body(.polygon((0..<6).map { Self.round(0.54, CGFloat($0) * 60 - 90) }, rounding: 0.08))
    case "seal": body(Self.sealPath)
    case "checkmark.seal":
      body(Self.sealPath)
      check(scale: 0.52)
    case "shield": body(Self.shieldPath)
    case "checkmark.shield":
      body(Self.shieldPath)
      check(scale: 0.50)
    case "star.leadinghalf.filled":
      body(.polygon(Self.starPoints, rounding: 0.05))
      // The points from the top round to the bottom on the left.
      fill(.polygon([Self.starPoints[0]] + Self.starPoints[5...], rounding: 0.02))
    case "flame":
      body(Self.flamePath)
    case "drop":
      body(
        Path { path in
          path.move(to: at(0, -0.56))
          path.addCurve(to: at(0.36, 0.16), control1: at(0.10, -0.34), control2: at(0.36, -0.10))
          path.addCurve(to: at(0, 0.52), control1: at(0.36, 0.38), control2: at(0.20, 0.52))
          path.addCurve(to: at(-0.36, 0.16), control1: at(-0.20, 0.52), control2: at(-0.36, 0.38))
          path.addCurve(to: at(0, -0.56), control1: at(-0.36, -0.10), control2: at(-0.10, -0.34))
          path.closeSubpath()
        })
    case "sparkles":
      for (x, y, radius) in [(0.10, 0.08, 0.46), (-0.38, -0.34, 0.22), (-0.36, 0.40, 0.16)] {
        fill(Self.sparkle(x, y, radius))
      }
    case "gear":
      guard drawDevice("gearshape") else { return false }
      line(Path(ellipseIn: CGRect(x: -0.29, y: -0.29, width: 0.58, height: 0.58)))
    case "iphone":
      body(Path(roundedRect: CGRect(x: -0.30, y: -0.56, width: 0.60, height: 1.12), cornerRadius: 0.14))
      detail(at(-0.08, -0.56 + width * 2), at(0.08, -0.56 + width * 2))
    case "tv":
      body(Path(roundedRect: CGRect(x: -0.58, y: -0.46, width: 1.16, height: 0.76), cornerRadius: 0.12))
      line(at(-0.24, 0.47), at(0.24, 0.47))
    case "battery.100":
      let box = CGRect(x: -0.62, y: -0.27, width: 1.10, height: 0.54)
      let rim = Path(roundedRect: box, cornerRadius: 0.16)
      fill(rim)
      fill(Path(roundedRect: box.insetBy(dx: width * 0.8, dy: width * 0.8), cornerRadius: 0.11))
      fill(Path(roundedRect: box.insetBy(dx: width * 1.7, dy: width * 1.7), cornerRadius: 0.06))
      line(at(0.59, -0.06), at(0.59, 0.06))
    case "chart.bar":
      for (x, height) in [(-0.50, 0.44), (-0.14, 0.68), (0.22, 0.92)] {
        body(
          Path(roundedRect: CGRect(x: x, y: 0.46 - height, width: 0.28, height: height), cornerRadius: 0.06))
      }
    case "sidebar.left":
      body(Self.screen)
      let inset = width * (isFilled ? 0.9 : 1.4)
      detail(at(-0.22, -0.42 + inset), at(-0.22, 0.42 - inset))
    default: return drawLines(name)
    }
    return true
  }

  /// Draws a figure of lines only.
  private mutating func drawLines(_ name: String) -> Bool {
    switch name {
    case "slider.horizontal.3":
      for (x, y) in [(0.20, -0.32), (-0.22, 0.0), (0.08, 0.32)] {
        line(at(-0.54, y), at(x - 0.11, y))
        line(at(x + 0.11, y), at(0.54, y))
        line(Path(ellipseIn: CGRect(x: x - 0.10, y: y - 0.10, width: 0.20, height: 0.20)))
      }
    case "snowflake":
      for arm in 0..<6 {
        let degrees = CGFloat(arm) * 60 - 90
        line(at(0, 0), Self.round(0.50, degrees))
        line(Self.round(0.46, degrees - 20), Self.round(0.30, degrees), Self.round(0.46, degrees + 20))
      }
    case "cloud.rain":
      var cloud = SymbolPen(width: width, isFilled: true)
      guard cloud.drawSky("cloud") else { return false }
      body(cloud.fills.applying(CGAffineTransform(translationX: 0, y: -0.18)))
      for x: CGFloat in [-0.24, 0, 0.24] { line(at(x + 0.04, 0.32), at(x - 0.06, 0.52)) }
    case "arrow.up.arrow.down", "arrow.left.arrow.right":
      let turn = CGAffineTransform(rotationAngle: name == "arrow.up.arrow.down" ? 0 : -.pi / 2)
      for side: CGFloat in [-1, 1] {
        let (x, tip) = (side * 0.25, side * 0.46)
        line(Path { $0.addLines([at(x, -tip), at(x, tip)]) }.applying(turn))
        let head = [at(x - 0.19, tip - side * 0.20), at(x, tip), at(x + 0.19, tip - side * 0.20)]
        line(Path { $0.addLines(head) }.applying(turn))
      }
    case "arrow.uturn.backward":
      line(
        Path { path in
          path.move(to: at(-0.44, -0.16))
          path.addLine(to: at(0.20, -0.16))
          path.addArc(
            center: at(0.20, 0.12), radius: 0.28, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: false)
          path.addLine(to: at(-0.04, 0.40))
        })
      line(at(-0.22, -0.40), at(-0.46, -0.16), at(-0.22, 0.08))
    case "arrow.triangle.2.circlepath":
      for side: CGFloat in [-1, 1] {
        line(side > 0 ? .arc(0, 0, 0.42, from: -155, to: -25) : .arc(0, 0, 0.42, from: 25, to: 155))
        fill(
          .polygon(
            [at(side * 0.24, -side * 0.14), at(side * 0.62, -side * 0.14), at(side * 0.43, side * 0.14)],
            rounding: 0.04))
      }
    default: return false
    }
    return true
  }

  /// A check within a shape.
  private mutating func check(scale: CGFloat) {
    guard let mark = SymbolMark("checkmark", direction: .leftToRight) else { return }
    fillFront(mark.outline(width: width * 0.95, scale: scale))
  }

  /// A point of a circle, in degrees clockwise from the right.
  private static func round(_ radius: CGFloat, _ degrees: CGFloat) -> CGPoint {
    at(radius * cos(degrees * .pi / 180), radius * sin(degrees * .pi / 180))
  }

  private static let screen = Path(
    roundedRect: CGRect(x: -0.60, y: -0.42, width: 1.2, height: 0.84), cornerRadius: 0.13)

  /// Eight waves around.
  private static let sealPath = Path.polygon(
    (0..<16).map { round($0.isMultiple(of: 2) ? 0.60 : 0.47, CGFloat($0) * 22.5 - 90) }, rounding: 0.11)

  private static let shieldPath = Path { path in
    path.move(to: at(0, -0.56))
    path.addQuadCurve(to: at(0.44, -0.40), control: at(0.20, -0.42))
    path.addLine(to: at(0.44, -0.04))
    path.addCurve(to: at(0, 0.56), control1: at(0.44, 0.26), control2: at(0.24, 0.46))
    path.addCurve(to: at(-0.44, -0.04), control1: at(-0.24, 0.46), control2: at(-0.44, 0.26))
    path.addLine(to: at(-0.44, -0.40))
    path.addQuadCurve(to: at(0, -0.56), control: at(-0.20, -0.42))
    path.closeSubpath()
  }

  private static let flamePath = Path { path in
    path.move(to: at(0.02, -0.58))
    path.addCurve(to: at(0.40, 0.14), control1: at(0.10, -0.30), control2: at(0.40, -0.20))
    path.addCurve(to: at(0, 0.54), control1: at(0.40, 0.38), control2: at(0.22, 0.54))
    path.addCurve(to: at(-0.40, 0.14), control1: at(-0.22, 0.54), control2: at(-0.40, 0.38))
    path.addCurve(to: at(-0.26, -0.20), control1: at(-0.40, 0), control2: at(-0.34, -0.12))
    path.addCurve(to: at(-0.12, -0.02), control1: at(-0.26, -0.10), control2: at(-0.20, -0.02))
    path.addCurve(to: at(0.02, -0.58), control1: at(0.02, -0.02), control2: at(-0.10, -0.36))
    path.closeSubpath()
  }

  /// A star of four hollow sides.
  static func sparkle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path { path in
      path.move(to: at(x, y - radius))
      for (dx, dy): (CGFloat, CGFloat) in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
        path.addQuadCurve(
          to: at(x + dx * radius, y + dy * radius), control: Self.hollow(x, y, radius, dx, dy))
      }
      path.closeSubpath()
    }
  }

  /// Near the middle, between the point before and the point at `dx`, `dy`.
  private static func hollow(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ dx: CGFloat, _ dy: CGFloat
  ) -> CGPoint {
    at(x + (dx + dy) * radius * 0.14, y + (dy - dx) * radius * 0.14)
  }
}
