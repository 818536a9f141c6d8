import CollectionHost
import Foundation
import Geometry
import Testing

/// What updates cost, counted in comparisons and hashes of identifiers.
@Suite("The cost of updates", .serialized)
struct SnapshotCostTests {
  typealias Snapshot = DiffableDataSourceSnapshot<String, CountedIdentifier>

  /// Sections A and B of 50,000 items each.
  static func large() throws -> Snapshot {
    var snapshot = Snapshot()
    try snapshot.appendSections(["A", "B"])
    try snapshot.appendItems((0..<50_000).map(CountedIdentifier.init), toSection: "A")
    try snapshot.appendItems((50_000..<100_000).map(CountedIdentifier.init), toSection: "B")
    return snapshot
  }

  @Test("Building a snapshot hashes each of its 100,000 items once")
  func building() throws {
    let counted = try CountedIdentifier.counting { try Self.large() }
    #expect(counted.hashes == 100_000)
    // Items are compared only where two hashes are equal, which 64 bits make as good as impossible here.
    #expect(counted.comparisons < 10)
    #expect(counted.result.numberOfItems == 100_000)
  }

  @Test("One insertion among 100,000 items hashes two items and compares no more than a chunk of them")
  func oneInsertion() throws {
    let old = try Self.large()
    let edit = try CountedIdentifier.counting {
      var new = old
      try new.insertItems([CountedIdentifier(-1)], beforeItem: CountedIdentifier(20_000))
      return new
    }
    // The new item and the destination.
    #expect(edit.hashes == 2 && edit.comparisons < 10)
    let apply = CountedIdentifier.counting { edit.result.difference(from: old) }
    #expect(apply.result.insertedItems == [IndexPath(item: 20_000, section: 0)])
    #expect(apply.result.deletedItems.isEmpty && apply.result.movedItems.isEmpty)
    #expect(apply.hashes == 0)
    // One chunk of 1024 at most, twice where an item is looked up and compared with the expected one.
    #expect(apply.comparisons <= 2 * 1025)
  }

  @Test("Deletions, moves and insertions far apart cost their chunks, not the items between them")
  func scatteredEdits() throws {
    let old = try Self.large()
    var new = old
    try new.deleteItems([CountedIdentifier(10)])
    try new.moveItem(CountedIdentifier(49_000), afterItem: CountedIdentifier(70_000))
    try new.appendItems([CountedIdentifier(-5)])
    let apply = CountedIdentifier.counting { new.difference(from: old) }
    #expect(apply.hashes == 0)
    #expect(apply.comparisons <= 4 * 2 * 1025)
    #expect(apply.result.deletedItems == [IndexPath(item: 10, section: 0)])
    #expect(apply.result.insertedItems == [IndexPath(item: 50_001, section: 1)])
    // 50,000 to 70,000 are the first 20,001 of B.
    #expect(
      apply.result.movedItems == [
        .init(from: IndexPath(item: 49_000, section: 0), to: IndexPath(item: 20_001, section: 1))
      ])
  }

  @Test("Copies nobody changed are found equal and different in nothing without one comparison")
  func unchanged() throws {
    let old = try Self.large()
    var new = old
    try new.reloadItems([CountedIdentifier(3)])
    let counted = CountedIdentifier.counting { (new == old, new.difference(from: old)) }
    #expect(counted.result.0 && counted.result.1.isOrderUnchanged)
    #expect(counted.result.1.reloadedItems == [IndexPath(item: 3, section: 0)])
    #expect(counted.hashes == 0 && counted.comparisons == 0)
  }

  @Test("Moving and deleting sections compares no item of those that stay")
  func sections() throws {
    let old = try Self.large()
    var new = old
    try new.moveSection("B", beforeSection: "A")
    try new.appendSections(["C"])
    let counted = CountedIdentifier.counting { new.difference(from: old) }
    #expect(counted.result.movedSections.count == 1 && counted.result.insertedSections == [2])
    #expect(counted.hashes == 0 && counted.comparisons == 0)
  }

  @Test("Snapshots made afresh from equal data are compared once an item and not hashed")
  func afresh() throws {
    let old = try Self.large()
    let new = try Self.large()
    let counted = CountedIdentifier.counting { new.difference(from: old) }
    #expect(counted.result.isEmpty)
    #expect(counted.hashes == 0 && counted.comparisons == 100_000)
  }

  @Test("Expanding an item in the middle of a section leaves the chunks around it shared")
  func expansion() throws {
    var outline = DiffableDataSourceSectionSnapshot<CountedIdentifier>()
    try outline.append((0..<20_000).map(CountedIdentifier.init))
    try outline.append([CountedIdentifier(-1), CountedIdentifier(-2)], to: CountedIdentifier(9_000))
    var content = DiffableDataSourceContent<String, CountedIdentifier>()
    _ = content.apply(outline, to: "A")
    let old = content.snapshot()
    let script = try content.expand(CountedIdentifier(9_000))
    #expect(script.insertedItems == [IndexPath(item: 9_001, section: 0), IndexPath(item: 9_002, section: 0)])
    let new = content.snapshot()
    let counted = CountedIdentifier.counting { new.difference(from: old) }
    #expect(counted.comparisons <= 2 * 1026)
  }
}
