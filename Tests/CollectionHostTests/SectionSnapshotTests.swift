import CollectionHost
import Testing

@Suite("Section snapshots")
struct SectionSnapshotTests {
  typealias Snapshot = DiffableDataSourceSectionSnapshot<Int>

  /// A forest as a plain array of items with their levels, searched through for everything.
  struct Forest: Equatable {
    struct Entry: Equatable {
      var item: Int
      var level: Int
      var isExpanded = false
    }

    var entries: [Entry] = []

    func index(_ item: Int) -> Int? { entries.firstIndex { $0.item == item } }

    func end(_ index: Int) -> Int {
      entries[(index + 1)...].firstIndex { $0.level <= entries[index].level } ?? entries.count
    }

    func parent(_ index: Int) -> Int? {
      entries[..<index].lastIndex { $0.level < entries[index].level }
    }

    func isVisible(_ index: Int) -> Bool {
      guard let parent = parent(index) else { return true }
      return entries[parent].isExpanded && isVisible(parent)
    }

    /// Inserts another forest's entries at an index, its roots on a level; whether no item is there twice.
    mutating func insert(_ new: [Entry], at index: Int, level: Int) -> Bool {
      let items = new.map(\.item)
      guard Set(items).count == items.count, items.allSatisfy({ self.index($0) == nil }) else { return false }
      entries.insert(
        contentsOf: new.map { Entry(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded) },
        at: index)
      return true
    }

    func part(_ range: Range<Int>) -> [Entry] {
      let base = entries[range].first?.level ?? 0
      return entries[range].map { Entry(item: $0.item, level: $0.level - base, isExpanded: $0.isExpanded) }
    }
  }

  static func forest(_ snapshot: Snapshot) throws -> Forest {
    Forest(
      entries: try snapshot.items.map {
        .init(item: $0, level: try snapshot.level(of: $0), isExpanded: snapshot.isExpanded($0))
      })
  }

  static func snapshot(_ entries: [Forest.Entry]) throws -> Snapshot {
    var snapshot = Snapshot()
    var path: [Int] = []
    for entry in entries {
      path.removeSubrange(entry.level...)
      try snapshot.append([entry.item], to: path.last)
      path.append(entry.item)
      if entry.isExpanded { snapshot.expand([entry.item]) }
    }
    return snapshot
  }

  /// One random operation, done to both; whether each accepted it.
  static func step(
    _ snapshot: inout Snapshot, _ forest: inout Forest, _ random: inout SeededGenerator
  ) throws -> (Bool, Bool) {
    let range = 0..<14
    let item = Int.random(in: range, using: &random)
    let items = (0..<Int.random(in: 1...3, using: &random)).map { _ in Int.random(in: range, using: &random) }
    let plain = items.map { Forest.Entry(item: $0, level: 0) }
    let index = forest.index(item)
    func tried(_ body: () throws -> Void) -> Bool { (try? body()) != nil }
    switch Int.random(in: 0..<11, using: &random) {
    case 0:
      return (tried { try snapshot.append(items) }, forest.insert(plain, at: forest.entries.count, level: 0))
    case 1, 2:
      return (
        tried { try snapshot.append(items, to: item) },
        index.map { forest.insert(plain, at: forest.end($0), level: forest.entries[$0].level + 1) } ?? false
      )
    case 3:
      return (
        tried { try snapshot.insert(items, before: item) },
        index.map { forest.insert(plain, at: $0, level: forest.entries[$0].level) } ?? false
      )
    case 4:
      return (
        tried { try snapshot.insert(items, after: item) },
        index.map { forest.insert(plain, at: forest.end($0), level: forest.entries[$0].level) } ?? false
      )
    case 5:
      let accepted = items.allSatisfy { forest.index($0) != nil }
      if accepted {
        for item in items {
          if let index = forest.index(item) { forest.entries.removeSubrange(index..<forest.end(index)) }
        }
      }
      return (tried { try snapshot.delete(items) }, accepted)
    case 6:
      snapshot.expand(items)
      for index in items.compactMap(forest.index) { forest.entries[index].isExpanded = true }
      return (true, true)
    case 7:
      snapshot.collapse(items)
      for index in items.compactMap(forest.index) { forest.entries[index].isExpanded = false }
      return (true, true)
    default:
      // A forest of two roots, one with an expanded child, replaces children or is put beside an item.
      let other = [
        Forest.Entry(item: items[0], level: 0, isExpanded: true), .init(item: items[0] + 20, level: 1),
        .init(item: items[0] + 40, level: 0),
      ]
      let grafted = try Self.snapshot(other)
      guard let index else {
        return (tried { try snapshot.replace(childrenOf: item, using: grafted) }, false)
      }
      let level = forest.entries[index].level
      if items.count == 1 {
        var replaced = forest
        replaced.entries.removeSubrange(index + 1..<forest.end(index))
        let accepted = replaced.insert(other, at: index + 1, level: level + 1)
        if accepted { forest = replaced }
        return (tried { try snapshot.replace(childrenOf: item, using: grafted) }, accepted)
      } else if items.count == 2 {
        return (
          tried { try snapshot.insert(grafted, before: item) }, forest.insert(other, at: index, level: level)
        )
      } else {
        return (
          tried { try snapshot.insert(grafted, after: item) },
          forest.insert(other, at: forest.end(index), level: level)
        )
      }
    }
  }

  @Test("Random operations do to a section snapshot what they do to an array of levels")
  func randomOperations() throws {
    for seed in 0..<30 {
      var random = SeededGenerator(seed: UInt64(seed))
      var snapshot = Snapshot()
      var forest = Forest()
      for number in 0..<60 {
        let old = snapshot
        let accepted = try Self.step(&snapshot, &forest, &random)
        let place = "seed \(seed), step \(number)"
        #expect(accepted.0 == accepted.1, "\(place)")
        #expect(try Self.forest(snapshot) == forest, "\(place)")
        #expect(snapshot == (try Self.snapshot(forest.entries)), "\(place)")
        if !accepted.0 { #expect(snapshot == old, "\(place)") }
        #expect(snapshot.rootItems == forest.entries.filter { $0.level == 0 }.map(\.item))
        let visible = forest.entries.indices.filter(forest.isVisible).map { forest.entries[$0].item }
        #expect(snapshot.visibleItems == visible, "\(place)")
        for (index, entry) in forest.entries.enumerated() {
          #expect(snapshot.index(of: entry.item) == index)
          #expect(snapshot.isVisible(entry.item) == forest.isVisible(index))
          let parent = forest.parent(index).map { forest.entries[$0].item }
          #expect(try snapshot.parent(of: entry.item) == parent, "\(place)")
          let with = try snapshot.snapshot(of: entry.item, includingParent: true)
          #expect(try Self.forest(with).entries == forest.part(index..<forest.end(index)), "\(place)")
          let without = try snapshot.snapshot(of: entry.item)
          #expect(try Self.forest(without).entries == forest.part(index + 1..<forest.end(index)), "\(place)")
        }
      }
    }
  }

  @Test("Roots A and B, A1 and A2 under A: expanded all four are visible, collapsed the two")
  func specifiedExample() throws {
    var snapshot = DiffableDataSourceSectionSnapshot<String>()
    try snapshot.append(["A", "B"])
    try snapshot.append(["A1", "A2"], to: "A")
    snapshot.expand(["A"])
    #expect(snapshot.items == ["A", "A1", "A2", "B"])
    #expect(snapshot.visibleItems == ["A", "A1", "A2", "B"])
    #expect(snapshot.visualDescription == "- A\n  * A1\n  * A2\n* B\n")
    snapshot.collapse(["A"])
    #expect(snapshot.visibleItems == ["A", "B"])
    #expect(try snapshot.level(of: "A1") == 1)
    #expect(snapshot.visualDescription == "+ A\n  * A1\n  * A2\n* B\n")
    #expect("\(snapshot)" == snapshot.visualDescription)
  }

  @Test("What is not there is not contained, has no index, and is neither visible nor expanded")
  func absent() {
    let snapshot = Snapshot()
    #expect(!snapshot.contains(1) && snapshot.index(of: 1) == nil)
    #expect(!snapshot.isVisible(1) && !snapshot.isExpanded(1))
    #expect(throws: DiffableMisuse.self) { try snapshot.parent(of: 1) }
  }

  @Test("Deleting everything leaves an empty forest that can be filled again")
  func deleteAll() throws {
    var snapshot = Snapshot()
    try snapshot.append([1, 2])
    try snapshot.append([3], to: 1)
    snapshot.expand([1])
    snapshot.deleteAll()
    #expect(snapshot == Snapshot() && snapshot.visualDescription.isEmpty)
    try snapshot.append([1])
    #expect(!snapshot.isExpanded(1))
  }

  @Test("A forest of 5,000 children under one item is built, cut and expanded")
  func large() throws {
    var snapshot = Snapshot()
    try snapshot.append([-1, -2])
    try snapshot.append(Array(0..<5000), to: -1)
    #expect(snapshot.index(of: -2) == 5001)
    #expect(snapshot.visibleItems == [-1, -2])
    try snapshot.delete(Array(stride(from: 0, to: 5000, by: 2)))
    snapshot.expand([-1])
    #expect(snapshot.visibleItems == [-1] + Array(stride(from: 1, to: 5000, by: 2)) + [-2])
    #expect(try snapshot.snapshot(of: -1).items.count == 2500)
  }
}
