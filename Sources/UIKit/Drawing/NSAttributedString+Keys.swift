public import Foundation

extension NSAttributedString.Key {
  /// The font: a ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The text's colour: a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the text: a ``UIColor``; labels draw none.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Points added after every character: a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points added after every character, ligatures given up: a number.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// How lines stand: an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A line below the text: the number of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A line through the text: the number of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// Points the text is raised by: a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// How the box of a text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text may have several lines; without it there is one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines count with their leading; the system font has none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The box follows the ink; line boxes are used here all the same.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits gives way to an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What drawing a text found out.
public final class NSStringDrawingContext: NSObject {
  /// The smallest factor by which type may shrink; 0 for none.
  public var minimumScaleFactor: CGFloat = 0
  /// The factor by which type was shrunk.
  public internal(set) var actualScaleFactor: CGFloat = 1
  /// The box that was drawn into, in points.
  public internal(set) var totalBounds: CGRect = .zero
}

/// A line below or through text: every line is a single one, in one of the patterns.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
}
