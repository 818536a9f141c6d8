import CollectionHost
import Foundation

/// What a person did to a diffable data source by moving items (UIKit's `NSDiffableDataSourceTransaction`).
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The data before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The data after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// How the items of all sections, one after another, changed.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// What changed in each section that changed, in the order of the sections.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// The transaction of the data source's content.
  init(_ core: DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) {
    initialSnapshot = NSDiffableDataSourceSnapshot(core.initialSnapshot)
    finalSnapshot = NSDiffableDataSourceSnapshot(core.finalSnapshot)
    difference = core.difference
    sectionTransactions = core.sectionTransactions.map(NSDiffableDataSourceSectionTransaction.init)
  }
}

/// What a person did to one section by moving items (UIKit's `NSDiffableDataSourceSectionTransaction`).
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public let sectionIdentifier: SectionIdentifierType
  /// The section before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// How its items changed.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(_ core: DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>) {
    sectionIdentifier = core.sectionIdentifier
    initialSnapshot = NSDiffableDataSourceSectionSnapshot(core.initialSnapshot)
    finalSnapshot = NSDiffableDataSourceSectionSnapshot(core.finalSnapshot)
    difference = core.difference
  }
}
