public import CollectionLayout
public import Foundation
import Geometry

extension UICollectionView {
  /// The layout's attributes of a cell; nil when there is none.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The layout's attributes of a supplementary view; nil when there is none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The attributes of everything that is seen, back to front.
  private var visibleAttributes: [UICollectionViewLayoutAttributes] {
    prepareLayoutIfNeeded()
    return LayoutAttributesSource(collectionViewLayout).attributes(in: bounds)
  }

  /// The paths of all cells that are seen, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    visibleAttributes.filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
  }

  /// The paths of all supplementary views of a kind that are seen, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleAttributes.filter {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == elementKind
    }.map(\.indexPath).sorted()
  }

  /// The path of the frontmost cell at a point of the content; nil where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let touched = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return LayoutAttributesSource(collectionViewLayout).attributes(in: touched)
      .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// Scrolls until an item is seen at a place, as far as the content allows; at once, whatever is asked.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    var move = CGVector.zero
    if scrollPosition.contains(.top) { move.dy = frame.minY - visible.minY }
    if scrollPosition.contains(.centeredVertically) { move.dy = frame.midY - visible.midY }
    if scrollPosition.contains(.bottom) { move.dy = frame.maxY - visible.maxY }
    if scrollPosition.contains(.left) { move.dx = frame.minX - visible.minX }
    if scrollPosition.contains(.centeredHorizontally) { move.dx = frame.midX - visible.midX }
    if scrollPosition.contains(.right) { move.dx = frame.maxX - visible.maxX }
    if scrollPosition.isEmpty {
      scrollRectToVisible(frame, animated: animated)
    } else {
      let offset = CGPoint(x: contentOffset.x + move.dx, y: contentOffset.y + move.dy)
      setContentOffset(within(offset), animated: animated)
    }
  }

  /// Says which class the cells of an identifier are made of; nil forgets it.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.register(cellClass, for: .cell(identifier: identifier))
  }

  /// Says which class the supplementary views of a kind and identifier are made of; nil forgets it.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.register(viewClass, for: .supplementary(kind: elementKind, identifier: identifier))
  }

  /// A cell of a registered class for an item, at the item's place: one that waits to be used again, or a new
  /// one.
  ///
  /// Stops the program where no class was registered under the identifier.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = registry.dequeue(.cell(identifier: identifier), as: UICollectionViewCell.self)
    if let attributes = placed(indexPath, collectionViewLayout.layoutAttributesForItem(at:)) {
      cell.adopt(attributes)
    }
    return cell
  }

  /// A supplementary view of a registered class for a path, at its place: one that waits to be used again, or a
  /// new one.
  ///
  /// Stops the program where no class was registered for the kind and identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = registry.dequeue(
      .supplementary(kind: elementKind, identifier: identifier), as: UICollectionReusableView.self)
    let attributes = placed(indexPath) {
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: $0)
    }
    if let attributes { view.adopt(attributes) }
    return view
  }

  /// The answer of a layout for a path that exists.
  private func placed(
    _ path: IndexPath, _ ask: (IndexPath) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard path.section < numberOfSections else { return nil }
    prepareLayoutIfNeeded()
    return ask(path)
  }
}
