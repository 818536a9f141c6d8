import CollectionHost
import Foundation
import Geometry

/// Changes of a collection's data, gathered as they are asked for.
///
/// Deletions, reloads and the starts of moves are told in places before the batch, insertions and the ends of moves in
/// places after it, whatever the order they were asked for in.
struct BatchUpdate {
  typealias Move = DiffableDifference.Move

  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [Move<Int>] = []
  var reloadedSections: [Int] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [Move<IndexPath>] = []
  var reloadedItems: [IndexPath] = []
  var reconfiguredItems: [IndexPath] = []

  /// Changes that do not lead from the counts before to those after, in UIKit's words.
  struct Misuse: Error, Hashable {
    let sentence: String

    init(_ sentence: String) { self.sentence = sentence }
  }

  /// The batch as a difference between data of `old` items a section and data of `new` ones.
  ///
  /// Throws where the changes do not explain the counts. O(changes · log changes + sections).
  func difference(from old: [Int], to new: [Int]) throws(Misuse) -> DiffableDifference {
    try checkSections(old, new)
    var difference = DiffableDifference()
    difference.deletedSections = deletedSections.sorted()
    difference.insertedSections = insertedSections.sorted()
    difference.movedSections = movedSections.sorted { $0.to < $1.to }
    let sections = DiffableIndexMap(difference)
    try checkItems(old, new)
    // Items of sections that go or come are part of those changes.
    let (gone, come) = (Set(deletedSections), Set(insertedSections))
    difference.deletedItems = deletedItems.filter { !gone.contains($0.section) }.sorted()
    difference.insertedItems = insertedItems.filter { !come.contains($0.section) }.sorted()
    difference.movedItems = movedItems.sorted { $0.to < $1.to }
    try checkCounts(difference, sections, old, new)
    let map = DiffableIndexMap(difference)
    difference.reloadedSections = reloadedSections.compactMap(map.newSection(forOld:)).sorted()
    let whole = Set(difference.reloadedSections)
    difference.reloadedItems = reloadedItems.compactMap(map.newPath(forOld:))
      .filter { !whole.contains($0.section) }.sorted()
    let replaced = Set(difference.reloadedItems)
    difference.reconfiguredItems = reconfiguredItems.compactMap(map.newPath(forOld:))
      .filter { !whole.contains($0.section) && !replaced.contains($0) }.sorted()
    return difference
  }

  private func checkSections(_ old: [Int], _ new: [Int]) throws(Misuse) {
    for section in deletedSections + reloadedSections + movedSections.map(\.from)
    where !old.indices.contains(section) {
      throw Misuse(
        "attempt to delete section \(section), but there are only \(old.count) sections before the update")
    }
    for section in insertedSections + movedSections.map(\.to) where !new.indices.contains(section) {
      throw Misuse(
        "attempt to insert section \(section) but there are only \(new.count) sections after the update")
    }
    if let twice = (deletedSections + reloadedSections + movedSections.map(\.from)).firstRepeated {
      throw Misuse("attempt to perform a delete and a move, a reload or a delete of the same section (\(twice))")
    }
    if let twice = (insertedSections + movedSections.map(\.to)).firstRepeated {
      throw Misuse("attempt to perform an insert and a move to the same section (\(twice))")
    }
    guard old.count - deletedSections.count + insertedSections.count == new.count else {
      throw Misuse(
        "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the"
          + " update (\(new.count)) must be equal to the number of sections contained in the collection view before the"
          + " update (\(old.count)), plus or minus the number of sections inserted or deleted"
          + " (\(insertedSections.count) inserted, \(deletedSections.count) deleted).")
    }
  }

  private func checkItems(_ old: [Int], _ new: [Int]) throws(Misuse) {
    for path in deletedItems + reloadedItems + reconfiguredItems + movedItems.map(\.from)
    where !(old.indices.contains(path.section) && (0..<old[path.section]).contains(path.item)) {
      let count = old.indices.contains(path.section) ? old[path.section] : 0
      throw Misuse(
        "attempt to delete item \(path.item) from section \(path.section) which only contains \(count) items before the"
          + " update")
    }
    for path in insertedItems + movedItems.map(\.to)
    where !(new.indices.contains(path.section) && (0..<new[path.section]).contains(path.item)) {
      let count = new.indices.contains(path.section) ? new[path.section] : 0
      throw Misuse(
        "attempt to insert item \(path.item) into section \(path.section), but there are only \(count) items in section"
          + " \(path.section) after the update")
    }
    if let twice = (deletedItems + reloadedItems + movedItems.map(\.from)).firstRepeated {
      throw Misuse("attempt to delete and move or reload the same index path (\(twice))")
    }
    if let twice = (insertedItems + movedItems.map(\.to)).firstRepeated {
      throw Misuse("attempt to perform an insert and a move to the same index path (\(twice))")
    }
  }

  private func checkCounts(
    _ difference: DiffableDifference, _ sections: DiffableIndexMap, _ old: [Int], _ new: [Int]
  ) throws(Misuse) {
    let inserted = difference.insertedItems.countsBySection
    let deleted = difference.deletedItems.countsBySection
    let arrived = movedItems.map(\.to).countsBySection
    let left = movedItems.map(\.from).countsBySection
    let reloaded = Set(reloadedSections)
    for (section, count) in old.enumerated() where !reloaded.contains(section) {
      guard let place = sections.newSection(forOld: section) else { continue }
      let (came, went) = (inserted[place] ?? 0, deleted[section] ?? 0)
      let (movedIn, movedOut) = (arrived[place] ?? 0, left[section] ?? 0)
      guard count + came - went + movedIn - movedOut == new[place] else {
        throw Misuse(
          "Invalid update: invalid number of items in section \(place).  The number of items contained in an existing"
            + " section after the update (\(new[place])) must be equal to the number of items contained in that section"
            + " before the update (\(count)), plus or minus the number of items inserted or deleted from that section"
            + " (\(came) inserted, \(went) deleted) and plus or minus the number of items moved into or out of that"
            + " section (\(movedIn) moved in, \(movedOut) moved out).")
      }
    }
  }
}

extension Array where Element: Hashable {
  /// The first element that is there before; nil when all are different.
  fileprivate var firstRepeated: Element? {
    var known: Set<Element> = []
    return first { !known.insert($0).inserted }
  }
}

extension [IndexPath] {
  fileprivate var countsBySection: [Int: Int] {
    reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
  }
}
