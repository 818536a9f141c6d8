import CollectionLayout
import Foundation
import Geometry

/// The items of a difference, section by section.
nonisolated struct SectionChanges {
  /// What happens to the items of one section.
  struct Counts: Equatable {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0
  }

  /// Items that go, by the section before, and that come, by the section after.
  private(set) var leaving: [Int: [Int]] = [:]
  private(set) var arriving: [Int: [Int]] = [:]
  private var counts: (old: [Int: Counts], new: [Int: Counts]) = ([:], [:])

  /// The changes of a difference.
  ///
  /// O(edits).
  init(_ difference: DiffableDifference) {
    for path in difference.deletedItems {
      leaving[path.section, default: []].append(path.item)
      counts.old[path.section, default: Counts()].deleted += 1
    }
    for path in difference.insertedItems {
      arriving[path.section, default: []].append(path.item)
      counts.new[path.section, default: Counts()].inserted += 1
    }
    for move in difference.movedItems {
      leaving[move.from.section, default: []].append(move.from.item)
      arriving[move.to.section, default: []].append(move.to.item)
      counts.old[move.from.section, default: Counts()].movedOut += 1
      counts.new[move.to.section, default: Counts()].movedIn += 1
    }
  }

  /// Whether no item of a section goes or comes.
  func isUnchanged(old: Int, new: Int) -> Bool { leaving[old] == nil && arriving[new] == nil }

  /// Whether what goes and comes is there, and the counts after are what they must be.
  ///
  /// O(S + edits).
  func check(
    _ difference: DiffableDifference, map: DiffableIndexMap, before: [Int], after: [Int]
  ) throws(CollectionUpdateMisuse) {
    let (inserted, deleted) = (difference.insertedSections, difference.deletedSections)
    try check(deleted + difference.movedSections.map(\.from), in: before.count, "delete or move section")
    try check(inserted + difference.movedSections.map(\.to), in: after.count, "insert or move section")
    guard before.count - deleted.count + inserted.count == after.count else {
      throw .sectionCount(
        before: before.count, after: after.count, inserted: inserted.count, deleted: deleted.count)
    }
    for (section, items) in leaving.sorted(by: { $0.key < $1.key }) {
      try check(
        items, in: before.indices.contains(section) ? before[section] : 0, "delete or move item", section)
    }
    for (section, items) in arriving.sorted(by: { $0.key < $1.key }) {
      try check(
        items, in: after.indices.contains(section) ? after[section] : 0, "insert or move item", section)
    }
    for section in after.indices {
      guard let old = map.oldSection(forNew: section) else { continue }
      let (outgoing, incoming) = (counts.old[old] ?? Counts(), counts.new[section] ?? Counts())
      let expected =
        before[old] - outgoing.deleted - outgoing.movedOut + incoming.inserted + incoming.movedIn
      if expected != after[section] {
        throw .itemCount(
          section: section, before: before[old], after: after[section], inserted: incoming.inserted,
          deleted: outgoing.deleted, movedIn: incoming.movedIn, movedOut: outgoing.movedOut)
      }
    }
  }

  private func check(
    _ indices: [Int], in count: Int, _ change: String, _ section: Int? = nil
  ) throws(CollectionUpdateMisuse) {
    var known: Set<Int> = []
    for index in indices where !(0..<count).contains(index) || !known.insert(index).inserted {
      throw .noElement(change: change, place: section.map { "\($0).\(index)" } ?? "\(index)")
    }
  }

  /// How the sections of a plan became those of the next, with items that are to be measured anew among those that
  /// go and come.
  ///
  /// O(S + edits).
  func edits(
    map: DiffableIndexMap, sectionCount: Int, remeasured: [IndexPath], reloadedSections: Set<Int>
  ) -> [SectionEdit] {
    var (leaving, arriving) = (leaving, arriving)
    for path in remeasured {
      guard let old = map.oldPath(forNew: path), map.oldSection(forNew: path.section) == old.section,
        leaving[old.section]?.contains(old.item) != true
      else { continue }
      leaving[old.section, default: []].append(old.item)
      arriving[path.section, default: []].append(path.item)
    }
    return (0..<sectionCount).compactMap { section in
      guard !reloadedSections.contains(section), let old = map.oldSection(forNew: section) else { return nil }
      return SectionEdit(
        oldSection: old, newSection: section, deletions: leaving[old] ?? [],
        insertions: arriving[section] ?? [])
    }
  }
}
