import CPango
import Drawing

/// A stretch of a paragraph in one font, script and direction, as Pango itemized it.
///
/// Lives no longer than the call that measures its text.
final class ShapedItem {
  private let item: UnsafeMutablePointer<PangoItem>
  private let engine: PangoEngine
  private let marks: ParagraphMarks
  private let text: UnsafeBufferPointer<UInt8>
  /// Where the paragraph begins in the block's text.
  private let origin: Int
  private let run: Int
  private let style: RunStyle
  private let font: SizedFont
  private let joins: Bool
  private let spacing: Int32

  /// The stretch that `item` describes, which it owns from now on; `nil` where Pango found no font.
  init?(
    _ item: UnsafeMutablePointer<PangoItem>, engine: PangoEngine, marks: ParagraphMarks,
    paragraph: Range<Int>,
    source: TextSource, styles: [RunStyle]
  ) {
    guard let pangoFont = item.pointee.analysis.font else {
      pango_item_free(item)
      return nil
    }
    self.item = item
    self.engine = engine
    self.marks = marks
    text = UnsafeBufferPointer(rebasing: source.text[paragraph])
    origin = paragraph.lowerBound
    run = source.run(at: paragraph.lowerBound + Int(item.pointee.offset))
    style = styles[run]
    let file = engine.file(of: pangoFont)
    font = SizedFont(key: file.key, size: style.points, isColor: file.isColor)
    joins = Script(GUnicodeScript(Int32(item.pointee.analysis.script))).joins
    spacing = (file.key == style.face.key ? style.ownSpacing : 0) + (joins ? 0 : style.spacing)
  }

  deinit { pango_item_free(item) }

  private var isRightToLeft: Bool { item.pointee.analysis.level & 1 == 1 }

  /// The stretch in pieces, in the order of the text.
  ///
  /// - Parameter missing: takes the characters that no font has.
  func pieces(missing: inout [Unicode.Scalar]) throws(FontError) -> [Piece] {
    let first = Int(item.pointee.offset)
    let limit = first + Int(item.pointee.length)
    let glyphs = try glyphs(first..<limit, missing: &missing)
    var pieces: [Piece] = []
    var (start, next) = (first, 0)
    while start < limit {
      let end = marks.pieceEnd(from: start, limit: limit)
      let begin = next
      while next < glyphs.count, glyphs[next].cluster < end || end == limit { next += 1 }
      let shape = shape(glyphs[begin..<next], from: start)
      let (isBlank, isTab) = (marks.isBlank(start), marks.isTab(start))
      var piece = Piece(
        shape: shape, origin: .item(self), start: origin + start, length: end - start, run: run,
        width: isTab ? 0 : shape.width, level: item.pointee.analysis.level, isBlank: isBlank, isTab: isTab,
        mayEndLine: marks.mayBeginLine(end) && !(isBlank && marks.isBlank(end)),
        hyphenates: marks.endsInSoftHyphen(end))
      piece.hasBreaks = !isBlank && !breaks(inside: piece).isEmpty
      pieces.append(piece)
      start = end
    }
    return pieces
  }

  /// A part of the stretch shaped by itself, as Pango does at the end of a line; a blank behind it is taken into account.
  ///
  /// - Parameter range: in the block's text.
  func shape(_ range: Range<Int>) throws(FontError) -> Shape {
    var missing: [Unicode.Scalar] = []
    let part = range.lowerBound - origin..<range.upperBound - origin
    let limit = Int(item.pointee.offset + item.pointee.length)
    var end = part.upperBound
    while end < limit && marks.isBlank(end) { end += 1 }
    let glyphs = try glyphs(part.lowerBound..<end, missing: &missing)
    return shape(glyphs.prefix { $0.cluster < part.upperBound }, from: part.lowerBound)
  }

  /// The offsets in a piece before which a line may begin.
  func breaks(inside piece: Piece) -> [Int] {
    (piece.start + 1..<max(piece.end, piece.start + 1)).filter { marks.mayBeginLine($0 - origin) }
      .map { $0 - piece.start }
  }
}

extension ShapedItem {
  /// One glyph, with its characters' offset in the paragraph.
  private struct Glyph {
    var glyph: UInt32
    var advance: Int32
    var offset: (dx: Int32, dy: Int32)
    var cluster: Int
  }

  /// The glyphs of a part of the paragraph in the order of the text, spacing included.
  ///
  /// Characters nobody sees lose their glyphs; those that no font has become the font's box and are reported.
  private func glyphs(_ range: Range<Int>, missing: inout [Unicode.Scalar]) throws(FontError) -> [Glyph] {
    guard let start = UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self),
      let string = pango_glyph_string_new()
    else { fatalError("Pango has no memory for glyphs") }
    defer { pango_glyph_string_free(string) }
    pango_shape_full(
      start + range.lowerBound, Int32(range.count), start, Int32(text.count), &item.pointee.analysis, string)
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(Int(string.pointee.num_glyphs))
    for index in 0..<Int(string.pointee.num_glyphs) {
      let info = string.pointee.glyphs[index]
      var (glyph, advance) = (info.glyph, info.geometry.width)
      if glyph == Self.empty { continue }
      if glyph & Self.unknown != 0 {
        guard let scalar = Unicode.Scalar(glyph & ~Self.unknown), Self.isVisible(scalar) else { continue }
        if !missing.contains(scalar) { missing.append(scalar) }
        glyph = 0
        let em = try FontFaceStore.shared.face(font.key).advance(of: 0)
        advance = Int32((em * Double(style.size)).rounded())
      }
      let cluster = marks.grapheme(at: range.lowerBound + Int(string.pointee.log_clusters[index]))
      glyphs.append(
        Glyph(
          glyph: glyph, advance: advance, offset: (info.geometry.x_offset, -info.geometry.y_offset),
          cluster: max(cluster, range.lowerBound)))
    }
    if isRightToLeft { glyphs.reverse() }
    return glyphs
  }

  /// Glyphs in the order of the text as a shape, in the order of the screen, that begins at `start`.
  private func shape(_ glyphs: ArraySlice<Glyph>, from start: Int) -> Shape {
    var part = Array(glyphs)
    if spacing != 0 {
      for index in part.indices {
        let neighbour = isRightToLeft ? index - 1 : index + 1
        let isLast = !part.indices.contains(neighbour) || part[neighbour].cluster != part[index].cluster
        // After a character means on its left where text runs to the left, so that all its glyphs move.
        if isLast { part[index].advance += spacing }
        if isRightToLeft { part[index].offset.dx += spacing }
      }
    }
    if isRightToLeft { part.reverse() }
    return Shape(
      font: font, glyphs: part.map(\.glyph), advances: part.map(\.advance),
      clusters: part.map { Int32(max($0.cluster - start, 0)) },
      offsets: part.contains { $0.offset != (0, 0) } ? part.map(\.offset) : [], isRightToLeft: isRightToLeft,
      joins: joins)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isDefaultIgnorableCodePoint && scalar.properties.generalCategory != .control
      && !scalar.properties.isWhitespace
  }

  /// Pango's mark for a character without a glyph of its own.
  private static let empty: UInt32 = 0x0FFF_FFFF
  /// Pango's mark for a character that no font has.
  private static let unknown: UInt32 = 0x1000_0000
}
