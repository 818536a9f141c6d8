/// The items of one section as a forest, in which items may be expanded to show their children.
///
/// Apple's `NSDiffableDataSourceSectionSnapshot` with errors thrown instead of raised: a call that throws has changed
/// nothing. An item is in the forest once at most (`layout.md 9.2`). A copy costs O(1) and shares its storage.
///
/// With n items in the forest and k in a call, editing costs O(k) hashes plus O(n / 512 + depth) for each call.
public nonisolated struct DiffableDataSourceSectionSnapshot<ItemIdentifier: Hashable & Sendable>: Sendable {
  /// What is known of an item beside its place.
  struct Node: Sendable {
    /// The item it lies under; `.none` for a root.
    var parent: InternedID
    /// How many items it lies under.
    var level: Int
    /// How many items its subtree holds, itself among them.
    var size = 1
    var isExpanded = false
  }

  var table = IdentifierTable<ItemIdentifier>()
  /// One list: the items depth first.
  var order = ChunkedLists()
  /// The nodes, by id.
  var nodes = PagedArray<Node>()

  /// A forest without items.
  public init() {
    order.addList(0)
  }
}
