nonisolated extension DiffableDataSourceSectionSnapshot {
  /// Adds items as the last children of another, or as the last roots when none is named.
  ///
  /// Throws when the parent is not there, an item is given twice or is in the forest already. Without items nothing
  /// is done and nothing is wrong.
  public mutating func append(
    _ items: [ItemIdentifier], to parent: ItemIdentifier? = nil
  ) throws(DiffableMisuse) {
    guard !items.isEmpty else { return }
    guard let parent else { return try add(items, at: order.count(of: 0), under: .none) }
    let id = try id(of: parent, for: "append")
    try add(items, at: endOfSubtree(id), under: id)
  }

  /// Adds items before another, as its siblings.
  ///
  /// Throws when that one is not there, an item is given twice or is in the forest already.
  public mutating func insert(
    _ items: [ItemIdentifier], before item: ItemIdentifier
  ) throws(DiffableMisuse) {
    guard !items.isEmpty else { return }
    let id = try id(of: item, for: "insert")
    try add(items, at: order.offset(of: id), under: nodes[Int(id)].parent)
  }

  /// Adds items after another and all that lies under it, as its siblings.
  ///
  /// Throws when that one is not there, an item is given twice or is in the forest already.
  public mutating func insert(
    _ items: [ItemIdentifier], after item: ItemIdentifier
  ) throws(DiffableMisuse) {
    guard !items.isEmpty else { return }
    let id = try id(of: item, for: "insert")
    try add(items, at: endOfSubtree(id), under: nodes[Int(id)].parent)
  }

  /// Deletes items with all that lies under them, and forgets which were expanded.
  ///
  /// Throws, with nothing deleted, when one of them is not there.
  public mutating func delete(_ items: [ItemIdentifier]) throws(DiffableMisuse) {
    let unknown = items.filter { table.id(of: $0) == nil }
    guard unknown.isEmpty else { throw .unknown(.item, unknown, for: "delete") }
    let tops = Set(items.compactMap(table.id(of:)))
    var gone = ContiguousArray<InternedID>()
    for id in tops where !ancestors(of: id).contains(where: tops.contains) {
      let start = order.offset(of: id)
      gone.append(contentsOf: order.ids(of: 0, in: start..<start + nodes[Int(id)].size))
      grow(ancestors(of: id), by: -nodes[Int(id)].size)
    }
    remove(gone)
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Expands items, so that their children are visible when they are; those that are not there are passed over.
  public mutating func expand(_ items: [ItemIdentifier]) { setExpanded(items, true) }

  /// Collapses items, so that nothing under them is visible; those that are not there are passed over.
  public mutating func collapse(_ items: [ItemIdentifier]) { setExpanded(items, false) }

  /// Where what follows an item's subtree stands.
  func endOfSubtree(_ id: InternedID) -> Int { order.offset(of: id) + nodes[Int(id)].size }

  /// Takes items out of the order and the table; sizes of ancestors are the caller's business.
  mutating func remove(_ gone: ContiguousArray<InternedID>) {
    order.remove(gone)
    for id in gone { table.remove(id) }
  }

  /// Adds `count` items to the sizes of the subtrees of these items.
  mutating func grow(_ ids: some Sequence<InternedID>, by count: Int) {
    for id in Array(ids) { nodes[Int(id)].size += count }
  }

  /// Adds an item to the table with its node.
  mutating func intern(_ item: ItemIdentifier, _ node: Node) -> InternedID {
    let id = table.intern(item).id
    if Int(id) < nodes.count { nodes[Int(id)] = node } else { nodes.append(node) }
    return id
  }

  private mutating func add(
    _ items: [ItemIdentifier], at offset: Int, under parent: InternedID
  ) throws(DiffableMisuse) {
    if let misuse = DiffableMisuse.duplicates(.item, in: items) { throw misuse }
    let present = items.filter(contains)
    guard present.isEmpty else { throw .presentInSectionSnapshot(present) }
    let node = Node(parent: parent, level: parent == .none ? 0 : nodes[Int(parent)].level + 1)
    var ids = ContiguousArray<InternedID>()
    ids.reserveCapacity(items.count)
    table.reserve(items.count)
    for item in items { ids.append(intern(item, node)) }
    order.insert(ids, at: order.place(in: 0, at: offset))
    if let first = ids.first { grow(ancestors(of: first), by: ids.count) }
  }

  private mutating func setExpanded(_ items: [ItemIdentifier], _ isExpanded: Bool) {
    for item in items {
      if let id = table.id(of: item) { nodes[Int(id)].isExpanded = isExpanded }
    }
  }
}
