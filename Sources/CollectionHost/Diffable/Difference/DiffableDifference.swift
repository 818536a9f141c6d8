public import Foundation

/// What leads from one snapshot to another: the shortest script by identifiers, then what is loaded again.
///
/// Where things were is told in the old snapshot, where they are in the new one; every list ascends by the new place,
/// deletions by the old. Items of a deleted section go with it and items of an inserted section come with it: neither
/// is listed, except those that moved from or to another section, which are listed as moves. Everything not listed
/// keeps its section and, within it, its order (`layout.md 9.3`).
public nonisolated struct DiffableDifference: Hashable, Sendable {
  /// Something that is in both snapshots, at places that do not follow from the rest of the script.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// Where it was in the old snapshot.
    public let from: Place
    /// Where it is in the new snapshot.
    public let to: Place

    /// A move between two places.
    public init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// The indices of sections that only the old snapshot has.
  public var deletedSections: [Int] = []
  /// The indices of sections that only the new snapshot has.
  public var insertedSections: [Int] = []
  /// The sections that changed their order among those that stay; as few as possible.
  public var movedSections: [Move<Int>] = []

  /// The paths of items that only the old snapshot has, in sections that stay.
  public var deletedItems: [IndexPath] = []
  /// The paths of items that only the new snapshot has, in sections that were there before.
  public var insertedItems: [IndexPath] = []
  /// The items that changed their section or their order among those that stay in it; as few as possible.
  public var movedItems: [Move<IndexPath>] = []

  /// The indices in the new snapshot of the sections to load again, in a second batch.
  public var reloadedSections: [Int] = []
  /// The paths in the new snapshot of the items to load again, in the second batch.
  ///
  /// Items of reloaded sections are not listed. An item may be inserted *and* loaded again.
  public var reloadedItems: [IndexPath] = []
  /// The paths in the new snapshot of the items whose cells are configured again and kept, in the second batch.
  ///
  /// Items that are loaded again, alone or with their section, are not listed.
  public var reconfiguredItems: [IndexPath] = []

  /// A difference without changes.
  public init() {}
}

nonisolated extension DiffableDifference {
  /// Whether the first batch is empty: both snapshots have the same identifiers in the same order.
  public var isOrderUnchanged: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }

  /// Whether nothing is to be done at all.
  public var isEmpty: Bool {
    isOrderUnchanged && reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }
}
