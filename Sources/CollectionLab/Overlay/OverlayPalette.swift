import Drawing
import Foundation
import Geometry

/// The colours of an overlay on the paper of its colour scheme.
nonisolated struct OverlayPalette: Sendable {
  /// What lies under figures.
  let paper: SRGBColor
  /// What numbers stand on.
  let surface: SRGBColor
  /// What numbers are written in.
  let text: SRGBColor
  /// The colour of each role's lines, in the order of their numbers.
  private let lines: [SRGBColor]

  /// What pictures stand on: lines are told from all of it.
  static let backgrounds: [SystemColor] = [
    .systemBackground, .secondarySystemBackground, .systemGroupedBackground,
    .secondarySystemGroupedBackground,
  ]

  /// The least contrast of lines and numbers.
  static let contrast = 4.5

  init(_ environment: DrawingEnvironment) {
    func resolved(_ color: SystemColor) -> SRGBColor {
      color.resolved(for: environment.traits.colorScheme, palette: environment.palette)
    }
    paper = resolved(.systemBackground)
    surface = resolved(.systemBackground)
    text = resolved(.label)
    let (backgrounds, text) = (Self.backgrounds.map(resolved), text)
    lines = OverlayRole.allCases.map { Self.line($0, on: backgrounds, text: text) }
  }

  /// The surface of a number's pill.
  var pill: SRGBColor { surface.multiplyingAlpha(by: 0.9) }

  /// The colour of a role's lines: its own, or as little darker or lighter as gives the contrast.
  func line(_ role: OverlayRole) -> SRGBColor { lines[role.rawValue] }

  private static func line(_ role: OverlayRole, on backgrounds: [SRGBColor], text: SRGBColor) -> SRGBColor {
    if role == .live || role == .callout { return text }
    let end: Double = backgrounds[0].luminance > 0.5 ? 0 : 255
    for step in 0...64 {
      let share = Double(step) / 64
      func mixed(_ level: UInt8) -> Double { (Double(level) * (1 - share) + end * share) / 255 }
      let color = SRGBColor(
        red: mixed(role.color.red), green: mixed(role.color.green), blue: mixed(role.color.blue), opacity: 1)
      if backgrounds.allSatisfy({ color.contrast(to: $0) >= contrast }) { return color }
    }
    return text
  }

  /// The colour of a role's areas.
  func fill(_ role: OverlayRole) -> SRGBColor { role.color.multiplyingAlpha(by: 0.08) }
}

nonisolated extension SRGBColor {
  /// The relative luminance of WCAG 2, the colour taken as opaque.
  var luminance: Double {
    let linear = Self.linearLevels
    return 0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
  }

  /// The light of each level of a channel, 0 to 1.
  private static let linearLevels: [Double] = (0...255).map { level in
    let value = Double(level) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The contrast of WCAG 2 between two opaque colours, 1 to 21.
  func contrast(to other: SRGBColor) -> Double {
    let (own, its) = (luminance, other.luminance)
    return (max(own, its) + 0.05) / (min(own, its) + 0.05)
  }
}
