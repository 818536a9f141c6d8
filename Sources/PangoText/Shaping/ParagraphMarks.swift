import CPango

/// What the rules of Unicode say about every byte of a paragraph.
struct ParagraphMarks {
  private struct Mark: OptionSet {
    let rawValue: UInt8
    static let line = Mark(rawValue: 1)
    static let grapheme = Mark(rawValue: 2)
    static let blank = Mark(rawValue: 4)
    static let tab = Mark(rawValue: 8)
    static let softHyphen = Mark(rawValue: 16)
  }

  private var marks: [Mark]

  /// The marks of a paragraph; O(n).
  init(_ text: UnsafeBufferPointer<UInt8>) {
    marks = [Mark](repeating: [], count: text.count + 1)
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    let attributes = BreakRules.attributes(of: text, characters: scalars.count)
    var offset = 0
    for (scalar, attribute) in zip(scalars, attributes) {
      if attribute.is_line_break != 0 { marks[offset].insert(.line) }
      if attribute.is_cursor_position != 0 { marks[offset].insert(.grapheme) }
      if scalar == "\t" { marks[offset].insert(.tab) }
      if scalar == "\u{AD}" { marks[offset].insert(.softHyphen) }
      let isBlank = Self.isBlank(scalar)
      for _ in 0..<UTF8.width(scalar) {
        if isBlank { marks[offset].insert(.blank) }
        offset += 1
      }
    }
    marks[offset].insert(.grapheme)
  }

  /// Whether a character is a blank that may hang at a line's end: white, and not a no-break space.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a line may begin at the offset.
  func mayBeginLine(_ offset: Int) -> Bool { marks[offset].contains(.line) }

  /// Whether the offset is inside a blank.
  func isBlank(_ offset: Int) -> Bool { marks[offset].contains(.blank) }

  /// Whether a tab is at the offset.
  func isTab(_ offset: Int) -> Bool { marks[offset].contains(.tab) }

  /// Whether the character that ends at the offset is a soft hyphen.
  func endsInSoftHyphen(_ offset: Int) -> Bool { offset >= 2 && marks[offset - 2].contains(.softHyphen) }

  /// Where the character as a reader counts it begins that the offset is in.
  func grapheme(at offset: Int) -> Int {
    var start = offset
    while start > 0 && !marks[start].contains(.grapheme) { start -= 1 }
    return start
  }

  /// Where the next piece ends that begins at `start`: at a change between blanks and others, around tabs, behind soft
  /// hyphens, and after so many characters that cutting a piece stays cheap.
  func pieceEnd(from start: Int, limit: Int) -> Int {
    let isBlank = isBlank(start)
    var (end, graphemes) = (start + 1, 0)
    if isTab(start) { return end }
    while end < limit {
      if marks[end].contains(.grapheme) {
        graphemes += 1
        let changes = self.isBlank(end) != isBlank || isTab(end)
        if changes || endsInSoftHyphen(end) || graphemes == Self.longestPiece { break }
      }
      end += 1
    }
    return end
  }

  private static let longestPiece = 64
}
