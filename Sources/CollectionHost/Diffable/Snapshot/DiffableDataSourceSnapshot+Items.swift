nonisolated extension DiffableDataSourceSnapshot {
  /// Adds items at the end of a section, of the last one when none is named.
  ///
  /// An item that is in the snapshot already is moved there, which costs more than adding it; UIKit prints a warning
  /// (`layout.md` G29), for which those items are returned. Throws when there is no section, no such section, or an
  /// item is given twice.
  @discardableResult
  public mutating func appendItems(
    _ identifiers: [ItemIdentifier], toSection section: SectionIdentifier? = nil
  ) throws(DiffableMisuse) -> [ItemIdentifier] {
    guard numberOfSections > 0 else { throw .noSections }
    guard let section else {
      let staged = try stage(identifiers)
      let last = order.id(in: 0, at: numberOfSections - 1)
      return settle(staged, at: items.end(of: last))
    }
    guard let id = sectionTable.id(of: section) else {
      throw .duplicates(.item, in: identifiers) ?? .unknown(.section, [section], for: "append")
    }
    let staged = try stage(identifiers)
    return settle(staged, at: items.end(of: id))
  }

  /// Adds items before another, in its section.
  ///
  /// An item that is in the snapshot already is moved there; those are returned. Throws when an item is given twice
  /// and when the destination is not there or is among those added.
  @discardableResult
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier], beforeItem destination: ItemIdentifier
  ) throws(DiffableMisuse) -> [ItemIdentifier] {
    let fixed = try id(inserting: identifiers, beside: destination)
    let staged = try stage(identifiers)
    return settle(staged, at: items.place(of: fixed))
  }

  /// Adds items after another, in its section.
  ///
  /// An item that is in the snapshot already is moved there; those are returned. Throws when an item is given twice
  /// and when the destination is not there or is among those added.
  @discardableResult
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier], afterItem destination: ItemIdentifier
  ) throws(DiffableMisuse) -> [ItemIdentifier] {
    let fixed = try id(inserting: identifiers, beside: destination)
    let staged = try stage(identifiers)
    var place = items.place(of: fixed)
    place.offset += 1
    return settle(staged, at: place)
  }

  /// Deletes items; those that are not there are passed over.
  ///
  /// A section whose items are all deleted stays, empty. Throws when an item is given twice.
  public mutating func deleteItems(_ identifiers: [ItemIdentifier]) throws(DiffableMisuse) {
    if let misuse = DiffableMisuse.duplicates(.item, in: identifiers) { throw misuse }
    let ids = identifiers.compactMap(itemTable.id(of:))
    items.remove(ids)
    forget(ids)
  }

  /// Deletes all items and, as UIKit does, all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another, into its section.
  ///
  /// Throws when one of them is not there or both are the same.
  public mutating func moveItem(
    _ identifier: ItemIdentifier, beforeItem destination: ItemIdentifier
  ) throws(DiffableMisuse) {
    let (moved, fixed) = try ids(moving: identifier, beside: destination)
    items.remove([moved])
    items.insert([moved], at: items.place(of: fixed))
  }

  /// Moves an item after another, into its section.
  ///
  /// Throws when one of them is not there or both are the same.
  public mutating func moveItem(
    _ identifier: ItemIdentifier, afterItem destination: ItemIdentifier
  ) throws(DiffableMisuse) {
    let (moved, fixed) = try ids(moving: identifier, beside: destination)
    items.remove([moved])
    var place = items.place(of: fixed)
    place.offset += 1
    items.insert([moved], at: place)
  }

  private func id(
    inserting identifiers: [ItemIdentifier], beside destination: ItemIdentifier
  ) throws(DiffableMisuse) -> InternedID {
    let isMoved = identifiers.contains(destination)
    if !isMoved, let id = itemTable.id(of: destination) { return id }
    throw .duplicates(.item, in: identifiers)
      ?? (isMoved
        ? .destinationIsMoved(.item, destination) : .unknown(.item, [destination], for: "insert"))
  }

  private func ids(
    moving identifier: ItemIdentifier, beside destination: ItemIdentifier
  ) throws(DiffableMisuse) -> (moved: InternedID, fixed: InternedID) {
    if identifier == destination { throw .destinationIsMoved(.item, destination) }
    guard let moved = itemTable.id(of: identifier) else { throw .unknown(.item, [identifier], for: "move") }
    guard let fixed = itemTable.id(of: destination) else {
      throw .unknown(.item, [destination], for: "move")
    }
    return (moved, fixed)
  }
}
