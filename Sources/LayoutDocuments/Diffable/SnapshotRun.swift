import CollectionHost

/// A snapshot that a run of operations changes.
struct SnapshotRun {
  private var snapshot = DiffableDataSourceSnapshot<DocumentIdentifier, DocumentIdentifier>()

  /// A run from the state `[[section, [items]]]`.
  init(_ initial: JSONValue) throws(JSONError) {
    for entry in try initial.array() {
      guard entry.kind == .array, entry.count == 2, let name = entry[0], let list = entry[1] else {
        throw entry.error("expected a section and the list of its items")
      }
      let section = try DocumentIdentifier(name)
      let items = try list.list { (element) throws(JSONError) in try DocumentIdentifier(element) }
      if let known = items.first(where: { snapshot.indexOfItem($0) != nil }) {
        throw list.error("“\(known)” is in an earlier section")
      }
      do throws(DiffableMisuse) {
        try snapshot.appendSections([section])
        try snapshot.appendItems(items, toSection: section)
      } catch { throw entry.error("\(error)") }
    }
  }

  /// Carries out one operation.
  ///
  /// Null arguments, which Swift cannot pass, end as they do in UIKit: nothing to delete or reload is no
  /// error, sections inserted at no place come last, and everything else is refused.
  ///
  /// - Throws: what is wrong with the step; misuse of the snapshot is an outcome.
  mutating func perform(_ step: SnapshotStep) throws(JSONError) -> SnapshotOutcome {
    if let outcome = try performOnSections(step) { return outcome }
    if let outcome = try performOnItems(step) { return outcome }
    throw step.unknownOperation(
      "appendSections, insertSections, deleteSections, moveSection, reloadSections, appendItems, "
        + "insertItems, deleteItems, deleteAllItems, moveItem, reloadItems, numberOfItemsInSection, "
        + "itemIdentifiersInSection")
  }

  private mutating func performOnSections(_ step: SnapshotStep) throws(JSONError) -> SnapshotOutcome? {
    switch step.operation {
    case "appendSections", "deleteSections", "reloadSections":
      try step.allowOnly("sections")
      guard let sections = try step.many("sections") else { return .raised }
      return SnapshotOutcome { () throws(DiffableMisuse) in
        switch step.operation {
        case "appendSections": try snapshot.appendSections(sections)
        case "deleteSections": try snapshot.deleteSections(sections)
        default: try snapshot.reloadSections(sections)
        }
        return .done
      }
    case "insertSections":
      try step.allowOnly("sections", "beforeSection", "afterSection")
      let place = try step.place("beforeSection", "afterSection")
      guard let sections = try step.many("sections") else { return .raised }
      return SnapshotOutcome { () throws(DiffableMisuse) in
        if let other = place.identifier {
          if place.isBefore {
            try snapshot.insertSections(sections, beforeSection: other)
          } else {
            try snapshot.insertSections(sections, afterSection: other)
          }
        } else {
          try snapshot.appendSections(sections)
        }
        return .done
      }
    case "moveSection":
      try step.allowOnly("section", "beforeSection", "afterSection")
      let place = try step.place("beforeSection", "afterSection")
      guard let section = try step.one("section"), let other = place.identifier else { return .raised }
      return SnapshotOutcome { () throws(DiffableMisuse) in
        if place.isBefore {
          try snapshot.moveSection(section, beforeSection: other)
        } else {
          try snapshot.moveSection(section, afterSection: other)
        }
        return .done
      }
    default: return nil
    }
  }

  private mutating func performOnItems(_ step: SnapshotStep) throws(JSONError) -> SnapshotOutcome? {
    switch step.operation {
    case "appendItems":
      try step.allowOnly("items", "toSection")
      let section = try step.json.valueIfPresent(at: "toSection").map { (section) throws(JSONError) in
        try DocumentIdentifier(section)
      }
      guard let items = try step.many("items") else { return .raised }
      return SnapshotOutcome { () throws(DiffableMisuse) in
        try snapshot.appendItems(items, toSection: section)
        return .done
      }
    case "insertItems":
      try step.allowOnly("items", "beforeItem", "afterItem")
      let place = try step.place("beforeItem", "afterItem")
      guard let items = try step.many("items"), let other = place.identifier else { return .raised }
      return SnapshotOutcome { () throws(DiffableMisuse) in
        if place.isBefore {
          try snapshot.insertItems(items, beforeItem: other)
        } else {
          try snapshot.insertItems(items, afterItem: other)
        }
        return .done
      }
    case "deleteItems", "reloadItems":
      try step.allowOnly("items")
      guard let items = try step.many("items") else { return .done }
      return SnapshotOutcome { () throws(DiffableMisuse) in
        if step.operation == "deleteItems" {
          try snapshot.deleteItems(items)
        } else {
          try snapshot.reloadItems(items)
        }
        return .done
      }
    case "deleteAllItems":
      try step.allowOnly()
      snapshot.deleteAllItems()
      return .done
    case "moveItem":
      try step.allowOnly("item", "beforeItem", "afterItem")
      let place = try step.place("beforeItem", "afterItem")
      guard let item = try step.one("item"), let other = place.identifier else { return .raised }
      return SnapshotOutcome { () throws(DiffableMisuse) in
        if place.isBefore {
          try snapshot.moveItem(item, beforeItem: other)
        } else {
          try snapshot.moveItem(item, afterItem: other)
        }
        return .done
      }
    case "numberOfItemsInSection", "itemIdentifiersInSection":
      try step.allowOnly("section")
      guard let section = try step.one("section") else { return .raised }
      return SnapshotOutcome { () throws(DiffableMisuse) in
        step.operation == "numberOfItemsInSection"
          ? .number(try snapshot.numberOfItems(inSection: section))
          : .identifiers(try snapshot.itemIdentifiers(inSection: section))
      }
    default: return nil
    }
  }

  /// Writes the state as `[[section, [items]]]`.
  func writeState(to writer: inout JSONWriter) {
    writer.beginArray()
    for section in snapshot.sectionIdentifiers {
      writer.beginArray()
      writer.write(section)
      writer.write((try? snapshot.itemIdentifiers(inSection: section)) ?? [])
      writer.endArray()
    }
    writer.endArray()
  }
}
