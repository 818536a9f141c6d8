import Drawing
import Foundation
import Geometry

nonisolated extension Fixtures {
  private static let red = SRGBColor(hex: 0xE63946)
  private static let green = SRGBColor(hex: 0x2A9D8F)
  private static let blue = SRGBColor(hex: 0x457B9D)

  /// Angular and elliptical gradients: whole turns, parts of one, hard edges, translucent ones, on strokes too.
  static func sweeps() throws -> [DisplayItem] {
    func sweep(_ rect: CGRect, _ colors: [SRGBColor], from: Double, to: Double) -> Paint {
      .angularGradient(
        stops: colors.enumerated().map {
          GradientStop(color: $1, location: Double($0) / Double(colors.count - 1))
        }, center: CGPoint(x: rect.midX, y: rect.midY), startAngle: from * .pi / 180, endAngle: to * .pi / 180
      )
    }
    let cells = (0..<6).map { index in
      CGRect(x: 8 + CGFloat(index % 3) * 64, y: 8 + CGFloat(index / 3) * 56, width: 56, height: 48)
    }
    let ellipse = Paint.ellipticalGradient(
      stops: [
        GradientStop(color: red, location: 0), GradientStop(color: green, location: 0.5),
        GradientStop(color: blue, location: 1),
      ], center: CGPoint(x: cells[4].midX, y: cells[4].midY), radii: CGSize(width: 28, height: 14),
      start: 0.25)
    return try [
      .fill(Path(ellipseIn: cells[0]), with: sweep(cells[0], [red, green, blue, red], from: 0, to: 360)),
      .fill(Path(cells[1]), with: sweep(cells[1], [red, green], from: 45, to: 200)),
      .stroke(
        Path(ellipseIn: cells[2].insetBy(dx: 6, dy: 6)),
        with: sweep(cells[2], [blue, green, red, blue], from: -90, to: 270), style: StrokeStyle(lineWidth: 9)),
      .fill(
        Path(roundedRect: cells[3], cornerRadius: 10),
        with: sweep(
          cells[3],
          [red.multiplyingAlpha(by: 0.8), blue.multiplyingAlpha(by: 0.3), red.multiplyingAlpha(by: 0.8)],
          from: 0, to: 360)),
      .fill(Path(cells[4]), with: ellipse),
      .text(
        TestFont.hello(size: 22), at: CGPoint(x: cells[5].minX, y: cells[5].minY + 8),
        paints: [sweep(cells[5], [red, blue, red], from: 0, to: 360)]),
    ]
  }

  /// Blurred scopes: plain, clipped inside, fading, turned, and with a shadow.
  static func blurs() throws -> [DisplayItem] {
    func square(_ x: CGFloat, _ y: CGFloat) throws -> [DisplayItem] {
      try [
        .fill(Path(CGRect(x: x, y: y, width: 30, height: 30)), with: .color(red)),
        .fill(Path(ellipseIn: CGRect(x: x + 10, y: y + 10, width: 26, height: 26)), with: .color(blue)),
      ]
    }
    return try [
      .scope(DisplayScope(blur: 2, items: square(12, 10))),
      .scope(
        DisplayScope(
          clip: Path(roundedRect: CGRect(x: 75, y: 10, width: 34, height: 34), cornerRadius: 10), blur: 1.5,
          items: square(75, 10))),
      .scope(DisplayScope(opacity: 0.5, blur: 4, items: square(140, 10))),
      .scope(
        DisplayScope(
          transform: CGAffineTransform(scaleX: 1.1, y: 0.9).concatenating(
            CGAffineTransform(translationX: 30, y: 65)), blur: 2, items: square(0, 0))),
      .scope(
        DisplayScope(
          blur: 1, shadow: Shadow(color: SRGBColor(hex: 0, alpha: 0.5), radius: 2, x: 3, y: 4),
          items: square(85, 68))),
      .scope(
        DisplayScope(
          clip: Path(ellipseIn: CGRect(x: 140, y: 66, width: 34, height: 34)), blur: 1,
          shadow: Shadow(color: green, radius: 2, x: 2, y: 2), items: square(140, 66))),
    ]
  }

  /// Isolated scopes on a green page: items that multiply what is inside alone, and items cut by a round clip as one picture.
  static func isolation() throws -> [DisplayItem] {
    func disc(_ x: CGFloat, _ y: CGFloat, _ color: SRGBColor) throws -> DisplayItem {
      try .fill(Path(ellipseIn: CGRect(x: x, y: y, width: 50, height: 42)), with: .color(color))
    }
    func multiplied(_ x: CGFloat, _ y: CGFloat) throws -> [DisplayItem] {
      [
        try disc(x, y, red),
        try .scope(DisplayScope(blendMode: .multiply, items: [try disc(x + 18, y + 8, blue)])),
      ]
    }
    func cut(_ x: CGFloat, isIsolated: Bool) throws -> DisplayScope {
      let rect = CGRect(x: x, y: 64, width: 40, height: 48)
      return DisplayScope(
        clip: Path(roundedRect: rect, cornerRadius: 17), isIsolated: isIsolated,
        items: try [SRGBColor.white, SRGBColor.black, blue].map { try .fill(Path(rect), with: .color($0)) })
    }
    var whole = try cut(20, isIsolated: true)
    whole.clip = nil
    return try [
      .fill(Path(CGRect(x: 0, y: 0, width: 200, height: 120)), with: .color(green)),
      .scope(DisplayScope(isIsolated: true, items: multiplied(10, 6))),
      .scope(
        DisplayScope(
          clip: Path(ellipseIn: CGRect(x: 134, y: 20, width: 20, height: 22)), isIsolated: true,
          items: multiplied(110, 6))),
      .scope(DisplayScope(clip: try cut(20, isIsolated: false).clip, items: [.scope(whole)])),
      .scope(cut(80, isIsolated: true)),
      .scope(cut(140, isIsolated: false)),
    ]
  }
}
