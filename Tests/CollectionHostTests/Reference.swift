import CollectionHost
import Foundation
import Geometry

/// A snapshot as plain arrays, and a script carried out on it one place at a time: slow, and plainly right.
nonisolated struct Reference<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>:
  Equatable, Sendable
{
  struct Section: Equatable, Sendable {
    var identifier: SectionIdentifier
    var items: [ItemIdentifier]
  }

  typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

  var sections: [Section] = []

  init() {}

  init(_ snapshot: Snapshot) {
    for index in 0..<snapshot.numberOfSections {
      guard let identifier = snapshot.sectionIdentifier(for: index),
        let items = try? snapshot.itemIdentifiers(inSection: identifier)
      else { fatalError("no section at \(index)") }
      sections.append(Section(identifier: identifier, items: items))
    }
  }

  /// The snapshot of these arrays, made afresh.
  func snapshot() throws -> Snapshot {
    var snapshot = Snapshot()
    try snapshot.appendSections(sections.map(\.identifier))
    for section in sections { try snapshot.appendItems(section.items, toSection: section.identifier) }
    return snapshot
  }

  /// Carries out a script on the old arrays, asking the new snapshot only for what the script inserts.
  ///
  /// Items of the old arrays that a script neither deletes nor moves keep their order and fill the places that no
  /// insertion and no move claims.
  static func apply(_ difference: DiffableDifference, to old: Snapshot, for new: Snapshot) -> Reference {
    let before = Reference(old)
    let gone = Set(difference.deletedItems + difference.movedItems.map(\.from))
    let goneSections = Set(difference.deletedSections + difference.movedSections.map(\.from))

    // What stays of the sections, in order, then what arrives, each at its place.
    var order = before.sections.indices.filter { !goneSections.contains($0) }.map { Int?.some($0) }
    let arriving =
      difference.insertedSections.map { (at: $0, from: Int?.none) }
      + difference.movedSections.map { (at: $0.to, from: Int?.some($0.from)) }
    for (place, from) in arriving.sorted(by: { $0.at < $1.at }) { order.insert(from, at: place) }

    var result = Reference()
    for (index, from) in order.enumerated() {
      let moves = difference.movedItems.filter { $0.to.section == index }
        .map { (at: $0.to.item, item: before.sections[$0.from.section].items[$0.from.item]) }
      if let from {
        var items = before.sections[from].items.enumerated()
          .filter { !gone.contains(IndexPath(item: $0.offset, section: from)) }.map(\.element)
        let inserted = difference.insertedItems.filter { $0.section == index }
          .compactMap { path in new.itemIdentifier(for: path).map { (at: path.item, item: $0) } }
        for (place, item) in (moves + inserted).sorted(by: { $0.at < $1.at }) {
          items.insert(item, at: place)
        }
        result.sections.append(.init(identifier: before.sections[from].identifier, items: items))
      } else if let identifier = new.sectionIdentifier(for: index) {
        // An inserted section brings its items with it, but those that moved are taken from the old arrays.
        var items = Reference(new).sections[index].items
        for (place, item) in moves { items[place] = item }
        result.sections.append(.init(identifier: identifier, items: items))
      }
    }
    return result
  }
}
