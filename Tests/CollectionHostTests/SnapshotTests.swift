import CollectionHost
import Foundation
import Geometry
import Testing

@Suite("Snapshots")
struct SnapshotTests {
  typealias Snapshot = DiffableDataSourceSnapshot<String, String>

  static func snapshot() throws -> Snapshot {
    var snapshot = Snapshot()
    try snapshot.appendSections(["A", "B", "C"])
    try snapshot.appendItems(["a", "b"], toSection: "A")
    try snapshot.appendItems(["c", "d", "e"], toSection: "B")
    return snapshot
  }

  /// What a wrong call throws; the snapshot it was made on must be as before.
  static func misuse(_ body: (inout Snapshot) throws(DiffableMisuse) -> Void) throws -> DiffableMisuse? {
    let before = try snapshot()
    var after = before
    do { try body(&after) } catch {
      #expect(after == before)
      return error
    }
    return nil
  }

  @Test("A section and an item may have the same identifier")
  func namespaces() throws {
    var snapshot = try Self.snapshot()
    try snapshot.appendItems(["A"], toSection: "A")
    #expect(snapshot.sectionIdentifier(containingItem: "A") == "A")
    try snapshot.deleteItems(["A"])
    #expect(snapshot.sectionIdentifiers == ["A", "B", "C"])
  }

  @Test("Appending what is there moves it to the end and says which it was")
  func appendingMoves() throws {
    var snapshot = try Self.snapshot()
    #expect(try snapshot.appendItems(["x", "a", "d"], toSection: "B") == ["a", "d"])
    #expect(try snapshot.itemIdentifiers(inSection: "B") == ["c", "e", "x", "a", "d"])
    #expect(try snapshot.itemIdentifiers(inSection: "A") == ["b"])
    #expect(try snapshot.insertItems(["b", "y"], beforeItem: "c") == ["b"])
    #expect(try snapshot.itemIdentifiers(inSection: "B") == ["b", "y", "c", "e", "x", "a", "d"])
  }

  @Test("Every item given twice is named, in the order in which they came")
  func duplicates() throws {
    let misuse = try Self.misuse { snapshot throws(DiffableMisuse) in
      try snapshot.appendItems(["p", "q", "p", "r", "q", "p"])
    }
    #expect(
      misuse?.message
        == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: (p, q)")
    #expect(misuse?.reason == .duplicateIdentifiers)
    let section = try Self.misuse { snapshot throws(DiffableMisuse) in
      try snapshot.appendSections(["Z", "Z"])
    }
    #expect(
      section?.message
        == "Fatal: supplied section identifiers are not unique. Duplicate identifiers: (Z)")
    let moved = try Self.misuse { snapshot throws(DiffableMisuse) in
      try snapshot.appendItems(["c", "new", "c"], toSection: "A")
    }
    #expect(moved?.message.contains("(c)") == true)
  }

  @Test("Items can be added again after a call that failed, and after they were deleted")
  func afterFailure() throws {
    var snapshot = try Self.snapshot()
    #expect(throws: DiffableMisuse.self) { try snapshot.appendItems(["x", "y", "x"]) }
    #expect(snapshot.indexOfItem("x") == nil && snapshot.numberOfItems == 5)
    try snapshot.appendItems(["x", "y"])
    try snapshot.deleteItems(["x", "a"])
    try snapshot.appendItems(["a", "x"], toSection: "A")
    #expect(snapshot.itemIdentifiers == ["b", "a", "x", "c", "d", "e", "y"])
  }

  @Test("Each wrong call says what was wrong and with what")
  func sentences() throws {
    var empty = Snapshot()
    #expect(
      #expect(throws: DiffableMisuse.self) { try empty.appendItems(["a"]) }?.description
        == "There are currently no sections in the data source. Please add a section first.")
    func message(_ body: (inout Snapshot) throws(DiffableMisuse) -> Void) throws -> String {
      try Self.misuse(body)?.message ?? "nothing thrown"
    }
    #expect(try message { s throws(DiffableMisuse) in try s.appendSections(["B"]) }.hasSuffix("(B)"))
    #expect(
      try message { s throws(DiffableMisuse) in try s.reloadItems(["a", "nobody"]) }
        == "Invalid item identifier specified for reload. Not in the snapshot: (nobody)")
    #expect(
      try message { s throws(DiffableMisuse) in try s.reconfigureItems(["nobody"]) }.contains("reconfigure"))
    #expect(try message { s throws(DiffableMisuse) in try s.reloadSections(["Q"]) }.contains("section"))
    #expect(
      try message { s throws(DiffableMisuse) in try s.moveItem("a", afterItem: "a") }
        == "The destination item identifier must not be among those inserted or moved: a")
    #expect(
      try message { s throws(DiffableMisuse) in _ = try s.numberOfItems(inSection: "Q") }.contains("(Q)"))
    #expect(
      try message { s throws(DiffableMisuse) in try s.appendItems(["x"], toSection: "Q") }.contains("(Q)"))
  }

  @Test("Marks are kept by a copy, follow a move, go with what is deleted, and do not count in equality")
  func marks() throws {
    var snapshot = try Self.snapshot()
    try snapshot.reloadItems(["c", "a"])
    try snapshot.reloadItems(["a", "b"])
    try snapshot.reconfigureItems(["d", "e"])
    try snapshot.reloadSections(["C", "B"])
    #expect(snapshot == (try Self.snapshot()))
    let copy = snapshot
    #expect(copy.reloadedItemIdentifiers == ["c", "a", "b"])
    try snapshot.moveItem("a", afterItem: "d")
    try snapshot.deleteItems(["c"])
    #expect(snapshot.reloadedItemIdentifiers == ["a", "b"])
    try snapshot.appendItems(["c"])
    #expect(snapshot.reloadedItemIdentifiers == ["a", "b"])
    try snapshot.deleteSections(["B"])
    #expect(snapshot.reloadedSectionIdentifiers == ["C"])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedItemIdentifiers == ["b"])
    snapshot.removeMarks()
    #expect(snapshot.reloadedItemIdentifiers.isEmpty && snapshot.reloadedSectionIdentifiers.isEmpty)
    #expect(copy.reconfiguredItemIdentifiers == ["d", "e"])
  }

  @Test("A failed mark marks nothing")
  func failedMark() throws {
    var snapshot = try Self.snapshot()
    #expect(throws: DiffableMisuse.self) { try snapshot.reloadItems(["a", "nobody"]) }
    #expect(throws: DiffableMisuse.self) { try snapshot.reloadSections(["A", "A"]) }
    #expect(snapshot.reloadedItemIdentifiers.isEmpty && snapshot.reloadedSectionIdentifiers.isEmpty)
  }

  @Test("Deleting all items deletes the sections too; deleting each leaves them empty")
  func deletingAll() throws {
    var snapshot = try Self.snapshot()
    try snapshot.deleteItems(["a", "b", "unknown"])
    #expect(try snapshot.numberOfItems(inSection: "A") == 0)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test("Paths that do not exist have no item, and items that do not exist no path")
  func paths() throws {
    let snapshot = try Self.snapshot()
    for path in [
      IndexPath(item: 2, section: 0), IndexPath(item: -1, section: 0), IndexPath(item: 0, section: 3),
      IndexPath(item: 0, section: -1), IndexPath(index: 0), IndexPath(),
    ] { #expect(snapshot.itemIdentifier(for: path) == nil) }
    #expect(snapshot.indexPath(for: "nobody") == nil && snapshot.indexOfItem("nobody") == nil)
    #expect(snapshot.indexPath(for: "e") == IndexPath(item: 2, section: 1))
    #expect(snapshot.indexOfItem("e") == 4)
    #expect(snapshot.sectionIdentifier(for: 3) == nil && snapshot.sectionIdentifier(for: 2) == "C")
  }

  @Test("Identifiers whose hashes are all equal are still told apart, added and taken out")
  func equalHashes() throws {
    var snapshot = DiffableDataSourceSnapshot<Int, Dull>()
    try snapshot.appendSections([0])
    try snapshot.appendItems((0..<200).map(Dull.init))
    try snapshot.deleteItems(stride(from: 0, to: 200, by: 3).map(Dull.init))
    try snapshot.appendItems((0..<200).map(Dull.init))
    #expect(snapshot.itemIdentifiers.map(\.number) == Array(0..<200))
    #expect(snapshot.indexOfItem(Dull(150)) == 150 && snapshot.indexOfItem(Dull(200)) == nil)
  }

  @Test("A deleted identifier is let go at once")
  func release() throws {
    var snapshot = DiffableDataSourceSnapshot<Int, Token>()
    try snapshot.appendSections([0])
    var token: Token? = Token()
    weak let held = token
    try snapshot.appendItems([try #require(token), Token()])
    try snapshot.deleteItems([try #require(token)])
    token = nil
    #expect(held == nil)
  }

  @Test("A released snapshot lets go of all its identifiers, but not of those its copy has")
  func releaseOfAll() throws {
    var tokens: [Token] = (0..<3000).map { _ in Token() }
    weak let first = tokens[0]
    weak let last = tokens[2999]
    var snapshot = DiffableDataSourceSnapshot<Int, Token>()
    try snapshot.appendSections([0])
    try snapshot.appendItems(tokens)
    var copy = snapshot
    try copy.deleteItems([tokens[0]])
    tokens = []
    #expect(first != nil)
    snapshot.deleteAllItems()
    #expect(first == nil && last != nil)
    copy.deleteAllItems()
    #expect(last == nil)
  }

  @Test("Ten thousand sections are kept in order through insertions and moves")
  func manySections() throws {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    try snapshot.appendSections(Array(0..<10_000))
    try snapshot.insertSections([-1], afterSection: 4_999)
    try snapshot.moveSection(9_999, beforeSection: 0)
    #expect(snapshot.indexOfSection(-1) == 5_001)
    #expect(snapshot.sectionIdentifier(for: 0) == 9_999)
    #expect(snapshot.sectionIdentifiers == [9_999] + Array(0..<5_000) + [-1] + Array(5_000..<9_999))
  }
}

/// An identifier that gives every value the same hash.
private nonisolated struct Dull: Hashable, Sendable {
  let number: Int

  init(_ number: Int) { self.number = number }

  func hash(into hasher: inout Hasher) {}
}

/// An identifier of which it can be seen whether anybody still holds it.
private nonisolated final class Token: Hashable, Sendable {
  static func == (one: Token, other: Token) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
