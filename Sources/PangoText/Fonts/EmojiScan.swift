/// Which characters of a text ask to be drawn as pictures.
enum EmojiScan {
  private static let textSelector: Unicode.Scalar = "\u{FE0E}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  private static let keycap: Unicode.Scalar = "\u{20E3}"

  /// Whether the colour font is needed: for characters that are emoji by themselves (flags and skin tones among
  /// them), those that U+FE0F makes one, and keycaps; U+FE0E asks for text (`rendering.md` 14.6).
  ///
  /// O(n) in the characters.
  static func needsColorFont(_ text: some Sequence<Unicode.Scalar>) -> Bool {
    var previous: Unicode.Scalar?
    var iterator = text.makeIterator()
    var next = iterator.next()
    while let scalar = next {
      next = iterator.next()
      if scalar.value >= 0x20E3 {
        if scalar == emojiSelector, let previous, previous.properties.isEmoji { return true }
        if scalar == keycap, let previous, isKeycapBase(previous) || previous == emojiSelector { return true }
        if scalar.properties.isEmojiPresentation && next != textSelector { return true }
      }
      previous = scalar
    }
    return false
  }

  /// Whether a character that no text font has may be drawn as a picture.
  static func mayBePicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x2000 && scalar.properties.isEmoji
  }

  private static func isKeycapBase(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "#" || scalar == "*" || ("0"..."9").contains(scalar)
  }
}
