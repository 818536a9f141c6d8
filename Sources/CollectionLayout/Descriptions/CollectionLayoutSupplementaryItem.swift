import Foundation
import Geometry

/// A view anchored to an item or group (UIKit's `NSCollectionLayoutSupplementaryItem`, `layout.md` 3.6).
@preconcurrency @MainActor
open class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The name under which the view is registered.
  public private(set) var elementKind = ""
  /// The point of the host that the view is put on.
  public private(set) var containerAnchor = CollectionLayoutAnchor(edges: [])
  /// The point of the view that is put there; nil is the same edges as the container's.
  public private(set) var itemAnchor: CollectionLayoutAnchor?
  /// The stacking order; 1 by default.
  open var zIndex = 1

  /// A view with an empty kind in the middle of its host; the other initialisers make useful ones.
  public required init(layoutSize: CollectionLayoutSize) { super.init(layoutSize: layoutSize) }

  /// A view with an empty kind in the middle of its host, with views anchored to it.
  public required init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]
  ) {
    super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
  }

  /// A view of a kind, put with its own edges on the point of its host that the anchor names.
  public required convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize)
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
  }

  /// A view of a kind whose point `itemAnchor` is put on the host's point `containerAnchor`.
  public required convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
    itemAnchor: CollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize)
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
  }

  func setElementKind(_ kind: String) { elementKind = kind }

  override func duplicate(as size: CollectionLayoutSize) -> CollectionLayoutItem {
    let copy = super.duplicate(as: size)
    guard let item = copy as? CollectionLayoutSupplementaryItem else { return copy }
    item.elementKind = elementKind
    item.containerAnchor = containerAnchor
    item.itemAnchor = itemAnchor
    item.zIndex = zIndex
    return item
  }
}
