import CollectionHost
import Foundation
import Testing

@Suite("Recorded section snapshot runs")
struct SectionSnapshotConformanceTests {
  typealias Snapshot = DiffableDataSourceSectionSnapshot<String>

  /// A forest as the recordings write it.
  struct State: Equatable {
    struct Entry: Equatable {
      var item: String
      var level: Int
    }

    var tree: [Entry]
    var expanded: Set<String>
    var visible: [String]?
  }

  @Test("Every recorded run of section snapshot operations gives UIKit's forests, results and failures")
  func recordedRuns() throws {
    let runs = try Conformance.runs("section snapshot operations")
    #expect(runs.count == 173)
    for run in runs {
      var snapshot = try Self.snapshot(Self.state(run.initial))
      for (number, step) in run.steps.enumerated() {
        let copy = snapshot
        let place = "\(run.name), step \(number): \(step["op"] ?? "")"
        let expected = try Self.state(step["state"])
        if step["objectiveCOnly"] as? Bool == true {
          snapshot = try Self.snapshot(expected)
          continue
        }
        let reason = try Conformance.reason(step["because"] as? String)
        var thrown: DiffableMisuse?
        do { try Self.apply(step, to: &snapshot, place) } catch let misuse as DiffableMisuse {
          thrown = misuse
        }
        #expect(thrown?.reason == reason, "\(place): \(thrown?.message ?? "nothing thrown")")
        #expect((thrown != nil) == (step["raises"] as? Bool), "\(place)")
        #expect(try Self.state(snapshot) == expected, "\(place): ours, then UIKit's")
        #expect(snapshot == (try Self.snapshot(expected)), "\(place): equal to one made afresh")
        if thrown != nil { #expect(snapshot == copy, "\(place): changed although it threw") }
      }
    }
  }

  static func state(_ value: Any?) throws -> State {
    let value = try #require(value as? [String: Any])
    let tree = try #require(value["tree"] as? [[Any]]).map {
      State.Entry(item: try Conformance.identifier($0[0]), level: try #require($0[1] as? Int))
    }
    return State(
      tree: tree, expanded: Set(try Conformance.identifiers(value["expanded"])),
      visible: try value["visible"].map { try Conformance.identifiers($0) })
  }

  static func state(_ snapshot: Snapshot) throws -> State {
    let items = snapshot.items
    for (index, item) in items.enumerated() { #expect(snapshot.index(of: item) == index) }
    return State(
      tree: try items.map { .init(item: $0, level: try snapshot.level(of: $0)) },
      expanded: Set(items.filter(snapshot.isExpanded)), visible: snapshot.visibleItems)
  }

  static func snapshot(_ state: State) throws -> Snapshot {
    var snapshot = Snapshot()
    var path: [String] = []
    for entry in state.tree {
      path.removeSubrange(entry.level...)
      try snapshot.append([entry.item], to: path.last)
      path.append(entry.item)
    }
    snapshot.expand(Array(state.expanded))
    return snapshot
  }

  static func apply(_ step: [String: Any], to snapshot: inout Snapshot, _ place: String) throws {
    func one(_ key: String) throws -> String { try Conformance.identifier(step[key]) }
    func many(_ key: String) throws -> [String] { try Conformance.identifiers(step[key]) }
    func forest() throws -> Snapshot {
      var forest = Snapshot()
      try forest.append(many("roots"))
      return forest
    }
    let isBefore = step["beforeItem"] != nil
    switch step["op"] as? String {
    case "append": try snapshot.append(many("items"), to: Conformance.optional(step["toParent"]))
    case "insert" where isBefore: try snapshot.insert(many("items"), before: one("beforeItem"))
    case "insert": try snapshot.insert(many("items"), after: one("afterItem"))
    case "delete": try snapshot.delete(many("items"))
    case "expand": snapshot.expand(try many("items"))
    case "collapse": snapshot.collapse(try many("items"))
    case "levelOfItem":
      let level = try snapshot.level(of: one("item"))
      #expect(level == (try #require(step["returns"] as? Int)), "\(place)")
    case "snapshotOfParent":
      let isIncluded = try #require(step["includingParent"] as? Bool)
      let part = try snapshot.snapshot(of: one("item"), includingParent: isIncluded)
      #expect(try state(part) == state(step["returns"]), "\(place)")
    case "insertSnapshot" where isBefore: try snapshot.insert(forest(), before: one("beforeItem"))
    case "insertSnapshot":
      let answer = try snapshot.insert(forest(), after: one("afterItem"))
      #expect(answer == step["returns"] as? String, "\(place)")
    case "replaceChildren": try snapshot.replace(childrenOf: one("ofParent"), using: forest())
    default: throw Conformance.UnknownWord(word: "\(step["op"] ?? "no operation")")
    }
  }
}
