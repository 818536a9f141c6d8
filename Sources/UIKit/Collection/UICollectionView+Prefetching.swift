import CollectionLayout
import Foundation
import Geometry

/// What a prefetching data source has been told of.
struct Prefetching {
  /// The items told of that have not been seen since.
  var announced: Set<IndexPath> = []
  /// Where the view was when it was shown last.
  var offset: CGPoint?
  /// Which way it was moved last, on each axis: 1 forwards, −1 back.
  var direction: (x: CGFloat, y: CGFloat) = (1, 1)
}

extension UICollectionView {
  /// Tells the prefetching data source which items come next: those of a screen in the direction of the last movement.
  ///
  /// Items told of before that are now left behind unseen are taken back. How far UIKit looks ahead it does not say;
  /// a screen is a choice `[inferred]`.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else {
      prefetching = Prefetching()
      return
    }
    let (bounds, size) = (bounds, contentSize)
    let before = prefetching.offset ?? bounds.origin
    prefetching.offset = bounds.origin
    if bounds.minX != before.x { prefetching.direction.x = bounds.minX > before.x ? 1 : -1 }
    if bounds.minY != before.y { prefetching.direction.y = bounds.minY > before.y ? 1 : -1 }
    let direction = prefetching.direction
    let next = bounds.offsetBy(
      dx: size.width > bounds.width ? direction.x * bounds.width : 0,
      dy: size.height > bounds.height ? direction.y * bounds.height : 0)
    let seen = Set(indexPathsForVisibleItems)
    var coming: Set<IndexPath> = []
    if next != bounds {
      for attributes in LayoutAttributesSource(collectionViewLayout).attributes(in: next)
      where attributes.representedElementCategory == .cell && !seen.contains(attributes.indexPath) {
        coming.insert(attributes.indexPath)
      }
    }
    let cancelled = prefetching.announced.subtracting(coming).subtracting(seen)
    let fresh = coming.subtracting(prefetching.announced)
    prefetching.announced = coming
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled.sorted())
    }
    if fresh.isEmpty { return }
    let isForwards = size.height > bounds.height ? direction.y > 0 : direction.x > 0
    prefetchDataSource.collectionView(
      self, prefetchItemsAt: isForwards ? fresh.sorted() : fresh.sorted().reversed())
  }
}
