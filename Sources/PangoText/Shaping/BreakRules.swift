import CPango

/// Where lines may end, by the rules of Unicode's UAX 14 as Pango has them.
enum BreakRules {
  /// What Pango says about each character boundary of `bytes`, a paragraph of `count` characters.
  static func attributes(of bytes: UnsafeBufferPointer<UInt8>, characters count: Int) -> [PangoLogAttr] {
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    bytes.withMemoryRebound(to: CChar.self) { text in
      pango_get_log_attrs(
        text.baseAddress, Int32(text.count), -1, pango_language_from_string("en"), &attributes,
        Int32(attributes.count))
    }
    return attributes
  }

  /// The offsets inside a word of the characters before which a line may begin.
  static func offsets(inside word: [UInt8]) -> [Int] {
    word.withUnsafeBufferPointer { bytes in
      let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
      let attributes = attributes(of: bytes, characters: scalars.count)
      var offsets: [Int] = []
      var offset = 0
      for (index, scalar) in scalars.enumerated() {
        if index > 0, attributes[index].is_line_break != 0 { offsets.append(offset) }
        offset += UTF8.width(scalar)
      }
      return offsets
    }
  }

  /// Whether a line may end at the blanks between two words that end and begin with these characters.
  static func mayBreak(between last: Unicode.Scalar, and first: Unicode.Scalar) -> Bool {
    var text = "a"
    text.unicodeScalars.append(last)
    text += " "
    let position = text.unicodeScalars.count
    text.unicodeScalars.append(first)
    text += "a"
    return text.withUTF8 { attributes(of: $0, characters: position + 2)[position].is_line_break != 0 }
  }
}

extension UTF8 {
  /// How many bytes a character takes.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x80: 1
    case 0x80..<0x800: 2
    case 0x800..<0x10000: 3
    default: 4
    }
  }
}
