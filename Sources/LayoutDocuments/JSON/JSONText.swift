/// What the bytes of strings and numbers stand for.
enum JSONText {
  /// The characters of the string, without its quotation marks, or of the number at `range`.
  static func string(of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
    var unescaped: [UInt8] = []
    unescaped.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "\\") else {
        unescaped.append(text[index])
        index += 1
        continue
      }
      let letter = text[index + 1]
      index += 2
      guard letter == UInt8(ascii: "u") else {
        unescaped.append(simpleEscape(letter) ?? letter)
        continue
      }
      var scalar = hexadecimal(text, at: index) ?? 0
      index += 4
      if (0xD800..<0xDC00).contains(scalar), let low = hexadecimal(text, at: index + 2) {
        scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
        index += 6
      }
      if let scalar = Unicode.Scalar(scalar) { unescaped.append(contentsOf: Character(scalar).utf8) }
    }
    return String(decoding: unescaped, as: UTF8.self)
  }

  /// The byte that the letter after a backslash stands for, or `nil` for a letter that means nothing there.
  static func simpleEscape(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The number of the four hexadecimal digits at `index`, or `nil` where there are not four.
  static func hexadecimal(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
    guard index >= 0, index + 4 <= bytes.count else { return nil }
    var number: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      number = number << 4 | UInt32(digit)
    }
    return number
  }
}
