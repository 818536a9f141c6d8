public import Foundation
public import Geometry

extension UIButton {
  /// How a button looks (UIKit's `UIButton.Configuration`).
  @preconcurrency @MainActor
  public struct Configuration: @MainActor Equatable {
    /// The looks that fill in what is not said.
    enum Style: Hashable {
      case plain
      case gray
      case tinted
      case filled
    }

    /// How round the corners are.
    public enum CornerStyle: Int, CaseIterable, Hashable, Sendable {
      /// The background's own radius.
      case fixed = -1
      /// The background's own radius, which follows the text size; the same here.
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      /// Half of the height.
      case capsule = 4
    }

    /// How large the button is.
    public enum Size: Int, CaseIterable, Hashable, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    /// Where title and subtitle stand among themselves.
    public enum TitleAlignment: Int, CaseIterable, Hashable, Sendable {
      /// In the middle where the picture is above or below, at the leading edge elsewhere.
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// The sign that a button shows something when it is touched; none is drawn.
    public enum Indicator: Int, CaseIterable, Hashable, Sendable {
      case automatic = 0
      case none = 1
      case popup = 2
    }

    let style: Style
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium {
      didSet { if !hasOwnInsets { contentInsets = Self.insets(buttonSize) } }
    }
    /// The colour of title and picture; nil is the style's.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; nil is the style's.
    public var baseBackgroundColor: UIColor?
    /// What is behind; a colour in it stands in front of ``baseBackgroundColor``.
    public var background: UIBackgroundConfiguration
    public var image: UIImage?
    /// Makes the picture's colour of the one that would be drawn.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The size and strength of a symbol; nil for those of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a wheel is shown in place of the picture.
    public var showsActivityIndicator = false
    /// Makes the wheel's colour of the one that would be drawn.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var title: String? { didSet { if title != oldValue { styledTitle = nil } } }
    /// Changes the title's looks.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var subtitle: String? { didSet { if subtitle != oldValue { styledSubtitle = nil } } }
    /// Changes the subtitle's looks.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var indicator: Indicator = .automatic
    /// Room around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets { didSet { hasOwnInsets = true } }
    /// Where the picture is beside the text.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Room between the picture and the text, in points.
    public var imagePadding: CGFloat = 0
    /// Room between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic
    /// Whether a selected button looks another way.
    public var automaticallyUpdateForSelection = true
    private(set) var styledTitle: AttributedString?
    private(set) var styledSubtitle: AttributedString?
    private var hasOwnInsets = false

    private init(_ style: Style) {
      self.style = style
      background = .clear()
      background.cornerRadius = Self.cornerRadius
      contentInsets = Self.insets(.medium)
    }

    /// Text in the tint colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Text in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Text in the tint colour on a faint shade of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White text on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As ``plain()`` on a phone.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// As ``gray()`` on a phone.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// As ``tinted()`` on a phone.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As ``filled()`` on a phone.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The title with the looks of its parts.
    public var attributedTitle: AttributedString? {
      get { styledTitle ?? title.map { AttributedString($0) } }
      set {
        title = newValue.map { String($0.characters) }
        styledTitle = newValue
      }
    }

    /// The subtitle with the looks of its parts.
    public var attributedSubtitle: AttributedString? {
      get { styledSubtitle ?? subtitle.map { AttributedString($0) } }
      set {
        subtitle = newValue.map { String($0.characters) }
        styledSubtitle = newValue
      }
    }

    /// Sets the room around the content that the size has by itself.
    public mutating func setDefaultContentInsets() {
      contentInsets = Self.insets(buttonSize)
      hasOwnInsets = false
    }

    /// The configuration for a button's state: drawing asks for it by itself.
    public func updated(for button: UIButton) -> Configuration { self }

    public static func == (one: Self, other: Self) -> Bool {
      one.style == other.style && one.cornerStyle == other.cornerStyle && one.buttonSize == other.buttonSize
        && one.baseForegroundColor == other.baseForegroundColor
        && one.baseBackgroundColor == other.baseBackgroundColor && one.background == other.background
        && one.image == other.image && one.title == other.title && one.subtitle == other.subtitle
        && one.styledTitle == other.styledTitle && one.styledSubtitle == other.styledSubtitle
        && one.preferredSymbolConfigurationForImage == other.preferredSymbolConfigurationForImage
        && one.showsActivityIndicator == other.showsActivityIndicator
        && one.contentInsets == other.contentInsets && one.imagePlacement == other.imagePlacement
        && one.imagePadding == other.imagePadding && one.titlePadding == other.titlePadding
        && one.titleAlignment == other.titleAlignment && one.indicator == other.indicator
        && one.titleLineBreakMode == other.titleLineBreakMode && one.hasNoTransformer
        && other.hasNoTransformer
    }

    /// Whether nothing is in force that cannot be compared.
    private var hasNoTransformer: Bool {
      imageColorTransformer == nil && activityIndicatorColorTransformer == nil
        && titleTextAttributesTransformer == nil && subtitleTextAttributesTransformer == nil
    }

    // MARK: Numbers

    /// The radius of the background's corners, in points `[inferred]`.
    private static let cornerRadius: CGFloat = 5.95

    /// Room around the content, in points: a title in a line of 20.33 makes a button 34.33 high `[inferred]`.
    private static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
      let (x, y): (CGFloat, CGFloat) =
        switch size {
        case .mini, .small: (10, 5)
        case .medium: (12, 7)
        case .large: (20, 15)
        }
      return NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
    }

    /// The radius of the corners of a button of some height, in points `[inferred]`.
    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: 4
      case .medium: 6
      case .large: 9
      case .capsule: height / 2
      }
    }

    /// The text style of title and subtitle `[inferred]`.
    var textStyles: (title: UIFont.TextStyle, subtitle: UIFont.TextStyle) {
      switch buttonSize {
      case .mini, .small: (.subheadline, .caption1)
      case .medium: (.body, .caption1)
      case .large: (.body, .subheadline)
      }
    }
  }
}

/// Makes the looks of a text of others (UIKit's `UIConfigurationTextAttributesTransformer`).
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// Makes the looks.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// A transformer that calls `transform`.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The looks made of others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
