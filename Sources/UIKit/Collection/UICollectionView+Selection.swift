import CollectionLayout
public import Foundation
import Geometry

extension UICollectionView {
  /// The paths of the selected items, in order; nil when nothing is.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

  /// Selects an item, and scrolls to it where a position is given; nil deselects everything.
  ///
  /// The delegate is not told, as with UIKit.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll() }
    guard allowsSelection, exists(indexPath) else { return }
    if !selectsSeveral { for other in selection where other != indexPath { setSelected(false, other) } }
    setSelected(true, indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// No longer selects an item; the delegate is not told.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, indexPath) }

  /// Does what a person's tap on an item does: highlights it, selects or deselects it, and tells the delegate.
  ///
  /// Does nothing at paths that do not exist.
  public func tapItem(at indexPath: IndexPath) {
    guard exists(indexPath), beginTouch(at: indexPath) else { return }
    endTouch(at: indexPath)
    guard isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection else { return }
    if selection.contains(indexPath) {
      guard selectsSeveral else {
        delegate?.collectionView(self, didSelectItemAt: indexPath)
        return
      }
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      setSelected(false, indexPath)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !selectsSeveral {
      for other in selection.sorted() {
        setSelected(false, other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(true, indexPath)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  /// Puts a finger on an item: its cell is highlighted until ``endTouch(at:)``; returns whether it may be.
  @discardableResult
  public func beginTouch(at indexPath: IndexPath) -> Bool {
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return false }
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    return true
  }

  /// Takes the finger off an item.
  public func endTouch(at indexPath: IndexPath) {
    cellForItem(at: indexPath)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func exists(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<numberOfSections).contains(path.section)
      && (0..<numberOfItems(inSection: path.section)).contains(path.item)
  }

  /// Selects nothing any more.
  func deselectAll() { for path in selection { setSelected(false, path) } }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    let cell = shown[.item(section: path.section, item: path.item)] as? UICollectionViewCell
    if let cell, cell.isSelected != isSelected { cell.isSelected = isSelected }
  }

  /// Gives a cell that has just been made the state of its item.
  func adoptState(_ cell: UICollectionViewCell, at path: IndexPath) {
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    cell.setEditing(isEditing)
    (cell as? UICollectionViewListCell)?.swipe = swipe(at: path)
    cell.updateConfigurationIfNeeded()
  }

  /// Gives all cells in sight the collection view's state.
  func updateStates() {
    for case let cell as UICollectionViewCell in shown.values { cell.setEditing(isEditing) }
    setNeedsLayout()
  }
}
