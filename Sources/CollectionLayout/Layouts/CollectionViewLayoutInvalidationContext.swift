public import Foundation

/// What of a layout must be placed anew (UIKit's `UICollectionViewLayoutInvalidationContext`, `layout.md` 11).
@preconcurrency @MainActor
open class CollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything must be placed anew, as after `reloadData()`; false in contexts that applications make.
  open internal(set) var invalidateEverything = false
  /// Whether the data source must be asked for its counts again; false in contexts that applications make.
  open internal(set) var invalidateDataSourceCounts = false
  /// Points that the content offset is moved by when the layout has been prepared.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// Points that the content size grows by.
  open var contentSizeAdjustment: CGSize = .zero
  /// Cells named so far, sorted and each once; nil when none was named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Supplementary views named so far by kind, sorted and each once; nil when none was named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// Decoration views named so far by kind, sorted and each once; nil when none was named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Where items that a person drags came from; nil outside a drag.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where items that a person drags are; nil outside a drag.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the finger is in content coordinates, in points; zero outside a drag.
  open internal(set) var interactiveMovementTarget: CGPoint = .zero

  /// A context that names nothing.
  public override init() { super.init() }

  /// Names cells that must be placed anew.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = Self.merge(invalidatedItemIndexPaths, indexPaths)
  }

  /// Names supplementary views that must be placed anew.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = Self.merge(
      invalidatedSupplementaryIndexPaths, elementKind, indexPaths)
  }

  /// Names decoration views that must be placed anew.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = Self.merge(invalidatedDecorationIndexPaths, elementKind, indexPaths)
  }

  /// Says that everything, counts included, must be asked for again; hosts call it after `reloadData()`.
  public func setInvalidatesEverything() {
    invalidateEverything = true
    invalidateDataSourceCounts = true
  }

  /// Says that counts must be asked for again; hosts call it for batch updates.
  public func setInvalidatesDataSourceCounts() { invalidateDataSourceCounts = true }

  private static func merge(_ old: [IndexPath]?, _ new: [IndexPath]) -> [IndexPath] {
    Set(old ?? []).union(new).sorted()
  }

  private static func merge(
    _ old: [String: [IndexPath]]?, _ kind: String, _ new: [IndexPath]
  ) -> [String: [IndexPath]] {
    var all = old ?? [:]
    all[kind] = merge(all[kind], new)
    return all
  }
}

/// What of a flow layout must be placed anew (UIKit's `UICollectionViewFlowLayoutInvalidationContext`).
@preconcurrency @MainActor
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether the delegate must be asked for its sizes and spacings again; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether lines must be broken again; true by default.
  open var invalidateFlowLayoutAttributes = true
}
