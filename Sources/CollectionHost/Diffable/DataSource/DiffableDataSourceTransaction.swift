/// What a person did to a diffable data source by dragging items: Apple's `NSDiffableDataSourceTransaction`.
public nonisolated struct DiffableDataSourceTransaction<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Sendable {
  /// The data before.
  public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  /// The data after.
  public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  /// How the items of all sections, one after another, changed.
  public let difference: CollectionDifference<ItemIdentifier>
  /// What changed in each section that changed, in the order of the sections.
  public let sectionTransactions: [DiffableDataSourceSectionTransaction<SectionIdentifier, ItemIdentifier>]
}

/// What a person did to one section by dragging items: Apple's `NSDiffableDataSourceSectionTransaction`.
public nonisolated struct DiffableDataSourceSectionTransaction<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Sendable {
  /// The section.
  public let sectionIdentifier: SectionIdentifier
  /// The section before.
  public let initialSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifier>
  /// The section after.
  public let finalSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifier>
  /// How its items changed; visible items where some are collapsed.
  public let difference: CollectionDifference<ItemIdentifier>
}
