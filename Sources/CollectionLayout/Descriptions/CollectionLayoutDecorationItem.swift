import Foundation
import Geometry

/// A view behind a whole section (UIKit's `NSCollectionLayoutDecorationItem`, `layout.md` 3.7).
@preconcurrency @MainActor
open class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The name under which the view is registered.
  public private(set) var elementKind = ""
  /// The stacking order; 0 by default.
  open var zIndex = 0

  /// A decoration with an empty kind; ``background(elementKind:)`` makes useful ones.
  public required init(layoutSize: CollectionLayoutSize) { super.init(layoutSize: layoutSize) }

  /// A decoration with an empty kind and views anchored to it; ``background(elementKind:)`` makes useful ones.
  public required init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]
  ) {
    super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
  }

  /// A view as large as the section, headers and insets included, less its own `contentInsets`.
  open class func background(elementKind: String) -> Self {
    let whole = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = self.init(layoutSize: whole)
    item.elementKind = elementKind
    return item
  }

  override func duplicate(as size: CollectionLayoutSize) -> CollectionLayoutItem {
    let copy = super.duplicate(as: size)
    guard let item = copy as? CollectionLayoutDecorationItem else { return copy }
    item.elementKind = elementKind
    item.zIndex = zIndex
    return item
  }
}
