public import Drawing
public import Foundation

/// A translucent layer between content and what lies behind it.
///
/// Apple publishes neither its blur nor its tint. Here it is the system background's colour at an opacity for each
/// thickness, and what lies behind is not blurred (`views.md` 6.2).
nonisolated public struct Material: ShapeStyle, Hashable, Sendable {
  private let opacity: Double

  public static let ultraThin = Material(opacity: 0.35)
  public static let thin = Material(opacity: 0.55)
  public static let regular = Material(opacity: 0.70)
  public static let thick = Material(opacity: 0.80)
  public static let ultraThick = Material(opacity: 0.90)
  /// The material of system bars.
  public static let bar = Material(opacity: 0.85)

  /// The background's colour, faded.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    Color(.systemBackground).opacity(opacity)._paint(in: environment, bounds: bounds)
  }
}

nonisolated extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of system bars.
  public static var bar: Material { .bar }
}
