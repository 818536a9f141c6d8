public import Foundation

/// A font as it is asked for, sizes already resolved: what Dynamic Type and text styles become.
public struct FontDescriptor: Hashable, Sendable {
  /// The family a font comes from.
  public enum Family: Hashable, Sendable {
    /// The interface's own font, which imitates SF's line boxes and tracking.
    case system(FontDesign)
    /// A family by name, left as it is. An unknown name is an error, never a silent substitution.
    case named(String)
  }

  public var family: Family
  /// In points.
  public var size: CGFloat
  public var weight: FontWeight
  public var isItalic: Bool
  /// Digits all of one width.
  public var usesMonospacedDigits: Bool
  /// The height of a line box, in points; `nil` for the font's own.
  ///
  /// The font's ascent and descent stand in the middle of an explicit line box, the extra room half above and half below.
  public var lineHeight: CGFloat?
  /// OpenType features by tag, on top of the defaults (`kern` on, `calt` off; `rendering.md` 14).
  public var features: [FontFeature]

  /// A font; by default the system's regular weight.
  public init(
    family: Family = .system(.default), size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false,
    usesMonospacedDigits: Bool = false, lineHeight: CGFloat? = nil, features: [FontFeature] = []
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.usesMonospacedDigits = usesMonospacedDigits
    self.lineHeight = lineHeight
    self.features = features
  }
}

/// A variant of the system font.
public enum FontDesign: String, CaseIterable, Hashable, Sendable {
  case `default`
  case serif
  case rounded
  case monospaced
}

/// The thickness of a font's strokes, as CSS counts it: 100 to 900.
public struct FontWeight: Hashable, Comparable, Sendable {
  /// 100 to 900; 400 is regular, 700 bold.
  public let value: Int

  /// A weight; clamped to 100...900.
  public init(_ value: Int) { self.value = min(max(value, 100), 900) }

  public static let ultraLight = FontWeight(100)
  public static let thin = FontWeight(200)
  public static let light = FontWeight(300)
  public static let regular = FontWeight(400)
  public static let medium = FontWeight(500)
  public static let semibold = FontWeight(600)
  public static let bold = FontWeight(700)
  public static let heavy = FontWeight(800)
  public static let black = FontWeight(900)

  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.value < right.value }
}

/// An OpenType feature switched on, off, or to an alternative.
public struct FontFeature: Hashable, Sendable {
  /// Four characters, as in `ss01`.
  public let tag: String
  /// 0 is off, 1 on, more an alternative.
  public let value: Int

  /// A setting of the feature `tag`.
  public init(tag: String, value: Int = 1) {
    self.tag = tag
    self.value = value
  }
}
