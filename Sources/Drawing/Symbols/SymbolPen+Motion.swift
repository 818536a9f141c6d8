import Foundation
import Geometry

extension SymbolPen {
  static let motionNames = [
    "figure.walk", "figure.run", "figure.stand", "repeat", "repeat.1", "shuffle", "forward.end",
    "backward.end",
    "playpause", "goforward", "gobackward", "airplayaudio", "dot.radiowaves.left.and.right", "quote.bubble",
    "lock.shield", "mappin.and.ellipse", "text.alignleft", "text.aligncenter", "text.alignright",
  ]

  /// Draws people who move, and buttons of players; `false` where the name is none's.
  mutating func drawMotion(_ name: String) -> Bool {
    switch name {
    case "figure.walk":
      disc(0.05, -0.47, radius: 0.105)
      limb(at(0.03, -0.27), at(-0.02, 0.04), isTrunk: true)
      limb(at(-0.01, 0.06), at(0.13, 0.27), at(0.19, 0.55))
      limb(at(-0.03, 0.06), at(-0.09, 0.30), at(-0.26, 0.54))
      limb(at(0.02, -0.28), at(-0.18, -0.15), at(-0.24, 0.05))
      limb(at(0.05, -0.27), at(0.15, -0.08), at(0.30, 0.00))
    case "figure.run":
      disc(0.20, -0.46, radius: 0.105)
      limb(at(0.10, -0.27), at(-0.06, 0.04), isTrunk: true)
      limb(at(-0.05, 0.06), at(0.18, 0.18), at(0.08, 0.46))
      limb(at(-0.07, 0.06), at(-0.18, 0.30), at(-0.48, 0.30))
      limb(at(0.08, -0.29), at(-0.18, -0.31), at(-0.30, -0.10))
      limb(at(0.12, -0.26), at(0.22, -0.06), at(0.44, -0.10))
    case "figure.stand":
      disc(0, -0.47, radius: 0.105)
      limb(at(0, -0.26), at(0, 0.04), isTrunk: true)
      for side: CGFloat in [-1, 1] {
        limb(at(side * 0.04, 0.06), at(side * 0.08, 0.55))
        limb(at(side * 0.06, -0.28), at(side * 0.18, -0.18), at(side * 0.22, 0.10))
      }
    case "repeat": loop()
    case "repeat.1":
      loop()
      fill(SymbolMark.digit(1, width: min(width * 0.8, 0.075), scale: 0.36))
    case "shuffle":
      line(.bent([at(-0.56, -0.25), at(-0.30, -0.25), at(0.14, 0.25), at(0.54, 0.25)], rounding: 0.12))
      line(.bent([at(-0.56, 0.25), at(-0.30, 0.25), at(-0.15, 0.08)], rounding: 0.12))
      line(.bent([at(-0.01, -0.08), at(0.14, -0.25), at(0.54, -0.25)], rounding: 0.12))
      for y: CGFloat in [-0.25, 0.25] { line(at(0.38, y - 0.16), at(0.54, y), at(0.38, y + 0.16)) }
    case "forward.end", "backward.end":
      let side: CGFloat = name == "forward.end" ? 1 : -1
      let arrow = [at(side * -0.42, -0.38), at(side * 0.24, 0), at(side * -0.42, 0.38)]
      body(.polygon(arrow, rounding: 0.10))
      line(at(side * 0.40, -0.32), at(side * 0.40, 0.32))
    case "playpause":
      body(.polygon([at(-0.58, -0.36), at(0.02, 0), at(-0.58, 0.36)], rounding: 0.09))
      for x: CGFloat in [0.16, 0.42] {
        fill(Path(roundedRect: CGRect(x: x, y: -0.34, width: 0.16, height: 0.68), cornerRadius: 0.05))
      }
    case "airplayaudio":
      for radius: CGFloat in [0.52, 0.34, 0.16] { line(.arc(0, -0.02, radius, from: 142, to: 398)) }
      fill(.polygon([at(0, 0.12), at(0.32, 0.54), at(-0.32, 0.54)], rounding: 0.05))
    case "dot.radiowaves.left.and.right":
      disc(0, 0, radius: max(width, 0.10))
      for radius: CGFloat in [0.30, 0.52] {
        line(.arc(0, 0, radius, from: -42, to: 42))
        line(.arc(0, 0, radius, from: 138, to: 222))
      }
    case "text.alignleft", "text.aligncenter", "text.alignright":
      for (y, length): (CGFloat, CGFloat) in [(-0.36, 1.0), (-0.12, 0.66), (0.12, 1.0), (0.36, 0.66)] {
        let start: CGFloat =
          name == "text.alignleft" ? -0.5 : name == "text.alignright" ? 0.5 - length : -length / 2
        line(at(start, y), at(start + length, y))
      }
    default: return drawPair(name) || drawSkip(name)
    }
    return true
  }

  /// Draws one thing within or upon another.
  private mutating func drawPair(_ name: String) -> Bool {
    switch name {
    case "quote.bubble":
      guard drawSignal("bubble.left") else { return false }
      for x: CGFloat in [-0.17, 0.15] { fill(Self.comma(x, -0.13, 0.10)) }
    case "lock.shield":
      guard drawFigure("shield") else { return false }
      fill(Path(roundedRect: CGRect(x: -0.16, y: -0.10, width: 0.32, height: 0.26), cornerRadius: 0.05))
      fill(
        SymbolMark.outline(
          of: [180, 210, 240, 270, 300, 330, 360].map { (degrees: CGFloat) in
            at(0.10 * cos(degrees * .pi / 180), -0.15 + 0.12 * sin(degrees * .pi / 180))
          }, width: min(width * 0.8, 0.06)))
    case "mappin.and.ellipse":
      var pin = SymbolPen(width: width, isFilled: isFilled)
      guard pin.drawDevice("mappin") else { return false }
      take(pin, CGAffineTransform(translationX: 0, y: -0.08))
      let ring = CGAffineTransform(a: 1, b: 0, c: 0, d: 0.36, tx: 0, ty: 0.36)
      line(Path.arc(0, 0, 0.44, from: -55, to: 235).applying(ring))
    default: return false
    }
    return true
  }

  /// Draws an arrow around a number of seconds.
  private mutating func drawSkip(_ name: String) -> Bool {
    for (base, arrow) in [("goforward", "arrow.clockwise"), ("gobackward", "arrow.counterclockwise")] {
      guard name.hasPrefix(base) else { continue }
      let rest = name.dropFirst(base.count)
      if rest.isEmpty { return drawSky(arrow) }
      guard !isFilled, Self.skips.contains(rest), drawSky(arrow) else { return false }
      let digits = rest.dropFirst().compactMap(\.wholeNumberValue)
      let start = -0.13 * CGFloat(digits.count - 1)
      for (index, digit) in digits.enumerated() {
        let outline = SymbolMark.digit(digit, width: min(width * 0.75, 0.07), scale: 0.36)
        fill(outline.applying(CGAffineTransform(translationX: start + 0.26 * CGFloat(index), y: 0.04)))
      }
      return true
    }
    return false
  }

  /// The steps that players skip by.
  private static let skips: Set<Substring> = [".5", ".10", ".15", ".30", ".45", ".60", ".75", ".90"]

  /// A disc with a tail below.
  private static func comma(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path { path in
      path.move(to: at(x + radius, y))
      path.addQuadCurve(to: at(x - radius * 0.5, y + radius * 2.3), control: at(x + radius, y + radius * 1.8))
      path.addQuadCurve(to: at(x, y + radius), control: at(x + radius * 0.1, y + radius * 1.5))
      path.addArc(center: at(x, y), radius: radius, startAngle: .pi / 2, endAngle: .pi * 2, clockwise: false)
      path.closeSubpath()
    }
  }

  /// Two arrows that follow each other around.
  private mutating func loop() {
    for side: CGFloat in [-1, 1] {
      line(
        .bent(
          [at(side * 0.54, side * 0.02), at(side * 0.54, side * 0.28), at(side * -0.42, side * 0.28)],
          rounding: 0.18))
      let tip = at(side * -0.46, side * 0.28)
      line(at(tip.x + side * 0.17, tip.y - 0.17), tip, at(tip.x + side * 0.17, tip.y + 0.17))
    }
  }

  /// A limb, or a trunk, which is thicker.
  private mutating func limb(_ points: CGPoint..., isTrunk: Bool = false) {
    if isTrunk { return fill(SymbolMark.outline(of: points, width: width * 2.2)) }
    line(.bent(points, rounding: 0.05))
  }

  /// Takes over another drawing in its place.
  mutating func take(_ other: SymbolPen, _ place: CGAffineTransform) {
    fill(other.fills.applying(place))
    line(other.lines.applying(place))
  }
}
