extension JSONText {
  /// The eight bytes from `start` on, the first the lowest; of which there must be eight.
  @inline(__always)
  static func word(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: start, as: UInt64.self))
  }

  /// The first place from `start` on that is no plain character of a string: its end, an escape or a byte to be checked.
  @inline(__always)
  static func endOfPlainText(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start
    while index + 8 <= bytes.count {
      let marks = special(word(at: index, in: bytes))
      if marks != 0 { return index + marks.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 || byte >= 0x80 { break }
      index += 1
    }
    return index
  }

  /// A word whose lowest bit stands in the first byte that is a quotation mark, a backslash, a control character or not
  /// ASCII; zero where there is none.
  ///
  /// A byte that is below what is taken from it borrows from the next, which may then be marked by mistake, but only after
  /// one that is marked rightly.
  @inline(__always)
  private static func special(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let found =
      ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | ((word &- (ones &* 0x20)) & ~word)
      | word
    return found & (ones &* 0x80)
  }
}
