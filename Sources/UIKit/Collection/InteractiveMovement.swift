public import Foundation
import CollectionHost
import CollectionLayout
import Geometry

/// An item that a person is moving.
struct InteractiveMovement {
  let source: IndexPath
  /// Where the item would go if it were let go.
  var target: IndexPath
  /// Where the finger is, in points of the content.
  var position: CGPoint
}

// Moving items by hand, told step by step.
extension UICollectionView {
  /// Lifts an item to be moved; returns whether the data source lets it.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, exists(indexPath), let dataSource,
      dataSource.collectionView(self, canMoveItemAt: indexPath),
      let attributes = layoutAttributesForItem(at: indexPath)
    else { return false }
    movement = InteractiveMovement(source: indexPath, target: indexPath, position: attributes.center)
    showLifted()
    return true
  }

  /// Moves the lifted item under a point of the content, in points.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement else { return }
    let layout = collectionViewLayout
    let source = LayoutAttributesSource(layout)
    let position = source.mirrored(targetPosition)
    let target = layout.targetIndexPath(forInteractivelyMovingItem: movement.target, withPosition: position)
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: position,
        previousIndexPaths: [movement.target], previousPosition: source.mirrored(movement.position)))
    self.movement?.target = target
    self.movement?.position = targetPosition
    showLifted()
  }

  /// Lets the lifted item go where it is: the data source is told and the cells take their new places.
  public func endInteractiveMovement() { finishMovement(isCancelled: false) }

  /// Puts the lifted item back.
  public func cancelInteractiveMovement() { finishMovement(isCancelled: true) }

  private func finishMovement(isCancelled: Bool) {
    guard let movement else { return }
    self.movement = nil
    let layout = collectionViewLayout
    let final = isCancelled ? movement.source : movement.target
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [final], previousIndexPaths: [movement.source], movementCancelled: isCancelled))
    if final != movement.source {
      dataSource?.collectionView(self, moveItemAt: movement.source, to: final)
      var difference = DiffableDifference()
      difference.movedItems = [.init(from: movement.source, to: final)]
      apply(difference)
    }
    revision += 1
    setNeedsLayout()
  }

  private func showLifted() {
    revision += 1
    setNeedsLayout()
  }

  /// The attributes of the lifted item under the finger; nil for all other elements.
  func lifted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    guard let movement, attributes.representedElementCategory == .cell,
      attributes.indexPath == movement.source
    else { return nil }
    let source = LayoutAttributesSource(collectionViewLayout)
    return source.flipped(
      collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: movement.source, withTargetPosition: source.mirrored(movement.position)))
  }
}
