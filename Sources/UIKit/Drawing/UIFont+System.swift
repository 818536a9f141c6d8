import Drawing
public import Foundation

extension UIFont {
  /// The size of standard text, in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons, in points.
  public static let buttonFontSize: CGFloat = 18

  /// The system font of a size, in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescriptor(size: fontSize))
  }

  /// The system font of a size, in points, and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontDescriptor(size: fontSize, weight: weight.fontWeight))
  }

  /// The bold system font of a size, in points; semibold, as UIKit's is.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescriptor(size: fontSize, weight: .semibold))
  }

  /// The slanted system font of a size, in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescriptor(size: fontSize, isItalic: true))
  }

  /// The system font whose characters are all of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(
      FontDescriptor(family: .system(.monospaced), size: fontSize, weight: weight.fontWeight))
  }

  /// The system font whose digits are all of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(
      FontDescriptor(size: fontSize, weight: weight.fontWeight, usesMonospacedDigits: true))
  }

  /// The font of a text style at the current text size.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of `traitCollection`, or at the current one.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = (traitCollection ?? .current).traits.dynamicTypeSize
    return UIFont(
      FontDescriptor(size: style.fontStyle.pointSize(for: size), weight: style.fontStyle.weight),
      textStyle: style)
  }

  /// The thickness of strokes, as UIKit counts it: -1...1, 0 being regular (`views.md` 3.5).
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The named weights with CSS's numbers for them.
    private static let table: [(weight: Weight, font: FontWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    /// The nearest named weight; of two equally near, the lighter.
    var fontWeight: FontWeight {
      Self.table.min {
        abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
      }?.font ?? .regular
    }
  }
}
