public import Foundation

/// One change of a batch (UIKit's `UICollectionViewUpdateItem`).
@preconcurrency @MainActor
open class CollectionViewUpdateItem: NSObject {
  /// What happens to an item or section.
  public enum Action: Int, Hashable, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  /// Where the item was; nil for insertions.
  ///
  /// A path of `NSNotFound` items stands for a whole section.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where the item is; nil for deletions.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens.
  public let updateAction: Action

  /// A change of an item.
  public init(before: IndexPath?, after: IndexPath?, action: Action) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
  }
}
