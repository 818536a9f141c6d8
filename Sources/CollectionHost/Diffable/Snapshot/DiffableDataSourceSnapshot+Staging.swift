nonisolated extension DiffableDataSourceSnapshot {
  /// Ids ready to be put into a section: in no list, each once.
  struct Staged {
    var ids: ContiguousArray<InternedID> = []
    /// Those that were in the snapshot before.
    var moved: ContiguousArray<InternedID> = []
  }

  /// Gives each identifier an id and takes those that are in the snapshot out of their sections.
  ///
  /// Throws, with the snapshot as it was, when an identifier is given twice. Each identifier is hashed once.
  mutating func stage(_ identifiers: [ItemIdentifier]) throws(DiffableMisuse) -> Staged {
    var staged = Staged()
    var isUnique = true
    staged.ids.reserveCapacity(identifiers.count)
    itemTable.reserve(identifiers.count)
    for identifier in identifiers {
      let (id, isNew) = itemTable.intern(identifier)
      if isNew {
        staged.ids.append(id)
      } else if items.contains(id) {
        staged.ids.append(id)
        staged.moved.append(id)
      } else {
        // It was added by this very call.
        isUnique = false
      }
    }
    if staged.moved.count > 1, Set(staged.moved).count < staged.moved.count { isUnique = false }
    if !isUnique, let misuse = DiffableMisuse.duplicates(.item, in: identifiers) {
      for id in staged.ids where !items.contains(id) { itemTable.remove(id) }
      throw misuse
    }
    items.remove(staged.moved)
    return staged
  }

  /// Puts staged items at a place and returns those that were in the snapshot before.
  mutating func settle(_ staged: Staged, at place: ChunkedLists.Place) -> [ItemIdentifier] {
    items.insert(staged.ids, at: place)
    return staged.moved.map(itemTable.identifier)
  }

  /// Takes items that are in no section any more out of the table and takes their marks off.
  mutating func forget(_ ids: some Collection<InternedID>) {
    itemReloads.remove(ids)
    itemReconfigurations.remove(ids)
    for id in ids { itemTable.remove(id) }
  }
}
