import CollectionHost

/// The operations of a snapshot, on arrays, by searching through all of them; true when the call is right.
nonisolated extension Reference {
  private var all: [ItemIdentifier] { sections.flatMap(\.items) }

  private func index(_ section: SectionIdentifier) -> Int? {
    sections.firstIndex { $0.identifier == section }
  }

  private func isUnique(_ identifiers: [some Hashable]) -> Bool {
    Set(identifiers).count == identifiers.count
  }

  mutating func insertSections(_ new: [SectionIdentifier], at place: Int?) -> Bool {
    guard let place, isUnique(new), new.allSatisfy({ index($0) == nil }) else { return false }
    sections.insert(contentsOf: new.map { Section(identifier: $0, items: []) }, at: place)
    return true
  }

  mutating func insertSections(_ new: [SectionIdentifier], beside section: SectionIdentifier, _ after: Int)
    -> Bool
  {
    insertSections(new, at: index(section).map { $0 + after })
  }

  mutating func deleteSections(_ gone: [SectionIdentifier]) -> Bool {
    guard isUnique(gone) else { return false }
    sections.removeAll { gone.contains($0.identifier) }
    return true
  }

  mutating func moveSection(_ moved: SectionIdentifier, beside fixed: SectionIdentifier, _ after: Int) -> Bool
  {
    guard moved != fixed, let from = index(moved), index(fixed) != nil else { return false }
    let section = sections.remove(at: from)
    sections.insert(section, at: (index(fixed) ?? 0) + after)
    return true
  }

  private mutating func takeOut(_ items: [ItemIdentifier]) {
    let gone = Set(items)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }

  mutating func appendItems(_ new: [ItemIdentifier], to section: SectionIdentifier?) -> Bool {
    guard isUnique(new), let place = section.map(index) ?? (sections.isEmpty ? nil : sections.count - 1)
    else {
      return false
    }
    takeOut(new)
    sections[place].items += new
    return true
  }

  mutating func insertItems(_ new: [ItemIdentifier], beside fixed: ItemIdentifier, _ after: Int) -> Bool {
    guard isUnique(new), !new.contains(fixed), all.contains(fixed) else { return false }
    takeOut(new)
    for section in sections.indices {
      if let place = sections[section].items.firstIndex(of: fixed) {
        sections[section].items.insert(contentsOf: new, at: place + after)
      }
    }
    return true
  }

  mutating func moveItem(_ moved: ItemIdentifier, beside fixed: ItemIdentifier, _ after: Int) -> Bool {
    all.contains(moved) && insertItems([moved], beside: fixed, after)
  }

  mutating func deleteItems(_ gone: [ItemIdentifier]) -> Bool {
    guard isUnique(gone) else { return false }
    takeOut(gone)
    return true
  }
}
