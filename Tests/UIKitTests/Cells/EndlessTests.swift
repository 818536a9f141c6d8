import Foundation
import Testing
import UIKit

/// A layout that invalidates itself while it prepares itself.
private final class SelfInvalidating: UICollectionViewFlowLayout {
  var preparedCount = 0

  override func prepare() {
    super.prepare()
    preparedCount += 1
    invalidateLayout()
  }
}

@Suite("Collection views that are never left in peace")
struct EndlessTests {
  private func sentence(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("A layout that invalidates itself while it prepares comes to rest")
  func prepare() {
    let layout = SelfInvalidating()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let rows = Rows(layout, [["a", "b"]])
    #expect(rows.shown == ["a", "b"] && layout.preparedCount < 10)
    rows.view.layoutIfNeeded()
    #expect(layout.preparedCount < 20)
  }

  @Test("Data loaded again whenever a cell is asked for")
  func reloading() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows(count: 3, height: 50)
        rows.onAsk = { _ in rows.view.reloadData() }
        rows.view.reloadData()
        rows.view.layoutIfNeeded()
      }
    }
    #expect(sentence(result).contains("is stuck in its update/layout loop"))
  }

  @Test("A snapshot applied whenever a cell is asked for")
  func applying() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: box(0, 0, 320, 480), collectionViewLayout: UICollectionViewFlowLayout())
        var number = 0
        var source: UICollectionViewDiffableDataSource<Int, Int>?
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in
          number += 1
          var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0])
          snapshot.appendItems([number])
          source?.apply(snapshot)
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) {
          $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        source?.apply(snapshot)
        view.layoutIfNeeded()
      }
    }
    #expect(sentence(result).contains("UICollectionView"))
  }
}
