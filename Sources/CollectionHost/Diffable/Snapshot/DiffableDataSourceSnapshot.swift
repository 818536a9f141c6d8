/// The sections and items of a collection at one moment, by their identifiers.
///
/// Apple's `NSDiffableDataSourceSnapshot` with errors thrown instead of raised: a call that throws has changed
/// nothing. Sections and items are named in separate namespaces, and an item is in the snapshot once at most
/// (`layout.md 9.1`). A copy costs O(1) and shares its storage with the original until one of them changes; then
/// only the parts changed are copied.
///
/// With n items, s sections and k identifiers in a call, editing costs O(k) hashes plus O(n / 512) comparisons of
/// integers, copying the chunks of a thousand items that are touched.
public nonisolated struct DiffableDataSourceSnapshot<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Sendable {
  var sectionTable = IdentifierTable<SectionIdentifier>()
  var itemTable = IdentifierTable<ItemIdentifier>()
  /// One list: the sections in order.
  var order = ChunkedLists()
  /// A list for each section, by the section's id.
  var items = ChunkedLists()

  var sectionReloads = IdentifierMarks()
  var itemReloads = IdentifierMarks()
  var itemReconfigurations = IdentifierMarks()

  /// A snapshot without sections.
  public init() {
    order.addList(0)
  }
}

nonisolated extension DiffableDataSourceSnapshot {
  /// How many items all sections hold.
  public var numberOfItems: Int { itemTable.count }

  /// How many sections there are.
  public var numberOfSections: Int { sectionTable.count }

  /// The sections in order; O(s).
  public var sectionIdentifiers: [SectionIdentifier] {
    order.ids(of: 0).map(sectionTable.identifier)
  }

  /// The items of all sections in order; O(n).
  public var itemIdentifiers: [ItemIdentifier] {
    var all: [ItemIdentifier] = []
    all.reserveCapacity(numberOfItems)
    for section in order.ids(of: 0) {
      for id in items.ids(of: section) { all.append(itemTable.identifier(id)) }
    }
    return all
  }

  /// How many items a section holds; throws when there is no such section.
  public func numberOfItems(inSection section: SectionIdentifier) throws(DiffableMisuse) -> Int {
    items.count(of: try id(ofSection: section, for: "the number of items"))
  }

  /// The items of a section in order; O(items).
  ///
  /// Throws when there is no such section.
  public func itemIdentifiers(
    inSection section: SectionIdentifier
  ) throws(DiffableMisuse) -> [ItemIdentifier] {
    items.ids(of: try id(ofSection: section, for: "the item identifiers")).map(itemTable.identifier)
  }

  /// The section that holds an item; nil when the item is not in the snapshot.
  public func sectionIdentifier(containingItem item: ItemIdentifier) -> SectionIdentifier? {
    itemTable.id(of: item).map { sectionTable.identifier(items.list(of: $0)) }
  }

  /// How many items, of all sections, stand before an item; nil when it is not in the snapshot.
  ///
  /// O(s + n / 512).
  public func indexOfItem(_ item: ItemIdentifier) -> Int? {
    guard let id = itemTable.id(of: item) else { return nil }
    let section = items.list(of: id)
    let before = order.ids(of: 0, in: 0..<order.offset(of: section))
    return before.reduce(items.offset(of: id)) { $0 + items.count(of: $1) }
  }

  /// How many sections stand before a section; nil when it is not in the snapshot.
  ///
  /// O(s / 512).
  public func indexOfSection(_ section: SectionIdentifier) -> Int? {
    sectionTable.id(of: section).map(order.offset(of:))
  }

  /// The id of a section; throws, saying what for it was asked, when there is none.
  func id(ofSection section: SectionIdentifier, for purpose: String) throws(DiffableMisuse) -> InternedID {
    guard let id = sectionTable.id(of: section) else { throw .unknown(.section, [section], for: purpose) }
    return id
  }
}
