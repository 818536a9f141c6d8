import Foundation
import Geometry

extension SymbolPen {
  static let signalNames = [
    "phone", "mic", "speaker", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "video", "forward",
    "backward", "message", "bubble.left", "text.bubble", "paperplane", "wifi", "link", "paperclip",
    "airplane",
    "music.note", "power",
  ]

  /// Draws something that people call, send or play with; `false` where the name is none's.
  mutating func drawSignal(_ name: String) -> Bool {
    switch name {
    case "phone": body(Self.handset)
    case "mic":
      body(Path(roundedRect: CGRect(x: -0.17, y: -0.54, width: 0.34, height: 0.64), cornerRadius: 0.17))
      line(.arc(0, -0.06, 0.33, from: 0, to: 180))
      line(at(0, 0.28), at(0, 0.50))
      line(at(-0.17, 0.50), at(0.17, 0.50))
    case "speaker": speaker(waves: 0)
    case "speaker.wave.1": speaker(waves: 1)
    case "speaker.wave.2": speaker(waves: 2)
    case "speaker.wave.3": speaker(waves: 3)
    case "video":
      body(Path(roundedRect: CGRect(x: -0.60, y: -0.36, width: 0.82, height: 0.72), cornerRadius: 0.14))
      body(.polygon([at(0.28, -0.09), at(0.58, -0.28), at(0.58, 0.28), at(0.28, 0.09)], rounding: 0.05))
    case "forward", "backward":
      let side: CGFloat = name == "forward" ? 1 : -1
      for x: CGFloat in [-0.60, 0.02] {
        body(.polygon([(x, -0.36), (x + 0.58, 0), (x, 0.36)].map { at(side * $0.0, $0.1) }, rounding: 0.09))
      }
    case "message": body(Self.balloon)
    case "bubble.left": body(Self.bubble)
    case "text.bubble":
      body(Self.bubble)
      detail(at(-0.28, -0.20), at(0.28, -0.20))
      detail(at(-0.28, 0.02), at(0.10, 0.02))
    case "paperplane":
      body(.polygon([at(0.52, -0.52), at(0.14, 0.54), at(-0.08, 0.08), at(-0.54, -0.14)], rounding: 0.07))
      detail(at(-0.08 + width, 0.08 - width), at(0.30, -0.30))
    case "wifi":
      for radius: CGFloat in [0.28, 0.54, 0.80] { line(.arc(0, 0.38, radius, from: -135, to: -45)) }
      disc(0, 0.36, radius: max(width * 0.8, 0.07))
    case "link":
      let turn = CGAffineTransform(rotationAngle: -.pi / 4)
      for side: CGFloat in [-1, 1] {
        line(
          Path { path in
            path.move(to: at(side * 0.10, -0.19))
            path.addLine(to: at(side * 0.38, -0.19))
            path.addArc(
              center: at(side * 0.38, 0), radius: 0.19, startAngle: -.pi / 2, endAngle: .pi / 2,
              clockwise: side < 0)
            path.addLine(to: at(side * 0.10, 0.19))
          }.applying(turn))
      }
      line(Path { $0.addLines([at(-0.22, 0), at(0.22, 0)]) }.applying(turn))
    case "paperclip": line(Self.clip)
    case "airplane": fill(Self.airplane)
    case "music.note":
      fill(
        Path(ellipseIn: CGRect(x: -0.17, y: -0.13, width: 0.34, height: 0.26))
          .applying(CGAffineTransform(a: 0.94, b: -0.34, c: 0.34, d: 0.94, tx: -0.13, ty: 0.40)))
      line(at(0.02, 0.36), at(0.02, -0.50), at(0.30, -0.34), at(0.30, -0.14))
    case "power":
      line(.arc(0, 0.04, 0.44, from: -55, to: 235))
      line(at(0, -0.52), at(0, -0.02))
    default: return false
    }
    return true
  }

  /// A loudspeaker with waves before it, as wide as they ask for.
  private mutating func speaker(waves: Int) {
    let start: CGFloat = -0.26 - 0.12 * CGFloat(waves)
    let mouth = start + 0.52
    body(
      .polygon(
        [
          at(start, -0.18), at(start + 0.22, -0.18), at(mouth, -0.42), at(mouth, 0.42),
          at(start + 0.22, 0.18), at(start, 0.18),
        ], rounding: 0.06))
    for wave in 0..<waves {
      line(.arc(mouth - 0.06, 0, 0.24 + 0.18 * CGFloat(wave), from: -42, to: 42))
    }
  }

  /// A telephone's receiver, its back to the lower left.
  private static let handset = Path { path in
    path.move(to: at(-0.64, 0.02))
    path.addCurve(to: at(0, -0.30), control1: at(-0.60, -0.22), control2: at(-0.32, -0.30))
    path.addCurve(to: at(0.64, 0.02), control1: at(0.32, -0.30), control2: at(0.60, -0.22))
    path.addLine(to: at(0.64, 0.12))
    path.addQuadCurve(to: at(0.54, 0.22), control: at(0.64, 0.22))
    path.addLine(to: at(0.36, 0.19))
    path.addQuadCurve(to: at(0.28, 0.10), control: at(0.29, 0.18))
    path.addLine(to: at(0.27, -0.01))
    path.addCurve(to: at(-0.27, -0.01), control1: at(0.10, -0.08), control2: at(-0.10, -0.08))
    path.addLine(to: at(-0.28, 0.10))
    path.addQuadCurve(to: at(-0.36, 0.19), control: at(-0.29, 0.18))
    path.addLine(to: at(-0.54, 0.22))
    path.addQuadCurve(to: at(-0.64, 0.12), control: at(-0.64, 0.22))
    path.closeSubpath()
  }
  .applying(CGAffineTransform(translationX: 0, y: 0.06))
  .applying(CGAffineTransform(rotationAngle: -.pi * 0.75))

  /// A round balloon with its tail at the lower left.
  private static let balloon = Path { path in
    path.addArc(
      center: at(0, 0), radius: 1, startAngle: .pi * 0.80, endAngle: .pi * 2.66, clockwise: false)
    path.addQuadCurve(to: at(-0.86, 1.20), control: at(-0.64, 1.16))
    path.addQuadCurve(to: at(-0.81, 0.59), control: at(-0.70, 0.96))
    path.closeSubpath()
  }.applying(CGAffineTransform(a: 0.57, b: 0, c: 0, d: 0.46, tx: 0, ty: -0.04))

  /// A box that speaks, its tail at the lower left.
  private static let bubble = Path.polygon(
    [
      at(-0.56, -0.46), at(0.56, -0.46), at(0.56, 0.28), at(-0.06, 0.28), at(-0.32, 0.53), at(-0.32, 0.28),
      at(-0.56, 0.28),
    ], rounding: 0.10)

  /// A bent wire.
  private static let clip = Path { path in
    path.move(to: at(0.25, -0.26))
    path.addLine(to: at(0.25, 0.24))
    path.addArc(center: at(0, 0.24), radius: 0.25, startAngle: 0, endAngle: .pi, clockwise: false)
    path.addLine(to: at(-0.25, -0.36))
    path.addArc(center: at(-0.08, -0.36), radius: 0.17, startAngle: .pi, endAngle: .pi * 2, clockwise: false)
    path.addLine(to: at(0.09, 0.20))
    path.addArc(center: at(0, 0.20), radius: 0.09, startAngle: 0, endAngle: .pi, clockwise: false)
    path.addLine(to: at(-0.09, -0.24))
  }.applying(CGAffineTransform(rotationAngle: .pi * 0.2))

  /// An airliner from above, flying to the right.
  private static let airplane: Path = {
    let upper: [(CGFloat, CGFloat)] = [
      (0.46, -0.085), (0.18, -0.09), (-0.10, -0.52), (-0.22, -0.52), (-0.07, -0.09), (-0.34, -0.08),
      (-0.47, -0.24), (-0.56, -0.24), (-0.48, 0),
    ]
    let lower = upper.dropLast().reversed().map { ($0.0, -$0.1) }
    return .polygon(([(0.60, 0)] + upper + lower).map { at($0.0, $0.1) }, rounding: 0.05)
  }()
}
