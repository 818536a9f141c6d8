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

  /// Changes that contradict one another, in UIKit's words.
  struct Misuse: Error, Hashable {
    let sentence: String
  }

  /// The batch as a difference.
  ///
  /// Throws where an item or section is to go in two ways. O(changes · log changes).
  func difference() throws(Misuse) -> DiffableDifference {
    if let path = (deletedItems + reloadedItems + movedItems.map(\.from)).firstRepeated {
      throw Misuse(sentence: "attempt to delete and move or reload the same index path (\(path))")
    }
    if let section = (deletedSections + reloadedSections + movedSections.map(\.from)).firstRepeated {
      throw Misuse(sentence: "attempt to delete and move or reload the same section (\(section))")
    }
    var difference = DiffableDifference()
    difference.deletedSections = deletedSections.sorted()
    difference.insertedSections = insertedSections.sorted()
    difference.movedSections = movedSections.sorted { $0.to < $1.to }
    // Items of sections that go or come are part of those changes.
    let (gone, come) = (Set(deletedSections), Set(insertedSections))
    difference.deletedItems = deletedItems.filter { !gone.contains($0.section) }.sorted()
    difference.insertedItems = insertedItems.filter { !come.contains($0.section) }.sorted()
    difference.movedItems = movedItems.sorted { $0.to < $1.to }
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
}

extension Array where Element: Hashable {
  /// The first element that is there before; nil when all are different.
  fileprivate var firstRepeated: Element? {
    var known: Set<Element> = []
    return first { !known.insert($0).inserted }
  }
}
