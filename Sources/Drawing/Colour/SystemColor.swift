public import Geometry

/// Which year's system colours are meant (`views.md` 6.2).
public enum SystemPalette: String, CaseIterable, Hashable, Sendable {
  /// The palette of iOS 13 to 18.
  case iOS18
  /// The palette of iOS 26.
  case iOS26
}

/// A colour that a system names, whose value depends on the colour scheme and the palette (`views.md` 6.1, 6.2).
public enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel, placeholderText
  case separator, opaqueSeparator, link
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
  case systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

  /// The colour's value.
  ///
  /// - Parameters:
  ///   - scheme: light or dark.
  ///   - palette: the year of the tints; the others are the same in both.
  ///   - isElevated: whether the interface lies above another, as a sheet does; matters for dark backgrounds only.
  public func resolved(
    for scheme: ColorScheme, palette: SystemPalette = .iOS18, isElevated: Bool = false
  ) -> SRGBColor {
    let entry = Self.entry(of: self, palette: palette)
    switch scheme {
    case .light: return entry.light
    case .dark: return isElevated ? entry.elevated : entry.dark
    }
  }

  /// The values of one colour.
  struct Entry {
    var light: SRGBColor
    var dark: SRGBColor
    var elevated: SRGBColor

    init(_ light: SRGBColor, _ dark: SRGBColor, elevated: SRGBColor? = nil) {
      self.light = light
      self.dark = dark
      self.elevated = elevated ?? dark
    }

    init(_ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil) {
      self.init(SRGBColor(hex: light), SRGBColor(hex: dark), elevated: elevated.map { SRGBColor(hex: $0) })
    }
  }
}
