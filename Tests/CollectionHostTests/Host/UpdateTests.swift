import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

@Suite("Updates of a host", .serialized)
struct HostUpdateTests {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  /// Edits a snapshot at random: items and sections go, come, move; some are marked.
  private func edit(_ snapshot: inout Snapshot, fresh: inout Int, using numbers: inout SeededGenerator) throws
  {
    for _ in 0..<Int.random(in: 1...6, using: &numbers) {
      let sections = snapshot.sectionIdentifiers
      let items = snapshot.itemIdentifiers
      fresh += 1
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0: try snapshot.appendSections([fresh])
      case 1 where sections.count > 2:
        try snapshot.deleteSections([sections.randomElement(using: &numbers)!])
      case 2 where sections.count > 1:
        let moved = sections.randomElement(using: &numbers)!
        let other = sections.filter { $0 != moved }.randomElement(using: &numbers)!
        try snapshot.moveSection(moved, beforeSection: other)
      case 3, 4:
        let new = (0..<Int.random(in: 1...9, using: &numbers)).map { fresh * 100 + $0 }
        try snapshot.appendItems(new, toSection: sections.randomElement(using: &numbers)!)
      case 5,
        6 where !items.isEmpty:
        try snapshot.insertItems([fresh * 100], beforeItem: items.randomElement(using: &numbers)!)
      case 7 where !items.isEmpty:
        try snapshot.deleteItems(Array(Set((0..<3).map { _ in items.randomElement(using: &numbers)! })))
      case 8 where items.count > 1:
        let moved = items.randomElement(using: &numbers)!
        let other = items.filter { $0 != moved }.randomElement(using: &numbers)!
        try snapshot.moveItem(moved, afterItem: other)
      case 9 where !items.isEmpty:
        let marked = items.randomElement(using: &numbers)!
        if Bool.random(using: &numbers) {
          try snapshot.reloadItems([marked])
        } else {
          try snapshot.reconfigureItems([marked])
        }
      default: break
      }
    }
  }

  private func sections(of snapshot: Snapshot) throws -> [[Int]] {
    try snapshot.sectionIdentifiers.map { try snapshot.itemIdentifiers(inSection: $0) }
  }

  @Test(
    "Snapshots applied one after another end as a fresh host of the last, cells that stay being the same objects",
    arguments: [MeasuringExtent.prefix, .everything, .visible], 0..<8)
  func randomSnapshots(policy: MeasuringExtent, seed: Int) throws {
    var numbers = SeededGenerator(seed: UInt64(seed + 1))
    var data = DiffableDataSourceContent<Int, Int>()
    var snapshot = Snapshot()
    try snapshot.appendSections([-1, -2, -3])
    for section in 1...3 {
      try snapshot.appendItems((0..<12).map { -100 * section - $0 }, toSection: -section)
    }
    _ = data.apply(snapshot)
    let source = RowSource(try sections(of: snapshot))
    // Where only what is seen is measured, a fresh host knows less: rows of one height make both alike.
    let makeLayout = { policy == .visible ? RowLayouts.absolute(50) : RowLayouts.estimated(spacing: 5) }
    let host = CollectionHost.phone(source, makeLayout(), height: 500, policy: policy)
    var fresh = 0
    for _ in 0..<12 {
      host.scroll(to: CGPoint(x: 0, y: CGFloat(Int.random(in: 0...1500, using: &numbers))))
      _ = try host.draw()
      var before: [Int: ObjectIdentifier] = [:]
      for element in try host.visibleElements() {
        let cell = try #require(host.content(at: element.identity) as? RowCell)
        before[cell.id] = ObjectIdentifier(cell)
      }
      var next = data.snapshot()
      try edit(&next, fresh: &fresh, using: &numbers)
      let difference = data.apply(next)
      for path in difference.reloadedItems + difference.reconfiguredItems {
        if let id = next.itemIdentifier(for: path) { source.heights[id] = CGFloat(20 + fresh % 50) }
      }
      source.sections = try sections(of: next)
      try host.apply(difference)
      let drawn = try host.displayList()

      let other = RowSource(source.sections)
      other.heights = source.heights
      let reference = CollectionHost.phone(other, makeLayout(), height: 500, policy: policy)
      reference.scroll(to: host.bounds.origin)
      // What lies below the view is known only to a host that has been there, so that the other may end before.
      if policy == .prefix {
        try reference.layoutIfNeeded()
        if reference.bounds != host.bounds { continue }
      } else {
        #expect(try reference.contentSize() == host.contentSize())
      }
      #expect(try reference.displayList() == drawn)
      #expect(try reference.visibleElements() == host.visibleElements())

      let reloaded = Set(difference.reloadedItems.compactMap { next.itemIdentifier(for: $0) })
      for element in try host.visibleElements() {
        let cell = try #require(host.content(at: element.identity) as? RowCell)
        #expect(cell.id == source.sections[element.identity.section][element.identity.item])
        if let old = before[cell.id], !reloaded.contains(cell.id) { #expect(old == ObjectIdentifier(cell)) }
      }
    }
  }

  @Test("Rows that stay and rows that move are not measured again; only what comes into sight is")
  func keepsSizes() throws {
    let source = RowSource(count: 100)
    let host = CollectionHost.phone(source, RowLayouts.estimated())
    try host.layoutIfNeeded()
    let measured = source.asked
    source.asked = []
    // Row 5 goes to the front, a new one stands behind it.
    source.sections[0].remove(at: 5)
    source.sections[0].insert(contentsOf: [5, 1000], at: 0)
    var difference = DiffableDifference()
    difference.movedItems = [.init(from: [0, 5], to: [0, 0])]
    difference.insertedItems = [[0, 1]]
    try host.apply(difference)
    #expect(try host.visibleElements().first?.frame.height == source.height(of: 5))
    #expect(source.asked == [1000])
    #expect(Set(measured).isSuperset(of: [5]))
  }

  @Test("What changes above the view, comes or goes there, leaves what is seen in its place")
  func anchoring() throws {
    let source = RowSource(count: 300)
    let host = CollectionHost.phone(source, RowLayouts.estimated())
    for _ in 0..<6 { try host.scroll(by: CGPoint(x: 0, y: 500)) }
    let before = try host.positions()
    let ids = Dictionary(uniqueKeysWithValues: before.map { (source.sections[0][$0.key.item], $0.value) })
    source.heights[3] = 500
    source.sections[0].insert(contentsOf: [2000, 2001, 2002], at: 0)
    source.sections[0].remove(at: 10)
    var difference = DiffableDifference()
    difference.insertedItems = [[0, 0], [0, 1], [0, 2]]
    difference.deletedItems = [[0, 7]]
    difference.reconfiguredItems = [[0, 6]]
    try host.apply(difference)
    let after = try host.positions()
    #expect(after.count == ids.count)
    for (identity, position) in after {
      #expect(abs(try #require(ids[source.sections[0][identity.item]]) - position) < 1e-6)
    }
  }

  @Test("At the very start nothing is held: what comes at the top is seen")
  func atStart() throws {
    let source = RowSource(count: 50)
    let host = CollectionHost.phone(source, RowLayouts.absolute(100))
    try host.layoutIfNeeded()
    source.sections[0].insert(777, at: 0)
    var difference = DiffableDifference()
    difference.insertedItems = [[0, 0]]
    try host.apply(difference)
    try host.layoutIfNeeded()
    #expect(host.bounds.minY == 0)
    #expect((host.content(at: .item(section: 0, item: 0)) as? RowCell)?.id == 777)
  }

  @Test("Changes that do not lead to the counts are refused with UIKit's sentence, and nothing changes")
  func wrongCounts() throws {
    let source = RowSource(count: 10)
    let host = CollectionHost.phone(source, RowLayouts.absolute(100))
    let before = try host.visibleElements()
    source.sections[0].append(99)
    var difference = DiffableDifference()
    difference.deletedItems = [[0, 1]]
    let misuse = CollectionUpdateMisuse.itemCount(
      section: 0, before: 10, after: 11, inserted: 0, deleted: 1, movedIn: 0, movedOut: 0)
    #expect(throws: misuse) { try host.apply(difference) }
    #expect(misuse.description.hasPrefix("Invalid update: invalid number of items in section 0."))
    difference.deletedItems = [[0, 10]]
    #expect(throws: CollectionUpdateMisuse.noElement(change: "delete or move item", place: "0.10")) {
      try host.apply(difference)
    }
    difference.deletedItems = []
    difference.insertedSections = [1]
    #expect(throws: CollectionUpdateMisuse.self) { try host.apply(difference) }
    #expect(try host.visibleElements() == before)
    host.reloadData()
    #expect(try host.contentSize().height == 1100)
  }
}
