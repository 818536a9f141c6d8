import Drawing

extension FontLibrary {
  /// Debian's package with a font that has `scalar`, or `nil` where none is known, as for private use.
  ///
  /// What a diagnostic about ``ShapedText/missingCharacters`` names (`rendering.md` 14.7).
  public static func packageHint(for scalar: Unicode.Scalar) -> String? {
    switch scalar.properties.generalCategory {
    case .privateUse, .unassigned, .surrogate, .control: return nil
    default: break
    }
    let script = Script(of: scalar)
    if script.isChineseJapaneseKorean || (0x3000...0x303F).contains(scalar.value)
      || (0xFF00...0xFFEF).contains(scalar.value)
    {
      return "fonts-noto-cjk"
    }
    if scalar.properties.isEmojiPresentation { return "fonts-noto-color-emoji" }
    if ["Latn", "Grek", "Cyrl"].contains(script.code) { return "fonts-inter" }
    if ScriptFont.table[script.code] != nil || script == .common || script == .inherited {
      return "fonts-noto-core"
    }
    return "fonts-noto-extra"
  }
}
