import CollectionHost
import Foundation
import Geometry
import Testing

@Suite("The difference of two snapshots")
struct DifferenceTests {
  typealias Snapshot = DiffableDataSourceSnapshot<String, String>

  static func snapshot(_ sections: KeyValuePairs<String, String>) throws -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      try snapshot.appendSections([section])
      try snapshot.appendItems(items.map(String.init))
    }
    return snapshot
  }

  static func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  /// The paths whose cells a provider is asked for: what arrives, then what is loaded again.
  static func asked(_ script: DiffableDifference, _ new: Snapshot) throws -> [String] {
    var paths = script.insertedItems
    for section in script.insertedSections {
      let moved = Set(script.movedItems.map(\.to))
      paths += (0..<new.numberOfItems(inSectionAt: section)).map { path(section, $0) }.filter {
        !moved.contains($0)
      }
    }
    paths.sort()
    for section in script.reloadedSections {
      paths += (0..<new.numberOfItems(inSectionAt: section)).map { path(section, $0) }
    }
    paths += script.reloadedItems
    return try paths.map { "\($0.section).\($0.item) \(try #require(new.itemIdentifier(for: $0)))" }
  }

  @Test("[A: a b c] [B: d] to [A: c a] [B: d e b]: b moves to B, one of c and a moves, e is inserted")
  func specifiedExample() throws {
    let old = try Self.snapshot(["A": "abc", "B": "d"])
    let new = try Self.snapshot(["A": "ca", "B": "deb"])
    let script = new.difference(from: old)
    #expect(script.deletedItems.isEmpty)
    #expect(script.insertedItems == [Self.path(1, 1)])
    #expect(script.movedItems.contains(.init(from: Self.path(0, 1), to: Self.path(1, 2))))
    #expect(script.movedItems.count == 2)
    #expect(script.movedItems.contains { $0.to.section == 0 && $0.from.section == 0 })
  }

  @Test("A provider is asked for what is inserted or reloaded, and never for what moves")
  func providerCalls() throws {
    let one = try Self.snapshot(["A": "xyz"])
    let two = try Self.snapshot(["A": "xyz", "B": "u"])
    func asked(from old: Snapshot, to new: Snapshot, items: [String] = [], sections: [String] = []) throws
      -> [String]
    {
      var new = new
      try new.reloadItems(items)
      try new.reloadSections(sections)
      return try Self.asked(new.difference(from: old), new)
    }
    #expect(try asked(from: one, to: one, sections: ["A"]) == ["0.0 x", "0.1 y", "0.2 z"])
    let turned = try Self.snapshot(["A": "zxy"])
    #expect(try asked(from: one, to: turned) == [])
    #expect(try asked(from: one, to: turned, items: ["z"]) == ["0.0 z"])
    let longer = try Self.snapshot(["A": "xyzw"])
    #expect(try asked(from: one, to: longer, items: ["w"]) == ["0.3 w", "0.3 w"])
    #expect(try asked(from: two, to: Self.snapshot(["B": "u", "A": "xyz"])) == [])
    #expect(try asked(from: two, to: Self.snapshot(["A": "xyz", "B": "u", "C": "w"])) == ["2.0 w"])
  }

  @Test("Equal snapshots differ in nothing, and two empty ones neither")
  func equal() throws {
    let one = try Self.snapshot(["A": "abc", "B": ""])
    #expect(try one.difference(from: Self.snapshot(["A": "abc", "B": ""])).isEmpty)
    #expect(one.difference(from: one).isEmpty)
    #expect(Snapshot().difference(from: Snapshot()).isEmpty)
  }

  @Test("A deleted section takes its items with it, except one that moved out, which is a move")
  func deletedSection() throws {
    let old = try Self.snapshot(["A": "ab", "B": "c"])
    let new = try Self.snapshot(["B": "cb", "C": "d"])
    let script = new.difference(from: old)
    #expect(script.deletedSections == [0])
    #expect(script.insertedSections == [1])
    #expect(script.deletedItems.isEmpty && script.insertedItems.isEmpty)
    #expect(script.movedItems == [.init(from: Self.path(0, 1), to: Self.path(0, 1))])
  }

  @Test("Marks are told at their new places; a reloaded section does for its items, reload for reconfigure")
  func marks() throws {
    let old = try Self.snapshot(["A": "ab", "B": "cd", "C": "e"])
    var new = try Self.snapshot(["C": "e", "B": "dc", "A": "ab"])
    try new.reloadItems(["c", "a"])
    try new.reconfigureItems(["d", "c", "b", "e"])
    try new.reloadSections(["A"])
    let script = new.difference(from: old)
    #expect(script.reloadedSections == [2])
    #expect(script.reloadedItems == [Self.path(1, 1)])
    #expect(script.reconfiguredItems == [Self.path(0, 0), Self.path(1, 0)])
  }

  @Test("Every script of small arrays keeps as many items in place as a longest common subsequence has")
  func minimal() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let pool = (0..<9).map { String($0) }
      let old = pool.shuffled(using: &random).prefix(Int.random(in: 0...9, using: &random))
      let new = pool.shuffled(using: &random).prefix(Int.random(in: 0...9, using: &random))
      var one = Snapshot()
      try one.appendSections(["A"])
      var two = one
      try one.appendItems(Array(old))
      try two.appendItems(Array(new))
      let script = two.difference(from: one)
      let common = old.filter(new.contains).count
      #expect(script.movedItems.count == common - Self.longestCommon(Array(old), Array(new)), "\(old) \(new)")
      #expect(script.deletedItems.count == old.count - common, "\(old) \(new)")
      #expect(script.insertedItems.count == new.count - common, "\(old) \(new)")
      var first = Snapshot()
      var second = Snapshot()
      try first.appendSections(Array(old))
      try second.appendSections(Array(new))
      let sections = second.difference(from: first)
      #expect(sections.movedSections.count == script.movedItems.count)
      #expect(sections.deletedSections.count == script.deletedItems.count)
    }
  }

  @Test("When 600 items of a shared chunk's front go behind it, the fewer items move")
  func weightedRuns() throws {
    // 3000 items fill chunks; moving the first 2000 behind the rest is the same as moving the last 1000 before them.
    var old = DiffableDataSourceSnapshot<Int, Int>()
    try old.appendSections([0])
    try old.appendItems(Array(0..<3000))
    var new = old
    try new.appendItems(Array(0..<2000))
    #expect(new.difference(from: old).movedItems.count == 1000)
    var other = old
    try other.appendItems(Array(0..<600))
    #expect(other.difference(from: old).movedItems.count == 600)
  }

  /// The length of a longest common subsequence, by trying every subset of the first array.
  static func longestCommon(_ one: [String], _ two: [String]) -> Int {
    (0..<1 << one.count).filter { subset in
      var rest = two[...]
      return one.indices.filter { subset >> $0 & 1 == 1 }.allSatisfy { index in
        guard let place = rest.firstIndex(of: one[index]) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
    }.map(\.nonzeroBitCount).max() ?? 0
  }
}
