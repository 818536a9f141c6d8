import CollectionHost

/// A section snapshot that a run of operations changes.
struct SectionSnapshotRun {
  typealias Snapshot = DiffableDataSourceSectionSnapshot<DocumentIdentifier>

  private var snapshot = Snapshot()

  /// A run from the state `{"tree": [[item, level]], "expanded": [items]}`.
  init(_ initial: JSONValue) throws(JSONError) {
    try initial.allowOnly(["tree", "expanded", "visible"])
    var path: [DocumentIdentifier] = []
    for entry in try initial.list(at: "tree", { $0 }) {
      guard entry.kind == .array, entry.count == 2, let name = entry[0], let depth = entry[1] else {
        throw entry.error("expected an item and its level")
      }
      let level = try depth.integer()
      guard 0...path.count ~= level else { throw depth.error("no item before is of the level above") }
      path.removeSubrange(level...)
      let item = try DocumentIdentifier(name)
      do throws(DiffableMisuse) { try snapshot.append([item], to: path.last) } catch {
        throw name.error("\(error)")
      }
      path.append(item)
    }
    snapshot.expand(
      try initial.list(at: "expanded") { (element) throws(JSONError) in try DocumentIdentifier(element) })
  }

  /// Carries out one operation.
  ///
  /// Null arguments, which Swift cannot pass, end as they do in UIKit: no items at all are no error, a
  /// missing place, parent or item is refused unless there is nothing to put there.
  ///
  /// - Throws: what is wrong with the step; misuse of the snapshot is an outcome.
  mutating func perform(_ step: SnapshotStep) throws(JSONError) -> SnapshotOutcome {
    switch step.operation {
    case "append", "delete", "expand", "collapse": return try performOnList(step)
    case "insert": return try insertItems(step)
    case "insertSnapshot": return try insertSnapshot(step)
    case "replaceChildren":
      try step.allowOnly("ofParent", "roots")
      let forest = try Self.forest(step)
      guard let parent = try step.one("ofParent") else { return .raised }
      return SnapshotOutcome { () throws(DiffableMisuse) in
        try snapshot.replace(childrenOf: parent, using: forest)
        return .done
      }
    case "levelOfItem":
      try step.allowOnly("item")
      guard let item = try step.one("item") else { return .raised }
      return SnapshotOutcome { () throws(DiffableMisuse) in .number(try snapshot.level(of: item)) }
    case "snapshotOfParent":
      try step.allowOnly("item", "includingParent")
      let isIncluded = try step.json.bool(at: "includingParent")
      guard let item = try step.one("item") else { return .raised }
      return SnapshotOutcome { () throws(DiffableMisuse) in
        .snapshot(try snapshot.snapshot(of: item, includingParent: isIncluded))
      }
    default:
      throw step.unknownOperation(
        "append, insert, delete, expand, collapse, insertSnapshot, replaceChildren, levelOfItem, "
          + "snapshotOfParent")
    }
  }

  private mutating func performOnList(_ step: SnapshotStep) throws(JSONError) -> SnapshotOutcome {
    var parent: DocumentIdentifier?
    if step.operation == "append" {
      try step.allowOnly("items", "toParent")
      if let value = try step.json.valueIfPresent(at: "toParent") { parent = try DocumentIdentifier(value) }
    } else {
      try step.allowOnly("items")
    }
    guard let items = try step.many("items") else { return .done }
    return SnapshotOutcome { () throws(DiffableMisuse) in
      switch step.operation {
      case "append": try snapshot.append(items, to: parent)
      case "delete": try snapshot.delete(items)
      case "expand": snapshot.expand(items)
      default: snapshot.collapse(items)
      }
      return .done
    }
  }

  private mutating func insertItems(_ step: SnapshotStep) throws(JSONError) -> SnapshotOutcome {
    try step.allowOnly("items", "beforeItem", "afterItem")
    let place = try step.place("beforeItem", "afterItem")
    guard let items = try step.many("items") else { return .done }
    guard let other = place.identifier else { return items.isEmpty ? .done : .raised }
    return SnapshotOutcome { () throws(DiffableMisuse) in
      if place.isBefore {
        try snapshot.insert(items, before: other)
      } else {
        try snapshot.insert(items, after: other)
      }
      return .done
    }
  }

  private mutating func insertSnapshot(_ step: SnapshotStep) throws(JSONError) -> SnapshotOutcome {
    try step.allowOnly("roots", "beforeItem", "afterItem")
    let place = try step.place("beforeItem", "afterItem")
    let forest = try Self.forest(step)
    guard let other = place.identifier else { return .raised }
    return SnapshotOutcome { () throws(DiffableMisuse) in
      guard place.isBefore else { return .identifier(try snapshot.insert(forest, after: other)) }
      try snapshot.insert(forest, before: other)
      return .done
    }
  }

  /// The snapshot of the items that the argument `roots` lists.
  private static func forest(_ step: SnapshotStep) throws(JSONError) -> Snapshot {
    var forest = Snapshot()
    let roots = try step.json.value(at: "roots")
    let items = try roots.list { (element) throws(JSONError) in try DocumentIdentifier(element) }
    do throws(DiffableMisuse) { try forest.append(items) } catch { throw roots.error("\(error)") }
    return forest
  }

  /// Writes the state as `{"tree", "expanded", "visible"}`.
  func writeState(to writer: inout JSONWriter) { Self.write(snapshot, to: &writer) }

  static func write(_ snapshot: Snapshot, to writer: inout JSONWriter) {
    let items = snapshot.items
    writer.beginObject()
    writer.key("tree")
    writer.beginArray()
    for item in items {
      writer.beginArray()
      writer.write(item)
      writer.write((try? snapshot.level(of: item)) ?? 0)
      writer.endArray()
    }
    writer.endArray()
    writer.key("expanded")
    writer.write(items.filter { snapshot.isExpanded($0) })
    writer.key("visible")
    writer.write(snapshot.visibleItems)
    writer.endObject()
  }
}
