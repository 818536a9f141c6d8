public import Foundation
import Geometry

/// What of a layout is no longer valid (UIKit's `UICollectionViewLayoutInvalidationContext`,
/// `layout.md` 11).
@preconcurrency @MainActor
open class CollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything must be placed anew; the collection view's own contexts say so.
  open internal(set) var invalidateEverything = false
  /// Whether the counts must be asked for anew; the collection view's own contexts say so.
  open internal(set) var invalidateDataSourceCounts = false
  /// The cells named so far, sorted; nil when none was.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views named so far by kind, sorted; nil when none was.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views named so far by kind, sorted; nil when none was.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// How far the content offset moves with the change, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content size changes, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// Where the items of an interactive movement were; nil outside one.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the items of an interactive movement go; nil outside one.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the finger is in an interactive movement, in points.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// A context that names nothing.
  public override init() { super.init() }

  /// Names cells.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = merged(invalidatedItemIndexPaths, indexPaths)
  }

  /// Names supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedSupplementaryIndexPaths ?? [:]
    all[elementKind] = merged(all[elementKind], indexPaths)
    invalidatedSupplementaryIndexPaths = all
  }

  /// Names decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedDecorationIndexPaths ?? [:]
    all[elementKind] = merged(all[elementKind], indexPaths)
    invalidatedDecorationIndexPaths = all
  }

  /// Says that everything must be placed anew, and the counts asked for: what a reload does.
  public func invalidateAll() {
    invalidateEverything = true
    invalidateDataSourceCounts = true
  }

  /// Says that the counts must be asked for anew: what an update does.
  public func invalidateCounts() { invalidateDataSourceCounts = true }

  private func merged(_ old: [IndexPath]?, _ new: [IndexPath]) -> [IndexPath] {
    Set((old ?? []) + new).sorted()
  }
}

/// What of a flow layout is no longer valid (UIKit's `UICollectionViewFlowLayoutInvalidationContext`).
@preconcurrency @MainActor
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for its metrics anew; true at first.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether places are computed anew; true at first.
  open var invalidateFlowLayoutAttributes = true
}
