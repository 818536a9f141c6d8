import CollectionHost
import Foundation

extension UICollectionViewDiffableDataSource {
  /// What happens when a person moves items.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// Whether an item may be moved; none may where it is nil.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Told before a move.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Told after a move: here the model takes it over.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Handlers that let nothing be moved.
    public init() {}
  }

  /// What happens when a person shows or hides what lies below an item.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers {
    /// Whether an item may be expanded; it may where this is nil.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Told before an item is expanded.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether an item may be collapsed; it may where this is nil.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Told before an item is collapsed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// What is to lie below an item that is expanded, given what lies there.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    /// Handlers that let everything be.
    public init() {}
  }

  /// Does what a person's tap on an item's disclosure does: expands it, or collapses it where it is expanded.
  ///
  /// The handlers are asked and told; the item must be shown.
  public func toggleDisclosure(of item: ItemIdentifierType) {
    let handlers = sectionSnapshotHandlers
    guard let section = content.snapshot().sectionIdentifier(containingItem: item) else {
      trap("there is no item \(item) to expand or collapse")
    }
    let outline = content.snapshot(for: section)
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      show(trapping { () throws(DiffableMisuse) in try content.collapse(item) })
      return
    }
    guard handlers.shouldExpandItem?(item) ?? true else { return }
    handlers.willExpandItem?(item)
    let below = handlers.snapshotForExpandingParent.map { make in
      let children = trapping { () throws(DiffableMisuse) in
        try outline.snapshot(of: item, includingParent: false)
      }
      return make(item, NSDiffableDataSourceSectionSnapshot(children)).core
    }
    show(
      trapping { () throws(DiffableMisuse) in try content.expand(item, replacingChildrenBy: below) })
  }
}
