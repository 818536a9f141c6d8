nonisolated extension DiffableDataSourceSnapshot {
  /// Marks items whose cells are to be replaced, although their identifiers stay the same.
  ///
  /// Throws, with no item marked, when an item is given twice or is not in the snapshot. A mark follows its item
  /// when that is moved, and goes with it when it is deleted.
  public mutating func reloadItems(_ identifiers: [ItemIdentifier]) throws(DiffableMisuse) {
    for id in try ids(marking: identifiers, for: "reload") { itemReloads.insert(id) }
  }

  /// Marks items whose cells are to be configured again, and kept.
  ///
  /// Throws, with no item marked, when an item is given twice or is not in the snapshot.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifier]) throws(DiffableMisuse) {
    for id in try ids(marking: identifiers, for: "reconfigure") { itemReconfigurations.insert(id) }
  }

  /// Marks sections whose cells and supplementary views are to be replaced.
  ///
  /// Throws, with no section marked, when a section is given twice or is not in the snapshot.
  public mutating func reloadSections(_ identifiers: [SectionIdentifier]) throws(DiffableMisuse) {
    if let misuse = DiffableMisuse.duplicates(.section, in: identifiers) { throw misuse }
    let unknown = identifiers.filter { sectionTable.id(of: $0) == nil }
    guard unknown.isEmpty else { throw .unknown(.section, unknown, for: "reload") }
    for id in identifiers.compactMap(sectionTable.id(of:)) { sectionReloads.insert(id) }
  }

  /// The items marked by ``reloadItems(_:)``, in the order in which they were marked.
  public var reloadedItemIdentifiers: [ItemIdentifier] { itemReloads.ids.map(itemTable.identifier) }

  /// The items marked by ``reconfigureItems(_:)``, in the order in which they were marked.
  public var reconfiguredItemIdentifiers: [ItemIdentifier] {
    itemReconfigurations.ids.map(itemTable.identifier)
  }

  /// The sections marked by ``reloadSections(_:)``, in the order in which they were marked.
  public var reloadedSectionIdentifiers: [SectionIdentifier] {
    sectionReloads.ids.map(sectionTable.identifier)
  }

  /// Takes all marks off, as a data source's own snapshot has none (`layout.md 9.1`).
  public mutating func removeMarks() {
    sectionReloads = IdentifierMarks()
    itemReloads = IdentifierMarks()
    itemReconfigurations = IdentifierMarks()
  }

  private func ids(
    marking identifiers: [ItemIdentifier], for purpose: String
  ) throws(DiffableMisuse) -> [InternedID] {
    if let misuse = DiffableMisuse.duplicates(.item, in: identifiers) { throw misuse }
    let unknown = identifiers.filter { itemTable.id(of: $0) == nil }
    guard unknown.isEmpty else { throw .unknown(.item, unknown, for: purpose) }
    return identifiers.compactMap(itemTable.id(of:))
  }
}
