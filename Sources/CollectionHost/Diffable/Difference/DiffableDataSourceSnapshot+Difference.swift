import Foundation
import Geometry

nonisolated extension DiffableDataSourceSnapshot {
  /// What leads from another snapshot to this one.
  ///
  /// A section of which neither snapshot has changed its copy costs O(1), changed parts of others O(chunks) plus
  /// their ids: an edit of one item is found with some hundred comparisons however many items there are. Snapshots
  /// made afresh are compared item by item, in order, without hashing; only items that are not where they were
  /// expected are looked up. Moves are found in O(m · log m) for m stretches that are out of order.
  public func difference(from old: Self) -> DiffableDifference {
    var difference = DiffableDifference()
    let pairs = addSections(to: &difference, from: old)
    addItems(to: &difference, from: old, pairs: pairs.lists, places: pairs.places)
    addMarks(to: &difference)
    return difference
  }

  /// Where the two states of a pair of lists stand among the sections.
  private typealias SectionPlace = (old: Int?, new: Int?)

  /// Compares the sections, and pairs the lists of items of those that stay, those that go and those that come.
  private func addSections(
    to difference: inout DiffableDifference, from old: Self
  ) -> (lists: [ListMatcher.Pair], places: [SectionPlace]) {
    let match = ListMatcher(
      old: old.order, new: order, pairs: [.init(old: 0, new: 0)],
      matching: { sectionTable.matching($0, $1, of: old.sectionTable) },
      find: { old.sectionTable.id(of: sectionTable.identifier($0), hash: sectionTable.hash($0)) })
    difference.deletedSections = match.deleted.map(\.offset)
    difference.insertedSections = match.inserted.map(\.offset)
    let before = old.order.ids(of: 0)
    let after = order.ids(of: 0)
    var lists: [ListMatcher.Pair] = []
    var places: [SectionPlace] = []
    lists.reserveCapacity(after.count + match.deleted.count)
    places.reserveCapacity(after.count + match.deleted.count)
    for (run, isKept) in zip(match.runs(of: 0), match.runs(of: 0).keptInPlace()) {
      for step in 0..<run.count {
        lists.append(.init(old: before[run.old + step], new: after[run.new + step]))
        places.append((run.old + step, run.new + step))
        if !isKept { difference.movedSections.append(.init(from: run.old + step, to: run.new + step)) }
      }
    }
    for index in difference.insertedSections {
      lists.append(.init(old: nil, new: after[index]))
      places.append((nil, index))
    }
    for index in difference.deletedSections {
      lists.append(.init(old: before[index], new: nil))
      places.append((index, nil))
    }
    return (lists, places)
  }

  private func addItems(
    to difference: inout DiffableDifference, from old: Self, pairs: [ListMatcher.Pair],
    places: [SectionPlace]
  ) {
    let match = ListMatcher(
      old: old.items, new: items, pairs: pairs,
      matching: { itemTable.matching($0, $1, of: old.itemTable) },
      find: { old.itemTable.id(of: itemTable.identifier($0), hash: itemTable.hash($0)) })
    for place in match.deleted where pairs[place.pair].new != nil {
      difference.deletedItems.append(IndexPath(item: place.offset, section: places[place.pair].old ?? 0))
    }
    for place in match.inserted where pairs[place.pair].old != nil {
      difference.insertedItems.append(IndexPath(item: place.offset, section: places[place.pair].new ?? 0))
    }
    func move(_ from: ListMatcher.Place, _ to: ListMatcher.Place) {
      difference.movedItems.append(
        .init(
          from: IndexPath(item: from.offset, section: places[from.pair].old ?? 0),
          to: IndexPath(item: to.offset, section: places[to.pair].new ?? 0)))
    }
    for (from, to) in match.crossings { move(from, to) }
    for pair in pairs.indices {
      let runs = match.runs(of: pair)
      if runs.count < 2 { continue }
      for (run, isKept) in zip(runs, runs.keptInPlace()) where !isKept {
        for step in 0..<run.count {
          move(.init(pair: pair, offset: run.old + step), .init(pair: pair, offset: run.new + step))
        }
      }
    }
    difference.deletedItems.sort()
    difference.insertedItems.sort()
    difference.movedItems.sort { $0.to < $1.to }
  }

  /// Finds where what is marked stands; reloading a section does for its items, reloading an item for configuring.
  private func addMarks(to difference: inout DiffableDifference) {
    difference.reloadedSections = sectionReloads.ids.map(order.offset(of:)).sorted()
    guard !(itemReloads.ids.isEmpty && itemReconfigurations.ids.isEmpty) else { return }
    let sections = order.ids(of: 0)
    let offsets = ChunkedLists.Offsets(items, of: sections)
    let sectionOffsets = ChunkedLists.Offsets(order, of: [0])
    func paths(_ ids: some Sequence<InternedID>) -> [IndexPath] {
      ids.lazy.map { offsets[$0] }
        .filter { !sectionReloads.contains($0.list) }
        .map { IndexPath(item: $0.offset, section: sectionOffsets[$0.list].offset) }
        .sorted()
    }
    difference.reloadedItems = paths(itemReloads.ids)
    difference.reconfiguredItems = paths(itemReconfigurations.ids.filter { !itemReloads.contains($0) })
  }
}
