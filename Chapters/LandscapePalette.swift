import CollectionLab

/// The colours of a landscape: a sky, a sun, three ridges from far to near.
struct LandscapePalette: Hashable, Sendable {
  let skyTop: SRGBColor
  let skyBottom: SRGBColor
  let sun: SRGBColor
  let ridges: [SRGBColor]

  private init(_ skyTop: UInt32, _ skyBottom: UInt32, sun: UInt32, ridges: [UInt32]) {
    self.skyTop = SRGBColor(hex: skyTop)
    self.skyBottom = SRGBColor(hex: skyBottom)
    self.sun = SRGBColor(hex: sun)
    self.ridges = ridges.map { SRGBColor(hex: $0) }
  }

  static let dusk = Self(0x3B2C63, 0xF08A5D, sun: 0xFFD8A8, ridges: [0x7A3E6B, 0x55305F, 0x2F2147])
  static let dawn = Self(0xBFD7EA, 0xFBE3C0, sun: 0xFFF6E0, ridges: [0x9DB4C0, 0x6B8A97, 0x3F5B66])
  static let reef = Self(0x0B3954, 0x2EC4B6, sun: 0xE0FBFC, ridges: [0x1B7A86, 0x12596B, 0x0A3347])
  static let meadow = Self(0xCFE8D5, 0xF7F3D7, sun: 0xFFFDF0, ridges: [0xA3C9A8, 0x6FA57D, 0x3D7050])
  static let rose = Self(0xF7C5CC, 0xFDEBD3, sun: 0xFFF8F0, ridges: [0xE79AA8, 0xC96C86, 0x8C3F5E])
  static let night = Self(0x0F1B3D, 0x3A4E8C, sun: 0xF4F1DE, ridges: [0x26366E, 0x1A2652, 0x0D1533])
  static let sand = Self(0xF6E7CB, 0xE8B66B, sun: 0xFFF3D6, ridges: [0xD9964A, 0xB8733A, 0x7E4A2B])
  static let ice = Self(0xE6F1F8, 0xB9D7EA, sun: 0xFFFFFF, ridges: [0x8FB8D4, 0x5C8DB0, 0x335F80])
}
