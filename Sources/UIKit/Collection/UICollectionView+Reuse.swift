import CollectionHost
import CollectionLayout
public import Foundation
import Geometry

extension UICollectionView {
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
    dequeueCell(identifier, for: indexPath, as: UICollectionViewCell.self)
  }

  /// A supplementary view of a registered class for a path, at its place: one that waits to be used again, or a
  /// new one.
  ///
  /// Stops the program where no class was registered for the kind and identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementary(elementKind, identifier, for: indexPath, as: UICollectionReusableView.self)
  }

  /// A supplementary view for a kind and identifier, at its place.
  func dequeueSupplementary<View: UICollectionReusableView>(
    _ kind: String, _ identifier: String, for path: IndexPath, as type: View.Type,
    otherwise: AnyClass? = nil
  ) -> View {
    let place = placed(.supplementary(kind: kind, section: path.section, item: path.item))
    let view = dequeue(
      .supplementary(kind: kind, identifier: identifier), as: type, otherwise: otherwise, at: place)
    if let cell = view as? UICollectionViewCell {
      cell.listContext = listContext(
        of: .supplementary(kind: kind, section: path.section, item: path.item))
    }
    return view
  }

  /// A cell for an identifier, at its place: the one that is being configured anew, or one of the registry's.
  func dequeueCell<Cell: UICollectionViewCell>(
    _ identifier: String, for path: IndexPath, as type: Cell.Type, otherwise: AnyClass? = nil
  ) -> Cell {
    if let reconfigured {
      guard reconfigured.reuseIdentifier == identifier, let cell = reconfigured as? Cell else {
        trap(
          "attempted to dequeue a cell with another identifier (\(identifier)) than that of the cell to reconfigure"
            + " (\(reconfigured.reuseIdentifier ?? "nil"))")
      }
      return cell
    }
    let place = placed(.item(section: path.section, item: path.item))
    let cell = dequeue(.cell(identifier: identifier), as: type, otherwise: otherwise, at: place)
    cell.listContext = listContext(of: .item(section: path.section, item: path.item))
    return cell
  }

  /// A view of the registry's, at its place; a new one is made with its rectangle.
  func dequeue<View: UICollectionReusableView>(
    _ key: ReuseRegistry.Key, as type: View.Type, otherwise: AnyClass?,
    at place: UICollectionViewLayoutAttributes?
  ) -> View {
    let view = registry.dequeue(key, as: type, otherwise: otherwise, frame: place?.frame ?? .zero)
    if let place { view.adopt(place) }
    return view
  }

  /// Where an element of a section that exists is seen.
  func placed(_ identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
    guard identity.section < numberOfSections else { return nil }
    prepareLayoutIfNeeded()
    return seenAttributes(of: identity)
  }
}

extension UICollectionView {
  /// How many views were made so far, how often one was used again, how many are in sight or wait for it, and how
  /// often an item was asked for its size.
  public var viewCounts: (made: Int, reused: Int, alive: Int, measured: Int) {
    (host.createdCount, host.reusedCount, shown.count + registry.waitingCount, host.measurementCount)
  }
}
