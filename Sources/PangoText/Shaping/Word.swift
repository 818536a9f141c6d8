/// A word of the short way: shaped once in a style, whatever text it stands in.
final class Word: Sendable {
  /// The glyphs, or `nil` where the word is not simple enough and its paragraph is Pango's.
  let shape: Shape?
  /// Offsets inside the word before which a line may begin.
  let breaks: [Int]
  let first: Unicode.Scalar
  let last: Unicode.Scalar
  /// The scripts of the letters.
  let scripts: Scripts
  /// Whether the word begins with a letter or digit.
  let beginsPlain: Bool
  /// Whether a line may always end at the blanks between the word and one that begins plain.
  let endsPlain: Bool

  /// Scripts that are written left to right, letter after letter, without further ado.
  struct Scripts: OptionSet, Sendable {
    let rawValue: UInt8
    static let latin = Scripts(rawValue: 1)
    static let greek = Scripts(rawValue: 2)
    static let cyrillic = Scripts(rawValue: 4)

    /// Whether letters of one script at the most are there.
    var isUniform: Bool { rawValue & (rawValue &- 1) == 0 }
  }

  /// A word for Pango.
  static let complex = Word()

  private init() {
    shape = nil
    breaks = []
    (first, last) = ("a", "a")
    scripts = []
    (beginsPlain, endsPlain) = (false, false)
  }

  /// A simple word; `bytes` is its text.
  init(shape: Shape, bytes: [UInt8], scripts: Scripts, first: Unicode.Scalar, last: Unicode.Scalar) {
    self.shape = shape
    self.scripts = scripts
    self.first = first
    self.last = last
    beginsPlain = Self.isPlain(first)
    endsPlain = Self.isPlain(last) || Self.closing.contains(last)
    breaks = bytes.allSatisfy(Self.isLetterByte) ? [] : BreakRules.offsets(inside: bytes)
  }

  /// Whether a character is a letter or digit, of which the rules about blanks say nothing.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80
      ? isLetterByte(UInt8(truncatingIfNeeded: scalar.value)) : scalar.properties.isAlphabetic
  }

  /// Signs that a line may end behind where a blank and a letter follow; opening ones keep the next word with them.
  private static let closing: Set<Unicode.Scalar> = [
    ",", ".", ";", ":", "!", "?", "%", ")", "]", "\"", "'", "\u{2019}", "\u{201D}", "\u{2026}",
  ]

  private static func isLetterByte(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  /// The script of a character that may stand in a simple word; none for digits and signs, `nil` for a character that
  /// may not.
  ///
  /// Combining marks, soft hyphens, line separators and all that is an emoji unless asked otherwise are left out.
  static func script(of scalar: Unicode.Scalar) -> Scripts? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: .latin
    case 0x21...0x7E: []
    case 0xA0...0xAC, 0xAE...0xBF, 0xD7, 0xF7: scalar.value == 0xAA || scalar.value == 0xBA ? .latin : []
    case 0xC0...0x24F, 0x1E00...0x1EFF: .latin
    case 0x386, 0x388...0x3CE: .greek
    case 0x400...0x481, 0x48A...0x52F: .cyrillic
    case 0x2010...0x2015, 0x2018...0x201F, 0x2020...0x2022, 0x2026, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A: []
    case 0x20AC, 0x2116, 0x2190...0x2195, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265: []
    default: nil
    }
  }
}
