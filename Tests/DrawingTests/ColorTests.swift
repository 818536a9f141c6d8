import Drawing
import Geometry
import Testing

@Suite("Colours")
struct ColorTests {
  @Test("clamp fractions and round them to steps of 255")
  func fractions() {
    let colour = SRGBColor(red: 0.5, green: -1, blue: 7, opacity: 2)
    #expect(colour == SRGBColor(red: 128, green: 0, blue: 255))  // 0.5 · 255 = 127.5, rounded up
    #expect(SRGBColor(red: Double.nan, green: 0, blue: 0, opacity: .nan) == .black)
    #expect(SRGBColor(hex: 0x007AFF, alpha: 0.6).description == "#007AFF 60%")
  }

  @Test(
    "of the system follow the scheme, the palette and elevation",
    arguments: [
      (SystemColor.systemBlue, ColorScheme.light, SystemPalette.iOS18, false, UInt32(0x007AFF)),
      (.systemBlue, .dark, .iOS18, false, 0x0A84FF),
      (.systemBlue, .light, .iOS26, false, 0x0088FF),
      (.systemBlue, .dark, .iOS26, false, 0x0091FF),
      (.systemRed, .light, .iOS26, false, 0xFF383C),
      (.systemGroupedBackground, .light, .iOS18, false, 0xF2F2F7),
      (.systemGroupedBackground, .dark, .iOS18, false, 0x000000),
      (.systemGroupedBackground, .dark, .iOS18, true, 0x1C1C1E),
      (.systemGroupedBackground, .light, .iOS18, true, 0xF2F2F7),
      (.secondarySystemGroupedBackground, .dark, .iOS18, false, 0x1C1C1E),
      (.systemGray4, .dark, .iOS26, false, 0x3A3A3C),
    ] as [(SystemColor, ColorScheme, SystemPalette, Bool, UInt32)])
  func system(
    color: SystemColor, scheme: ColorScheme, palette: SystemPalette, isElevated: Bool, hex: UInt32
  ) {
    #expect(color.resolved(for: scheme, palette: palette, isElevated: isElevated) == SRGBColor(hex: hex))
  }

  @Test("of labels are inks with an opacity")
  func labels() {
    #expect(
      SystemColor.secondaryLabel.resolved(for: .light) == SRGBColor(red: 60, green: 60, blue: 67, alpha: 0.6))
    #expect(
      SystemColor.secondaryLabel.resolved(for: .dark)
        == SRGBColor(red: 235, green: 235, blue: 245, alpha: 0.6))
    #expect(SystemColor.separator.resolved(for: .dark) == SRGBColor(red: 84, green: 84, blue: 88, alpha: 0.6))
  }

  @Test(
    "and numbers are written without a locale",
    arguments: [
      (0.0, 3, "0"), (1.5, 3, "1.5"), (-0.3333, 3, "-0.333"), (12, 3, "12"), (1.0005, 3, "1.001"),
      (0.05, 1, "0.1"),
      (-0.0001, 3, "0"), (1234567.125, 3, "1234567.125"), (0.007, 2, "0.01"), (99.999, 1, "100"),
      (.nan, 3, "0"),
      (.infinity, 3, "0"),
    ] as [(Double, Int, String)])
  func numbers(value: Double, places: Int, text: String) {
    #expect(NumberText.decimal(value, places: places) == text)
  }
}
