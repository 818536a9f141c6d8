import CollectionLayout
import Foundation
import Geometry

/// A layout of one's own: cards in a pile, of which the lower ones look out at the bottom.
///
/// Card heights are what the views declare; each card begins `peek` points below the one before it and lies in front of it.
final class DeckLayout: CollectionViewLayout {
  private let peek: CGFloat = 40
  private let margin: CGFloat = 10
  private var cards: [CollectionViewLayoutAttributes] = []
  private var size = CGSize.zero
  private(set) var prepareCount = 0

  override func prepare() {
    super.prepare()
    prepareCount += 1
    cards = []
    guard let view = collectionView else { return }
    let width = view.bounds.width - 2 * margin
    size = CGSize(width: view.bounds.width, height: 0)
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let attributes = CollectionViewLayoutAttributes(forCellWith: path)
        let height =
          view.collectionMetrics?.sizeHints(forItemAt: path).height(inColumn: width)
          ?? view.collectionMetrics?.preferredSize(forItemAt: path, width: width).height ?? 100
        attributes.frame = CGRect(
          x: margin, y: margin + CGFloat(cards.count) * peek, width: width, height: height)
        attributes.zIndex = cards.count
        cards.append(attributes)
        size.height = max(size.height, attributes.frame.maxY + margin)
      }
    }
  }

  override var collectionViewContentSize: CGSize { size }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    cards.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    cards.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
