import CollectionHost
public import Foundation
import Geometry

/// A data source over snapshots of identifiers, which finds out what has changed (UIKit's
/// `UICollectionViewDiffableDataSource`, `layout.md` 9.3).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Gives the cell of an item, dequeued from the collection view.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Gives the supplementary view of a kind, dequeued from the collection view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Gives supplementary views; a layout that has some stops the program where it is nil.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What happens when a person moves items.
  open var reorderingHandlers = ReorderingHandlers()
  /// What happens when a person shows or hides what lies below an item.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// The data shown.
  var content = DiffableDataSourceContent<SectionIdentifierType, ItemIdentifierType>()
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider

  /// A data source without data, which becomes the collection view's.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Applying

  /// Shows a snapshot: what it has new, what is gone and what has moved; at once, whatever is asked.
  ///
  /// The first time everything is loaded.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let isFirst = !content.wasApplied
    let difference = content.apply(snapshot.core)
    show(difference, isFirst: isFirst, animated: animatingDifferences)
    completion?()
  }

  /// Shows a snapshot, and returns when that is done.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    let done: (() -> Void)? = nil
    apply(snapshot, animatingDifferences: animatingDifferences, completion: done)
  }

  /// Shows a snapshot, loading everything again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    _ = content.apply(snapshot.core)
    collectionView?.reloadData()
    completion?()
  }

  /// Shows a snapshot, loading everything again, and returns when that is done.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    let done: (() -> Void)? = nil
    applySnapshotUsingReloadData(snapshot, completion: done)
  }

  /// Shows the visible items of an outline in a section, which is added where it is not there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let isFirst = !content.wasApplied
    let difference = content.apply(snapshot.core, to: section)
    show(difference, isFirst: isFirst, animated: animatingDifferences)
    completion?()
  }

  /// Shows the visible items of an outline in a section, and returns when that is done.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    let done: (() -> Void)? = nil
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: done)
  }

  func show(_ difference: DiffableDifference, isFirst: Bool = false, animated: Bool = true) {
    guard let collectionView, collectionView.dataSource === self else { return }
    if isFirst {
      collectionView.reloadData()
    } else {
      UpdateRecorder.record(animated) { collectionView.apply(difference) }
    }
    updateOutlines()
  }

  // MARK: Asking

  /// The data shown, without marks.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    NSDiffableDataSourceSnapshot(content.snapshot())
  }

  /// The outline of a section.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    NSDiffableDataSourceSectionSnapshot(content.snapshot(for: section))
  }

  /// The item at a path; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.snapshot().itemIdentifier(for: indexPath)
  }

  /// The path of an item; nil for an unknown one.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.snapshot().indexPath(for: itemIdentifier)
  }

  /// The section at an index; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.snapshot().sectionIdentifier(for: index)
  }

  /// The index of a section; nil for an unknown one.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot().indexOfSection(sectionIdentifier)
  }

  // MARK: The collection view's questions

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    content.snapshot().numberOfSections
  }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    content.snapshot().numberOfItems(inSectionAt: section)
  }

  /// Stops the program where the provider returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      trap("there is no item identifier for index path \(indexPath)")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      trap(
        "UICollectionView dataSource returned a nil cell for item at index path: \(indexPath), itemIdentifier: \(item)"
      )
    }
    updateOutline(of: cell, for: item, in: indexPath.section)
    return cell
  }

  /// Stops the program where there is no provider, or where it returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      trap(
        "a diffable data source must have a supplementaryViewProvider to show the view of kind \"\(kind)\" at"
          + " \(indexPath)")
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      trap(
        "UICollectionView dataSource returned a nil view for the supplementary element of kind \"\(kind)\" at index path:"
          + " \(indexPath)")
    }
    return view
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    var moved = content
    guard let transaction = moved.moveItem(at: sourceIndexPath, to: destinationIndexPath) else { return }
    let told = NSDiffableDataSourceTransaction(transaction)
    reorderingHandlers.willReorder?(told)
    content = moved
    reorderingHandlers.didReorder?(told)
  }

  /// The cells in sight whose levels an outline decides.
  private func updateOutlines() {
    guard let collectionView else { return }
    for case let (.item(section, item), cell as UICollectionViewCell) in collectionView.shown {
      guard let identifier = itemIdentifier(for: IndexPath(item: item, section: section)) else { continue }
      updateOutline(of: cell, for: identifier, in: section)
    }
  }

  private func updateOutline(of cell: UICollectionViewCell, for item: ItemIdentifierType, in section: Int) {
    guard let cell = cell as? UICollectionViewListCell,
      let section = sectionIdentifier(for: section), let outline = content.appliedSnapshot(for: section),
      let level = try? outline.level(of: item)
    else { return }
    cell.indentationLevel = level
    cell.isExpanded = outline.isExpanded(item)
  }
}
