import Drawing
import Foundation
import Testing

@testable import PangoText

/// Debian's paths of the fonts that tests name.
enum TestFont {
  static let regular = FontKey(file: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
  static let emoji = FontKey(file: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
  static let hebrew = FontKey(file: "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf")
}

@Suite("Glyph outlines")
struct GlyphOutlinesTests {
  let outlines = GlyphOutlines()

  private func glyph(_ scalar: Unicode.Scalar, in key: FontKey) throws -> UInt32 {
    try #require(try FontFaceStore.shared.face(key).glyph(for: scalar))
  }

  @Test("An H is as high as Inter's capitals: 0.7273 of 2816 units, standing on the baseline")
  func capitalHeight() throws {
    #expect(try outlines.unitsPerEm(of: TestFont.regular) == 2816)
    let bounds = try outlines.outline(of: glyph("H", in: TestFont.regular), in: TestFont.regular).boundingRect
    #expect(bounds.maxY == 0)
    // 0.7273 x 2816 = 2048.
    #expect(bounds.minY == -2048)
  }

  @Test("A space has an empty outline and no picture")
  func blank() throws {
    let space = try glyph(" ", in: TestFont.regular)
    #expect(try outlines.outline(of: space, in: TestFont.regular).isEmpty)
    #expect(try outlines.colorGlyph(space, in: TestFont.regular) == nil)
  }

  @Test("TrueType outlines are quadratic and every contour is closed")
  func quadratic() throws {
    let path = try outlines.outline(of: glyph("\u{5D1}", in: TestFont.hebrew), in: TestFont.hebrew)
    var (moves, closes, quads) = (0, 0, 0)
    for element in path.elements {
      switch element {
      case .move: moves += 1
      case .closeSubpath: closes += 1
      case .quadCurve: quads += 1
      case .curve: Issue.record("a cubic in a TrueType font")
      case .line: break
      }
    }
    #expect(moves > 0 && moves == closes && quads > 0)
  }

  @Test("Inter's own ascent and descent are 0.96875 and 0.24148 em")
  func naturalMetrics() throws {
    let metrics = try outlines.lineMetrics(of: TestFont.regular)
    // 2728 and 680 of 2816 units (rendering.md 1.4).
    #expect(metrics.ascent == 2728.0 / 2816)
    #expect(metrics.descent == 680.0 / 2816)
  }

  @Test("An emoji is a 136-pixel picture that fills about an em")
  func emoji() throws {
    let smile = try #require(
      try outlines.colorGlyph(glyph("\u{1F600}", in: TestFont.emoji), in: TestFont.emoji))
    #expect(smile.image.format == .png)
    #expect(smile.image.pixelWidth == 136 && smile.image.pixelHeight == 128)
    #expect(smile.bounds.minY < -0.8 && smile.bounds.maxY > 0 && smile.bounds.width > 1)
    #expect(abs(smile.bounds.width / smile.bounds.height - 136.0 / 128) < 0.01)
  }

  @Test("A file that is missing or no font is an error that names it")
  func broken() {
    for path in ["/nowhere/Font.otf", "/etc/passwd"] {
      let error = #expect(throws: FontError.self) { try outlines.unitsPerEm(of: FontKey(file: path)) }
      #expect(error?.description.contains(path) == true)
    }
    #expect(throws: FontError.self) {
      try outlines.unitsPerEm(of: FontKey(file: TestFont.regular.file, faceIndex: 3))
    }
  }
}
