import CollectionHost
import Foundation
import Geometry
import Testing

@Suite("The content of a data source")
struct DataSourceContentTests {
  typealias Content = DiffableDataSourceContent<String, String>

  static func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  /// S1 is empty and S2 holds p and q, as in the recorded case.
  static func content() throws -> Content {
    var snapshot = Content.Snapshot()
    try snapshot.appendSections(["S1", "S2"])
    try snapshot.appendItems(["p", "q"], toSection: "S2")
    var content = Content()
    _ = content.apply(snapshot)
    return content
  }

  /// a with a1 and a2, b, c; nothing expanded.
  static func outline() throws -> Content.SectionSnapshot {
    var outline = Content.SectionSnapshot()
    try outline.append(["a", "b", "c"])
    try outline.append(["a1", "a2"], to: "a")
    return outline
  }

  @Test("A section snapshot applied to an empty section shows what is visible of it, and more once expanded")
  func sectionSnapshot() throws {
    var content = try Self.content()
    let script = content.apply(try Self.outline(), to: "S1")
    #expect(content.snapshot().itemIdentifiers == ["a", "b", "c", "p", "q"])
    #expect(script.insertedItems == [Self.path(0, 0), Self.path(0, 1), Self.path(0, 2)])
    let expanding = try content.expand("a")
    #expect(content.snapshot().itemIdentifiers == ["a", "a1", "a2", "b", "c", "p", "q"])
    #expect(expanding.insertedItems == [Self.path(0, 1), Self.path(0, 2)])
    #expect(expanding.deletedItems.isEmpty && expanding.movedItems.isEmpty)
    #expect(content.snapshot(for: "S2").rootItems == ["p", "q"])
    #expect(content.snapshot(for: "unknown").items == [])
    #expect(content.snapshot(for: "S1").isExpanded("a"))
    let collapsing = try content.collapse("a")
    #expect(collapsing.deletedItems == [Self.path(0, 1), Self.path(0, 2)])
    #expect(content.snapshot(for: "S1").items == ["a", "a1", "a2", "b", "c"])
  }

  @Test("A section that is not there is added at the end, and visible items of other sections move into it")
  func movedIn() throws {
    var content = try Self.content()
    var outline = Content.SectionSnapshot()
    try outline.append(["x", "q"])
    let script = content.apply(outline, to: "S3")
    #expect(content.snapshot().sectionIdentifiers == ["S1", "S2", "S3"])
    #expect(content.snapshot().itemIdentifiers == ["p", "x", "q"])
    #expect(script.insertedSections == [2])
    #expect(script.movedItems == [.init(from: Self.path(1, 1), to: Self.path(2, 1))])
  }

  @Test("Applying a section snapshot that turns, drops and adds items gives exactly its visible items")
  func rearranged() throws {
    var content = try Self.content()
    _ = content.apply(try Self.outline(), to: "S2")
    var random = SeededGenerator(seed: 3)
    for _ in 0..<60 {
      let items = (0..<9).map(String.init).shuffled(using: &random).prefix(
        Int.random(in: 0...9, using: &random))
      var outline = Content.SectionSnapshot()
      try outline.append(Array(items))
      let section = Bool.random(using: &random) ? "S1" : "S2"
      let old = content.snapshot()
      let script = content.apply(outline, to: section)
      let new = content.snapshot()
      #expect(try new.itemIdentifiers(inSection: section) == Array(items))
      #expect(Reference.apply(script, to: old, for: new) == Reference(new))
      #expect(content.snapshot(for: section) == outline)
    }
  }

  @Test("Children asked for on expansion replace those that were there")
  func replacedChildren() throws {
    var content = try Self.content()
    _ = content.apply(try Self.outline(), to: "S1")
    var children = Content.SectionSnapshot()
    try children.append(["n", "a2"])
    _ = try content.expand("a", replacingChildrenBy: children)
    #expect(try content.snapshot().itemIdentifiers(inSection: "S1") == ["a", "n", "a2", "b", "c"])
    #expect(throws: DiffableMisuse.self) { try content.expand("a1") }
    var wrong = Content.SectionSnapshot()
    try wrong.append(["b"])
    #expect(throws: DiffableMisuse.self) { try content.expand("a", replacingChildrenBy: wrong) }
    #expect(try content.snapshot().itemIdentifiers(inSection: "S1") == ["a", "n", "a2", "b", "c"])
  }

  @Test("A section snapshot is kept while its section holds its visible items, and forgotten after that")
  func keptOutline() throws {
    var content = try Self.content()
    _ = content.apply(try Self.outline(), to: "S1")
    var snapshot = content.snapshot()
    try snapshot.appendItems(["r"], toSection: "S2")
    _ = content.apply(snapshot)
    #expect(content.snapshot(for: "S1").items.count == 5)
    try snapshot.deleteItems(["b"])
    _ = content.apply(snapshot)
    #expect(content.snapshot(for: "S1").items == ["a", "c"])
  }

  @Test("The data source's own snapshot has no marks, and the first apply is told from later ones")
  func marks() throws {
    var content = Content()
    #expect(!content.wasApplied)
    var snapshot = Content.Snapshot()
    try snapshot.appendSections(["S"])
    try snapshot.appendItems(["a"])
    try snapshot.reloadItems(["a"])
    let script = content.apply(snapshot)
    #expect(content.wasApplied)
    #expect(script.insertedSections == [0] && script.reloadedItems == [Self.path(0, 0)])
    #expect(content.snapshot().reloadedItemIdentifiers.isEmpty)
    #expect(content.snapshot() == snapshot)
  }

  @Test("Dragging an item tells where everything was and is, section by section")
  func reordering() throws {
    var content = try Self.content()
    _ = content.apply(try Self.outline(), to: "S1")
    _ = try content.expand("a")
    // a a1 a2 b c | p q: b is dropped between p and q, then a with its children behind c.
    let moved = content.moveItem(at: Self.path(0, 3), to: Self.path(1, 1))
    let transaction = try #require(moved)
    #expect(transaction.finalSnapshot.itemIdentifiers == ["a", "a1", "a2", "c", "p", "b", "q"])
    #expect(transaction.initialSnapshot.itemIdentifiers == ["a", "a1", "a2", "b", "c", "p", "q"])
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["S1", "S2"])
    #expect(transaction.sectionTransactions[1].finalSnapshot.items == ["p", "b", "q"])
    #expect(transaction.sectionTransactions[0].difference.removals.count == 1)
    #expect(transaction.difference.count == 2)
    let movedInside = content.moveItem(at: Self.path(0, 0), to: Self.path(0, 1))
    let inside = try #require(movedInside)
    #expect(inside.finalSnapshot.itemIdentifiers == ["c", "a", "a1", "a2", "p", "b", "q"])
    #expect(content.snapshot(for: "S1").isExpanded("a"))
    #expect(inside.sectionTransactions.count == 1)
  }

  @Test("Dragging nowhere changes nothing")
  func impossibleReordering() throws {
    var content = try Self.content()
    let before = content.snapshot()
    for (from, to) in [
      (Self.path(1, 0), Self.path(1, 0)), (Self.path(1, 0), Self.path(1, 2)),
      (Self.path(0, 0), Self.path(1, 0)),
      (Self.path(1, 0), Self.path(2, 0)), (Self.path(1, 0), Self.path(0, 1)),
      (Self.path(1, 0), Self.path(0, -1)),
    ] { #expect(content.moveItem(at: from, to: to) == nil) }
    #expect(content.snapshot() == before)
    #expect(content.moveItem(at: Self.path(1, 0), to: Self.path(0, 0)) != nil)
    #expect(content.snapshot().itemIdentifiers == ["p", "q"])
    #expect(content.snapshot().indexPath(for: "p") == Self.path(0, 0))
  }
}
