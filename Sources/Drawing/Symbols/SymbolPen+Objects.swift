import Foundation
import Geometry

extension SymbolPen {
  static let objectNames = [
    "person", "person.circle", "house", "trash", "pencil", "folder", "doc", "envelope", "calendar", "clock",
    "lock",
    "square.and.arrow.up", "square.and.arrow.down",
  ]

  /// Draws a thing of a desk or a house; `false` where the name is no such thing's.
  mutating func drawObject(_ name: String) -> Bool {
    switch name {
    case "person":
      body(Path(ellipseIn: CGRect(x: -0.22, y: -0.52, width: 0.44, height: 0.48)))
      body(Self.shoulders(top: 0.06, bottom: 0.48, reach: 0.46))
    case "person.circle":
      body(Path(ellipseIn: Self.circleBox))
      disc(0, -0.13, radius: 0.155)
      fill(Self.shoulders(top: 0.09, bottom: 0.36, reach: 0.27))
    case "house":
      let walls: [CGPoint] = [
        at(0, -0.48), at(0.42, -0.10), at(0.42, 0.46), at(-0.42, 0.46), at(-0.42, -0.10),
      ]
      body(.polygon(walls, rounding: 0.07))
      fill(Path(CGRect(x: -0.11, y: 0.12, width: 0.22, height: isFilled ? 0.34 : 0.34 - width)))
    case "trash":
      line(at(-0.40, -0.36), at(0.40, -0.36))
      line(at(-0.13, -0.38), at(-0.13, -0.50), at(0.13, -0.50), at(0.13, -0.38))
      body(.polygon([at(-0.34, -0.32), at(0.34, -0.32), at(0.28, 0.54), at(-0.28, 0.54)], rounding: 0.09))
      for x: CGFloat in [-0.12, 0, 0.12] {
        fill(SymbolMark.outline(of: [at(x, -0.14), at(x * 0.9, 0.36)], width: width * 0.7))
      }
    case "pencil":
      line(
        .polygon(
          [at(-0.42, 0.42), at(-0.34, 0.14), at(0.28, -0.46), at(0.46, -0.28), at(-0.14, 0.34)],
          rounding: 0.04))
      line(at(0.14, -0.33), at(0.33, -0.14))
    case "folder":
      let outline: [CGPoint] = [
        at(-0.54, -0.38), at(-0.14, -0.38), at(-0.04, -0.28), at(0.54, -0.28), at(0.54, 0.40),
        at(-0.54, 0.40),
      ]
      body(.polygon(outline, rounding: 0.10))
      fill(
        SymbolMark.outline(
          of: [at(-0.54 + width, -0.12), at(0.54 - width, -0.12)], width: width * 0.8))
    case "doc":
      body(
        .polygon(
          [at(-0.36, -0.50), at(0.10, -0.50), at(0.36, -0.24), at(0.36, 0.50), at(-0.36, 0.50)],
          rounding: 0.09))
      detail(at(0.07, -0.50 + width * 1.6), at(0.07, -0.21), at(0.36 - width * 1.6, -0.21))
    case "envelope":
      body(Path(roundedRect: CGRect(x: -0.56, y: -0.40, width: 1.12, height: 0.80), cornerRadius: 0.14))
      detail(
        at(-0.56 + width * 1.6, -0.40 + width * 1.8), at(0, 0.08), at(0.56 - width * 1.6, -0.40 + width * 1.8)
      )
    case "calendar":
      body(Path(roundedRect: CGRect(x: -0.50, y: -0.44, width: 1.0, height: 0.90), cornerRadius: 0.15))
      detail(at(-0.50 + width * 1.5, -0.19), at(0.50 - width * 1.5, -0.19))
      for (x, y) in [(-0.24, 0.03), (0, 0.03), (0.24, 0.03), (-0.24, 0.25), (0, 0.25)] {
        disc(x, y, radius: 0.055)
      }
    case "clock":
      body(Path(ellipseIn: Self.circleBox))
      detail(at(0, -0.28), at(0, 0.02), at(0.21, 0.02))
    case "lock":
      line(Self.shackle(from: -0.22, top: -0.26, to: -0.02))
      body(Path(roundedRect: CGRect(x: -0.38, y: -0.06, width: 0.76, height: 0.58), cornerRadius: 0.12))
    case "square.and.arrow.up": share(from: 0.20, to: -0.56)
    case "square.and.arrow.down": share(from: -0.56, to: 0.20)
    default: return false
    }
    return true
  }

  /// The bow of a lock, 0.44 em wide: from its foot at `start` over its top to where its other leg ends.
  static func shackle(from start: CGFloat, top: CGFloat, to end: CGFloat) -> Path {
    Path { path in
      path.move(to: at(start, -0.02))
      path.addLine(to: at(start, top))
      path.addCurve(
        to: at(start + 0.44, top), control1: at(start, top - 0.30), control2: at(start + 0.44, top - 0.30))
      path.addLine(to: at(start + 0.44, end))
    }
  }

  /// A person's shoulders, cut off straight below.
  static func shoulders(top: CGFloat, bottom: CGFloat, reach: CGFloat) -> Path {
    Path { path in
      path.move(to: at(-reach, bottom - 0.05))
      path.addCurve(to: at(0, top), control1: at(-reach, top + 0.12), control2: at(-reach * 0.55, top))
      path.addCurve(
        to: at(reach, bottom - 0.05), control1: at(reach * 0.55, top), control2: at(reach, top + 0.12))
      path.addQuadCurve(to: at(reach - 0.06, bottom), control: at(reach, bottom))
      path.addLine(to: at(-reach + 0.06, bottom))
      path.addQuadCurve(to: at(-reach, bottom - 0.05), control: at(-reach, bottom))
      path.closeSubpath()
    }
  }

  /// A box with an arrow between two heights; the filled box is cut out around the arrow.
  private mutating func share(from start: CGFloat, to end: CGFloat) {
    let box = CGRect(x: -0.40, y: -0.20, width: 0.80, height: 0.72)
    let head: CGFloat = start < end ? -0.19 : 0.19
    if isFilled {
      fill(Path(roundedRect: box, cornerRadius: 0.12))
      fill(Path(CGRect(x: -0.12, y: box.minY, width: 0.24, height: 0.48)))
    } else {
      line(
        at(-0.17, -0.16), at(-0.36, -0.16), at(-0.36, 0.48), at(0.36, 0.48), at(0.36, -0.16), at(0.17, -0.16))
    }
    line(at(0, start), at(0, end))
    line(at(-0.19, end + head), at(0, end), at(0.19, end + head))
  }
}
