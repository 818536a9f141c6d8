public import CollectionLayout
public import Foundation
import Geometry

extension UICollectionView {
  /// The layout's attributes of a cell; nil when there is none.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return seenAttributes(of: .item(section: indexPath.section, item: indexPath.item))
  }

  /// The layout's attributes of a supplementary view; nil when there is none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return seenAttributes(of: .supplementary(kind: kind, section: indexPath.section, item: indexPath.item))
  }

  /// The attributes of an element where it is seen, which in a mirror is not where the layout puts it; nil when there is
  /// none.
  func seenAttributes(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
    LayoutAttributesSource(collectionViewLayout).attributes(of: identity)
  }

  /// The paths of all cells that are seen, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    showIfNeeded()
    return inSight.compactMap { if case .item = $0 { IndexPath($0) } else { nil } }.sorted()
  }

  /// The paths of all supplementary views of a kind that are seen, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    showIfNeeded()
    return inSight.compactMap {
      if case .supplementary(elementKind, _, _) = $0 { IndexPath($0) } else { nil }
    }.sorted()
  }

  /// The path of the frontmost cell at a point of the content; nil where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let touched = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return LayoutAttributesSource(collectionViewLayout).attributes(in: touched)
      .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// The view of an element in sight.
  private func seen(_ identity: ElementIdentity) -> UICollectionReusableView? {
    shown[identity].flatMap { $0.superview === self ? $0 : nil }
  }

  /// The elements whose views are in sight.
  private var inSight: some Sequence<ElementIdentity> {
    shown.lazy.filter { $0.value.superview != nil }.map(\.key)
  }

  /// The cell of an item that is seen; nil for others.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    showIfNeeded()
    return seen(.item(section: indexPath.section, item: indexPath.item)) as? UICollectionViewCell
  }

  /// A supplementary view that is seen; nil for others.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    showIfNeeded()
    return seen(.supplementary(kind: elementKind, section: indexPath.section, item: indexPath.item))
  }

  /// The cells that are seen, by path.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem(at:)) }

  /// The supplementary views of a kind that are seen, by path.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// The path of a cell that is seen; nil for others.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let identity = cell.identity, seen(identity) === cell else { return nil }
    return IndexPath(identity)
  }

  /// The path of a supplementary view that is seen; nil for others.
  public func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    guard let identity = view.identity, seen(identity) === view else { return nil }
    return IndexPath(identity)
  }
}

extension IndexPath {
  /// The path of an element.
  init(_ identity: ElementIdentity) { self.init(item: identity.item, section: identity.section) }
}
