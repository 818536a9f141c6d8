import Foundation
import Testing
import UIKit

/// What a prefetching data source is told while a collection view is scrolled.
@Suite("Prefetching", .serialized)
struct PrefetchTests {
  private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var told: [[Int]] = []
    var cancelled: [[Int]] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      told.append(indexPaths.map(\.item))
    }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      cancelled.append(indexPaths.map(\.item))
    }
  }

  @Test(
    "Items of the next screen are told of once, nearest first, and taken back when the other way is taken")
  func scrolling() {
    useMonospacedText()
    let rows = Rows(count: 100, height: 100)
    let prefetcher = Prefetcher()
    rows.view.prefetchDataSource = prefetcher
    // 480 points show rows 0 to 4; the next screen is 480 to 960.
    rows.view.setNeedsLayout()
    rows.view.layoutIfNeeded()
    #expect(prefetcher.told == [[5, 6, 7, 8, 9]])
    rows.view.setNeedsLayout()
    rows.view.layoutIfNeeded()
    #expect(prefetcher.told.count == 1)
    // 700 to 1180 shows 7 to 11; next is 1180 to 1660.
    rows.scroll(to: 700)
    #expect(prefetcher.told.last == [12, 13, 14, 15, 16])
    // 5 and 6 were passed over without having been seen.
    #expect(prefetcher.cancelled == [[5, 6]])
    // Back to 600 to 1080: 120 to 600 comes, the last first; what was ahead is taken back.
    rows.scroll(to: 600)
    #expect(prefetcher.told.last == [5, 4, 3, 2, 1])
    #expect(prefetcher.cancelled.last == [12, 13, 14, 15, 16])
  }

  @Test("Nothing is told where prefetching is off, where everything is seen, and after the end")
  func nothing() {
    useMonospacedText()
    let prefetcher = Prefetcher()
    let few = Rows(count: 3, height: 100)
    few.view.prefetchDataSource = prefetcher
    few.scroll(to: 0)
    let many = Rows(count: 100, height: 100)
    many.view.prefetchDataSource = prefetcher
    many.view.isPrefetchingEnabled = false
    many.scroll(to: 500)
    many.view.isPrefetchingEnabled = true
    many.scroll(to: 9520)
    #expect(prefetcher.told == [])
  }
}
