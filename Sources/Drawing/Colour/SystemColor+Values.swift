extension SystemColor {
  /// The values of `color`, as the tables of `views.md` 6.1 and 6.2 give them.
  static func entry(of color: SystemColor, palette: SystemPalette) -> Entry {
    let is26 = palette == .iOS26
    func ink(_ light: Double, _ dark: Double) -> Entry {
      Entry(SRGBColor(hex: 0x3C3C43, alpha: light), SRGBColor(hex: 0xEBEBF5, alpha: dark))
    }
    func fill(_ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double) -> Entry {
      Entry(SRGBColor(hex: light, alpha: lightAlpha), SRGBColor(hex: dark, alpha: darkAlpha))
    }
    func tint(_ old: (UInt32, UInt32), _ new: (UInt32, UInt32)) -> Entry {
      is26 ? Entry(new.0, new.1) : Entry(old.0, old.1)
    }
    switch color {
    case .label: return Entry(0x000000, 0xFFFFFF)
    case .secondaryLabel: return ink(0.6, 0.6)
    case .tertiaryLabel, .placeholderText: return ink(0.3, 0.3)
    case .quaternaryLabel: return ink(0.18, 0.16)
    case .quinaryLabel: return fill(0x000000, 0.05, 0xFFFFFF, 0.05)
    case .separator: return fill(0x3C3C43, 0.29, 0x545458, 0.6)
    case .opaqueSeparator: return Entry(0xC6C6C8, 0x38383A)
    case .link: return tint((0x007AFF, 0x0984FF), (0x0088FF, 0x0091FF))
    case .systemBackground: return Entry(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
    case .secondarySystemBackground: return Entry(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
    case .tertiarySystemBackground: return Entry(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
    case .systemGroupedBackground: return Entry(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
    case .secondarySystemGroupedBackground: return Entry(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
    case .tertiarySystemGroupedBackground: return Entry(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)
    case .systemFill: return fill(0x787880, 0.2, 0x787880, 0.36)
    case .secondarySystemFill: return fill(0x787880, 0.16, 0x787880, 0.32)
    case .tertiarySystemFill: return fill(0x767680, 0.12, 0x767680, 0.24)
    case .quaternarySystemFill: return fill(0x747480, 0.08, 0x767680, 0.18)
    case .systemRed: return tint((0xFF3B30, 0xFF453A), (0xFF383C, 0xFF4245))
    case .systemOrange: return tint((0xFF9500, 0xFF9F0A), (0xFF8D28, 0xFF9230))
    case .systemYellow: return tint((0xFFCC00, 0xFFD60A), (0xFFCC00, 0xFFD600))
    case .systemGreen: return Entry(0x34C759, 0x30D158)
    case .systemMint: return tint((0x00C7BE, 0x63E6E2), (0x00C8B3, 0x00DAC3))
    case .systemTeal: return tint((0x30B0C7, 0x40C8E0), (0x00C3D0, 0x00D2E0))
    case .systemCyan: return tint((0x32ADE6, 0x64D2FF), (0x00C0E8, 0x3CD3FE))
    case .systemBlue: return tint((0x007AFF, 0x0A84FF), (0x0088FF, 0x0091FF))
    case .systemIndigo: return tint((0x5856D6, 0x5E5CE6), (0x6155F5, 0x6D7CFF))
    case .systemPurple: return tint((0xAF52DE, 0xBF5AF2), (0xCB30E0, 0xDB34F2))
    case .systemPink: return Entry(0xFF2D55, 0xFF375F)
    case .systemBrown: return tint((0xA2845E, 0xAC8E68), (0xAC7F5E, 0xB78A66))
    case .systemGray: return Entry(0x8E8E93, 0x8E8E93)
    case .systemGray2: return Entry(0xAEAEB2, 0x636366)
    case .systemGray3: return Entry(0xC7C7CC, 0x48484A)
    case .systemGray4: return Entry(0xD1D1D6, 0x3A3A3C)
    case .systemGray5: return Entry(0xE5E5EA, 0x2C2C2E)
    case .systemGray6: return Entry(0xF2F2F7, 0x1C1C1E)
    }
  }
}
