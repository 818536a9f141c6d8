import Foundation
import Geometry

extension SymbolPen {
  static let tradeNames = [
    "qrcode", "barcode", "banknote", "wallet.pass", "ticket", "hammer", "trophy", "medal", "hourglass",
    "hand.raised", "graduationcap", "headphones", "alarm", "face.smiling", "dumbbell", "cup.and.saucer",
    "bed.double", "cart.badge.plus", "bell.badge",
  ]

  /// Draws what people pay with, work with and win; `false` where the name is none's.
  mutating func drawTrade(_ name: String) -> Bool {
    switch name {
    case "qrcode": squares()
    case "barcode":
      for (x, bar) in [(-0.54, 1.0), (-0.36, 2.2), (-0.12, 1.0), (0.06, 1.0), (0.22, 2.2), (0.46, 1.0)] {
        let thickness = min(width * 0.9, 0.07) * bar
        fill(Path(CGRect(x: x, y: -0.40, width: thickness, height: 0.80)))
      }
    case "banknote":
      body(Path(roundedRect: CGRect(x: -0.62, y: -0.36, width: 1.24, height: 0.72), cornerRadius: 0.11))
      disc(0, 0, radius: 0.17)
      if !isFilled { disc(0, 0, radius: 0.17 - width) }
      for x: CGFloat in [-0.40, 0.40] { disc(x, 0, radius: 0.055) }
    case "wallet.pass":
      body(Path(roundedRect: CGRect(x: -0.40, y: -0.52, width: 0.80, height: 1.04), cornerRadius: 0.14))
      let edge = 0.40 - width * (isFilled ? 0 : 1)
      for y: CGFloat in [-0.28, -0.06] {
        fill(Path(CGRect(x: -edge, y: y, width: 2 * edge, height: width * 0.7)))
      }
      fill(.arcBelow(0, -0.06 + width * 0.7, 0.12))
    case "ticket":
      body(Self.ticket)
      for y: CGFloat in [-0.20, 0, 0.20] { detail(at(0.18, y - 0.03), at(0.18, y + 0.03)) }
    case "hammer": hammer()
    case "trophy":
      body(
        Path { path in
          path.move(to: at(-0.29, -0.50))
          path.addLine(to: at(0.29, -0.50))
          path.addCurve(to: at(0, 0.20), control1: at(0.29, -0.04), control2: at(0.16, 0.20))
          path.addCurve(to: at(-0.29, -0.50), control1: at(-0.16, 0.20), control2: at(-0.29, -0.04))
          path.closeSubpath()
        })
      // Handles are areas, so that they are there within a circle, too.
      for side: CGFloat in [-1, 1] {
        let handle = [
          (0.335, -0.40), (0.50, -0.40), (0.49, -0.30), (0.45, -0.20), (0.38, -0.12), (0.28, -0.06),
        ]
        fill(SymbolMark.outline(of: handle.map { at(side * $0.0, $0.1) }, width: width))
      }
      fill(Path(CGRect(x: -width / 2, y: 0.20, width: width, height: 0.16)))
      fill(.polygon([at(-0.20, 0.36), at(0.20, 0.36), at(0.27, 0.50), at(-0.27, 0.50)], rounding: 0.04))
    case "medal":
      body(Path(ellipseIn: CGRect(x: -0.28, y: -0.06, width: 0.56, height: 0.56)))
      fill(Path.polygon(Self.starPoints.map { at($0.x * 0.27, $0.y * 0.27 + 0.21) }, rounding: 0.01))
      line(at(-0.32, -0.50), at(-0.12, -0.14))
      line(at(0.32, -0.50), at(0.12, -0.14))
      line(at(-0.32, -0.50), at(0.32, -0.50))
    case "hourglass":
      line(at(-0.34, -0.52), at(0.34, -0.52))
      line(at(-0.34, 0.52), at(0.34, 0.52))
      line(Self.glass(1))
      fill(Self.sand)
    case "hand.raised":
      body(.polygon(Self.hand, rounding: 0.06))
      for (x, top): (CGFloat, CGFloat) in [(-0.12, -0.38), (0.04, -0.45), (0.19, -0.30)] {
        fill(SymbolMark.outline(of: [at(x, top), at(x, -0.04)], width: min(width * 0.6, 0.05)))
      }
    case "graduationcap":
      body(.polygon([at(0, -0.42), at(0.60, -0.14), at(0, 0.14), at(-0.60, -0.14)], rounding: 0.05))
      line(
        .bent(
          [at(-0.34, 0.06), at(-0.34, 0.30), at(0, 0.44), at(0.34, 0.30), at(0.34, 0.06)], rounding: 0.10))
      line(at(0.54, -0.10), at(0.54, 0.32))
    case "headphones":
      line(.arc(0, 0.06, 0.46, from: 180, to: 360))
      for side: CGFloat in [-1, 1] {
        fill(
          Path(
            roundedRect: CGRect(x: side * 0.40 - 0.10, y: 0.06, width: 0.20, height: 0.40), cornerRadius: 0.09
          ))
      }
    case "alarm":
      body(Path(ellipseIn: CGRect(x: -0.44, y: -0.38, width: 0.88, height: 0.88)))
      detail(at(0, -0.16), at(0, 0.08), at(0.16, 0.08))
      for side: CGFloat in [-1, 1] {
        line(at(side * 0.52, -0.30), at(side * 0.32, -0.48))
        line(at(side * 0.34, 0.42), at(side * 0.42, 0.52))
      }
    default: return drawLeisure(name)
    }
    return true
  }

  /// Draws what people rest and play with.
  private mutating func drawLeisure(_ name: String) -> Bool {
    switch name {
    case "face.smiling":
      body(Path(ellipseIn: Self.circleBox))
      for x: CGFloat in [-0.17, 0.17] { disc(x, -0.12, radius: 0.065) }
      let smile = stride(from: CGFloat(25), through: 155, by: 13).map { degrees in
        at(0.26 * cos(degrees * .pi / 180), 0.02 + 0.26 * sin(degrees * .pi / 180))
      }
      fill(SymbolMark.outline(of: smile, width: width))
    case "dumbbell":
      line(at(-0.22, 0), at(0.22, 0))
      for side: CGFloat in [-1, 1] {
        body(
          Path(
            roundedRect: CGRect(x: side * 0.31 - 0.09, y: -0.34, width: 0.18, height: 0.68),
            cornerRadius: 0.06))
        line(at(side * 0.50, -0.16), at(side * 0.50, 0.16))
      }
    case "cup.and.saucer":
      let cup: [CGPoint] = [at(-0.44, -0.40), at(0.30, -0.40), at(0.24, 0.26), at(-0.38, 0.26)]
      body(.polygon(cup, rounding: 0.16))
      line(.arc(0.32, -0.12, 0.16, from: -80, to: 100))
      line(at(-0.56, 0.44), at(0.48, 0.44))
    case "bed.double":
      line(at(-0.58, -0.06), at(-0.58, 0.42))
      line(at(0.58, -0.06), at(0.58, 0.42))
      line(at(-0.58, 0.28), at(0.58, 0.28))
      body(Path(roundedRect: CGRect(x: -0.50, y: -0.06, width: 1.0, height: 0.28), cornerRadius: 0.08))
      for x: CGFloat in [-0.40, 0.04] {
        body(Path(roundedRect: CGRect(x: x, y: -0.36, width: 0.36, height: 0.24), cornerRadius: 0.08))
      }
    case "cart.badge.plus":
      var cart = SymbolPen(width: width, isFilled: isFilled)
      guard cart.drawDevice("cart") else { return false }
      take(cart, CGAffineTransform(a: 0.86, b: 0, c: 0, d: 0.86, tx: -0.08, ty: 0.12))
      line(at(0.30, -0.40), at(0.60, -0.40))
      line(at(0.45, -0.55), at(0.45, -0.25))
    case "bell.badge":
      var bell = SymbolPen(width: width, isFilled: isFilled)
      guard bell.drawShape("bell") else { return false }
      take(bell, CGAffineTransform(a: 0.94, b: 0, c: 0, d: 0.94, tx: -0.04, ty: 0.04))
      disc(0.41, -0.41, radius: 0.15)
    default: return false
    }
    return true
  }

  /// Three rings of squares in the corners, and modules in the fourth.
  private mutating func squares() {
    for (x, y) in [(-0.48, -0.48), (0.06, -0.48), (-0.48, 0.06)] {
      let corner = CGRect(x: x, y: y, width: 0.42, height: 0.42)
      let line = min(width, 0.085)
      fill(Path(roundedRect: corner, cornerRadius: 0.08))
      fill(Path(roundedRect: corner.insetBy(dx: line, dy: line), cornerRadius: 0.03))
      fill(Path(corner.insetBy(dx: 0.145, dy: 0.145)))
    }
    for (x, y) in [(0.06, 0.06), (0.34, 0.06), (0.20, 0.20), (0.06, 0.34), (0.34, 0.34)] {
      fill(Path(CGRect(x: x, y: y, width: 0.14, height: 0.14)))
    }
  }

  /// A hammer, its head at the upper left.
  private mutating func hammer() {
    let turn = CGAffineTransform(rotationAngle: -.pi / 4)
    let head: [CGPoint] = [
      at(-0.36, -0.50), at(0.24, -0.50), at(0.40, -0.36), at(0.40, -0.30), at(0.10, -0.30), at(0.10, -0.20),
      at(-0.10, -0.20), at(-0.10, -0.26), at(-0.36, -0.26),
    ]
    let place = CGAffineTransform(translationX: 0, y: 0.02).concatenating(turn)
    body(.polygon(head.map { $0.applying(place) }, rounding: 0.03))
    let handle: [CGPoint] = [at(-0.09, -0.14), at(0.09, -0.14), at(0.11, 0.58), at(-0.11, 0.58)]
    body(.polygon(handle.map { $0.applying(place) }, rounding: 0.06))
  }

  private static let ticket = Path { path in
    path.move(to: at(-0.52, -0.38))
    path.addLine(to: at(0.52, -0.38))
    path.addQuadCurve(to: at(0.62, -0.28), control: at(0.62, -0.38))
    path.addLine(to: at(0.62, -0.13))
    path.addArc(center: at(0.62, 0), radius: 0.13, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: true)
    path.addLine(to: at(0.62, 0.28))
    path.addQuadCurve(to: at(0.52, 0.38), control: at(0.62, 0.38))
    path.addLine(to: at(-0.52, 0.38))
    path.addQuadCurve(to: at(-0.62, 0.28), control: at(-0.62, 0.38))
    path.addLine(to: at(-0.62, 0.13))
    path.addArc(center: at(-0.62, 0), radius: 0.13, startAngle: .pi / 2, endAngle: -.pi / 2, clockwise: true)
    path.addLine(to: at(-0.62, -0.28))
    path.addQuadCurve(to: at(-0.52, -0.38), control: at(-0.62, -0.38))
    path.closeSubpath()
  }

  /// An hourglass, its bulbs a part of their breadth.
  private static func glass(_ breadth: CGFloat) -> Path {
    Path { path in
      path.move(to: at(-0.26 * breadth, -0.50))
      for (x, y) in [(-1.0, -1.0), (-1, 1)] {
        path.move(to: at(x * 0.26 * breadth, y * 0.50))
        path.addCurve(to: at(-0.05, 0), control1: at(x * 0.26, y * 0.22), control2: at(-0.06, y * 0.14))
        path.move(to: at(-x * 0.26 * breadth, y * 0.50))
        path.addCurve(to: at(0.05, 0), control1: at(-x * 0.26, y * 0.22), control2: at(0.06, y * 0.14))
      }
    }
  }

  /// What has run down.
  private static let sand = Path { path in
    path.move(to: at(-0.18, 0.42))
    path.addQuadCurve(to: at(0, 0.20), control: at(-0.14, 0.24))
    path.addQuadCurve(to: at(0.18, 0.42), control: at(0.14, 0.24))
    path.closeSubpath()
  }

  /// A hand with its thumb at the left.
  private static let hand: [CGPoint] = [
    at(-0.27, 0.06), at(-0.27, -0.42), at(-0.12, -0.42), at(-0.12, -0.55), at(0.04, -0.55), at(0.04, -0.48),
    at(0.19, -0.48), at(0.19, -0.33), at(0.34, -0.33), at(0.34, 0.20), at(0.16, 0.54), at(-0.13, 0.54),
    at(-0.47, 0.04), at(-0.37, -0.06),
  ]
}

extension Path {
  /// The lower half of a disc.
  fileprivate static func arcBelow(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    var path = Path.arc(x, y, radius, from: 0, to: 180)
    path.closeSubpath()
    return path
  }
}
