public import Geometry

/// A size of Dynamic Type, under UIKit's names (`views.md` 3.3).
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's spelling, as in `UICTContentSizeCategoryL`.
  public let rawValue: String

  /// The category of UIKit's spelling; unknown spellings count as ``unspecified`` where they are used.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The twelve categories, small to large, in the order of ``DynamicTypeSize``.
  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// The category of a size.
  public init(_ size: DynamicTypeSize) { self = Self.ordered[size.rawValue] }

  /// The size that the category means; nil when it is unspecified.
  public var dynamicTypeSize: DynamicTypeSize? {
    Self.ordered.firstIndex(of: self).flatMap(DynamicTypeSize.init(rawValue:))
  }

  /// Whether this is one of the five sizes offered under Accessibility only.
  public var isAccessibilityCategory: Bool { dynamicTypeSize?.isAccessibilitySize ?? false }
}

extension UIContentSizeCategory: Comparable {
  /// Whether the left category is smaller; an unspecified one is smaller than all others.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (left.dynamicTypeSize?.rawValue ?? -1) < (right.dynamicTypeSize?.rawValue ?? -1)
  }
}
