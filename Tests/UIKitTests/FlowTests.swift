import Foundation
import Testing
import UIKit

@testable import UIKitFixtures

/// Flow layouts set up and asked through UIKit's names (`layout.md` 8.6).
@Suite("Flow layouts")
struct FlowTests {
  init() { useMonospacedText() }

  @Test("Lines of one item size stand on a grid")
  func grid() {
    let shelf = Shelf(makeFlowLayout(), counts: [7, 5, 1])
    #expect(shelf.items(3).map { $0?.minX } == [12, 123, 234])
    #expect([0, 3, 6].map { shelf.item($0)?.minY } == [10, 69, 128])
    #expect(shelf.item(0, section: 1)?.origin == CGPoint(x: 12, y: 202))
    #expect(shelf.view.contentSize.height == 399)
  }

  @Test("A delegate decides sizes, insets and headers")
  func delegate() {
    let layout = makeFlowLayout()
    let shelf = Shelf(layout, counts: [7, 5, 1])
    let delegate = FlowDelegate()
    shelf.view.delegate = delegate
    #expect(
      shelf.items(5) == [
        box(6, 37, 60, 40), box(77.5, 34, 70, 46), box(158.5, 31, 80, 52), box(250, 28, 60, 58),
        box(6, 101, 70, 40),
      ])
    #expect(
      shelf.supplementary(UICollectionView.elementKindSectionHeader, section: 1) == box(0, 155, 320, 24))
    #expect(shelf.item(0, section: 2) == box(16, 336, 60, 40))
    #expect(shelf.view.contentSize == CGSize(width: 320, height: 386))
  }

  @Test(
    "A delegate that leaves every method out leaves the layout's numbers, and asks nothing of single items")
  func quietDelegate() {
    let layout = makeFlowLayout()
    let shelf = Shelf(layout, counts: [7])
    let delegate = QuietDelegate()
    shelf.view.delegate = delegate
    #expect(shelf.items(3).map { $0?.minX } == [12, 123, 234])
    #expect(shelf.view.flowLayoutDelegateMetrics?.sizeForItem == nil)
    #expect(
      delegate.collectionView(shelf.view, layout: layout, sizeForItemAt: IndexPath(item: 0, section: 0))
        == CGSize(width: 70, height: 50))
    #expect(
      delegate.collectionView(shelf.view, layout: layout, insetForSectionAt: 0)
        == UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16))
  }

  @Test("A flow layout that scrolls sideways fills columns")
  func sideways() {
    // Two items of 200 fit 480; the rest of 80 lies between them.
    let shelf = Shelf(makeHorizontalFlowLayout(), counts: [3])
    #expect(shelf.items(3) == [box(30, 0, 100, 200), box(30, 280, 100, 200), box(130, 0, 100, 200)])
  }

  @Test("Defaults are UIKit's")
  func defaults() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(galleryLayout.estimatedItemSize != .zero)
  }

  @Test("A section's inset keeps left and right apart")
  func inset() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset.left = 3
    layout.sectionInset.right = 7
    #expect(layout.sectionInset == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 7))
  }
}
