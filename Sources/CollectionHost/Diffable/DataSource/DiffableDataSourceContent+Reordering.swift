public import Foundation
import Geometry

nonisolated extension DiffableDataSourceContent {
  /// A transaction of such a data source.
  public typealias Transaction = DiffableDataSourceTransaction<SectionIdentifier, ItemIdentifier>

  /// Moves an item from one path to another, as a person does by dragging it.
  ///
  /// The item leaves its place before it arrives, as in UIKit: `destination` is a path of the collection afterwards.
  /// Returns nil, with nothing changed, when there is no item at `source`, no such place, or both are the same. In a
  /// section whose section snapshot has children, the item becomes a sibling of the item it is put before, or of the
  /// last one, and keeps what lies under it. O(items of all sections), for the transaction.
  public mutating func moveItem(at source: IndexPath, to destination: IndexPath) -> Transaction? {
    let initial = snapshot()
    guard source != destination, let item = initial.itemIdentifier(for: source), destination.count == 2,
      let from = initial.sectionIdentifier(for: source.section),
      let to = initial.sectionIdentifier(for: destination.section)
    else { return nil }
    let limit = initial.numberOfItems(inSectionAt: destination.section) - (from == to ? 1 : 0)
    guard (0...limit).contains(destination.item) else { return nil }

    let sections = source.section < destination.section ? [from, to] : from == to ? [from] : [to, from]
    let before = sections.map(snapshot(for:))
    do { try move(item, from: from, to: to, at: destination.item) } catch { fatalError(error.message) }
    let transactions = zip(sections, before).map { section, old in
      let new = snapshot(for: section)
      return DiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: old, finalSnapshot: new,
        difference: new.visibleItems.difference(from: old.visibleItems).inferringMoves())
    }
    let difference = snapshot().itemIdentifiers.difference(from: initial.itemIdentifiers)
    return Transaction(
      initialSnapshot: initial, finalSnapshot: snapshot(), difference: difference.inferringMoves(),
      sectionTransactions: transactions)
  }

  private mutating func move(
    _ item: ItemIdentifier, from: SectionIdentifier, to: SectionIdentifier, at offset: Int
  ) throws(DiffableMisuse) {
    var source = snapshot(for: from)
    var subtree = try source.snapshot(of: item, includingParent: true)
    try source.delete([item])
    _ = apply(source, to: from)
    var target = snapshot(for: to)
    // Items that are not visible may be in several section snapshots; here they would be twice in one.
    if target.contains(item) { try target.delete([item]) }
    try subtree.delete(subtree.items.filter(target.contains))
    let visible = target.visibleItems
    if visible.isEmpty {
      target = subtree
    } else if offset < visible.count {
      try target.insert(subtree, before: visible[offset])
    } else {
      try target.insert(subtree, after: visible[visible.count - 1])
    }
    _ = apply(target, to: to)
  }
}
