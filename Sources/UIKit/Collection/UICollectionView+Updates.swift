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
    if batch != nil {
      note(&batch!)
    } else if isShowing {
      reloadData()
    } else if counts != nil {
      batch = BatchUpdate()
      note(&batch!)
      finishBatch()
    }
  }

  private func finishBatch() {
    guard let finished = batch, let old = counts else {
      // Reloaded meanwhile.
      batch = nil
      return
    }
    batch = nil
    counts = nil
    let new = (0..<numberOfSections).map(numberOfItems(inSection:))
    do throws(BatchUpdate.Misuse) {
      apply(try finished.difference(from: old, to: new), from: old)
    } catch {
      trap(error.sentence)
    }
  }
}
