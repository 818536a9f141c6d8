extension JSONScanner {
  /// Lists the literal `word` at the position.
  mutating func scanWord(_ word: StaticString) throws(JSONError) {
    for index in 0..<word.utf8CodeUnitCount {
      guard position + index < bytes.count, bytes[position + index] == word.utf8Start[index] else {
        throw fault("expected a value, found \(found)", at: position)
      }
    }
    list(JSONNode(offset: UInt32(position)))
    position += word.utf8CodeUnitCount
  }

  /// Lists the number at the position.
  mutating func scanNumber() throws(JSONError) {
    let start = position
    var mayOverflow = false
    if byte == UInt8(ascii: "-") { position += 1 }
    if byte == UInt8(ascii: "0") {
      position += 1
      if isDigit { throw fault("a number with a zero in front", at: start) }
    } else {
      try scanDigits("a digit")
    }
    if byte == UInt8(ascii: ".") {
      position += 1
      try scanDigits("a digit after the decimal point")
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      mayOverflow = true
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      try scanDigits("a digit of the exponent")
    }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<position])
    if mayOverflow || text.count > 300, !JSONText.double(text).isFinite {
      throw fault("a number beyond the range of a double", at: start)
    }
    list(JSONNode(offset: UInt32(start), link: UInt32(text.count)))
  }

  private var isDigit: Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private mutating func scanDigits(_ what: StaticString) throws(JSONError) {
    guard isDigit else { throw fault("expected \(what), found \(found)", at: position) }
    while isDigit { position += 1 }
  }

  /// Goes past the string or name whose quotation mark is at the position, and says whether it has escapes.
  @inline(__always)
  mutating func scanString() throws(JSONError) -> Bool {
    let end = JSONText.endOfPlainText(from: position + 1, in: bytes)
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      position = end + 1
      return false
    }
    return try scanUnusualString(plainUpTo: end)
  }

  /// The same for a string that has more than plain characters, the first of them at `end`.
  private mutating func scanUnusualString(plainUpTo end: Int) throws(JSONError) -> Bool {
    let start = position
    position = end
    var hasEscapes = false
    while true {
      position = JSONText.endOfPlainText(from: position, in: bytes)
      guard position < bytes.count else { throw fault("a string without an end", at: start) }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return hasEscapes
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try scanEscape()
      case 0..<0x20: throw fault("a control character in a string; write it with a backslash", at: position)
      default:
        let length = sequenceLength
        if length == 0 { throw fault("bytes that are not UTF-8", at: position) }
        position += length
      }
    }
  }

  /// Goes past the escape at the position.
  private mutating func scanEscape() throws(JSONError) {
    let start = position
    position += 1
    if JSONText.simpleEscape(byte) != nil {
      position += 1
      return
    }
    guard byte == UInt8(ascii: "u"), let unit = JSONText.hexadecimal(bytes, at: position + 1) else {
      throw fault("a backslash that starts no escape", at: start)
    }
    position += 5
    if (0xDC00..<0xE000).contains(unit) { throw fault("half of a surrogate pair", at: start) }
    guard (0xD800..<0xDC00).contains(unit) else { return }
    guard byte == UInt8(ascii: "\\"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u"),
      let low = JSONText.hexadecimal(bytes, at: position + 2), (0xDC00..<0xE000).contains(low)
    else { throw fault("half of a surrogate pair", at: start) }
    position += 6
  }

  /// Bytes of the well-formed sequence of more than one byte at the position (Unicode 15, table 3-7), or 0.
  private var sequenceLength: Int {
    func follows(_ index: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      position + index < bytes.count && range.contains(bytes[position + index])
    }
    switch bytes[position] {
    case 0xC2...0xDF: return follows(1) ? 2 : 0
    case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
    case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
    case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
    case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
    case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
    case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
    default: return 0
    }
  }
}
