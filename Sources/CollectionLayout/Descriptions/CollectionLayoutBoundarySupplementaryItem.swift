public import Foundation
public import Geometry

/// A header, footer or side view of a section or of the whole layout (UIKit's
/// `NSCollectionLayoutBoundarySupplementaryItem`, `layout.md` 3.2 to 3.4).
@preconcurrency @MainActor
open class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// Whether the item lies outside the section's own box and makes the section grow; true by default.
  open var extendsBoundary = true
  /// Whether the item stays in sight while its section does; false by default.
  open var pinToVisibleBounds = false
  /// The edge or corner the item touches.
  public private(set) var alignment: RectAlignment = .none
  /// How far the item is moved from there, in points.
  public private(set) var offset: CGPoint = .zero

  /// A view of a kind at an edge or corner of its section.
  public required convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// A view of a kind at an edge or corner of its section, moved by points.
  public required convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(layoutSize: layoutSize)
    setElementKind(elementKind)
    self.alignment = alignment
    offset = absoluteOffset
  }

  override func duplicate(as size: CollectionLayoutSize) -> CollectionLayoutItem {
    let copy = super.duplicate(as: size)
    guard let item = copy as? CollectionLayoutBoundarySupplementaryItem else { return copy }
    item.extendsBoundary = extendsBoundary
    item.pinToVisibleBounds = pinToVisibleBounds
    item.alignment = alignment
    item.offset = offset
    return item
  }
}
