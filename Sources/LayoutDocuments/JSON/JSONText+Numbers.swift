extension JSONText {
  /// The powers of ten that a `Double` holds exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
  ]

  /// The nearest `Double` to a number written as JSON writes it; infinite beyond the range.
  ///
  /// Where the digits are a whole number up to 2⁵³ and the power of ten one that a `Double` holds, one multiplication or
  /// division of exact numbers gives the rounded result; the standard library, which knows no locale, does the rest.
  static func double(_ text: UnsafeBufferPointer<UInt8>) -> Double {
    var mantissa: UInt64 = 0
    var exponent = 0
    var isFraction = false
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        // Another digit still fits below 2⁶⁴.
        guard mantissa < 1 << 60 else { return slowDouble(text) }
        mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
        if isFraction { exponent -= 1 }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "-"): break
      default:
        guard let written = smallExponent(text, from: index) else { return slowDouble(text) }
        exponent += written
        index = text.count
      }
    }
    guard mantissa <= 1 << 53, powers.indices.contains(abs(exponent)) else { return slowDouble(text) }
    let power = powers[abs(exponent)]
    let magnitude = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    return text.first == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  /// The number after an `e`, or `nil` for one of more than three digits.
  private static func smallExponent(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let isNegative = text[start] == UInt8(ascii: "-")
    let first = isNegative || text[start] == UInt8(ascii: "+") ? start + 1 : start
    guard text.count - first <= 3 else { return nil }
    let digits = text[first...].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return isNegative ? -digits : digits
  }

  private static func slowDouble(_ text: UnsafeBufferPointer<UInt8>) -> Double {
    Double(String(decoding: text, as: UTF8.self)) ?? .infinity
  }
}
