public import Foundation
import Geometry

/// A list's row that a person has swiped away from an edge, and what is seen there.
struct RowSwipe {
  let path: IndexPath
  /// The edge that the row was moved away from: leading, else trailing.
  let isLeading: Bool
  let actions: [UIContextualAction]
}

extension UICollectionView {
  /// Does what a person's swipe on a list's row does: moves it away from an edge, where its actions are seen then.
  ///
  /// It stays so until another row is swiped, ``endSwiping()`` is called, or the data changes.
  ///
  /// - Parameters:
  ///   - indexPath: the row's item.
  ///   - edge: the edge where the actions come up, leading or trailing.
  /// - Returns: whether the list offers actions there.
  @discardableResult
  public func swipeItem(at indexPath: IndexPath, revealing edge: NSDirectionalRectEdge) -> Bool {
    endSwiping()
    guard exists(indexPath),
      let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.listConfiguration(forSection: indexPath.section)
    else { return false }
    let isLeading = edge.contains(.leading)
    let provider =
      isLeading
      ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    guard let actions = provider?(indexPath)?.actions, !actions.isEmpty else { return false }
    swipe = RowSwipe(path: indexPath, isLeading: isLeading, actions: actions)
    showSwipe()
    return true
  }

  /// Moves the row that was swiped back to its place.
  public func endSwiping() {
    guard swipe != nil else { return }
    swipe = nil
    showSwipe()
  }

  private func showSwipe() {
    for case (.item(let section, let item), let cell as UICollectionViewListCell) in shown {
      cell.swipe = swipe(at: IndexPath(item: item, section: section))
    }
    setNeedsLayout()
  }

  /// The swipe of the row at a path; nil for all others.
  func swipe(at path: IndexPath) -> RowSwipe? { swipe?.path == path ? swipe : nil }
}
