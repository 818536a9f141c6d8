nonisolated extension DiffableDataSourceSectionSnapshot {
  /// Adds a copy of another forest before an item, its roots as the item's siblings, with what is expanded.
  ///
  /// Throws when the item is not there or the other forest has an item of this one.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifier) throws(DiffableMisuse) {
    let id = try id(of: item, for: "insert")
    try check(snapshot) { _ in false }
    let place = order.place(of: id)
    graft(snapshot.order.ids(of: 0), of: snapshot, at: place, under: nodes[Int(id)].parent)
  }

  /// Adds a copy of another forest after an item and all that lies under it, its roots as the item's siblings.
  ///
  /// What is returned follows the recordings of UIKit, whose method has an undocumented result: nil when nothing
  /// stood behind, the item itself when it has no children, the item that stood behind its children otherwise.
  /// Throws when the item is not there or the other forest has an item of this one.
  @discardableResult
  public mutating func insert(
    _ snapshot: Self, after item: ItemIdentifier
  ) throws(DiffableMisuse) -> ItemIdentifier? {
    let id = try id(of: item, for: "insert")
    try check(snapshot) { _ in false }
    let end = endOfSubtree(id)
    var answer: ItemIdentifier?
    if end < order.count(of: 0) {
      answer = nodes[Int(id)].size == 1 ? item : table.identifier(order.id(in: 0, at: end))
    }
    let place = order.place(in: 0, at: end)
    graft(snapshot.order.ids(of: 0), of: snapshot, at: place, under: nodes[Int(id)].parent)
    return answer
  }

  /// Replaces all that lies under an item by a copy of another forest, with what is expanded in that.
  ///
  /// The item stays expanded or collapsed as it is. Throws when the item is not there or the other forest has an item
  /// of this one that is not replaced.
  public mutating func replace(
    childrenOf parent: ItemIdentifier, using snapshot: Self
  ) throws(DiffableMisuse) {
    let top = try id(of: parent, for: "replace")
    try check(snapshot) { ancestors(of: $0).contains(top) }
    let start = order.offset(of: top)
    let gone = order.ids(of: 0, in: start + 1..<start + nodes[Int(top)].size)
    grow(ancestors(of: top), by: -gone.count)
    nodes[Int(top)].size = 1
    remove(gone)
    graft(snapshot.order.ids(of: 0), of: snapshot, at: order.place(in: 0, at: start + 1), under: top)
  }

  /// Throws when an item of the other forest is in this one and stays.
  private func check(_ other: Self, isReplaced: (InternedID) -> Bool) throws(DiffableMisuse) {
    var present: [ItemIdentifier] = []
    for id in other.order.ids(of: 0) {
      let item = other.table.identifier(id)
      if let mine = table.id(of: item, hash: other.table.hash(id)), !isReplaced(mine) { present.append(item) }
    }
    guard present.isEmpty else { throw .presentInSectionSnapshot(present) }
  }

  /// Copies whole subtrees of another forest to a place under a parent.
  ///
  /// - Parameter ids: the other's ids, depth first, beginning with a root of what is copied
  mutating func graft(
    _ ids: ContiguousArray<InternedID>, of other: Self, at place: ChunkedLists.Place,
    under parent: InternedID
  ) {
    guard let first = ids.first else { return }
    let base = other.nodes[Int(first)].level
    let level = parent == .none ? 0 : nodes[Int(parent)].level + 1
    // The copies of the items the next one lies under, by how deep they lie.
    var path: ContiguousArray<InternedID> = []
    var copies = ContiguousArray<InternedID>()
    copies.reserveCapacity(ids.count)
    table.reserve(ids.count)
    for id in ids {
      var node = other.nodes[Int(id)]
      let depth = node.level - base
      path.removeSubrange(depth...)
      node.parent = path.last ?? parent
      node.level = level + depth
      let copy = intern(other.table.identifier(id), node)
      path.append(copy)
      copies.append(copy)
    }
    order.insert(copies, at: place)
    if parent != .none {
      nodes[Int(parent)].size += ids.count
      grow(ancestors(of: parent), by: ids.count)
    }
  }
}
