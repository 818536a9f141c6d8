import Drawing
import Foundation
import Geometry
import PangoText
import Testing

@testable import CairoRenderer

@Suite struct TextTests {
  private let black = [Paint.color(.black)]

  /// The text's outlines filled as paths of the display list, each glyph where the masks put it.
  private func outlines(_ text: ShapedText, at point: CGPoint, scale: CGFloat, snapsX: Bool) throws
    -> [DisplayItem]
  {
    var items: [DisplayItem] = []
    for run in text.runs {
      let unit = run.fontSize / CGFloat(try GlyphOutlines.shared.unitsPerEm(of: run.font))
      for index in run.glyphs.indices {
        let outline = try GlyphOutlines.shared.outline(of: run.glyphs[index], in: run.font)
        if outline.isEmpty { continue }
        var x = point.x + run.x[index]
        if snapsX { x = (x * scale * 8).rounded() / 8 / scale }
        let y = ((point.y + run.baseline) * scale).rounded() / scale
        let place = CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: x, ty: y)
        items.append(try .fill(outline.applying(place), with: .color(.black)))
      }
    }
    return items
  }

  @Test("Glyphs from masks look like filled outlines", arguments: [1, 2, 3])
  func masksEqualOutlines(scale: CGFloat) throws {
    let text = try HandShaping.regular.text(["Hamburgefonstiv", "1234567890 &@#"], size: 15, lineHeight: 20)
    let point = CGPoint(x: 5.3, y: 4.2)
    let masks = try CairoRenderer.bitmap(
      try list(150, 50, [.text(text, at: point, paints: black)]), scale: scale)
    // The same places: only roundings to 1/256 of a pixel differ, and how neighbours' edges add up.
    let snapped = try CairoRenderer.bitmap(
      try list(150, 50, outlines(text, at: point, scale: scale, snapsX: true)), scale: scale)
    #expect(masks.difference(from: snapped).largest <= 4)
    // Exact places: at most a sixteenth of a pixel away, 255/16 = 16 levels at an upright edge, and cairo's rows.
    let exact = try CairoRenderer.bitmap(
      try list(150, 50, outlines(text, at: point, scale: scale, snapsX: false)), scale: scale)
    #expect(masks.difference(from: exact).largest <= 24)
    #expect(masks.difference(from: exact).mean < 1)
  }

  @Test("A run that joins is filled as one, without seams where glyphs overlap")
  func joiningRun() throws {
    var text = try HandShaping.regular.text(["OOO"], size: 40, lineHeight: 50, joins: true)
    // Half on top of each other, in a glassy colour: seams and doubled coverage would be darker.
    text.runs[0].x = [0, 10, 20]
    let glass = [Paint.color(SRGBColor(hex: 0, alpha: 0.5))]
    let bitmap = try CairoRenderer.bitmap(
      try list(80, 60, [.text(text, at: .zero, paints: glass)]), scale: 2)
    var darkest = 255
    for y in 0..<bitmap.height { for x in 0..<bitmap.width { darkest = min(darkest, bitmap[x, y].red) } }
    // 255·(1 − 128/255) = 127.
    #expect((126...128).contains(darkest))
    text.runs[0].joins = false
    let masks = try CairoRenderer.bitmap(
      try list(80, 60, [.text(text, at: .zero, paints: glass)]), scale: 2)
    #expect(masks.difference(from: bitmap).largest <= 24)
  }

  @Test("Glyphs larger than a mask may be are the same as smaller ones")
  func largeGlyphs() throws {
    let text = try HandShaping.bold.text(["Rag"], size: 200, lineHeight: 220)
    let large = try CairoRenderer.bitmap(
      try list(420, 240, [.text(text, at: .zero, paints: black)]), scale: 2)
    let filled = try CairoRenderer.bitmap(
      try list(420, 240, outlines(text, at: .zero, scale: 2, snapsX: true)), scale: 2)
    #expect(large.difference(from: filled).largest <= 4)
    #expect(large.difference(from: try CairoRenderer.bitmap(try list(420, 240, []), scale: 2)).mean > 20)
  }

  @Test("Each run is painted in its block's run's paint, the last serving all others")
  func paints() throws {
    var text = try HandShaping.bold.text(["MMM", "MMM", "MMM"], size: 30, lineHeight: 36)
    for index in 0..<3 { text.runs[index].sourceRun = index }
    let paints = [Paint.color(SRGBColor(hex: 0xFF0000)), .color(SRGBColor(hex: 0x0000FF))]
    let bitmap = try CairoRenderer.bitmap(
      try list(100, 110, [.text(text, at: .zero, paints: paints)]), scale: 1)
    func solid(_ rows: Range<Int>) -> Set<String> {
      var found: Set<String> = []
      for y in rows {
        for x in 0..<100 where bitmap[x, y].green == 0 { found.insert(bitmap[x, y].description) }
      }
      return found
    }
    #expect(solid(0..<34) == ["(255 0 0 255)"])
    #expect(solid(38..<70) == ["(0 0 255 255)"])
    #expect(solid(74..<108) == ["(0 0 255 255)"])
  }

  @Test("Decorations are lines in the run's paint, broken as their style says")
  func decorations() throws {
    var text = try HandShaping.regular.text(["iii"], size: 10, lineHeight: 12)
    text.decorations = [
      TextDecoration(frame: CGRect(x: 0, y: 14, width: 60, height: 2), style: .solid, sourceRun: 0),
      TextDecoration(frame: CGRect(x: 0, y: 18, width: 60, height: 2), style: .dot, sourceRun: 0),
    ]
    text.size = CGSize(width: 60, height: 24)
    text.lines[0].frame.size = text.size
    let bitmap = try CairoRenderer.bitmap(
      try list(80, 30, [.text(text, at: CGPoint(x: 4, y: 2), paints: black)]), scale: 1)
    for x in 0..<80 {
      let isUnderText = (4..<64).contains(x)
      #expect((bitmap[x, 16] == Pixel(0, 0, 0)) == isUnderText)
      // Dots and gaps of 3 thicknesses, 6 pixels each.
      let isDot = isUnderText && (x - 4) % 12 < 6
      #expect((bitmap[x, 20] == Pixel(0, 0, 0)) == isDot)
    }
  }

  @Test("Emoji are painted from their picture, at the size of the text")
  func emoji() throws {
    let text = try HandShaping.emoji.text(["😀"], size: 40, lineHeight: 48, isColor: true)
    let bitmap = try CairoRenderer.bitmap(
      try list(60, 60, [.text(text, at: CGPoint(x: 5, y: 5), paints: black)]), scale: 2)
    let middle = bitmap[60, 60]
    #expect(middle.red > 200 && middle.green > 100 && middle.blue < 160, "the face is yellow, not \(middle)")
    #expect(bitmap[2, 2] == Pixel(255, 255, 255))
  }

  @Test("A text that is turned is drawn turned")
  func turnedText() throws {
    let text = try HandShaping.bold.text(["HHHH"], size: 20, lineHeight: 24)
    let quarter = DisplayScope(
      transform: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 50, ty: 0),
      items: [try .text(text, at: CGPoint(x: 10, y: 10), paints: black)])
    let turned = try CairoRenderer.bitmap(try list(50, 100, [.scope(quarter)]), scale: 2)
    let upright = try CairoRenderer.bitmap(
      try list(100, 50, [.text(text, at: CGPoint(x: 10, y: 10), paints: black)]), scale: 2)
    var largest = 0
    // (x, y) → (50 − y, x) in points; in pixels column 99 − y, row x.
    for y in 0..<100 {
      for x in 0..<200 { largest = max(largest, abs(turned[99 - y, x].red - upright[x, y].red)) }
    }
    // The turned text is not moved to eighths of a pixel.
    #expect(largest <= 24)
  }
}
