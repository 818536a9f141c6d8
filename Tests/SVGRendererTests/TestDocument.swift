import Drawing
import Foundation
import SVGRenderer

/// A document as text, with the digest in front of its ids taken out, so that it can be compared with one written by hand.
nonisolated struct TestDocument {
  let text: String
  /// The digest in front of the ids; empty where there is none.
  let prefix: String

  /// The document of `items` on a picture of 100 x 50 points, without a text layer unless the options ask for one.
  init(
    _ items: [DisplayItem], size: CGSize = CGSize(width: 100, height: 50),
    options: SVGOptions = SVGOptions(textLayer: false)
  ) throws {
    let bytes = try SVGRenderer.svg(DisplayList(size: size, items: items), options: options)
    let text = String(decoding: bytes, as: UTF8.self)
    let id = text.firstRange(of: " id=\"")
    prefix = id.map { String(text[$0.upperBound...].prefix(6)) } ?? ""
    self.text = prefix.isEmpty ? text : text.replacing(prefix, with: "")
  }

  /// What lies between the root's tags.
  var inside: String {
    let start = text.firstIndex(of: ">").map { text.index(after: $0) } ?? text.startIndex
    return String(text[start...].dropLast("</svg>\n".count))
  }
}

/// The inside of the document of `items`, on a picture of 100 x 50 points.
nonisolated func inside(_ items: DisplayItem...) throws -> String { try TestDocument(items).inside }

/// Fonts that tests draw with, and glyphs of theirs.
nonisolated enum TestFont {
  static let regular = FontKey(file: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
  static let arabic = FontKey(file: "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf")
  static let emoji = FontKey(file: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")

  /// A text of one run and one line.
  ///
  /// - Parameters:
  ///   - string: what the glyphs stand for.
  ///   - font: the file.
  ///   - size: in points.
  ///   - glyphs: numbers in the file.
  ///   - advances: the glyphs' widths in font units.
  ///   - unitsPerEm: font units an em has.
  static func text(
    _ string: String, font: FontKey, size: CGFloat, glyphs: [UInt32], advances: [CGFloat],
    unitsPerEm: CGFloat,
    isColor: Bool = false, joins: Bool = false
  ) -> ShapedText {
    var x: CGFloat = 0
    var places: [CGFloat] = []
    for advance in advances {
      places.append(x)
      x += advance * size / unitsPerEm
    }
    let run = GlyphRun(
      font: font, fontSize: size, glyphs: glyphs, x: places, baseline: size, advance: x,
      sourceRange: 0..<string.utf8.count, clusters: glyphs.map { _ in 0 }, sourceRun: 0, isColor: isColor,
      isRightToLeft: joins, joins: joins)
    let frame = CGRect(x: 0, y: 0, width: x, height: size * 1.25)
    return ShapedText(
      string: string, size: frame.size,
      lines: [ShapedLine(frame: frame, baseline: size, sourceRange: 0..<string.utf8.count, runs: 0..<1)],
      runs: [run])
  }

  /// “Collection views” in Inter.
  static func collectionViews(size: CGFloat) -> ShapedText {
    text(
      "Collection views", font: regular, size: size,
      glyphs: [73, 775, 723, 723, 612, 582, 885, 679, 775, 759, 1682, 933, 679, 612, 937, 867],
      advances: [2048, 1680, 668, 668, 1640, 1572, 1024, 668, 1680, 1648, 792, 1568, 668, 1640, 2288, 1472],
      unitsPerEm: 2816)
  }

  /// “مرحبا”, its letters joined.
  static func hello(size: CGFloat) -> ShapedText {
    text(
      "مرحبا", font: arabic, size: size, glyphs: [47, 104, 417, 979, 771],
      advances: [291, 343, 549, 396, 525],
      unitsPerEm: 1000, joins: true)
  }

  /// “😀🎉”.
  static func emoji(size: CGFloat) -> ShapedText {
    text(
      "😀🎉", font: emoji, size: size, glyphs: [883, 381], advances: [2550, 2550], unitsPerEm: 2048,
      isColor: true)
  }
}
