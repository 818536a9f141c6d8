import Drawing
import Foundation
import Geometry

/// Pages of random items: shapes, shadows, texts, pictures, nested scopes.
enum RandomPage {
  static func make(seed: UInt64, isTurned: Bool) throws -> DisplayList {
    var random = SeededGenerator(seed)
    let items = try items(12, depth: 2, isTurned, &random)
    return try list(200, 180, on: seed % 2 == 0 ? .white : nil, items)
  }

  private static func items(
    _ count: Int, depth: Int, _ isTurned: Bool, _ random: inout SeededGenerator
  ) throws -> [DisplayItem] {
    try (0..<count).map { _ in try item(depth: depth, isTurned, &random) }
  }

  private static func item(depth: Int, _ isTurned: Bool, _ random: inout SeededGenerator) throws
    -> DisplayItem
  {
    let rect = CGRect(
      x: CGFloat.random(in: -20...160, using: &random), y: CGFloat.random(in: -20...150, using: &random),
      width: CGFloat.random(in: 5...90, using: &random), height: CGFloat.random(in: 5...90, using: &random))
    let path = path(rect, &random)
    let paint = paint(rect, &random)
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
    case 0: return try .fill(path, with: paint, rule: .evenOdd)
    case 1:
      let style = StrokeStyle(lineWidth: CGFloat.random(in: 0.5...9, using: &random), lineJoin: .round)
      return try .stroke(path, with: paint, style: style)
    case 2: return try .shadow(of: path, shadow(&random))
    case 3:
      let text = try HandShaping.regular.text(["Quartz", "glyph"], size: 17.3, lineHeight: 21)
      return try .text(text, at: rect.origin, paints: [paint])
    case 4:
      let image = try ImageData(bytes: checkers.bytes)
      return try .image(ImageItem(image: image, frame: rect, interpolation: .medium))
    case 5: return try .fill(path, with: paint)
    default:
      var scope = DisplayScope(items: try items(4, depth: depth - 1, isTurned, &random))
      if Bool.random(using: &random) { scope.clip = self.path(rect.insetBy(dx: -30, dy: -30), &random) }
      if Bool.random(using: &random) { scope.opacity = Double.random(in: 0.1...1, using: &random) }
      if Bool.random(using: &random) { scope.shadow = shadow(&random) }
      if Bool.random(using: &random) {
        scope.blendMode = BlendMode.allCases.randomElement(using: &random) ?? .normal
      }
      if Bool.random(using: &random) {
        let angle = CGFloat.random(in: -0.5...0.5, using: &random)
        scope.transform = CGAffineTransform(rotationAngle: isTurned ? angle : 0).scaledBy(x: 1.1, y: 0.9)
      }
      return try .scope(scope)
    }
  }

  private static func path(_ rect: CGRect, _ random: inout SeededGenerator) -> Path {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: Path(rect)
    case 1: Path(roundedRect: rect, cornerRadius: CGFloat.random(in: 1...20, using: &random))
    case 2: Path(ellipseIn: rect)
    default:
      Path {
        $0.addLines([
          rect.origin, CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.minX, y: rect.maxY),
          CGPoint(x: rect.midX, y: rect.minY),
        ])
        $0.closeSubpath()
      }
    }
  }

  private static func paint(_ rect: CGRect, _ random: inout SeededGenerator) -> Paint {
    let color = SRGBColor(
      hex: UInt32.random(in: 0...0xFFFFFF, using: &random),
      alpha: Bool.random(using: &random) ? 1 : Double.random(in: 0.2...1, using: &random))
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      return .linearGradient(
        stops: Zoo.stops, start: rect.origin, end: CGPoint(x: rect.midX, y: rect.maxY))
    case 1:
      return .radialGradient(
        stops: Zoo.stops, center: CGPoint(x: rect.midX, y: rect.midY), startRadius: 3,
        endRadius: rect.width / 2)
    default: return .color(color)
    }
  }

  private static func shadow(_ random: inout SeededGenerator) -> Shadow {
    Shadow(
      color: SRGBColor(hex: 0, alpha: 0.5), radius: CGFloat.random(in: 0...8, using: &random),
      x: CGFloat.random(in: -9...9, using: &random), y: CGFloat.random(in: -9...9, using: &random))
  }

  /// Eight by eight squares in two colours, one half clear.
  static let checkers = HandMadePNG(
    width: 8, height: 8, bitDepth: 8, colorType: 6,
    rows: (0..<8).map { y in
      (0..<8).flatMap { x -> [UInt8] in (x + y) % 2 == 0 ? [200, 30, 90, 255] : [20, 90, 200, 120] }
    })
}
