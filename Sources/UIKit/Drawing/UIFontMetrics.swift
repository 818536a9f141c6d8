import Drawing
public import Foundation
import Geometry

/// Scales lengths and fonts with a text style (`views.md` 3.4).
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// `value` at the current text size, rounded to a pixel, halves upwards.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// `value` at the text size of `traitCollection`, or at the current one, rounded to a pixel, halves upwards.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = (traitCollection ?? .current).traits
    return style.fontStyle.scaledValue(value, for: traits.dynamicTypeSize, on: traits.pixelGrid)
  }

  /// `font` at the current text size, rounded to a whole point, halves upwards.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// `font` at the current text size, at most `maximumPointSize` points; 0 is no limit.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// `font` at the text size of `traitCollection`, or at the current one.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// `font` at the text size of `traitCollection`, or at the current one, at most `maximumPointSize` points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = (traitCollection ?? .current).traits.dynamicTypeSize
    let scaled = style.fontStyle.scaledFontSize(font.pointSize, for: size)
    return font.withSize(maximumPointSize > 0 ? min(scaled, maximumPointSize) : scaled)
  }
}
