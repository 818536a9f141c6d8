public import Foundation
import Geometry

nonisolated extension DiffableDataSourceSnapshot {
  /// How many items the section at an index holds; O(s / 512).
  ///
  /// `index` must be below ``numberOfSections``.
  public func numberOfItems(inSectionAt index: Int) -> Int {
    items.count(of: order.id(in: 0, at: index))
  }

  /// The section at an index; nil when there are not so many.
  ///
  /// O(s / 512).
  public func sectionIdentifier(for index: Int) -> SectionIdentifier? {
    guard (0..<numberOfSections).contains(index) else { return nil }
    return sectionTable.identifier(order.id(in: 0, at: index))
  }

  /// The item at a path of section and item; nil when there is none (`layout.md 9.3`).
  ///
  /// O((s + n) / 512).
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifier? {
    guard indexPath.count == 2, (0..<numberOfSections).contains(indexPath.section) else { return nil }
    let section = order.id(in: 0, at: indexPath.section)
    guard (0..<items.count(of: section)).contains(indexPath.item) else { return nil }
    return itemTable.identifier(items.id(in: section, at: indexPath.item))
  }

  /// The path of an item; nil when it is not in the snapshot.
  ///
  /// O((s + n) / 512).
  public func indexPath(for item: ItemIdentifier) -> IndexPath? {
    guard let id = itemTable.id(of: item) else { return nil }
    return IndexPath(item: items.offset(of: id), section: order.offset(of: items.list(of: id)))
  }
}
