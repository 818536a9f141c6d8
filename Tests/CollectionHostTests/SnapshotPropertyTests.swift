import CollectionHost
import Foundation
import Geometry
import Testing

@Suite("Snapshots against plain arrays")
struct SnapshotPropertyTests {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>
  typealias Arrays = Reference<Int, Int>

  /// One random operation, done to both; whether each accepted it.
  static func step(
    _ snapshot: inout Snapshot, _ arrays: inout Arrays, items: Int, most: Int, _ random: inout SeededGenerator
  ) -> (snapshot: Bool, arrays: Bool) {
    func item() -> Int { Int.random(in: 0..<items, using: &random) }
    func section() -> Int { Int.random(in: 0..<8, using: &random) }
    func list(_ one: () -> Int, _ most: Int) -> [Int] {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in one() }
    }
    let isAfter = Bool.random(using: &random)
    let after = isAfter ? 1 : 0
    func tried(_ body: () throws -> Void) -> Bool { (try? body()) != nil }
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      let new = list(section, 2)
      return (
        tried { try snapshot.appendSections(new) }, arrays.insertSections(new, at: arrays.sections.count)
      )
    case 1:
      let (new, fixed) = (list(section, 2), section())
      return (
        tried {
          if isAfter {
            try snapshot.insertSections(new, afterSection: fixed)
          } else {
            try snapshot.insertSections(new, beforeSection: fixed)
          }
        }, arrays.insertSections(new, beside: fixed, after)
      )
    case 2:
      let gone = list(section, 1)
      return (tried { try snapshot.deleteSections(gone) }, arrays.deleteSections(gone))
    case 3, 4:
      let (moved, fixed) = (section(), section())
      return (
        tried {
          if isAfter {
            try snapshot.moveSection(moved, afterSection: fixed)
          } else {
            try snapshot.moveSection(moved, beforeSection: fixed)
          }
        }, arrays.moveSection(moved, beside: fixed, after)
      )
    case 5...9:
      let (new, target) = (Array(Set(list(item, most)).sorted()), isAfter ? nil : section())
      return (tried { try snapshot.appendItems(new, toSection: target) }, arrays.appendItems(new, to: target))
    case 10...13:
      let (new, fixed) = (list(item, 3), item())
      return (
        tried {
          if isAfter {
            try snapshot.insertItems(new, afterItem: fixed)
          } else {
            try snapshot.insertItems(new, beforeItem: fixed)
          }
        }, arrays.insertItems(new, beside: fixed, after)
      )
    case 14, 15:
      let gone = list(item, isAfter ? 2 : most / 2)
      return (tried { try snapshot.deleteItems(gone) }, arrays.deleteItems(gone))
    default:
      let (moved, fixed) = (item(), item())
      return (
        tried {
          if isAfter {
            try snapshot.moveItem(moved, afterItem: fixed)
          } else {
            try snapshot.moveItem(moved, beforeItem: fixed)
          }
        }, arrays.moveItem(moved, beside: fixed, after)
      )
    }
  }

  @Test(
    "Random operations do to a snapshot what they do to arrays, and the script leads from each to the next",
    arguments: [(12, 6, 250), (60, 20, 200), (3000, 750, 30)])
  func randomOperations(items: Int, most: Int, steps: Int) throws {
    for seed in 0..<UInt64(max(1, 24 / most)) {
      var random = SeededGenerator(seed: seed + UInt64(items))
      var snapshot = Snapshot()
      var arrays = Arrays()
      for number in 0..<steps {
        let old = snapshot
        let before = arrays
        let accepted = Self.step(&snapshot, &arrays, items: items, most: most, &random)
        let place = "seed \(seed), \(items) items, step \(number)"
        #expect(accepted.snapshot == accepted.arrays, "\(place)")
        #expect(Arrays(snapshot) == arrays, "\(place)")
        #expect(Arrays(old) == before, "\(place): the copy changed with it")
        try Self.checkQueries(snapshot, arrays, place)
        Self.checkDifference(from: old, to: snapshot, place)
      }
    }
  }

  @Test("The script between snapshots of separate origin is the script between copies of one")
  func separateOrigin() throws {
    var random = SeededGenerator(seed: 5)
    var snapshot = Snapshot()
    var arrays = Arrays()
    for number in 0..<25 {
      let old = snapshot
      for _ in 0..<5 { _ = Self.step(&snapshot, &arrays, items: 2000, most: 600, &random) }
      let afresh = try arrays.snapshot()
      #expect(afresh == snapshot)
      let script = snapshot.difference(from: old)
      Self.checkDifference(from: old, to: afresh, "step \(number)")
      let other = afresh.difference(from: old)
      #expect(other.deletedItems == script.deletedItems && other.insertedItems == script.insertedItems)
      #expect(other.movedItems.count == script.movedItems.count)
      #expect(other.movedSections.count == script.movedSections.count)
    }
  }

  static func checkQueries(_ snapshot: Snapshot, _ arrays: Arrays, _ place: String) throws {
    #expect(snapshot.numberOfSections == arrays.sections.count, "\(place)")
    #expect(snapshot.numberOfItems == arrays.sections.reduce(0) { $0 + $1.items.count }, "\(place)")
    var before = 0
    for (index, section) in arrays.sections.enumerated() {
      #expect(snapshot.indexOfSection(section.identifier) == index, "\(place)")
      let count = try snapshot.numberOfItems(inSection: section.identifier)
      #expect(count == section.items.count, "\(place)")
      for (offset, item) in section.items.enumerated().prefix(20) {
        let path = IndexPath(item: offset, section: index)
        #expect(snapshot.indexPath(for: item) == path, "\(place)")
        #expect(snapshot.itemIdentifier(for: path) == item, "\(place)")
        #expect(snapshot.indexOfItem(item) == before + offset, "\(place)")
        #expect(snapshot.sectionIdentifier(containingItem: item) == section.identifier, "\(place)")
      }
      before += section.items.count
    }
    #expect(snapshot.itemIdentifiers == arrays.sections.flatMap(\.items), "\(place)")
  }

  /// Whether the script leads from one to the other, moves no more than it must, and its index map tells the truth.
  static func checkDifference(from old: Snapshot, to new: Snapshot, _ place: String) {
    let script = new.difference(from: old)
    #expect(Arrays.apply(script, to: old, for: new) == Arrays(new), "\(place): \(script)")
    let map = DiffableIndexMap(script)
    for section in old.sectionIdentifiers {
      let index = old.indexOfSection(section) ?? -1
      #expect(map.newSection(forOld: index) == new.indexOfSection(section), "\(place)")
    }
    for section in new.sectionIdentifiers {
      let index = new.indexOfSection(section) ?? -1
      #expect(map.oldSection(forNew: index) == old.indexOfSection(section), "\(place)")
    }
    for (item, path) in someItems(of: old) {
      #expect(map.newPath(forOld: path) == new.indexPath(for: item), "\(place): \(path)")
    }
    for (item, path) in someItems(of: new) {
      #expect(map.oldPath(forNew: path) == old.indexPath(for: item), "\(place): \(path)")
    }
  }

  /// About fifty items from all parts of a snapshot, with their paths.
  static func someItems(of snapshot: Snapshot) -> [(Int, IndexPath)] {
    let items = snapshot.itemIdentifiers
    return stride(from: 0, to: items.count, by: max(1, items.count / 50)).compactMap { index in
      snapshot.indexPath(for: items[index]).map { (items[index], $0) }
    }
  }
}
