import CPango
import Drawing
import Foundation

/// The short way of one style: words shaped by HarfBuzz alone, with the numbers Pango would get.
///
/// No font configuration and no part of Pango that needs one is touched.
final class WordShaper {
  private let face: FontFace
  private let font: OpaquePointer
  private let buffer: OpaquePointer
  private let features: [hb_feature_t]
  private let sized: SizedFont
  private let spacing: Int32
  /// Whether the face is known to have no kerning with blanks and one set of rules for all simple scripts.
  let isTrusted: Bool
  private var table = WordTable()
  private var blanks: [Shape] = []

  /// The longest word of the short way, in bytes.
  static let longestWord = 64

  init(face: FontFace, size: Int32, spacing: Int32, features: [FontFeature], isTrusted: Bool) {
    guard let buffer = hb_buffer_create() else { fatalError("HarfBuzz has no memory for a buffer") }
    self.face = face
    self.buffer = buffer
    self.spacing = spacing
    self.isTrusted = isTrusted
    font = face.makeFont(scale: size)
    sized = SizedFont(key: face.key, size: CGFloat(size) / 1024)
    self.features = features.map { feature in
      var tag: UInt32 = 0
      for byte in feature.tag.utf8 { tag = tag << 8 | UInt32(byte) }
      return hb_feature_t(tag: tag, value: UInt32(clamping: feature.value), start: 0, end: .max)
    }
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  /// Whether words may be shaped one by one: a face that kerns with blanks must see whole lines.
  private(set) lazy var isUsable = !face.isColor && (isTrusted || !kernsWithBlanks)

  /// The word with these bytes, shaped where it is new.
  ///
  /// A blank at its end belongs to the key only: the word is shaped as it stands before one, which in Inter's
  /// bolder faces moves a blank nearer to a full stop.
  ///
  /// - Parameter hash: ``WordTable/hash(_:)`` of the bytes.
  func word(_ text: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Word {
    if let word = table.find(text, hash: hash) { return word }
    let word = make(text)
    table.insert(word, text: text, hash: hash)
    return word
  }

  /// `count` spaces.
  func blank(_ count: Int) -> Shape {
    if count <= blanks.count { return blanks[count - 1] }
    let text = [UInt8](repeating: UInt8(ascii: " "), count: count)
    let blank = text.withUnsafeBufferPointer { shape($0, script: HB_SCRIPT_LATIN, language: "en") }
    if count == blanks.count + 1 { blanks.append(blank) }
    return blank
  }

  /// A sign of the library's own, such as an ellipsis, whatever its characters are.
  func sign(_ text: UnsafeBufferPointer<UInt8>) -> Shape {
    let hash = WordTable.hash(text)
    if let shape = word(text, hash: hash).shape { return shape }
    return shape(text, script: HB_SCRIPT_LATIN, language: "en")
  }

  private func make(_ text: UnsafeBufferPointer<UInt8>) -> Word {
    guard text.count <= Self.longestWord else { return .complex }
    let length = text.last == UInt8(ascii: " ") ? text.count - 1 : text.count
    let bytes = Array(text[..<length])
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var scripts: Word.Scripts = []
    for scalar in scalars {
      guard let script = Word.script(of: scalar), face.glyph(for: scalar) != nil else { return .complex }
      scripts.formUnion(script)
    }
    guard let first = scalars.first, let last = scalars.last, scripts.isUniform,
      isTrusted || scripts.isSubset(of: .latin)
    else { return .complex }
    let (script, language) =
      scripts == .greek
      ? (HB_SCRIPT_GREEK, "el") : scripts == .cyrillic ? (HB_SCRIPT_CYRILLIC, "ru") : (HB_SCRIPT_LATIN, "en")
    return Word(
      shape: shape(text, until: length, script: script, language: language), bytes: bytes, scripts: scripts,
      first: first, last: last)
  }

  /// The glyphs of the first `length` bytes of a text that is shaped as a whole.
  private func shape(
    _ text: UnsafeBufferPointer<UInt8>, until length: Int? = nil, script: hb_script_t, language: String
  ) -> Shape {
    run(text, script: script, language: language)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return Shape(font: sized, glyphs: [], advances: [], clusters: []) }
    var (glyphs, advances, clusters): ([UInt32], [Int32], [Int32]) = ([], [], [])
    var offsets: [(dx: Int32, dy: Int32)] = []
    var isShifted = false
    for index in 0..<Int(count) where infos[index].cluster < length ?? text.count {
      let isClusterEnd = index + 1 == Int(count) || infos[index + 1].cluster != infos[index].cluster
      glyphs.append(infos[index].codepoint)
      clusters.append(Int32(bitPattern: infos[index].cluster))
      advances.append(positions[index].x_advance &+ (isClusterEnd ? spacing : 0))
      offsets.append((positions[index].x_offset, positions[index].y_offset))
      if positions[index].x_offset != 0 || positions[index].y_offset != 0 { isShifted = true }
    }
    return Shape(
      font: sized, glyphs: glyphs, advances: advances, clusters: clusters, offsets: isShifted ? offsets : [])
  }

  private func run(_ text: UnsafeBufferPointer<UInt8>, script: hb_script_t, language: String) {
    hb_buffer_clear_contents(buffer)
    text.withMemoryRebound(to: CChar.self) { text in
      hb_buffer_add_utf8(buffer, text.baseAddress, Int32(text.count), 0, Int32(text.count))
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    hb_shape(font, buffer, features, UInt32(features.count))
  }

  /// Whether a simple character moves, or moves its neighbour, beside a blank.
  private var kernsWithBlanks: Bool {
    var text: [UInt8] = [UInt8(ascii: " ")]
    for character in UInt8(0x21)...UInt8(0x7E) { text += [character, UInt8(ascii: " ")] }
    text.withUnsafeBufferPointer { run($0, script: HB_SCRIPT_LATIN, language: "en") }
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), Int(count) == text.count,
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return true }
    return (0..<Int(count)).contains { index in
      positions[index].x_offset != 0
        || positions[index].x_advance != hb_font_get_glyph_h_advance(font, infos[index].codepoint)
    }
  }
}
