/// Ids marked for a reload, in the order in which they were marked, each once.
nonisolated struct IdentifierMarks: Sendable {
  private(set) var ids: ContiguousArray<InternedID> = []
  private var members: Set<InternedID> = []

  /// Marks an id; nothing happens when it is marked already.
  mutating func insert(_ id: InternedID) {
    if members.insert(id).inserted { ids.append(id) }
  }

  /// Whether an id is marked.
  func contains(_ id: InternedID) -> Bool { members.contains(id) }

  /// Takes the marks off ids that go; O(ids), plus O(marks) when one of them was marked.
  mutating func remove(_ gone: some Collection<InternedID>) {
    guard !members.isEmpty else { return }
    let before = members.count
    for id in gone { members.remove(id) }
    if members.count < before { ids.removeAll { !members.contains($0) } }
  }
}
