import CollectionHost
import Foundation
import Testing

@Suite("Recorded snapshot runs")
struct SnapshotConformanceTests {
  typealias Snapshot = DiffableDataSourceSnapshot<String, String>

  @Test("Every recorded run of snapshot operations gives UIKit's states, results and failures")
  func recordedRuns() throws {
    let runs = try Conformance.runs("snapshot operations")
    #expect(runs.count == 347)
    for run in runs {
      var snapshot = try Self.snapshot(run.initial)
      for (number, step) in run.steps.enumerated() {
        let copy = snapshot
        let place = "\(run.name), step \(number): \(step["op"] ?? "")"
        if step["objectiveCOnly"] as? Bool == true {
          snapshot = try Self.snapshot(step["state"])
          continue
        }
        let reason = try Conformance.reason(step["because"] as? String)
        var thrown: DiffableMisuse?
        do { try Self.apply(step, to: &snapshot) } catch let misuse as DiffableMisuse { thrown = misuse }
        #expect(thrown?.reason == reason, "\(place): \(thrown?.message ?? "nothing thrown")")
        #expect((thrown != nil) == (step["raises"] as? Bool), "\(place)")
        let expected = try Self.state(step["state"])
        #expect(Self.state(snapshot) == expected, "\(place): ours, then UIKit's")
        #expect(snapshot == (try Self.snapshot(step["state"])), "\(place): equal to one made afresh")
        if thrown != nil { #expect(snapshot == copy, "\(place): changed although it threw") }
        let edits = snapshot.difference(from: copy)
        #expect(Reference.apply(edits, to: copy, for: snapshot) == Reference(snapshot), "\(place): \(edits)")
      }
    }
  }

  static func state(_ value: Any?) throws -> [[String]] {
    try #require(value as? [[Any]]).map { section in
      [try Conformance.identifier(section[0])] + (try Conformance.identifiers(section[1]))
    }
  }

  static func state(_ snapshot: Snapshot) -> [[String]] {
    snapshot.sectionIdentifiers.map { section in
      [section] + ((try? snapshot.itemIdentifiers(inSection: section)) ?? ["no such section"])
    }
  }

  static func snapshot(_ value: Any?) throws -> Snapshot {
    var snapshot = Snapshot()
    for section in try state(value) {
      try snapshot.appendSections([section[0]])
      try snapshot.appendItems(Array(section.dropFirst()))
    }
    return snapshot
  }

  static func apply(_ step: [String: Any], to snapshot: inout Snapshot) throws {
    func one(_ key: String) throws -> String { try Conformance.identifier(step[key]) }
    func many(_ key: String) throws -> [String] { try Conformance.identifiers(step[key]) }
    let isBefore = step["beforeItem"] != nil || step["beforeSection"] != nil
    switch step["op"] as? String {
    case "numberOfItemsInSection":
      let section = try one("section")
      let expected = try state(step["state"]).first { $0[0] == section }
      #expect(try snapshot.numberOfItems(inSection: section) == (expected?.count ?? 0) - 1)
    case "itemIdentifiersInSection":
      let section = try one("section")
      let expected = try state(step["state"]).first { $0[0] == section }
      #expect(try snapshot.itemIdentifiers(inSection: section) == expected.map { Array($0.dropFirst()) })
    case "appendSections": try snapshot.appendSections(many("sections"))
    case "insertSections" where isBefore:
      try snapshot.insertSections(many("sections"), beforeSection: one("beforeSection"))
    case "insertSections": try snapshot.insertSections(many("sections"), afterSection: one("afterSection"))
    case "deleteSections": try snapshot.deleteSections(many("sections"))
    case "moveSection" where isBefore:
      try snapshot.moveSection(one("section"), beforeSection: one("beforeSection"))
    case "moveSection": try snapshot.moveSection(one("section"), afterSection: one("afterSection"))
    case "reloadSections":
      let sections = try many("sections")
      try snapshot.reloadSections(sections)
      #expect(Set(sections).isSubset(of: snapshot.reloadedSectionIdentifiers))
    case "appendItems":
      try snapshot.appendItems(many("items"), toSection: Conformance.optional(step["toSection"]))
    case "insertItems" where isBefore:
      try snapshot.insertItems(many("items"), beforeItem: one("beforeItem"))
    case "insertItems": try snapshot.insertItems(many("items"), afterItem: one("afterItem"))
    case "deleteItems": try snapshot.deleteItems(many("items"))
    case "deleteAllItems": snapshot.deleteAllItems()
    case "moveItem" where isBefore: try snapshot.moveItem(one("item"), beforeItem: one("beforeItem"))
    case "moveItem": try snapshot.moveItem(one("item"), afterItem: one("afterItem"))
    case "reloadItems":
      let items = try many("items")
      try snapshot.reloadItems(items)
      #expect(Set(items).isSubset(of: snapshot.reloadedItemIdentifiers))
    default: throw Conformance.UnknownWord(word: "\(step["op"] ?? "no operation")")
    }
  }
}
