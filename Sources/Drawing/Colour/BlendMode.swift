/// How a scope's pixels meet what is already there, under SwiftUI's names.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  /// Where both are, the source; the destination elsewhere.
  case sourceAtop
  /// The destination on top.
  case destinationOver
  /// The destination is cleared where the source is.
  case destinationOut
  /// Sum, clamped at white.
  case plusLighter
  /// Sum of complements, clamped at black.
  case plusDarker
}
