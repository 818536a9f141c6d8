public import Foundation

extension UIListContentConfiguration {
  /// The picture as its properties ask for it.
  var shownImage: UIImage? {
    guard let image, let configuration = imageProperties.preferredSymbolConfiguration else { return image }
    return image.applyingSymbolConfiguration(configuration)
  }

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
    /// The size that a system's symbol would have; here the picture's own.
    public static let standardDimension: CGFloat = 0

    /// The size and strength of a symbol; nil leaves the picture's own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a template; nil is the tint colour.
    public var tintColor: UIColor?
    /// The colour made of the tint; nil leaves it.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero along an axis is no limit.
    public var maximumSize: CGSize = .zero
    /// The room kept for the picture, in points; zero along an axis is the picture's own.
    public var reservedLayoutSize: CGSize = .zero
    /// Whether the picture's colours are inverted for people who ask for it; drawing does not depend on it.
    public var accessibilityIgnoresInvertColors = false
    /// The border's width, in points.
    public var strokeWidth: CGFloat = 0
    /// The border's colour.
    public var strokeColor: UIColor?

    init() {}

    /// The colour of a template where the tint colour is `tintColor`.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }
  }
}
