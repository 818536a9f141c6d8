nonisolated extension DiffableDataSourceSectionSnapshot {
  /// All items, depth first; O(n).
  public var items: [ItemIdentifier] { order.ids(of: 0).map(table.identifier) }

  /// The items that lie under no other, in order; O(n).
  public var rootItems: [ItemIdentifier] {
    order.ids(of: 0).filter { nodes[Int($0)].level == 0 }.map(table.identifier)
  }

  /// The items whose every ancestor is expanded, depth first; O(n).
  public var visibleItems: [ItemIdentifier] {
    // Everything deeper than this level lies in a collapsed item.
    var deepest = Int.max
    var visible: [ItemIdentifier] = []
    for id in order.ids(of: 0) {
      let node = nodes[Int(id)]
      if node.level > deepest { continue }
      deepest = node.isExpanded ? .max : node.level
      visible.append(table.identifier(id))
    }
    return visible
  }

  /// Whether an item is in the forest.
  public func contains(_ item: ItemIdentifier) -> Bool { table.id(of: item) != nil }

  /// The index of an item among ``items``; nil when it is not there.
  ///
  /// O(n / 512).
  public func index(of item: ItemIdentifier) -> Int? { table.id(of: item).map(order.offset(of:)) }

  /// Whether an item is expanded, which an item without children can be; false when it is not there.
  public func isExpanded(_ item: ItemIdentifier) -> Bool {
    table.id(of: item).map { nodes[Int($0)].isExpanded } ?? false
  }

  /// Whether every ancestor of an item is expanded; false when it is not there.
  ///
  /// O(depth).
  public func isVisible(_ item: ItemIdentifier) -> Bool {
    guard let id = table.id(of: item) else { return false }
    return ancestors(of: id).allSatisfy { nodes[Int($0)].isExpanded }
  }

  /// How many items an item lies under; throws when it is not there.
  public func level(of item: ItemIdentifier) throws(DiffableMisuse) -> Int {
    nodes[Int(try id(of: item, for: "level"))].level
  }

  /// The item that an item lies directly under; nil for a root.
  ///
  /// Throws when the item is not there.
  public func parent(of child: ItemIdentifier) throws(DiffableMisuse) -> ItemIdentifier? {
    let parent = nodes[Int(try id(of: child, for: "parent"))].parent
    return parent == .none ? nil : table.identifier(parent)
  }

  /// A copy of what lies under an item, with what is expanded, as a forest of its own.
  ///
  /// The item itself is the only root when `includingParent` is true; otherwise its children are the roots. O(items
  /// copied + n / 512). Throws when the item is not there.
  public func snapshot(
    of parent: ItemIdentifier, includingParent: Bool = false
  ) throws(DiffableMisuse) -> Self {
    let top = try id(of: parent, for: "snapshot")
    let start = order.offset(of: top)
    let end = start + nodes[Int(top)].size
    var copy = Self()
    let ids = order.ids(of: 0, in: includingParent ? start..<end : start + 1..<end)
    copy.graft(ids, of: self, at: copy.order.end(of: 0), under: .none)
    return copy
  }

  /// The id of an item; throws, saying what for it was asked, when it is not there.
  func id(of item: ItemIdentifier, for purpose: String) throws(DiffableMisuse) -> InternedID {
    guard let id = table.id(of: item) else { throw .unknown(.item, [item], for: purpose) }
    return id
  }

  /// The items an item lies under, from the nearest to the root.
  func ancestors(of id: InternedID) -> some Sequence<InternedID> {
    sequence(state: id) { id -> InternedID? in
      id = nodes[Int(id)].parent
      return id == .none ? nil : id
    }
  }
}

nonisolated extension DiffableDataSourceSectionSnapshot: Equatable {
  /// Whether both forests have equal items in the same places, with the same ones expanded; O(n).
  public static func == (one: Self, other: Self) -> Bool {
    one.order.isEqual(list: 0, to: 0, of: other.order) { mine, theirs in
      one.table.identifier(mine) == other.table.identifier(theirs)
    }
      && zip(one.order.ids(of: 0), other.order.ids(of: 0)).allSatisfy { mine, theirs in
        let (one, other) = (one.nodes[Int(mine)], other.nodes[Int(theirs)])
        return one.level == other.level && one.isExpanded == other.isExpanded
      }
  }
}
