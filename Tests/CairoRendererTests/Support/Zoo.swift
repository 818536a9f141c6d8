import Drawing
import Foundation
import Geometry

/// One of every kind of item and of every blend mode, on a page of 400 by 620 points.
enum Zoo {
  static let stops = [
    GradientStop(color: SRGBColor(hex: 0xFF2D55), location: 0),
    GradientStop(color: SRGBColor(hex: 0xFFCC00), location: 0.5),
    GradientStop(color: SRGBColor(hex: 0x5856D6), location: 1),
  ]

  static func page(withBlendModes: Bool = true) throws -> DisplayList {
    let red = Paint.color(SRGBColor(hex: 0xFF3B30))
    let blue = Paint.color(SRGBColor(hex: 0x007AFF))
    let black = Paint.color(.black)
    var makers: [(CGRect) throws -> [DisplayItem]] = [
      { [try .fill(Path($0), with: red)] },
      { [try .fill(Path(roundedRect: $0, cornerRadius: 20), with: blue)] },
      { [try .fill(Path(ellipseIn: $0), with: .color(SRGBColor(hex: 0x34C759, alpha: 0.6)))] },
      { [try .fill(star($0), with: blue, rule: .evenOdd)] },
      {
        let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 8])
        return [
          try .stroke(Path(roundedRect: $0.insetBy(dx: 6, dy: 6), cornerRadius: 16), with: red, style: style)
        ]
      },
      {
        let end = CGPoint(x: $0.maxX, y: $0.maxY)
        let paint = Paint.linearGradient(stops: stops, start: $0.origin, end: end)
        return [try .fill(Path(roundedRect: $0, cornerRadius: 12), with: paint)]
      },
      {
        let middle = CGPoint(x: $0.midX, y: $0.midY)
        let paint = Paint.radialGradient(stops: stops, center: middle, startRadius: 5, endRadius: 34)
        return [try .fill(Path(roundedRect: $0, cornerRadius: 12), with: paint)]
      },
      {
        let path = Path(roundedRect: $0.insetBy(dx: 10, dy: 10), cornerRadius: 12)
        let shadow = Shadow(color: SRGBColor(hex: 0, alpha: 0.4), radius: 5, y: 4)
        return [try .shadow(of: path, shadow), try .fill(path, with: .color(.white))]
      },
      {
        let half = CGRect(x: $0.minX, y: $0.midY, width: 68, height: 34)
        let items = [try DisplayItem.fill(Path($0), with: blue), try .fill(Path(half), with: red)]
        return [try .scope(DisplayScope(clip: Path(ellipseIn: $0), items: items))]
      },
      {
        let items = [
          try DisplayItem.fill(Path($0.insetBy(dx: 12, dy: 0)), with: blue),
          try .fill(Path($0.insetBy(dx: 0, dy: 12)), with: red),
        ]
        return [try .scope(DisplayScope(opacity: 0.5, items: items))]
      },
      {
        let turn = CGAffineTransform(translationX: -$0.midX, y: -$0.midY)
          .concatenating(CGAffineTransform(rotationAngle: 0.4))
          .concatenating(CGAffineTransform(translationX: $0.midX, y: $0.midY))
        let text = try HandShaping.regular.text(["Rotated"], size: 12, lineHeight: 16)
        let point = CGPoint(x: $0.minX + 12, y: $0.midY - 8)
        let items = [
          try DisplayItem.fill(Path(roundedRect: $0.insetBy(dx: 10, dy: 10), cornerRadius: 8), with: blue),
          try .text(text, at: point, paints: [.color(.white)]),
        ]
        return [try .scope(DisplayScope(transform: turn, items: items))]
      },
      {
        let text = try HandShaping.regular.text(["Hamburg", "efonstiv", "12345"], size: 15, lineHeight: 20)
        return [try .text(text, at: $0.origin, paints: [black])]
      },
      {
        let text = try HandShaping.bold.text(["Grad", "ient"], size: 28, lineHeight: 33)
        let end = CGPoint(x: $0.maxX, y: $0.maxY)
        return [
          try .text(
            text, at: $0.origin, paints: [.linearGradient(stops: stops, start: $0.origin, end: end)])
        ]
      },
      {
        let text = try HandShaping.emoji.text(["😀🎉"], size: 28, lineHeight: 34, isColor: true)
        return [try .text(text, at: $0.origin, paints: [black])]
      },
      {
        let text = try HandShaping.bold.text(["Aa"], size: 40, lineHeight: 50)
        let shadow = Shadow(color: SRGBColor(hex: 0xFF0000, alpha: 0.8), radius: 2, x: 2, y: 3)
        return [
          try .scope(
            DisplayScope(shadow: shadow, items: [try .text(text, at: $0.origin, paints: [blue])]))
        ]
      },
    ]
    if withBlendModes {
      for mode in BlendMode.allCases { makers.append { try blended($0, mode) } }
    }
    var items: [DisplayItem] = []
    for (index, make) in makers.enumerated() {
      let (column, row) = (index % 5, index / 5)
      items += try make(
        CGRect(x: 10 + CGFloat(column) * 78, y: 10 + CGFloat(row) * 78, width: 68, height: 68))
    }
    return try list(400, 620, items)
  }

  private static func star(_ rect: CGRect) -> Path {
    Path { path in
      for tip in 0..<5 {
        let angle = Double(tip) * 4 * .pi / 5 - .pi / 2
        let point = CGPoint(x: rect.midX + 34 * cos(angle), y: rect.midY + 34 * sin(angle))
        if tip == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  private static func blended(_ rect: CGRect, _ mode: BlendMode) throws -> [DisplayItem] {
    let square = CGRect(x: rect.minX, y: rect.minY, width: 45, height: 50)
    let disc = CGRect(x: rect.minX + 18, y: rect.minY + 12, width: 46, height: 46)
    let paint = Paint.linearGradient(
      stops: stops, start: square.origin, end: CGPoint(x: square.minX, y: square.maxY))
    let over = try DisplayItem.fill(Path(ellipseIn: disc), with: .color(SRGBColor(hex: 0x30B0C7)))
    return [
      try .scope(
        DisplayScope(
          opacity: 0.999,
          items: [
            try .fill(Path(square), with: paint), try .scope(DisplayScope(blendMode: mode, items: [over])),
          ]))
    ]
  }
}
