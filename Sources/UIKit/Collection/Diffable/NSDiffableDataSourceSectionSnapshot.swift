public import CollectionHost
import Foundation

/// The items of one section as an outline (UIKit's `NSDiffableDataSourceSectionSnapshot`, `layout.md` 9.2).
///
/// Wrong uses stop the program in UIKit's words, as UIKit does.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// The outline itself, whose operations throw.
  public private(set) var core: DiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// A snapshot without items.
  public init() { core = DiffableDataSourceSectionSnapshot() }

  /// A snapshot of a given outline.
  public init(_ core: DiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self.core = core }

  /// All items, parents before their children.
  public var items: [ItemIdentifierType] { core.items }
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { core.rootItems }
  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { core.visibleItems }

  /// Adds items at the end, or at the end of a parent's children.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    trapping { () throws(DiffableMisuse) in try core.append(items, to: parent) }
  }

  /// Adds items before another one, as its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
    trapping { () throws(DiffableMisuse) in try core.insert(items, before: beforeIdentifier) }
  }

  /// Adds items after another one and all below it, as its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
    trapping { () throws(DiffableMisuse) in try core.insert(items, after: afterIdentifier) }
  }

  /// Adds an outline before an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    trapping { () throws(DiffableMisuse) in try core.insert(snapshot.core, before: item) }
  }

  /// Adds an outline after an item and all below it.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    trapping { () throws(DiffableMisuse) in _ = try core.insert(snapshot.core, after: item) }
  }

  /// Puts an outline in the place of what lies below an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    trapping { () throws(DiffableMisuse) in try core.replace(childrenOf: parent, using: snapshot.core) }
  }

  /// Takes items away with all below them; they must be there.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    trapping { () throws(DiffableMisuse) in try core.delete(items) }
  }

  /// Takes all items away.
  public mutating func deleteAll() { core.deleteAll() }

  /// Shows what lies right below items; unknown ones are passed over.
  public mutating func expand(_ items: [ItemIdentifierType]) { core.expand(items) }

  /// Hides what lies below items; unknown ones are passed over.
  public mutating func collapse(_ items: [ItemIdentifierType]) { core.collapse(items) }

  public func contains(_ item: ItemIdentifierType) -> Bool { core.contains(item) }

  /// The place of an item among all; nil for an unknown one.
  public func index(of item: ItemIdentifierType) -> Int? { core.index(of: item) }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { core.isExpanded(item) }

  public func isVisible(_ item: ItemIdentifierType) -> Bool { core.isVisible(item) }

  /// How many parents an item has, which must be there.
  public func level(of item: ItemIdentifierType) -> Int {
    trapping { () throws(DiffableMisuse) in try core.level(of: item) }
  }

  /// The parent of an item, which must be there; nil for one without.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    trapping { () throws(DiffableMisuse) in try core.parent(of: child) }
  }

  /// What lies below an item, which must be there.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    Self(
      trapping { () throws(DiffableMisuse) in
        try core.snapshot(of: parent, includingParent: includingParent)
      })
  }

  /// The outline as an indented text.
  public func visualDescription() -> String { core.visualDescription }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.core == other.core }
}
