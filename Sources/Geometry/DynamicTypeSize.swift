/// The twelve sizes of Dynamic Type, small to large (`views.md` 3.3).
public enum DynamicTypeSize: Int, CaseIterable, Hashable, Comparable, Sendable {
  case xSmall
  case small
  case medium
  /// The default.
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether this is one of the five sizes offered under Accessibility only.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }
}
