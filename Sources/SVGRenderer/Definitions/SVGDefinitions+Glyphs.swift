import Drawing
import Foundation
import PangoText

/// The glyphs of one font file that a document has defined.
struct SVGFontGlyphs {
  let unitsPerEm: CGFloat
  /// The ids by glyph number: ``unknown`` until the glyph is needed, ``blank`` where there is nothing to draw.
  var outlines: [Int32] = []
  /// As ``outlines``, of pictures.
  var pictures: [Int32] = []

  static let unknown: Int32 = -1
  static let blank: Int32 = -2
  /// Glyph numbers of a font file have 16 bits; Pango's marks for characters without a glyph have more.
  static let limit: UInt32 = 0xFFFF
  /// Units an em has in the space of a picture's definition.
  static let pictureUnits: CGFloat = 1000
}

extension SVGDefinitions {
  /// The glyphs of `font`; they must be put back when more have been defined.
  mutating func glyphs(of font: FontKey) throws(SVGError) -> SVGFontGlyphs {
    if let glyphs = fonts[font] { return glyphs }
    do throws(FontError) {
      let glyphs = SVGFontGlyphs(unitsPerEm: CGFloat(try GlyphOutlines.shared.unitsPerEm(of: font)))
      fonts[font] = glyphs
      return glyphs
    } catch { throw .font(error) }
  }

  /// Defines the outline of `glyph` in font units, and returns its id, or ``SVGFontGlyphs/blank``.
  mutating func defineOutline(of glyph: UInt32, in font: FontKey) throws(SVGError) -> Int32 {
    let path = try outline(of: glyph, in: font)
    if path.isEmpty { return SVGFontGlyphs.blank }
    let id = makeID()
    buffer.write("<path")
    buffer.open("id")
    buffer.writeID(id)
    buffer.write("\" d=\"")
    var pen = SVGPathPen()
    pen.write(path, to: &buffer)
    buffer.write("\"/>")
    return Int32(id)
  }

  /// Defines the picture of `glyph` in thousandths of an em, and returns its id, or ``SVGFontGlyphs/blank``.
  mutating func definePicture(of glyph: UInt32, in font: FontKey) throws(SVGError) -> Int32 {
    let picture: ColorGlyph?
    do throws(FontError) {
      picture = try GlyphOutlines.shared.colorGlyph(glyph, in: font)
    } catch { throw .font(error) }
    guard let picture else { return SVGFontGlyphs.blank }
    let id = makeID()
    let (units, bounds) = (SVGFontGlyphs.pictureUnits, picture.bounds)
    writeImage(
      picture.image, id: id,
      frame: CGRect(
        x: bounds.minX * units, y: bounds.minY * units, width: bounds.width * units,
        height: bounds.height * units))
    return Int32(id)
  }

  /// The outline of `glyph` in font units.
  func outline(of glyph: UInt32, in font: FontKey) throws(SVGError) -> Path {
    do throws(FontError) {
      return try GlyphOutlines.shared.outline(of: glyph, in: font)
    } catch { throw .font(error) }
  }
}
