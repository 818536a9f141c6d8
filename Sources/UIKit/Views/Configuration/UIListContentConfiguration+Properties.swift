public import Foundation

extension UIListContentConfiguration {
  /// The picture as its properties ask for it.
  var shownImage: UIImage? { image?.preferring(imageProperties.preferredSymbolConfiguration) }

  /// How a text looks.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// Where the lines of a text stand.
    public enum TextAlignment: Int, CaseIterable, Hashable, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    /// How the letters of a text are changed.
    public enum TextTransform: Int, CaseIterable, Hashable, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    public var font: UIFont
    public var color: UIColor
    /// The colour made of ``color``; nil leaves it.
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment: TextAlignment = .natural
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// Lines shown at the most; 0 for as many as there are.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size.
    public var adjustsFontForContentSizeCategory = true
    public var transform: TextTransform = .none

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The colour that is drawn.
    public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }

    /// The text with its letters changed.
    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// How the picture looks.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// Asks ``reservedLayoutSize`` for the room that symbols have, for a picture of a file too.
    public static let standardDimension = -CGFloat.greatestFiniteMagnitude

    /// The size and strength of symbols, as far as they do not say it themselves: the body's, at the large scale
    /// (`[inferred]` from pictures of UIKit's lists).
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      .init(textStyle: .body, scale: .large)
    /// The colour of a template; nil is the tint colour.
    public var tintColor: UIColor?
    /// The colour made of the tint; nil leaves it.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero along an axis is no limit.
    public var maximumSize: CGSize = .zero
    /// The room kept for the picture, which stands in its middle, in points.
    ///
    /// Zero along an axis is the picture's own size, and for symbols a standard one, so that texts beside different
    /// symbols begin at one place; so is ``standardDimension``.
    public var reservedLayoutSize: CGSize = .zero
    /// Whether the picture's colours are inverted for people who ask for it; drawing does not depend on it.
    public var accessibilityIgnoresInvertColors = false
    /// The border's width, in points.
    public var strokeWidth: CGFloat = 0
    /// The border's colour.
    public var strokeColor: UIColor?

    init() {}

    /// The room that symbols have at the standard text size, in points (`views.md` 6.3; the height `[inferred]`: a line's,
    /// so that rows with symbols are as high as others).
    private static let symbolRoom = CGSize(width: 24, height: 20)

    /// The room kept for a picture of `size` points; symbols' grows with the body's text.
    func room(for size: CGSize, isSymbol: Bool) -> CGSize {
      func length(_ reserved: CGFloat, _ own: CGFloat, _ standard: CGFloat) -> CGFloat {
        if reserved > 0 { return reserved }
        guard isSymbol || reserved == Self.standardDimension else { return own }
        return UIFontMetrics.default.scaledValue(for: standard)
      }
      return CGSize(
        width: length(reservedLayoutSize.width, size.width, Self.symbolRoom.width),
        height: length(reservedLayoutSize.height, size.height, Self.symbolRoom.height))
    }

    /// The colour of a template where the tint colour is `tintColor`.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }
  }
}
