public import Foundation
public import Geometry

/// The place of a cell in a group (UIKit's `NSCollectionLayoutItem`, `layout.md` 2).
@preconcurrency @MainActor
open class CollectionLayoutItem: NSObject, NSCopying {
  /// How large the slot is.
  public let layoutSize: CollectionLayoutSize
  private var itemSupplementaries: [CollectionLayoutSupplementaryItem]
  /// Room inside the item's slot, in points; ignored on a self-sizing axis (`layout.md` 2.7).
  open var contentInsets: EdgeInsets = .zero
  /// Room outside the item's slot; nil is four fixed zeros (`layout.md` 2.6).
  open var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// An item of the given size.
  public required init(layoutSize: CollectionLayoutSize) {
    self.layoutSize = layoutSize
    itemSupplementaries = []
  }

  /// An item of the given size with views anchored to it.
  public required init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    itemSupplementaries = supplementaryItems
  }

  /// Badges and other views anchored to the item (`layout.md` 3.6).
  open var supplementaryItems: [CollectionLayoutSupplementaryItem] { itemSupplementaries }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// A copy with all properties.
  func duplicate() -> CollectionLayoutItem { duplicate(as: layoutSize) }

  /// A copy of another size with all other properties; subclasses add theirs.
  func duplicate(as size: CollectionLayoutSize) -> CollectionLayoutItem {
    let copy = type(of: self).init(layoutSize: size, supplementaryItems: supplementaryItems)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }

  /// Replaces the anchored views; groups let everybody do so.
  func setSupplementaries(_ items: [CollectionLayoutSupplementaryItem]) {
    itemSupplementaries = items
  }
}
