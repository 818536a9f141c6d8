import Foundation
import Geometry

extension SymbolPen {
  static let arrangementNames = [
    "square.on.square", "rectangle.stack", "photo.on.rectangle", "square.grid.3x3", "list.number",
    "chart.pie", "chart.line.uptrend.xyaxis", "clock.arrow.circlepath",
    "arrow.up.left.and.arrow.down.right", "rectangle.portrait.and.arrow.right",
    "bubble.left.and.bubble.right",
  ]

  /// Draws several things that make one; `false` where the name is none's.
  mutating func drawArrangement(_ name: String) -> Bool {
    switch name {
    case "square.on.square":
      behind([at(-0.28, 0.17), at(-0.46, 0.17), at(-0.46, -0.46), at(0.17, -0.46), at(0.17, -0.28)])
      body(Path(roundedRect: CGRect(x: -0.18, y: -0.18, width: 0.68, height: 0.68), cornerRadius: 0.13))
    case "rectangle.stack":
      line(at(-0.32, -0.48), at(0.32, -0.48))
      line(at(-0.43, -0.33), at(0.43, -0.33))
      body(Path(roundedRect: CGRect(x: -0.56, y: -0.20, width: 1.12, height: 0.70), cornerRadius: 0.13))
    case "photo.on.rectangle":
      behind([at(-0.44, 0.24), at(-0.58, 0.24), at(-0.58, -0.46), at(0.38, -0.46), at(0.38, -0.34)])
      let box = CGRect(x: -0.34, y: -0.22, width: 0.98, height: 0.74)
      body(Path(roundedRect: box, cornerRadius: 0.13))
      disc(-0.06, 0.02, radius: 0.085)
      let inset = width * 1.4
      let ground: [CGPoint] = [
        at(box.minX + inset, box.maxY - inset), at(box.minX + inset, 0.36), at(-0.06, 0.21), at(0.09, 0.30),
        at(0.33, 0.07), at(box.maxX - inset, 0.29), at(box.maxX - inset, box.maxY - inset),
      ]
      fill(.polygon(ground, rounding: 0.03))
    case "square.grid.3x3":
      for x: CGFloat in [-0.48, -0.14, 0.20] {
        for y: CGFloat in [-0.48, -0.14, 0.20] {
          body(Path(roundedRect: CGRect(x: x, y: y, width: 0.28, height: 0.28), cornerRadius: 0.07))
        }
      }
    case "list.number":
      for (index, y) in [-0.36, 0, 0.36].enumerated() {
        let digit = SymbolMark.digit(index + 1).outline(width: min(width * 0.72, 0.066), scale: 0.30)
        fill(digit.applying(CGAffineTransform(translationX: -0.48, y: y)))
        line(at(-0.22, y), at(0.54, y))
      }
    case "chart.pie":
      body(Path(ellipseIn: Self.circleBox))
      let reach = 0.5 - width * (isFilled ? 1.4 : 0.5)
      let (top, side) = (at(0, -reach), at(reach * cos(.pi / 6), reach * sin(.pi / 6)))
      if isFilled { detail(top, at(0, 0), side) } else { line(top, at(0, 0), side) }
    case "chart.line.uptrend.xyaxis":
      line(.bent([at(-0.54, -0.50), at(-0.54, 0.48), at(0.56, 0.48)], rounding: 0.08))
      line(at(-0.34, 0.24), at(-0.08, -0.06), at(0.12, 0.12), at(0.48, -0.34))
      line(at(0.26, -0.37), at(0.50, -0.37), at(0.50, -0.13))
    case "clock.arrow.circlepath":
      guard drawSky("arrow.counterclockwise") else { return false }
      line(at(0, -0.16), at(0, 0.07), at(0.16, 0.16))
    case "arrow.up.left.and.arrow.down.right":
      for side: CGFloat in [-1, 1] {
        line(at(side * 0.11, side * 0.11), at(side * 0.46, side * 0.46))
        line(at(side * 0.16, side * 0.46), at(side * 0.46, side * 0.46), at(side * 0.46, side * 0.16))
      }
    case "rectangle.portrait.and.arrow.right":
      if isFilled {
        fill(Path(roundedRect: CGRect(x: -0.56, y: -0.52, width: 0.68, height: 1.04), cornerRadius: 0.13))
        fill(Path(CGRect(x: -0.26, y: -0.14, width: 0.38, height: 0.28)))
      } else {
        line(
          .bent(
            [
              at(0.08, -0.24), at(0.08, -0.48), at(-0.52, -0.48), at(-0.52, 0.48), at(0.08, 0.48),
              at(0.08, 0.24),
            ], rounding: 0.10))
      }
      line(at(-0.16, 0), at(0.56, 0))
      line(at(0.37, -0.19), at(0.56, 0), at(0.37, 0.19))
    case "bubble.left.and.bubble.right":
      behind([
        at(0.20, -0.24), at(0.20, -0.50), at(-0.60, -0.50), at(-0.60, 0.04), at(-0.45, 0.04), at(-0.45, 0.26),
        at(-0.24, 0.06),
      ])
      let front: [CGPoint] = [
        at(-0.13, -0.14), at(0.64, -0.14), at(0.64, 0.35), at(0.48, 0.35), at(0.48, 0.56), at(0.24, 0.35),
        at(-0.13, 0.35),
      ]
      body(.polygon(front, rounding: 0.08))
    default: return false
    }
    return true
  }

  /// What is seen of a thing behind another: its outer edge, from one end to the other, and in the filled variant all
  /// between that and the other thing.
  private mutating func behind(_ edge: [CGPoint]) {
    guard isFilled else { return line(.bent(edge, rounding: 0.09)) }
    let (first, last) = (edge[0], edge[edge.count - 1])
    // The other thing's corner is below and to the right of both ends.
    let corner = at(min(first.x, last.x), min(first.y, last.y))
    fill(.polygon(edge + [corner], rounding: 0.08))
  }
}
