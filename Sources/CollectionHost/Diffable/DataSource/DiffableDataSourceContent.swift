/// What a diffable data source holds: the snapshot shown and the section snapshots behind it.
///
/// A value without a collection view: applying to it gives the difference that a host then shows. A section snapshot
/// is kept for as long as its visible items are what its section holds; after that the section has a flat one.
public nonisolated struct DiffableDataSourceContent<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Sendable {
  /// A snapshot of such a data source.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  /// A section snapshot of such a data source.
  public typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<ItemIdentifier>

  private var current = Snapshot()
  private var sectionSnapshots: [SectionIdentifier: SectionSnapshot] = [:]

  /// Whether anything was applied: the first apply loads everything, later ones their difference
  /// (`layout.md 9.3`).
  public private(set) var wasApplied = false

  /// A data source to which nothing was applied.
  public init() {}

  /// What is shown, without marks; O(1).
  public func snapshot() -> Snapshot { current }

  /// Shows a snapshot, and returns what is to be done for it.
  ///
  /// The cost is that of ``DiffableDataSourceSnapshot/difference(from:)``, plus that of reading the section
  /// snapshots of sections that changed.
  public mutating func apply(_ snapshot: Snapshot) -> DiffableDifference {
    let difference = snapshot.difference(from: current)
    let old = current
    current = snapshot
    current.removeMarks()
    wasApplied = true
    forgetOutdated(since: old)
    return difference
  }

  /// Makes a section show the visible items of a section snapshot, and returns what is to be done for it.
  ///
  /// The section is added at the end when it is not there; items of other sections that are visible in the snapshot
  /// move here (`layout.md 9.2`).
  public mutating func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifier
  ) -> DiffableDifference {
    let old = current
    current.apply(snapshot, to: section)
    wasApplied = true
    sectionSnapshots[section] = snapshot
    forgetOutdated(since: old)
    return current.difference(from: old)
  }

  /// The section snapshot behind a section: the one applied, a flat one of its items when none was, an empty one
  /// when there is no such section.
  ///
  /// O(1) for one that was applied, O(items) otherwise.
  public func snapshot(for section: SectionIdentifier) -> SectionSnapshot {
    if let applied = sectionSnapshots[section] { return applied }
    var flat = SectionSnapshot()
    guard let items = try? current.itemIdentifiers(inSection: section) else { return flat }
    do { try flat.append(items) } catch { fatalError(error.message) }
    return flat
  }

  /// The section snapshot that was applied to a section and still says what it shows; O(1).
  public func appliedSnapshot(for section: SectionIdentifier) -> SectionSnapshot? {
    sectionSnapshots[section]
  }

  /// Expands an item of a section snapshot, as its disclosure does, and returns what is to be done for it.
  ///
  /// - Parameter children: what is to lie under the item from now on, which UIKit asks its
  ///   `snapshotForExpandingParent` handler for; nil leaves it as it is
  ///
  /// Throws when the item is not shown, and when the children have an item of the section snapshot that is not
  /// replaced.
  public mutating func expand(
    _ item: ItemIdentifier, replacingChildrenBy children: SectionSnapshot? = nil
  ) throws(DiffableMisuse) -> DiffableDifference {
    var (section, snapshot) = try outline(of: item, for: "expand")
    if let children { try snapshot.replace(childrenOf: item, using: children) }
    snapshot.expand([item])
    return apply(snapshot, to: section)
  }

  /// Collapses an item of a section snapshot, and returns what is to be done for it.
  ///
  /// Throws when the item is not shown.
  public mutating func collapse(_ item: ItemIdentifier) throws(DiffableMisuse) -> DiffableDifference {
    var (section, snapshot) = try outline(of: item, for: "collapse")
    snapshot.collapse([item])
    return apply(snapshot, to: section)
  }

  private func outline(
    of item: ItemIdentifier, for purpose: String
  ) throws(DiffableMisuse) -> (SectionIdentifier, SectionSnapshot) {
    guard let section = current.sectionIdentifier(containingItem: item) else {
      throw .unknown(.item, [item], for: purpose)
    }
    return (section, snapshot(for: section))
  }

  /// Drops the section snapshots whose sections hold something else by now.
  private mutating func forgetOutdated(since old: Snapshot) {
    for (section, snapshot) in sectionSnapshots where !current.sharesItems(with: old, inSection: section) {
      if (try? current.itemIdentifiers(inSection: section)) != snapshot.visibleItems {
        sectionSnapshots[section] = nil
      }
    }
  }
}

nonisolated extension DiffableDataSourceSnapshot {
  /// Whether both hold the same items in a section because neither has changed its copy; O(1).
  func sharesItems(with other: Self, inSection section: SectionIdentifier) -> Bool {
    guard let mine = sectionTable.id(of: section), let theirs = other.sectionTable.id(of: section) else {
      return false
    }
    let chunks = items.lists[Int(mine)].chunks
    return !chunks.isEmpty && chunks.sharesStorage(with: other.items.lists[Int(theirs)].chunks)
  }
}
