public import CollectionHost
import Foundation

/// The data of a diffable data source: sections of items, both named by identifiers (UIKit's
/// `NSDiffableDataSourceSnapshot`, `layout.md` 9.1).
///
/// Wrong uses stop the program in UIKit's words, as UIKit does.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The data itself, whose operations throw.
  public private(set) var core: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// A snapshot without sections.
  public init() { core = DiffableDataSourceSnapshot() }

  /// A snapshot of given data.
  public init(_ core: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    self.core = core
  }

  public var numberOfItems: Int { core.numberOfItems }
  public var numberOfSections: Int { core.numberOfSections }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { core.sectionIdentifiers }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { core.itemIdentifiers }
  /// The items marked to be loaded again.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { core.reloadedItemIdentifiers }
  /// The items marked to be configured again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { core.reconfiguredItemIdentifiers }
  /// The sections marked to be loaded again.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { core.reloadedSectionIdentifiers }

  /// How many items a section has, which must exist.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    trapping { () throws(DiffableMisuse) in try core.numberOfItems(inSection: identifier) }
  }

  /// The items of a section, which must exist.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    trapping { () throws(DiffableMisuse) in try core.itemIdentifiers(inSection: identifier) }
  }

  /// The section of an item; nil for an unknown one.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    core.sectionIdentifier(containingItem: identifier)
  }

  /// The place of an item among all; nil for an unknown one.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { core.indexOfItem(identifier) }

  /// The place of a section; nil for an unknown one.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    core.indexOfSection(identifier)
  }

  // MARK: Sections

  /// Adds sections at the end, which must be new.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    trapping { () throws(DiffableMisuse) in try core.appendSections(identifiers) }
  }

  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    trapping { () throws(DiffableMisuse) in
      try core.insertSections(identifiers, beforeSection: toIdentifier)
    }
  }

  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    trapping { () throws(DiffableMisuse) in
      try core.insertSections(identifiers, afterSection: toIdentifier)
    }
  }

  /// Takes sections away with their items; unknown ones are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    trapping { () throws(DiffableMisuse) in try core.deleteSections(identifiers) }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    trapping { () throws(DiffableMisuse) in try core.moveSection(identifier, beforeSection: toIdentifier) }
  }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    trapping { () throws(DiffableMisuse) in try core.moveSection(identifier, afterSection: toIdentifier) }
  }

  /// Marks sections to be loaded again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    trapping { () throws(DiffableMisuse) in try core.reloadSections(identifiers) }
  }

  // MARK: Items

  /// Adds items at the end of a section, or of the last one; items that are there move.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    trapping { () throws(DiffableMisuse) in
      _ = try core.appendItems(identifiers, toSection: sectionIdentifier)
    }
  }

  /// Adds items before another one; items that are there move.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    trapping { () throws(DiffableMisuse) in
      _ = try core.insertItems(identifiers, beforeItem: beforeIdentifier)
    }
  }

  /// Adds items after another one; items that are there move.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    trapping { () throws(DiffableMisuse) in
      _ = try core.insertItems(identifiers, afterItem: afterIdentifier)
    }
  }

  /// Takes items away; unknown ones are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    trapping { () throws(DiffableMisuse) in try core.deleteItems(identifiers) }
  }

  /// Takes all items and sections away.
  public mutating func deleteAllItems() { core.deleteAllItems() }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    trapping { () throws(DiffableMisuse) in try core.moveItem(identifier, beforeItem: toIdentifier) }
  }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    trapping { () throws(DiffableMisuse) in try core.moveItem(identifier, afterItem: toIdentifier) }
  }

  /// Marks items to be loaded again: their cells are replaced.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    trapping { () throws(DiffableMisuse) in try core.reloadItems(identifiers) }
  }

  /// Marks items to be configured again: their cells stay.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    trapping { () throws(DiffableMisuse) in try core.reconfigureItems(identifiers) }
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Whether both have the same identifiers in the same order; marks do not count.
  public static func == (one: Self, other: Self) -> Bool { one.core == other.core }
}

/// The result of `body`; a misuse stops the program with its sentence.
func trapping<Result>(_ body: () throws(DiffableMisuse) -> Result) -> Result {
  do { return try body() } catch { trap(error.message) }
}
