public import Drawing
public import Foundation
import Synchronization

/// The pictures behind glyph numbers, for those who draw ``GlyphRun``s.
///
/// Safe to use from any thread; every glyph is read from its font once.
public final class GlyphOutlines: Sendable {
  /// The outlines of the process.
  public static let shared = GlyphOutlines()

  private let outlines = Mutex(KnownGlyphs<Path>())
  private let colorGlyphs = Mutex(KnownGlyphs<ColorGlyph?>())

  /// A reader with nothing read yet.
  init() {}

  /// How many font units an em has.
  ///
  /// - Throws: where the file is no font.
  public func unitsPerEm(of font: FontKey) throws(FontError) -> Int {
    try FontFaceStore.shared.face(font).unitsPerEm
  }

  /// The font's own ascent above and descent below the baseline, in em, both positive.
  ///
  /// - Throws: where the file is no font.
  public func lineMetrics(of font: FontKey) throws(FontError) -> (ascent: CGFloat, descent: CGFloat) {
    let face = try FontFaceStore.shared.face(font)
    return (face.ascent, face.descent)
  }

  /// A glyph's outline in font units, y down, its origin on the baseline; empty for a blank.
  ///
  /// Overlapping contours are filled by the non-zero rule.
  ///
  /// - Throws: where the file is no font.
  public func outline(of glyph: UInt32, in font: FontKey) throws(FontError) -> Path {
    if let path = outlines.withLock({ $0.picture(of: glyph, in: font) }) { return path }
    let path = try FontFaceStore.shared.face(font).outline(of: glyph)
    outlines.withLock { $0.keep(path, of: glyph, in: font) }
    return path
  }

  /// A colour glyph's picture, or `nil` where the font has none for the glyph.
  ///
  /// - Throws: where the file is no font.
  public func colorGlyph(_ glyph: UInt32, in font: FontKey) throws(FontError) -> ColorGlyph? {
    if let known = colorGlyphs.withLock({ $0.picture(of: glyph, in: font) }) { return known }
    let picture = try FontFaceStore.shared.face(font).colorGlyph(glyph)
    colorGlyphs.withLock { $0.keep(picture, of: glyph, in: font) }
    return picture
  }
}

/// What was read of glyphs, by font and number.
private struct KnownGlyphs<Picture> {
  /// Keyed by kinds of keys that other tables have too: for each further kind the runtime has to look through all
  /// conformances there are when a process starts.
  private var fonts: [FontKey: [Int: Picture]] = [:]
  private var count = 0

  /// Glyphs kept before all are forgotten.
  private static var capacity: Int { 65_536 }

  func picture(of glyph: UInt32, in font: FontKey) -> Picture? { fonts[font]?[Int(glyph)] }

  mutating func keep(_ picture: Picture, of glyph: UInt32, in font: FontKey) {
    if count >= Self.capacity {
      fonts.removeAll()
      count = 0
    }
    count += 1
    fonts[font, default: [:]][Int(glyph)] = picture
  }
}

/// A glyph that is a picture in colours of its own, such as an emoji.
public struct ColorGlyph: Hashable, Sendable {
  /// The picture, a PNG.
  public let image: ImageData
  /// The rectangle the picture fills, in em, y down, the glyph's origin on the baseline.
  public let bounds: CGRect

  /// A picture in its place.
  public init(image: ImageData, bounds: CGRect) {
    self.image = image
    self.bounds = bounds
  }
}
