import Foundation
import Testing
import UIKit

@testable import UIKitFixtures

/// Layout subclasses as people write them, shown by a collection view.
@Suite("Layout subclasses from iOS projects")
struct LayoutSubclassTests {
  init() { useMonospacedText() }

  @Test("A circle of items is hit where it is drawn")
  func circle() {
    let shelf = Shelf(CircularLayout(), counts: [4])
    // Radius 320 / 4 = 80 around (160, 240); the second item of four lies below the middle.
    #expect(shelf.item(0) == box(220, 220, 40, 40))
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 160, y: 320)) == IndexPath(item: 1, section: 0))
    #expect(shelf.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
  }

  @Test("Columns of photos ask their delegate for heights")
  func pinterest() {
    final class Heights: PinterestLayoutDelegate {
      func collectionView(_: UICollectionView, heightForPhotoAtIndexPath indexPath: IndexPath) -> CGFloat {
        100 + 50 * CGFloat(indexPath.item)
      }
    }
    let layout = PinterestLayout()
    let heights = Heights()
    layout.delegate = heights
    let shelf = Shelf(layout, counts: [3])
    #expect(shelf.items(3) == [box(6, 6, 148, 100), box(166, 6, 148, 150), box(6, 118, 148, 200)])
    // The first column: 112 + 212.
    #expect(shelf.view.contentSize == CGSize(width: 320, height: 324))
    #expect(shelf.view.indexPathsForVisibleItems.count == 3)
  }

  @Test("Attributes of a class of one's own keep their properties when copied")
  func ownAttributes() throws {
    let layout = DayColumnsLayout()
    let shelf = Shelf(layout, counts: [3, 2])
    let attributes = try #require(
      shelf.view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)) as? RatingAttributes)
    let copy = try #require(attributes.copy() as? RatingAttributes)
    #expect(copy !== attributes)
    #expect(copy == attributes)
    #expect(copy.rating == 2)
    copy.rating = 9
    #expect(copy != attributes)
    #expect(layout.decorationViewClasses[DayColumnsLayout.separatorKind] == UICollectionReusableView.self)
  }

  @Test("A property that invalidates has the layout prepared again")
  func invalidation() {
    let layout = DayColumnsLayout()
    let shelf = Shelf(layout, counts: [3])
    #expect(shelf.view.contentSize.height == 150)
    layout.hourHeight = 80
    #expect(shelf.view.contentSize.height == 240)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: shelf.view.bounds))
  }

  @Test("A layout that flips is seen in a mirror where one reads from right to left")
  func flipping() {
    let shelf = Shelf(ReadingOrderLayout(), counts: [2])
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 20, y: 50)) == IndexPath(item: 0, section: 0))
    shelf.view.semanticContentAttribute = .forceRightToLeft
    // Item 0 at 0...40 is seen at 280...320.
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 300, y: 50)) == IndexPath(item: 0, section: 0))
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 250, y: 50)) == IndexPath(item: 1, section: 0))
  }

  @Test("Items aligned to the left stand one gap apart")
  func leftAligned() throws {
    let layout = LeftAlignedFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 30)
    layout.sectionInset = UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 3)
    let shelf = Shelf(layout, counts: [4])
    let found = try #require(layout.layoutAttributesForElements(in: shelf.view.bounds))
    #expect(found.map(\.frame.minX) == [5, 105, 205, 5])
    // What the layout itself keeps is not changed by what a subclass does to copies: (320 - 8 - 3 · 90) / 2 = 21.
    #expect(shelf.item(1)?.minX == 116)
  }

  @Test("A carousel zooms what is in the middle and snaps to it")
  func zoomAndSnap() throws {
    let layout = ZoomAndSnapFlowLayout()
    let shelf = Shelf(layout, counts: [5])
    // Insets (320 - 150) / 2 = 85 and (480 - 150) / 2 = 165.
    #expect(shelf.item(0) == box(85, 165, 150, 150))
    let attributes = try #require(layout.layoutAttributesForElements(in: shelf.view.bounds)?.first)
    // In the middle: 1.3 times as large around the same centre.
    #expect(attributes.transform == CGAffineTransform(scaleX: 1.3, y: 1.3))
    #expect(attributes.size == CGSize(width: 150, height: 150))
    #expect(attributes.center == CGPoint(x: 160, y: 240))
    // Items are 190 apart; the nearest to 100 + 160 is the second, whose middle is 350.
    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 100, y: 0), withScrollingVelocity: CGPoint(x: 1, y: 0))
    #expect(target == CGPoint(x: 190, y: 0))
    let context = layout.invalidationContext(forBoundsChange: shelf.view.bounds)
    let flow = try #require(context as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(!flow.invalidateFlowLayoutDelegateMetrics)
    #expect(!flow.invalidateFlowLayoutAttributes)
  }

  @Test("An inserted item grows out of its place")
  func inserting() throws {
    let layout = InsertingFlowLayout()
    let shelf = Shelf(layout, counts: [3])
    shelf.view.layoutIfNeeded()
    let path = IndexPath(item: 1, section: 0)
    layout.prepare(forCollectionViewUpdates: [
      UICollectionViewUpdateItem(before: nil, after: path, action: .insert)
    ])
    let attributes = try #require(layout.initialLayoutAttributesForAppearingItem(at: path))
    #expect(attributes.alpha == 0)
    #expect(attributes.transform.a == 0.1)
    layout.finalizeCollectionViewUpdates()
    let calm = try #require(layout.initialLayoutAttributesForAppearingItem(at: path))
    #expect(calm.transform.isIdentity)
    #expect(shelf.view.layoutAttributesForItem(at: path)?.alpha == 1)
  }

  @Test("Sizes set after super.prepare() hold")
  func columns() {
    // 320 - 16 = 304 points hold 3 columns of 101; the gap is (320 - 303) / 2 = 8.5.
    let layout = ColumnFlowLayout()
    layout.minimumInteritemSpacing = 4
    let shelf = Shelf(layout, counts: [4])
    #expect(shelf.items(2) == [box(0, 4, 101, 70), box(109.5, 4, 101, 70)])
    #expect(shelf.item(3)?.minY == 84)
  }

  @Test("A compositional layout may be derived from")
  func compositional() throws {
    let layout = CountingCompositionalLayout(section: createRows())
    let shelf = Shelf(layout, counts: [4])
    let found = try #require(layout.layoutAttributesForElements(in: shelf.view.bounds))
    #expect(found.map(\.alpha) == [1, 0.5, 1, 0.5])
    let before = layout.invalidations
    layout.invalidateLayout()
    #expect(layout.invalidations == before + 1)
  }
}
