import UIKit

// Flow layouts that people derive from; `UIKit` is the only import.

class LeftAlignedFlowLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)?.map {
      $0.copy() as! UICollectionViewLayoutAttributes
    }
    var leftMargin = sectionInset.left
    var maxY: CGFloat = -1.0
    attributes?.forEach { layoutAttribute in
      guard layoutAttribute.representedElementCategory == .cell else {
        return
      }
      if layoutAttribute.frame.origin.y >= maxY {
        leftMargin = sectionInset.left
      }
      layoutAttribute.frame.origin.x = leftMargin
      leftMargin += layoutAttribute.frame.width + minimumInteritemSpacing
      maxY = max(layoutAttribute.frame.maxY, maxY)
    }
    return attributes
  }
}

class ZoomAndSnapFlowLayout: UICollectionViewFlowLayout {
  let activeDistance: CGFloat = 200
  let zoomFactor: CGFloat = 0.3

  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 40
    itemSize = CGSize(width: 150, height: 150)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepare() {
    guard let collectionView = collectionView else { fatalError() }
    let verticalInsets =
      (collectionView.frame.height - collectionView.adjustedContentInset.top
        - collectionView.adjustedContentInset.bottom - itemSize.height) / 2
    let horizontalInsets =
      (collectionView.frame.width - collectionView.adjustedContentInset.right
        - collectionView.adjustedContentInset.left - itemSize.width) / 2
    sectionInset = UIEdgeInsets(
      top: verticalInsets, left: horizontalInsets, bottom: verticalInsets, right: horizontalInsets)
    super.prepare()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView else { return nil }
    let rectAttributes = super.layoutAttributesForElements(in: rect)!.map {
      $0.copy() as! UICollectionViewLayoutAttributes
    }
    let visibleRect = CGRect(origin: collectionView.contentOffset, size: collectionView.frame.size)
    for attributes in rectAttributes where attributes.frame.intersects(visibleRect) {
      let distance = visibleRect.midX - attributes.center.x
      let normalizedDistance = distance / activeDistance
      if abs(distance) < activeDistance {
        let zoom = 1 + zoomFactor * (1 - abs(normalizedDistance))
        attributes.transform3D = CATransform3DMakeScale(zoom, zoom, 1)
        attributes.zIndex = Int(zoom.rounded())
      }
    }
    return rectAttributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return .zero }
    let targetRect = CGRect(
      x: proposedContentOffset.x, y: 0, width: collectionView.frame.width, height: collectionView.frame.height
    )
    guard let rectAttributes = super.layoutAttributesForElements(in: targetRect) else { return .zero }
    var offsetAdjustment = CGFloat.greatestFiniteMagnitude
    let horizontalCenter = proposedContentOffset.x + collectionView.frame.width / 2
    for layoutAttributes in rectAttributes {
      let itemHorizontalCenter = layoutAttributes.center.x
      if (itemHorizontalCenter - horizontalCenter).magnitude < offsetAdjustment.magnitude {
        offsetAdjustment = itemHorizontalCenter - horizontalCenter
      }
    }
    return CGPoint(x: proposedContentOffset.x + offsetAdjustment, y: proposedContentOffset.y)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context =
      super.invalidationContext(forBoundsChange: newBounds) as! UICollectionViewFlowLayoutInvalidationContext
    context.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    return context
  }
}

final class InsertingFlowLayout: UICollectionViewFlowLayout {
  private(set) var insertingIndexPaths: [IndexPath] = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    insertingIndexPaths.removeAll()
    for update in updateItems {
      if let indexPath = update.indexPathAfterUpdate, update.updateAction == .insert {
        insertingIndexPaths.append(indexPath)
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertingIndexPaths.removeAll()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if insertingIndexPaths.contains(itemIndexPath) {
      attributes?.alpha = 0.0
      attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    }
    return attributes
  }
}

/// Sets its sizes after `super.prepare()`, as many do.
final class ColumnFlowLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let availableWidth = collectionView.bounds.inset(by: collectionView.layoutMargins).width
    let maxNumColumns = Int(availableWidth / 100)
    let cellWidth = (availableWidth / CGFloat(maxNumColumns)).rounded(.down)
    self.itemSize = CGSize(width: cellWidth, height: 70)
    self.sectionInset = UIEdgeInsets(top: self.minimumInteritemSpacing, left: 0.0, bottom: 0.0, right: 0.0)
    self.sectionInsetReference = .fromSafeArea
  }
}

final class CountingCompositionalLayout: UICollectionViewCompositionalLayout {
  private(set) var invalidations = 0

  override init(section: NSCollectionLayoutSection) {
    super.init(section: section)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidations += 1
    super.invalidateLayout(with: context)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
    for attribute in attributes where attribute.indexPath.item % 2 == 1 { attribute.alpha = 0.5 }
    return attributes
  }
}
