import CCairo
import Drawing
import Foundation
import Testing

/// A font file whose characters are set side by side without kerning, so that these tests need no text engine.
struct HandShaping {
  let key: FontKey

  static let regular = HandShaping(key: FontKey(file: "/usr/share/fonts/opentype/inter/Inter-Regular.otf"))
  static let bold = HandShaping(key: FontKey(file: "/usr/share/fonts/opentype/inter/Inter-Bold.otf"))
  static let emoji = HandShaping(key: FontKey(file: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"))

  /// `lines` below each other, `lineHeight` apart, each baseline three quarters down its line and on a whole point.
  func text(
    _ lines: [String], size: CGFloat, lineHeight: CGFloat, joins: Bool = false, isColor: Bool = false
  ) throws -> ShapedText {
    var library: FT_Library?
    var face: FT_Face?
    try #require(FT_Init_FreeType(&library) == 0)
    try #require(FT_New_Face(library, key.file, 0, &face) == 0)
    defer { FT_Done_FreeType(library) }
    let font = try #require(face)
    var text = ShapedText(string: lines.joined(separator: "\n"), size: .zero, lines: [], runs: [])
    var offset = 0
    for (index, line) in lines.enumerated() {
      var x: CGFloat = 0
      var run = GlyphRun(
        font: key, fontSize: size, glyphs: [], x: [],
        baseline: (CGFloat(index) * lineHeight + lineHeight * 0.75).rounded(), advance: 0,
        sourceRange: offset..<offset + line.utf8.count, clusters: [], sourceRun: 0, isColor: isColor,
        joins: joins)
      for scalar in line.unicodeScalars {
        let glyph = FT_Get_Char_Index(font, FT_ULong(scalar.value))
        run.glyphs.append(UInt32(glyph))
        run.x.append(x)
        run.clusters.append(offset)
        offset += String(scalar).utf8.count
        if isColor {
          x += size * 1.245
        } else {
          FT_Load_Glyph(font, glyph, Int32(FT_LOAD_NO_SCALE))
          let advance = font.pointee.glyph.pointee.metrics.horiAdvance
          x += CGFloat(advance) / CGFloat(font.pointee.units_per_EM) * size
        }
      }
      run.advance = x
      offset += 1
      text.runs.append(run)
      text.lines.append(
        ShapedLine(
          frame: CGRect(x: 0, y: CGFloat(index) * lineHeight, width: x, height: lineHeight),
          baseline: run.baseline, sourceRange: run.sourceRange, runs: index..<index + 1))
      text.size.width = max(text.size.width, x)
    }
    text.size.height = CGFloat(lines.count) * lineHeight
    return text
  }
}
