public import Foundation

/// One step of a batch of updates (UIKit's `UICollectionViewUpdateItem`).
@preconcurrency @MainActor
open class CollectionViewUpdateItem: NSObject {
  /// What a step does.
  public enum Action: Int, CaseIterable, Hashable, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// The path before the batch; nil for insertions. A path without an item means the whole section.
  public let indexPathBeforeUpdate: IndexPath?
  /// The path after the batch; nil for deletions. A path without an item means the whole section.
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  /// A step between two paths.
  public init(
    indexPathBeforeUpdate: IndexPath?, indexPathAfterUpdate: IndexPath?, updateAction: Action
  ) {
    self.indexPathBeforeUpdate = indexPathBeforeUpdate
    self.indexPathAfterUpdate = indexPathAfterUpdate
    self.updateAction = updateAction
  }
}
