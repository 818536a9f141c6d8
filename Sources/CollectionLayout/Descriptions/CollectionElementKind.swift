/// The kinds of the headers and footers that layouts make by themselves, spelled as UIKit spells them.
public enum CollectionElementKind {
  /// UIKit's `UICollectionView.elementKindSectionHeader`.
  public static let sectionHeader = "UICollectionElementKindSectionHeader"
  /// UIKit's `UICollectionView.elementKindSectionFooter`.
  public static let sectionFooter = "UICollectionElementKindSectionFooter"
}
