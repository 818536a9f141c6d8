import Foundation
import Geometry
import Testing
import UIKit

/// Attributes, contexts and three-dimensional transforms (`layout.md` 11).
@Suite("Attributes and contexts")
struct AttributesTests {
  init() { useMonospacedText() }

  private let path = IndexPath(item: 3, section: 1)

  @Test("A frame is given back to the last bit, until the centre or size changes")
  func exactFrame() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    for step in 1...100 {
      let frame = CGRect(
        x: CGFloat(step) / 7, y: CGFloat(step) * 49.1, width: 370 / CGFloat(step), height: 0.1)
      attributes.frame = frame
      #expect(attributes.frame == frame)
      #expect((attributes.copy() as? UICollectionViewLayoutAttributes)?.frame == frame)
    }
    attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    attributes.center.x += 5
    #expect(attributes.frame == CGRect(x: 6, y: 2, width: 30, height: 40))
    attributes.size.height = 20
    #expect(attributes.frame == CGRect(x: 6, y: 12, width: 30, height: 20))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(attributes.frame == CGRect(x: -9, y: 12, width: 60, height: 20))
  }

  @Test("Defaults are UIKit's")
  func defaults() {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: path)
    #expect(attributes.alpha == 1)
    #expect(attributes.zIndex == 0)
    #expect(!attributes.isHidden)
    #expect(attributes.representedElementCategory == UICollectionView.ElementCategory.supplementaryView)
    #expect(attributes.representedElementKind == "badge")
    #expect(attributes.identity == .supplementary(kind: "badge", section: 1, item: 3))
    #expect(UICollectionViewLayoutAttributes(forCellWith: path).representedElementKind == nil)
    #expect(
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path).identity
        == .decoration(kind: "line", section: 1, item: 3))
  }

  @Test("Frame, bounds, centre and size are one place")
  func linked() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = box(10, 20, 30, 50)
    #expect(attributes.center == CGPoint(x: 25, y: 45))
    #expect(attributes.bounds == box(0, 0, 30, 50))
    attributes.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == box(20, 40, 10, 10))
    attributes.center.x = 5
    attributes.bounds.size.height = 20
    #expect(attributes.frame == box(0, 35, 10, 20))
    attributes.frame.origin.x = 7
    #expect(attributes.center == CGPoint(x: 12, y: 45))
  }

  @Test("With a transform the frame is the box around it, and setting it finds the size back")
  func transformed() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = box(0, 0, 100, 40)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    // 200 × 20 around (50, 20).
    #expect(attributes.frame == box(-50, 10, 200, 20))
    #expect(attributes.transform3D.m11 == 2)
    attributes.frame = box(0, 0, 50, 50)
    // 50 / 2 and 50 / 0.5 around the new middle.
    #expect(attributes.size == CGSize(width: 25, height: 100))
    #expect(attributes.center == CGPoint(x: 25, y: 25))
    attributes.transform3D = CATransform3DIdentity
    #expect(attributes.transform.isIdentity)
  }

  @Test("Equal values are equal, whichever of them changes makes a difference")
  func equality() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = box(1, 2, 3, 4)
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.alpha = 0.5 }, { $0.zIndex = 2 }, { $0.isHidden = true }, { $0.center.x = 9 },
      { $0.size.width = 9 }, { $0.transform = CGAffineTransform(rotationAngle: 1) },
      { $0.indexPath = IndexPath(item: 0, section: 0) },
    ]
    for change in changes {
      let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
      #expect(copy == attributes)
      #expect(copy.hash == attributes.hash)
      change(copy)
      #expect(copy != attributes)
    }
  }

  @Test("An invalidation may move the content")
  func offsetAdjustment() {
    let shelf = Shelf(makeRowsLayout(), counts: [40])
    shelf.view.contentOffset.y = 50
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 20)
    shelf.view.collectionViewLayout.invalidateLayout(with: context)
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.contentOffset == CGPoint(x: 0, y: 70))
  }

  @Test("Counts are asked for again after reloadData() only")
  func counts() {
    let shelf = Shelf(makeRowsLayout(), counts: [2])
    shelf.counts = [5, 1]
    shelf.view.collectionViewLayout.invalidateLayout()
    #expect(shelf.view.numberOfSections == 1)
    #expect(shelf.view.numberOfItems(inSection: 0) == 2)
    shelf.view.reloadData()
    #expect(shelf.view.numberOfSections == 2)
    #expect(shelf.view.numberOfItems(inSection: 0) == 5)
  }

  @Test("Another layout takes over, and the first one lets go")
  func transition() {
    let first = makeRowsLayout()
    let shelf = Shelf(first, counts: [3])
    let second = UICollectionViewFlowLayout()
    shelf.view.setCollectionViewLayout(second, animated: true)
    #expect(first.collectionView == nil)
    #expect(second.collectionView === shelf.view)
    #expect(shelf.item(1)?.size == CGSize(width: 50, height: 50))
  }

  @Test("Scrolling to an item stops at the content's end")
  func scrollToItem() {
    let shelf = Shelf(makeRowsLayout(), counts: [40])
    shelf.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .top, animated: false)
    #expect(shelf.view.contentOffset.y == 440)
    shelf.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .centeredVertically, animated: false)
    // 462, the row's middle, less half of 480.
    #expect(shelf.view.contentOffset.y == 222)
    shelf.view.scrollToItem(at: IndexPath(item: 39, section: 0), at: .top, animated: false)
    // 40 · 44 - 480.
    #expect(shelf.view.contentOffset.y == 1280)
    #expect(shelf.view.indexPathsForVisibleItems.map(\.item) == Array(29...39))
  }

  private func makeRowsLayout() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }
}

/// Maps of space under Core Animation's names.
@Suite("Three-dimensional transforms")
struct TransformTests {
  init() { useMonospacedText() }

  @Test("Scaling, shifting and turning compose as in Core Animation")
  func composition() {
    let shifted = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 7, 0)
    // The shift happens in the scaled space.
    #expect(shifted.m41 == 10)
    #expect(shifted.m42 == 21)
    #expect(CATransform3DScale(CATransform3DMakeTranslation(5, 7, 0), 2, 3, 1).m41 == 5)
    let turned = CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 0, 2)
    let affine = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(turned.m12 - affine.b) < 1e-15)
    #expect(abs(turned.m21 - affine.c) < 1e-15)
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test("A map's inverse takes it back")
  func inverse() {
    var map = CATransform3DMakeRotation(0.7, 1, 2, 3)
    map = CATransform3DConcat(map, CATransform3DMakeTranslation(4, -5, 6))
    map.m34 = -1 / 500
    let round = CATransform3DConcat(map, CATransform3DInvert(map))
    for (number, expected) in zip(entries(round), entries(CATransform3DIdentity)) {
      #expect(abs(number - expected) < 1e-12)
    }
    let flat = CATransform3DMakeScale(1, 1, 0)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test("A map of the plane goes to space and back")
  func affine() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(space))
    #expect(CATransform3DGetAffineTransform(space) == plane)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(CATransform3D().m11 == 0)
  }

  private func entries(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
      t.m44,
    ]
  }
}
