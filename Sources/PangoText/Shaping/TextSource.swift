/// A block's text and where its runs and paragraphs are.
struct TextSource {
  let text: UnsafeBufferPointer<UInt8>
  /// Where each run ends, in the text's UTF-8.
  let runEnds: [Int]

  /// The run that the byte at `offset` belongs to; the last one at the text's end.
  func run(at offset: Int) -> Int {
    var index = 0
    while index < runEnds.count - 1 && runEnds[index] <= offset { index += 1 }
    return index
  }

  /// The paragraph that begins at `start`: its end, and the beginning of the next, or `nil` after the last.
  ///
  /// Separators are those of `rendering.md` 14.4.
  func paragraph(from start: Int) -> (end: Int, next: Int?) {
    var index = start
    while index < text.count {
      switch text[index] {
      case 0x0A, 0x0B, 0x0C: return (index, index + 1)
      case 0x0D: return (index, index + 1 < text.count && text[index + 1] == 0x0A ? index + 2 : index + 1)
      case 0xC2 where text[index + 1] == 0x85: return (index, index + 2)
      case 0xE2 where text[index + 1] == 0x80 && text[index + 2] | 1 == 0xA9: return (index, index + 3)
      default: index += 1
      }
    }
    return (text.count, nil)
  }

  /// The last paragraph that is not blank, without its separator.
  var lastParagraph: Range<Int> {
    var (result, start): (Range<Int>, Int?) = (0..<0, 0)
    while let from = start {
      let (end, next) = paragraph(from: from)
      if !scalars(from..<end).allSatisfy(\.properties.isWhitespace) { result = from..<end }
      start = next
    }
    return result
  }

  /// Whether nothing but blanks and separators is left from an offset on.
  func isBlank(from offset: Int) -> Bool {
    scalars(offset..<text.count).allSatisfy(\.properties.isWhitespace)
  }

  /// The characters of a range.
  func scalars(_ range: Range<Int>) -> String.UnicodeScalarView {
    String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self).unicodeScalars
  }
}
