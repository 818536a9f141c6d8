public import Foundation
import CollectionHost
import Geometry

// Changes of the data that the collection view is told of; at once, whatever is asked: there is no time here.
extension UICollectionView {
  /// Takes over several changes together, then calls `completion`.
  ///
  /// The data changes within `updates`. Stops the program where the changes do not explain the counts of items.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if isShowing {
      updates?()
      reloadData()
    } else if batch != nil {
      updates?()
    } else {
      _ = numberOfSections
      batch = BatchUpdate()
      updates?()
      finishBatch()
    }
    completion?(true)
  }

  /// Shows items that the data source has gained.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems += indexPaths } }

  /// Takes away items that the data source has lost.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems += indexPaths } }

  /// Asks for the cells of items again.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems += indexPaths } }

  /// Has the cells of items configured again, keeping them.
  public func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.reconfiguredItems += indexPaths } }

  /// Shows an item at another place.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Shows sections that the data source has gained.
  public func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections } }

  /// Takes away sections that the data source has lost.
  public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections } }

  /// Asks for everything in sections again.
  public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections } }

  /// Shows a section at another place.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Adds a change to the batch that is open, or makes it alone.
  private func change(_ note: (inout BatchUpdate) -> Void) {
    var changes = batch ?? BatchUpdate()
    let isAlone = batch == nil
    note(&changes)
    batch = changes
    if isAlone { finishBatch() }
  }

  private func finishBatch() {
    guard let finished = batch else { return }
    batch = nil
    do throws(BatchUpdate.Misuse) {
      apply(try finished.difference())
    } catch {
      trap(error.sentence)
    }
  }

  /// Shows data that differs from what was shown; loads everything where nothing was.
  ///
  /// The data source answers for the new data by now. Views, what was measured, the selection and the offsets of rows
  /// go along with their elements. Stops the program where the counts are not what the difference makes of them.
  func apply(_ difference: DiffableDifference) {
    guard !difference.isEmpty else { return }
    guard !isShowing else { return reloadData() }
    forgetPaths()
    let map = DiffableIndexMap(difference)
    recordUpdate()
    hosted { try $0.apply(difference, keepsVisible: false) }
    shown = Dictionary(
      uniqueKeysWithValues: shown.values.compactMap { view in view.identity.map { ($0, view) } })
    let replaced = Set(difference.reloadedItems)
    let sections = Set(difference.reloadedSections)
    selection = Set(
      selection.compactMap(map.newPath(forOld:))
        .filter { !replaced.contains($0) && !sections.contains($0.section) })
    revision += 1
    setNeedsLayout()
    followHost()
    settleOffset()
    if host.needsSettling { hosted { try $0.settleUpdate() } }
  }

  /// Has the cell of an item in sight configured again.
  func reconfigure(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard let dataSource else { return }
    reconfigured = cell
    let answer = dataSource.collectionView(self, cellForItemAt: path)
    reconfigured = nil
    guard answer === cell else {
      trap(
        "the cell returned for the item at \(path) to reconfigure is not the existing one; cells must be retrieved by"
          + " calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    cell.fittedSize = nil
    cell.setNeedsLayout()
  }
}
