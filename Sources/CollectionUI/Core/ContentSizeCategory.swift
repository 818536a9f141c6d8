import Geometry

/// The size of type that a person has chosen, under the names of before `DynamicTypeSize`.
nonisolated public enum ContentSizeCategory: CaseIterable, Hashable, Comparable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five for those who see little.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

nonisolated extension EnvironmentValues {
  /// The size of type that a person has chosen: `dynamicTypeSize` under its name of before.
  public var sizeCategory: ContentSizeCategory {
    get {
      let sizes = zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases)
      return sizes.first { $0.0 == dynamicTypeSize }?.1 ?? .large
    }
    set {
      let sizes = zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases)
      dynamicTypeSize = sizes.first { $0.1 == newValue }?.0 ?? .large
    }
  }
}
