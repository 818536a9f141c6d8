nonisolated extension DiffableDataSourceSnapshot {
  /// Adds empty sections at the end.
  ///
  /// Throws when a section is given twice or is in the snapshot already.
  public mutating func appendSections(_ identifiers: [SectionIdentifier]) throws(DiffableMisuse) {
    if let misuse = misuse(adding: identifiers) { throw misuse }
    add(identifiers, at: order.end(of: 0))
  }

  /// Adds empty sections before another.
  ///
  /// Throws as ``appendSections(_:)`` does, and when the destination is not there or is among those added.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier], beforeSection destination: SectionIdentifier
  ) throws(DiffableMisuse) {
    add(identifiers, at: try place(adding: identifiers, beside: destination))
  }

  /// Adds empty sections after another.
  ///
  /// Throws as ``appendSections(_:)`` does, and when the destination is not there or is among those added.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier], afterSection destination: SectionIdentifier
  ) throws(DiffableMisuse) {
    var place = try place(adding: identifiers, beside: destination)
    place.offset += 1
    add(identifiers, at: place)
  }

  /// Deletes sections with their items; sections that are not there are passed over.
  ///
  /// O(items deleted). Throws when a section is given twice.
  public mutating func deleteSections(_ identifiers: [SectionIdentifier]) throws(DiffableMisuse) {
    if let misuse = DiffableMisuse.duplicates(.section, in: identifiers) { throw misuse }
    let ids = identifiers.compactMap(sectionTable.id(of:))
    for id in ids { forget(items.removeAll(from: id)) }
    order.remove(ids)
    sectionReloads.remove(ids)
    for id in ids { sectionTable.remove(id) }
  }

  /// Moves a section with its items before another.
  ///
  /// Throws when one of them is not there or both are the same.
  public mutating func moveSection(
    _ identifier: SectionIdentifier, beforeSection destination: SectionIdentifier
  ) throws(DiffableMisuse) {
    let (moved, fixed) = try ids(moving: identifier, beside: destination)
    order.remove([moved])
    order.insert([moved], at: order.place(of: fixed))
  }

  /// Moves a section with its items after another.
  ///
  /// Throws when one of them is not there or both are the same.
  public mutating func moveSection(
    _ identifier: SectionIdentifier, afterSection destination: SectionIdentifier
  ) throws(DiffableMisuse) {
    let (moved, fixed) = try ids(moving: identifier, beside: destination)
    order.remove([moved])
    var place = order.place(of: fixed)
    place.offset += 1
    order.insert([moved], at: place)
  }

  private func misuse(
    adding identifiers: [SectionIdentifier], beside destination: SectionIdentifier? = nil
  ) -> DiffableMisuse? {
    if let misuse = DiffableMisuse.duplicates(.section, in: identifiers) { return misuse }
    if let destination {
      if identifiers.contains(destination) { return .destinationIsMoved(.section, destination) }
      if sectionTable.id(of: destination) == nil {
        return .unknown(.section, [destination], for: "insert")
      }
    }
    let present = identifiers.filter { sectionTable.id(of: $0) != nil }
    return present.isEmpty ? nil : .present(present)
  }

  private func place(
    adding identifiers: [SectionIdentifier], beside destination: SectionIdentifier
  ) throws(DiffableMisuse) -> ChunkedLists.Place {
    if let misuse = misuse(adding: identifiers, beside: destination) { throw misuse }
    return order.place(of: try id(ofSection: destination, for: "insert"))
  }

  private func ids(
    moving identifier: SectionIdentifier, beside destination: SectionIdentifier
  ) throws(DiffableMisuse) -> (moved: InternedID, fixed: InternedID) {
    if identifier == destination { throw .destinationIsMoved(.section, destination) }
    return (try id(ofSection: identifier, for: "move"), try id(ofSection: destination, for: "move"))
  }

  private mutating func add(_ identifiers: [SectionIdentifier], at place: ChunkedLists.Place) {
    var ids = ContiguousArray<InternedID>()
    sectionTable.reserve(identifiers.count)
    for identifier in identifiers {
      let id = sectionTable.intern(identifier).id
      items.addList(id)
      ids.append(id)
    }
    order.insert(ids, at: place)
  }
}
