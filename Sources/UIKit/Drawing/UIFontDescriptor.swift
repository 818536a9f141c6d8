public import Drawing
public import Foundation

/// A font as it is asked for (UIKit's `UIFontDescriptor`).
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The font as text engines are asked for it.
  public let descriptor: FontDescriptor
  /// The text style the descriptor was made for.
  let textStyle: UIFont.TextStyle?

  /// A descriptor of a font.
  init(_ descriptor: FontDescriptor, textStyle: UIFont.TextStyle? = nil) {
    self.descriptor = descriptor
    self.textStyle = textStyle
  }

  /// Properties that fonts of a family share.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A variant of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The descriptor of a text style's font at the current text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The type size, in points.
  open var pointSize: CGFloat { descriptor.size }

  /// Whether the font is bold, slanted or of one width.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if descriptor.isItalic { traits.insert(.traitItalic) }
    if descriptor.weight >= .semibold { traits.insert(.traitBold) }
    if descriptor.family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The descriptor with exactly these properties.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = descriptor
    font.isItalic = symbolicTraits.contains(.traitItalic)
    font.weight =
      symbolicTraits.contains(.traitBold)
      ? max(font.weight, textStyle?.fontStyle.emphasizedWeight ?? .bold) : min(font.weight, .regular)
    if symbolicTraits.contains(.traitMonoSpace) { font.family = .system(.monospaced) }
    return UIFontDescriptor(font, textStyle: textStyle)
  }

  /// The descriptor of another variant of the system font; nil for a named font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = descriptor.family else { return nil }
    var font = descriptor
    font.family =
      switch design {
      case .rounded: .system(.rounded)
      case .serif: .system(.serif)
      case .monospaced: .system(.monospaced)
      default: .system(.default)
      }
    return UIFontDescriptor(font, textStyle: textStyle)
  }

  /// The descriptor in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var font = descriptor
    font.size = newPointSize
    return UIFontDescriptor(font)
  }
}
