/// What the bytes of strings and numbers stand for.
enum JSONText {
  /// The characters of a string or name.
  static func string(of node: JSONNode, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let start = Int(node.offset)
    let text = UnsafeBufferPointer(rebasing: bytes[start..<start + Int(node.count)])
    guard node.hasEscapes else { return String(decoding: text, as: UTF8.self) }
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

  /// The powers of ten that a `Double` holds exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
  ]

  /// The nearest `Double` to a number written as JSON writes it; infinite beyond the range.
  ///
  /// Up to 15 digits and a small power of ten one exact multiplication or division gives the rounded result; the
  /// standard library, which knows no locale, does the rest.
  static func double(_ text: UnsafeBufferPointer<UInt8>) -> Double {
    var mantissa: UInt64 = 0
    var digits = 0
    var decimals = 0
    var isFraction = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        guard digits <= 15 else { return slowDouble(text) }
        mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
        if isFraction { decimals += 1 }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "-"): break
      default: return slowDouble(text)
      }
    }
    let magnitude = decimals == 0 ? Double(mantissa) : Double(mantissa) / powers[decimals]
    return text.first == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  private static func slowDouble(_ text: UnsafeBufferPointer<UInt8>) -> Double {
    Double(String(decoding: text, as: UTF8.self)) ?? .infinity
  }
}
