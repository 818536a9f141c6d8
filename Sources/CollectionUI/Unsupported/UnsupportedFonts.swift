public import Foundation

// Variants of fonts that SwiftUI has and this library does not draw. They are declared so that the compiler says so, and
// what to use instead, where an unknown name would say nothing; none of them can be used.
extension Font {
  /// Not drawn: lines are as high as their text style; use lineSpacing(_:).
  @available(
    *, unavailable,
    message: "leading is not drawn: lines are as high as their text style; use lineSpacing(_:)"
  )
  public func leading(_ leading: Leading) -> Font { self }

  /// Not drawn: the system font has one width here; use Font.custom(_:size:) with a narrow family.
  @available(
    *, unavailable,
    message:
      "width is not drawn: the system font has one width here; use Font.custom(_:size:) with a narrow family"
  )
  public func width(_ width: Width) -> Font { self }

  /// Not drawn: fonts are drawn without variants of their letters; write capitals in a smaller font.
  @available(
    *, unavailable,
    message:
      "smallCaps is not drawn: fonts are drawn without variants of their letters; write capitals in a smaller font"
  )
  public func smallCaps() -> Font { self }

  /// Not drawn: lines are as high as their text style.
  public enum Leading: Hashable, Sendable {
    /// The font's own distance.
    case standard
    /// A smaller one.
    case tight
    /// A larger one.
    case loose
  }

  /// Not drawn: the system font has one width here.
  public struct Width: Hashable, Sendable {
    /// How wide, 0 being the standard.
    public var value: CGFloat

    /// A width.
    public init(_ value: CGFloat) { self.value = value }

    /// Much narrower than standard.
    public static let compressed = Width(-0.4)
    /// Narrower than standard.
    public static let condensed = Width(-0.2)
    /// The font's own.
    public static let standard = Width(0)
    /// Wider than standard.
    public static let expanded = Width(0.2)
  }
}
