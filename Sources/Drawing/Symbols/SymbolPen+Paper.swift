import Foundation
import Geometry

extension SymbolPen {
  static let paperNames = [
    "doc.text", "doc.on.doc", "book", "map", "tray", "archivebox", "square.and.pencil", "creditcard", "bag",
    "briefcase", "gift", "key", "lock.open", "person.2", "person.crop.circle", "hand.thumbsup",
  ]

  /// Draws people, their papers and what they carry; `false` where the name is none's.
  mutating func drawPaper(_ name: String) -> Bool {
    switch name {
    case "doc.text":
      guard drawObject("doc") else { return false }
      detail(at(-0.17, 0.06), at(0.17, 0.06))
      detail(at(-0.17, 0.27), at(0.17, 0.27))
    case "doc.on.doc":
      if isFilled {
        let corner: [CGPoint] = [
          at(-0.48, -0.54), at(0.16, -0.54), at(0.16, -0.32), at(-0.20, -0.32), at(-0.20, 0.30),
          at(-0.48, 0.30),
        ]
        fill(.polygon(corner, rounding: 0.08))
      } else {
        line(at(-0.22, 0.26), at(-0.42, 0.26), at(-0.42, -0.50), at(0.12, -0.50), at(0.12, -0.36))
      }
      body(Path(roundedRect: CGRect(x: -0.11, y: -0.23, width: 0.58, height: 0.78), cornerRadius: 0.10))
    case "book":
      body(Self.pages)
      detail(at(0, -0.26), at(0, 0.40 - width * 1.4))
    case "map":
      let sheet: [CGPoint] = [
        at(-0.56, -0.32), at(-0.19, -0.48), at(0.19, -0.32), at(0.56, -0.48), at(0.56, 0.32), at(0.19, 0.48),
        at(-0.19, 0.32), at(-0.56, 0.48),
      ]
      body(.polygon(sheet, rounding: 0.07))
      detail(at(-0.19, -0.46 + width * 1.5), at(-0.19, 0.30 - width * 1.5))
      detail(at(0.19, -0.30 + width * 1.5), at(0.19, 0.46 - width * 1.5))
    case "tray":
      let outline: [CGPoint] = [
        at(-0.36, -0.38), at(0.36, -0.38), at(0.58, 0.06), at(0.58, 0.42), at(-0.58, 0.42), at(-0.58, 0.06),
      ]
      body(.polygon(outline, rounding: 0.10))
      let edge = 0.55 - width * 1.3
      detail(
        at(-edge, 0.07), at(-0.22, 0.07), at(-0.12, 0.20), at(0.12, 0.20), at(0.22, 0.07), at(edge, 0.07))
    case "archivebox":
      body(Path(roundedRect: CGRect(x: -0.56, y: -0.46, width: 1.12, height: 0.30), cornerRadius: 0.08))
      if isFilled {
        fill(.polygon([at(-0.47, -0.10), at(0.47, -0.10), at(0.47, 0.48), at(-0.47, 0.48)], rounding: 0.12))
      } else {
        let side = 0.47 - width / 2
        line(at(-side, -0.16), at(-side, 0.48 - width / 2), at(side, 0.48 - width / 2), at(side, -0.16))
      }
      detail(at(-0.14, 0.05), at(0.14, 0.05))
    case "square.and.pencil":
      line(at(0.04, -0.40), at(-0.44, -0.40), at(-0.44, 0.48), at(0.44, 0.48), at(0.44, 0))
      fill(
        .polygon(
          [at(-0.12, 0.14), at(-0.07, -0.05), at(0.40, -0.52), at(0.54, -0.38), at(0.07, 0.09)],
          rounding: 0.03))
    case "creditcard":
      body(Path(roundedRect: CGRect(x: -0.58, y: -0.41, width: 1.16, height: 0.82), cornerRadius: 0.14))
      let inset = isFilled ? 0 : width
      fill(Path(CGRect(x: -0.58 + inset, y: -0.22, width: 1.16 - 2 * inset, height: 0.15)))
      detail(at(-0.36, 0.18), at(-0.14, 0.18))
    case "bag":
      body(Path(roundedRect: CGRect(x: -0.44, y: -0.24, width: 0.88, height: 0.76), cornerRadius: 0.13))
      line(
        Path { path in
          path.move(to: at(-0.20, -0.26))
          path.addCurve(to: at(0.20, -0.26), control1: at(-0.20, -0.58), control2: at(0.20, -0.58))
        })
    case "briefcase":
      body(Path(roundedRect: CGRect(x: -0.56, y: -0.28, width: 1.12, height: 0.74), cornerRadius: 0.13))
      line(at(-0.20, -0.30), at(-0.20, -0.47), at(0.20, -0.47), at(0.20, -0.30))
      let edge = 0.56 - width * 1.5
      detail(at(-edge, 0.06), at(edge, 0.06))
    case "gift":
      body(Path(roundedRect: CGRect(x: -0.54, y: -0.24, width: 1.08, height: 0.26), cornerRadius: 0.07))
      body(Path(roundedRect: CGRect(x: -0.46, y: 0.06, width: 0.92, height: 0.46), cornerRadius: 0.09))
      fill(Path(CGRect(x: -width / 2, y: 0.06, width: width, height: 0.46)).applying(ribbon))
      for side: CGFloat in [-1, 1] {
        line(
          Path { path in
            path.move(to: at(0, -0.26))
            path.addCurve(
              to: at(side * 0.20, -0.48), control1: at(side * 0.02, -0.40), control2: at(side * 0.10, -0.48))
            path.addCurve(
              to: at(0, -0.26), control1: at(side * 0.36, -0.48), control2: at(side * 0.36, -0.26))
          })
      }
    case "key":
      line(Path(ellipseIn: CGRect(x: -0.48, y: -0.04, width: 0.50, height: 0.50)))
      line(at(-0.06, 0.05), at(0.46, -0.46))
      line(at(0.40, -0.40), at(0.52, -0.28))
      line(at(0.20, -0.20), at(0.34, -0.06))
      if isFilled { fill(Path(ellipseIn: CGRect(x: -0.48, y: -0.04, width: 0.50, height: 0.50))) }
      if isFilled { disc(-0.29, 0.27, radius: 0.07) }
    case "lock.open":
      line(Self.shackle(from: -0.04, top: -0.28, to: -0.16))
      body(Path(roundedRect: CGRect(x: -0.56, y: -0.06, width: 0.76, height: 0.58), cornerRadius: 0.12))
    case "person.2":
      for (x, scale) in [(-0.27, 1.0), (0.36, 0.86)] { person(x, scale, breadth: 0.76) }
    case "person.crop.circle":
      body(Path(ellipseIn: Self.circleBox))
      let edge = 0.5 - width * (isFilled ? 0.8 : 1.5)
      fillFront(
        Path { path in
          path.addEllipse(in: CGRect(x: -0.165, y: -0.295, width: 0.33, height: 0.33))
          path.move(to: at(edge * cos(.pi * 0.78), edge * sin(.pi * 0.78)))
          path.addCurve(to: at(0, 0.10), control1: at(-edge * 0.60, 0.16), control2: at(-0.16, 0.10))
          path.addCurve(
            to: at(edge * cos(.pi * 0.22), edge * sin(.pi * 0.22)), control1: at(0.16, 0.10),
            control2: at(edge * 0.60, 0.16))
          path.addArc(
            center: at(0, 0), radius: edge, startAngle: .pi * 0.22, endAngle: .pi * 0.78, clockwise: false)
          path.closeSubpath()
        })
    case "hand.thumbsup":
      body(Path(roundedRect: CGRect(x: -0.54, y: -0.06, width: 0.22, height: 0.54), cornerRadius: 0.07))
      let hand: [CGPoint] = [
        at(-0.26, -0.06), at(-0.04, -0.54), at(0.15, -0.46), at(0.10, -0.12), at(0.52, -0.12), at(0.40, 0.46),
        at(-0.26, 0.46),
      ]
      body(.polygon(hand, rounding: 0.10))
    default: return false
    }
    return true
  }

  /// Leaves a gift's ribbon within its box.
  private var ribbon: CGAffineTransform {
    isFilled
      ? .identity : CGAffineTransform(a: 1, b: 0, c: 0, d: 1 - 2 * width / 0.46, tx: 0, ty: width * 1.26)
  }

  /// A book that lies open.
  private static let pages = Path { path in
    path.move(to: at(0, -0.30))
    path.addCurve(to: at(-0.60, -0.36), control1: at(-0.16, -0.44), control2: at(-0.42, -0.46))
    path.addLine(to: at(-0.60, 0.36))
    path.addCurve(to: at(0, 0.42), control1: at(-0.42, 0.26), control2: at(-0.16, 0.28))
    path.addCurve(to: at(0.60, 0.36), control1: at(0.16, 0.28), control2: at(0.42, 0.26))
    path.addLine(to: at(0.60, -0.36))
    path.addCurve(to: at(0, -0.30), control1: at(0.42, -0.46), control2: at(0.16, -0.44))
    path.closeSubpath()
  }
}
