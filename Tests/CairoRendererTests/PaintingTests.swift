import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

@Suite struct PaintingTests {
  @Test("No stroke of a rectangle, a round one or an ellipse reaches beyond its bounds", arguments: 0..<40)
  func strokeBounds(seed: Int) throws {
    var random = SeededGenerator(UInt64(seed))
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
    let rect = CGRect(x: number(12...20), y: number(12...20), width: number(0...40), height: number(0...30))
    let path = [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: number(1...20)),
      Path(roundedRect: rect, cornerRadius: number(1...9), style: .circular),
    ][seed % 4]
    let style = StrokeStyle(
      lineWidth: number(0.5...8), lineCap: [.butt, .round, .square][seed / 4 % 3],
      lineJoin: [.miter, .round, .bevel][seed / 12 % 3],
      dash: Bool.random(using: &random) ? [number(1...9), number(1...9)] : [])
    let bounds = try DisplayItem.stroke(path, with: .color(.black), style: style).bounds
    // As steps, whose bounds are generous, it is painted without these limits.
    let free = try DisplayItem.stroke(Path(elements: path.elements), with: .color(.black), style: style)
    let size = CGSize(width: 80, height: 70)
    let bitmap = try CairoRenderer.bitmap(DisplayList(size: size, items: [free]), scale: 2)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].alpha > 0 {
        let pixel = CGRect(x: CGFloat(x) / 2, y: CGFloat(y) / 2, width: 0.5, height: 0.5)
        #expect(bounds.intersects(pixel), "\(x), \(y)")
      }
    }
  }

  @Test("Every level of a colour is painted as that very level")
  func levels() throws {
    let items = try (0..<256).map { level in
      try DisplayItem.fill(
        Path(CGRect(x: CGFloat(level), y: 0, width: 1, height: 1)),
        with: .color(SRGBColor(red: UInt8(level), green: UInt8(255 - level), blue: 77)))
    }
    let bitmap = try CairoRenderer.bitmap(try list(256, 1, items), scale: 1)
    for level in 0..<256 { #expect(bitmap[level, 0] == Pixel(level, 255 - level, 77)) }
  }

  @Test("Fill rules differ where a path crosses itself")
  func fillRules() throws {
    let path = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      $0.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    let black = Paint.color(.black)
    let nonZero = try CairoRenderer.bitmap(try list(30, 30, [.fill(path, with: black)]), scale: 1)
    let evenOdd = try CairoRenderer.bitmap(
      try list(30, 30, [.fill(path, with: black, rule: .evenOdd)]), scale: 1)
    #expect(nonZero[15, 15] == Pixel(0, 0, 0))
    #expect(evenOdd[15, 15] == Pixel(255, 255, 255))
    #expect(evenOdd[5, 5] == Pixel(0, 0, 0))
  }

  @Test("A dash shows its pattern, phase and caps")
  func dashes() throws {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 60, y: 5)]) }
    func row(_ style: StrokeStyle) throws -> [Bool] {
      let item = try DisplayItem.stroke(line, with: .color(.black), style: style)
      let bitmap = try CairoRenderer.bitmap(try list(60, 10, [item]), scale: 1)
      return (0..<60).map { bitmap[$0, 5] == Pixel(0, 0, 0) }
    }
    let plain = try row(StrokeStyle(lineWidth: 4, dash: [10, 5]))
    #expect(plain == (0..<60).map { $0 % 15 < 10 })
    let shifted = try row(StrokeStyle(lineWidth: 4, dash: [10, 5], dashPhase: 12))
    #expect(shifted == (0..<60).map { ($0 + 12) % 15 < 10 })
    // Square caps add half the width, 2, to both ends of each dash.
    let square = try row(StrokeStyle(lineWidth: 4, lineCap: .square, dash: [6, 9]))
    #expect(square == (0..<60).map { $0 % 15 < 8 || $0 % 15 >= 13 })
  }

  @Test("Gradients pass through their stops and continue beyond them")
  func gradients() throws {
    let stops = [
      GradientStop(color: SRGBColor(hex: 0xFF0000), location: 0),
      GradientStop(color: SRGBColor(hex: 0x0000FF), location: 1),
    ]
    let linear = Paint.linearGradient(stops: stops, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 120, y: 0))
    let bar = try CairoRenderer.bitmap(
      try list(140, 4, [.fill(Path(CGRect(x: 0, y: 0, width: 140, height: 4)), with: linear)]), scale: 1)
    #expect(bar[5, 1] == Pixel(255, 0, 0))
    #expect(bar[135, 1] == Pixel(0, 0, 255))
    // The middle of pixel 69 lies at (69.5 − 20) / 100 = 0.495: 255·0.505 = 128.8 and 255·0.495 = 126.2.
    #expect(bar[69, 1].isNear(Pixel(129, 0, 126), 2))
    let radial = Paint.radialGradient(
      stops: stops, center: CGPoint(x: 50, y: 50), startRadius: 10, endRadius: 40)
    let disc = try CairoRenderer.bitmap(
      try list(100, 100, [.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: radial)]), scale: 1)
    #expect(disc[50, 50] == Pixel(255, 0, 0))
    #expect(disc[2, 2] == Pixel(0, 0, 255))
    // The middle of pixel (74, 49) is 24.5 from the centre: (24.5 − 10) / 30 = 0.483.
    #expect(disc[74, 49].isNear(Pixel(132, 0, 123), 3))
  }

  @Test("Opacity applies to a group as one picture")
  func groupOpacity() throws {
    let items = [
      try DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black)),
      try .fill(Path(CGRect(x: 10, y: 0, width: 20, height: 20)), with: .color(SRGBColor(hex: 0xFF0000))),
    ]
    let bitmap = try CairoRenderer.bitmap(
      try list(30, 20, [.scope(DisplayScope(opacity: 0.5, items: items))]), scale: 1)
    // 255·(1 − 128/255) = 127; red keeps its 128 and lets 127 of white through.
    #expect(bitmap[5, 5].isNear(Pixel(127, 127, 127), 1))
    #expect(bitmap[15, 5].isNear(Pixel(255, 127, 127), 1))
    #expect(bitmap[25, 5].isNear(Pixel(255, 127, 127), 1))
  }

  @Test("Blend modes compute what they are defined to", arguments: BlendMode.allCases)
  func blendModes(mode: BlendMode) throws {
    // Backdrop and source, both opaque, as fractions of 255.
    let (back, front) = (SRGBColor(red: 204, green: 102, blue: 51), SRGBColor(red: 51, green: 153, blue: 204))
    let whole = CGRect(x: 0, y: 0, width: 4, height: 4)
    let item = try DisplayItem.fill(Path(whole), with: .color(front))
    let bitmap = try CairoRenderer.bitmap(
      try list(4, 4, on: back, [.scope(DisplayScope(blendMode: mode, items: [item]))]), scale: 1,
      background: .white)
    let expected = [(back.red, front.red), (back.green, front.green), (back.blue, front.blue)].map {
      Self.blend(Double($0) / 255, Double($1) / 255, mode)
    }
    guard let red = expected[0], let green = expected[1], let blue = expected[2] else { return }
    #expect(
      bitmap[2, 2].isNear(
        Pixel(Int((red * 255).rounded()), Int((green * 255).rounded()), Int((blue * 255).rounded())), 2))
  }

  /// The separable formulas of the W3C's compositing specification for opaque colours; `nil` for the others.
  private static func blend(_ back: Double, _ front: Double, _ mode: BlendMode) -> Double? {
    func hard(_ back: Double, _ front: Double) -> Double {
      front <= 0.5 ? back * 2 * front : 1 - (1 - back) * (1 - (2 * front - 1))
    }
    switch mode {
    case .normal, .sourceAtop: return front
    case .multiply: return back * front
    case .screen: return back + front - back * front
    case .overlay: return hard(front, back)
    case .hardLight: return hard(back, front)
    case .darken: return min(back, front)
    case .lighten: return max(back, front)
    case .colorDodge: return front == 1 ? 1 : min(1, back / (1 - front))
    case .colorBurn: return front == 0 ? 0 : 1 - min(1, (1 - back) / front)
    case .difference: return (back - front).magnitude
    case .exclusion: return back + front - 2 * back * front
    case .softLight:
      let root = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : back.squareRoot()
      return front <= 0.5
        ? back - (1 - 2 * front) * back * (1 - back) : back + (2 * front - 1) * (root - back)
    case .destinationOver: return back
    case .destinationOut: return nil
    case .plusLighter: return min(1, back + front)
    case .plusDarker: return max(0, back + front - 1)
    case .hue, .saturation, .color, .luminosity: return nil
    }
  }

  @Test("What is erased from an opaque page is clear")
  func erasing() throws {
    let hole = try DisplayItem.fill(Path(CGRect(x: 5, y: 5, width: 10, height: 10)), with: .color(.black))
    let page = try list(20, 20, [.scope(DisplayScope(blendMode: .destinationOut, items: [hole]))])
    let bitmap = try CairoRenderer.bitmap(page, scale: 1)
    #expect(!bitmap.isOpaque)
    #expect(bitmap[10, 10] == Pixel(0, 0, 0, 0))
    #expect(bitmap[2, 2] == Pixel(255, 255, 255))
  }

  @Test("A rectangle as large as numbers may be is painted up to its visible edge")
  func hugeRectangle() throws {
    let rect = CGRect(x: -900_000, y: -900_000, width: 900_010, height: 900_010)
    let red = Paint.color(SRGBColor(hex: 0xFF0000))
    let clipped = DisplayScope(
      clip: Path(rect), items: [try .fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: red)])
    for item in [try DisplayItem.fill(Path(rect), with: red), try .scope(clipped)] {
      let bitmap = try CairoRenderer.bitmap(try list(20, 20, [item]), scale: 10)
      #expect(bitmap[0, 0] == Pixel(255, 0, 0))
      #expect(bitmap[99, 99] == Pixel(255, 0, 0))
      #expect(bitmap[100, 99] == Pixel(255, 255, 255))
    }
  }

  @Test("A clip cuts, also a nested and a turned one, and its inside is untouched")
  func clips() throws {
    let red = Paint.color(SRGBColor(hex: 0xFF0000))
    let page = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inner = DisplayScope(
      clip: Path(CGRect(x: 50, y: 0, width: 50, height: 100)), items: [try .fill(Path(page), with: red)])
    let outer = DisplayScope(
      clip: Path(roundedRect: CGRect(x: 10, y: 10, width: 80, height: 80), cornerRadius: 20),
      items: [try .scope(inner)])
    let bitmap = try CairoRenderer.bitmap(try list(100, 100, [.scope(outer)]), scale: 1)
    #expect(bitmap[30, 50] == Pixel(255, 255, 255))
    #expect(bitmap[70, 50] == Pixel(255, 0, 0))
    #expect(bitmap[88, 11] == Pixel(255, 255, 255))
    #expect(bitmap[95, 50] == Pixel(255, 255, 255))
    let turned = DisplayScope(
      transform: CGAffineTransform(rotationAngle: .pi / 4),
      clip: Path(CGRect(x: 40, y: -30, width: 60, height: 60)),
      items: [try .fill(Path(CGRect(x: -200, y: -200, width: 400, height: 400)), with: red)])
    let diamond = try CairoRenderer.bitmap(try list(100, 100, [.scope(turned)]), scale: 1)
    // The clip's near side lies 40 from the corner along the diagonal: x + y = 40·√2 = 56.6.
    #expect(diamond[27, 27] == Pixel(255, 255, 255))
    #expect(diamond[30, 30] == Pixel(255, 0, 0))
  }
}
