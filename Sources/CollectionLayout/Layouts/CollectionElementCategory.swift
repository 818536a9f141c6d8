/// What sort of view an element is (UIKit's `UICollectionView.ElementCategory`).
public enum CollectionElementCategory: UInt, CaseIterable, Hashable, Sendable {
  case cell = 0
  case supplementaryView = 1
  case decorationView = 2
}

/// The kinds of supplementary views that have names of their own.
public enum CollectionElementKind {
  /// A section's header.
  public static let sectionHeader = "UICollectionElementKindSectionHeader"
  /// A section's footer.
  public static let sectionFooter = "UICollectionElementKindSectionFooter"
}
