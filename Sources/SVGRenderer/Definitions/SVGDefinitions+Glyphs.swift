import Drawing
import Foundation
import PangoText

/// The glyphs of one font file that a document has defined.
struct SVGFont {
  let key: FontKey
  let unitsPerEm: CGFloat
  /// The ids by glyph number, ``unknown`` until a glyph is asked for and ``blank`` where there is nothing to draw.
  var outlines: [Int32] = []
  /// As ``outlines``, of glyphs that are pictures.
  var pictures: [Int32] = []

  static let unknown: Int32 = -1
  static let blank: Int32 = -2
  /// Glyph numbers of a font file have 16 bits; Pango's marks for characters without a glyph have more.
  static let lastGlyph: UInt32 = 0xFFFF
  /// Units an em has in the space of a picture's definition.
  static let pictureUnits: CGFloat = 1000
}

extension SVGDefinitions {
  /// The index of the font `key` in ``fonts``.
  mutating func font(_ key: FontKey) throws(SVGError) -> Int {
    if let last = fonts.indices.last, fonts[last].key == key { return last }
    if let index = fontIndices[key] { return index }
    do throws(FontError) {
      let unitsPerEm = try GlyphOutlines.shared.unitsPerEm(of: key)
      fonts.append(SVGFont(key: key, unitsPerEm: CGFloat(unitsPerEm)))
    } catch { throw .font(error) }
    fontIndices[key] = fonts.count - 1
    return fonts.count - 1
  }

  /// The id of a glyph's outline in font units, defined when it is first asked for; `nil` for a blank.
  mutating func outlineID(of glyph: UInt32, font: Int) throws(SVGError) -> Int? {
    guard glyph <= SVGFont.lastGlyph else { return nil }
    let number = Int(glyph)
    if number >= fonts[font].outlines.count { fonts[font].outlines.extend(to: number) }
    var id = fonts[font].outlines[number]
    if id == SVGFont.unknown {
      id = try defineOutline(of: glyph, in: fonts[font].key)
      fonts[font].outlines[number] = id
    }
    return id >= 0 ? Int(id) : nil
  }

  /// The id of a glyph's picture in thousandths of an em, defined when it is first asked for; `nil` for a blank.
  mutating func pictureID(of glyph: UInt32, font: Int) throws(SVGError) -> Int? {
    guard glyph <= SVGFont.lastGlyph else { return nil }
    let number = Int(glyph)
    if number >= fonts[font].pictures.count { fonts[font].pictures.extend(to: number) }
    var id = fonts[font].pictures[number]
    if id == SVGFont.unknown {
      id = try definePicture(of: glyph, in: fonts[font].key)
      fonts[font].pictures[number] = id
    }
    return id >= 0 ? Int(id) : nil
  }

  /// The outline of `glyph` in font units.
  func outline(of glyph: UInt32, in font: FontKey) throws(SVGError) -> Path {
    do throws(FontError) {
      return try GlyphOutlines.shared.outline(of: glyph, in: font)
    } catch { throw .font(error) }
  }

  private mutating func defineOutline(of glyph: UInt32, in font: FontKey) throws(SVGError) -> Int32 {
    let path = try outline(of: glyph, in: font)
    if path.isEmpty { return SVGFont.blank }
    let id = makeID()
    buffer.write("<path id=\"")
    buffer.writeID(id)
    buffer.write("\" d=\"")
    var pen = SVGPathPen()
    pen.write(path, to: &buffer)
    buffer.write("\"/>")
    return Int32(id)
  }

  private mutating func definePicture(of glyph: UInt32, in font: FontKey) throws(SVGError) -> Int32 {
    let picture: ColorGlyph?
    do throws(FontError) {
      picture = try GlyphOutlines.shared.colorGlyph(glyph, in: font)
    } catch { throw .font(error) }
    guard let picture else { return SVGFont.blank }
    let id = makeID()
    let (units, bounds) = (SVGFont.pictureUnits, picture.bounds)
    writeImage(
      picture.image, id: id,
      frame: CGRect(
        x: bounds.minX * units, y: bounds.minY * units, width: bounds.width * units,
        height: bounds.height * units))
    return Int32(id)
  }
}

extension [Int32] {
  /// Grows so that `index` is there.
  fileprivate mutating func extend(to index: Int) {
    append(contentsOf: repeatElement(SVGFont.unknown, count: index + 1 - count))
  }
}
