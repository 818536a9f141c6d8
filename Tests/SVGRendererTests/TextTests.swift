import Drawing
import Foundation
import Geometry
import PangoText
import SVGRenderer
import Testing

/// Text as outlines and pictures.
@Suite struct TextTests {
  private let ink = Paint.color(SRGBColor(hex: 0x1C1C1E))

  /// “ll” in Inter: glyph 723, 668 of 2816 units wide.
  private func twoLs(size: CGFloat, decorations: [TextDecoration] = []) -> ShapedText {
    var text = TestFont.text(
      "ll", font: TestFont.regular, size: size, glyphs: [723, 723], advances: [668, 668], unitsPerEm: 2816)
    text.decorations = decorations
    return text
  }

  @Test("A glyph's outline is written once in font units and used at every place and size")
  func glyphs() throws {
    let document = try TestDocument([
      .text(twoLs(size: 28.16), at: CGPoint(x: 10, y: 4), paints: [ink]),
      .text(twoLs(size: 14.08), at: CGPoint(x: 50, y: 4.25), paints: [.color(.black)]),
    ])
    // 28.16 points are 2816 units of 0.01 point; the baseline lies the size below the top, on the nearest half point.
    // The second l is 6.68 points from the first, 33.36 pixels of half a point from the edge; 33.375 is the nearest
    // eighth, which is 6.6875 points, 668.75 units. At half the size it is 3.34 points away, at 106.68 pixels; 106.625
    // is 3.3125 points, 662.5 units.
    func uses(_ x: Int) -> String { ##"<use xlink:href="#0"/><use xlink:href="#0" x="\##(x)"/></g>"## }
    #expect(
      document.inside.hasSuffix(
        ##"</defs><g fill="#1c1c1e" transform="translate(10 32)scale(.01)">\##(uses(669))<g transform="translate(50 18.5)scale(.005)">\##(uses(663))"##
      ))
    // An l is a bar: three straight edges, and the fourth by closing.
    #expect(
      document.inside.contains(
        /^<defs><path id="0" d="m[-0-9 ]+(v[-0-9]+h[-0-9]+v|h[-0-9]+v[-0-9]+h)[-0-9]+z"/))
  }

  @Test("Runs take the colour of their part of the text, the last colour serving the rest")
  func runColours() throws {
    var text = twoLs(size: 28.16)
    var second = text.runs[0]
    second.sourceRun = 5
    second.x = [20, 26]
    text.runs.append(second)
    let document = try TestDocument([
      .text(text, at: .zero, paints: [ink, .color(SRGBColor(hex: 0xFF0000, alpha: 0.5))])
    ])
    #expect(document.inside.contains(##"<g fill="#1c1c1e" transform="##))
    #expect(document.inside.contains(##"<g fill="#f00" fill-opacity=".5" transform="##))
    #expect(document.inside.contains(##"x="2000"/>"##))
  }

  @Test("Glyphs shifted from the baseline say so, downwards")
  func shiftedGlyphs() throws {
    var text = twoLs(size: 28.16)
    text.runs[0].y = [0, -1.5]
    #expect(
      try inside(.text(text, at: .zero, paints: [ink]))
        .contains(##"<use xlink:href="#0"/><use xlink:href="#0" x="669" y="-150"/>"##))
  }

  @Test("Marks for characters without a glyph and blanks draw nothing")
  func blanks() throws {
    var text = twoLs(size: 28.16)
    text.runs[0].glyphs = [0x0FFF_FFFF, 1682]
    #expect(try inside(.text(text, at: .zero, paints: [ink])) == "")
  }

  @Test("Text in a gradient is one path in the item's space")
  func gradient() throws {
    let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
    let paint = Paint.linearGradient(stops: stops, start: .zero, end: CGPoint(x: 60, y: 0))
    let document = try TestDocument([.text(twoLs(size: 28.16), at: CGPoint(x: 10, y: 4), paints: [paint])])
    #expect(document.inside.contains(##"</defs><path fill="url(#0)" d="m"##))
    #expect(!document.text.contains("<use"))
    #expect(document.text.matches(of: /z/).count >= 2)
  }

  @Test("Joined letters are one path, so that no seam shows")
  func joined() throws {
    let document = try TestDocument([
      .text(TestFont.hello(size: 20), at: CGPoint(x: 10, y: 4), paints: [ink])
    ])
    // 20 points over 1000 units.
    #expect(
      document.inside.hasPrefix(##"<path fill="#1c1c1e" transform="translate(10 24)scale(.02)" d="m"##))
    #expect(!document.text.contains("<use"))
  }

  @Test("An emoji is a picture, defined once in thousandths of an em")
  func emoji() throws {
    let text = TestFont.emoji(size: 20)
    let document = try TestDocument([
      .text(text, at: CGPoint(x: 10, y: 4), paints: [ink]),
      .text(text, at: CGPoint(x: 60, y: 4), paints: [ink]),
    ])
    #expect(document.text.matches(of: /<image id=/).count == 2)
    #expect(document.text.matches(of: /xlink:href="data:image\/png;base64,iVBOR/).count == 2)
    // The second glyph is 2550 of 2048 units to the right: 1.245 em.
    let uses = ##"<use xlink:href="#0"/><use xlink:href="#1" x="1245"/></g>"##
    #expect(
      document.inside.hasSuffix(
        ##"<g transform="translate(10 24)scale(.02)">\##(uses)<g transform="translate(60 24)scale(.02)">\##(uses)"##
      ))
  }

  @Test("Lines under text are boxes or dashes in the run's colour, below the glyphs")
  func decorations() throws {
    let frame = CGRect(x: 0, y: 30, width: 13.36, height: 2)
    let solid = twoLs(size: 28.16, decorations: [TextDecoration(frame: frame, style: .solid, sourceRun: 0)])
    #expect(
      try inside(.text(solid, at: CGPoint(x: 10, y: 4), paints: [ink]))
        .contains(##"</defs><rect x="10" y="34" width="13.36" height="2" fill="#1c1c1e"/><g "##))
    let dashed = twoLs(size: 28.16, decorations: [TextDecoration(frame: frame, style: .dash, sourceRun: 0)])
    #expect(
      try inside(.text(dashed, at: CGPoint(x: 10, y: 4), paints: [ink]))
        .contains(
          ##"<path d="m10 35h13.36" fill="none" stroke="#1c1c1e" stroke-width="2" stroke-dasharray="20 10"/>"##
        ))
  }

  @Test("Upright text stands on whole pixels of the display, and turned text where it lies")
  func baselines() throws {
    // 4 and 28.16 are 32.16; moved by 0.3 down, 32.46, to which 32.5 is the nearest half and 32.333 the nearest third.
    let item = try DisplayItem.text(twoLs(size: 28.16), at: CGPoint(x: 10, y: 4), paints: [ink])
    func text(_ transform: CGAffineTransform, _ displayScale: CGFloat) throws -> String {
      try TestDocument(
        [.scope(DisplayScope(transform: transform, items: [item]))],
        options: SVGOptions(textLayer: false, displayScale: displayScale)
      ).inside
    }
    let down = CGAffineTransform(translationX: 0, y: 0.3)
    #expect(try text(down, 2).contains(##"transform="translate(10 32.2)scale(.01)""##))
    #expect(try text(down, 3).contains(##"transform="translate(10 32.033)scale(.01)""##))
    // Twice as large it lies at 64.32, and 64.5 is 32.25 doubled.
    #expect(
      try text(CGAffineTransform(scaleX: 2, y: 2), 2).contains(##"translate(10 32.25)scale(.01)""##))
    #expect(
      try text(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 60, ty: 0), 2)
        .contains(##"translate(10 32.16)scale(.01)""##))
  }

  @Test("A font that is not there is named")
  func missingFont() throws {
    var text = twoLs(size: 20)
    text.runs[0].font = FontKey(file: "/nowhere/None.otf")
    let list = DisplayList(
      size: CGSize(width: 9, height: 9), items: [try .text(text, at: .zero, paints: [ink])])
    let error = #expect(throws: SVGError.self) { try SVGRenderer.svg(list) }
    #expect(error?.description.contains("/nowhere/None.otf") == true)
  }
}
