import Foundation

/// A specifier of C's `printf` for one number, as `\(value, specifier: "%.2f")` gives it.
nonisolated struct FormatSpecifier {
  private enum Conversion: Character {
    case integer = "d"
    case hexadecimal = "x"
    case upperHexadecimal = "X"
    case fixed = "f"
    case exponent = "e"
    case shortest = "g"
  }

  private var conversion: Conversion
  private var width = 0
  private var decimals = 6
  private var padsWithZeros = false
  private var alignsLeft = false
  private var signsAlways = false
  /// What stands around the specifier.
  private var prefix = ""
  private var suffix = ""

  /// Widths and decimals beyond this are cut to it.
  private static let limit = 100

  /// The specifier in `text`, or `nil` where there is none that is understood.
  init?(_ text: String) {
    guard let percent = text.firstIndex(of: "%") else { return nil }
    prefix = String(text[..<percent])
    var rest = text[text.index(after: percent)...]
    flags: while let flag = rest.first {
      switch flag {
      case "0": padsWithZeros = true
      case "-": alignsLeft = true
      case "+": signsAlways = true
      default: break flags
      }
      rest.removeFirst()
    }
    width = Self.number(&rest) ?? 0
    if rest.first == "." {
      rest.removeFirst()
      decimals = Self.number(&rest) ?? 0
    }
    while let length = rest.first, "lhqLzjt".contains(length) { rest.removeFirst() }
    guard let letter = rest.popFirst() else { return nil }
    let known: Character =
      switch letter {
      case "i", "u": "d"
      case "F": "f"
      default: letter
      }
    guard let conversion = Conversion(rawValue: known) else { return nil }
    self.conversion = conversion
    suffix = String(rest)
  }

  private static func number(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text.removeFirst(digits.count)
    return digits.isEmpty ? nil : min(Int(digits) ?? limit, limit)
  }

  /// The number as the specifier says, its digits the locale's.
  func string(of value: Double, plain: String, in environment: EnvironmentValues) -> String {
    guard value.isFinite else { return plain }
    var body =
      switch conversion {
      case .integer:
        IntegerText(value: Int64(exactly: value.rounded(.towardZero)) ?? 0).string(in: environment)
      case .hexadecimal: String(Int64(exactly: value.rounded(.towardZero)) ?? 0, radix: 16)
      case .upperHexadecimal:
        String(Int64(exactly: value.rounded(.towardZero)) ?? 0, radix: 16, uppercase: true)
      case .fixed:
        environment.localized(FloatingPointFormatStyle<Double>.number.precision(.fractionLength(decimals)))
          .format(value)
      case .exponent:
        environment.localized(
          FloatingPointFormatStyle<Double>.number.notation(.scientific).precision(.fractionLength(decimals))
        ).format(value)
      case .shortest: plain.hasSuffix(".0") ? String(plain.dropLast(2)) : plain
      }
    if signsAlways, value >= 0 { body = "+" + body }
    let missing = max(width - body.count, 0)
    if alignsLeft {
      body += String(repeating: " ", count: missing)
    } else if padsWithZeros {
      let sign = body.prefix { $0 == "-" || $0 == "+" }
      body = sign + String(repeating: "0", count: missing) + body.dropFirst(sign.count)
    } else {
      body = String(repeating: " ", count: missing) + body
    }
    return prefix + body + suffix
  }
}
