import Foundation
import Testing
import UIKit

@testable import UIKitFixtures

/// The store's home screen twice: a collection view in a cell, with its bug, and sections that scroll by themselves.
@Suite("The store's home screen", .serialized)
struct NestedStoreTests {
  init() { useMonospacedText() }

  @Test("The row of section 9 begins where section 3's was scrolled, for it has got its cell")
  func bug() throws {
    let controller = NestedStoreViewController()
    controller.view.frame = box(0, 0, 320, 480)
    controller.view.layoutIfNeeded()
    let view = try #require(controller.collectionView)
    func row(_ section: Int) -> CategoriesCell? {
      view.cellForItem(at: IndexPath(item: 0, section: section)) as? CategoriesCell
    }
    func names(_ section: Int) -> [String?] {
      row(section)?.inner.visibleCells.map { ($0 as? CategoryCell)?.label.text } ?? []
    }
    let third = try #require(row(3))
    // 96 and 8 apart: 320 points show 3 whole and a fourth; 312 is the fourth's left edge.
    #expect(names(3) == ["3.0", "3.1", "3.2", "3.3"])
    third.inner.contentOffset.x = 312
    view.layoutIfNeeded()
    #expect(names(3) == ["3.3", "3.4", "3.5", "3.6"])
    // Rows are 96 high: at 672 the rows from 7 to 11 are seen.
    view.contentOffset.y = 672
    controller.view.layoutIfNeeded()
    let heir = try #require((7...11).first { row($0) === third })
    #expect(row(heir)?.inner.contentOffset == CGPoint(x: 312, y: 0))
    #expect(names(heir).first == "\(heir).3")
    // And back in sight section 3 has lost what it was scrolled to, unless it gets the very cell again.
    view.contentOffset.y = 0
    controller.view.layoutIfNeeded()
    #expect((0...4).filter { row($0)?.inner.contentOffset.x == 312 }.count == 1)
  }

  @Test("A section that scrolls by itself keeps its own offset, and others start at theirs")
  func cure() throws {
    let controller = OrthogonalStoreViewController()
    controller.view.frame = box(0, 0, 320, 480)
    controller.view.layoutIfNeeded()
    let view = try #require(controller.collectionView)
    func names(_ section: Int) -> [String?] {
      view.indexPathsForVisibleItems.filter { $0.section == section }
        .map { (view.cellForItem(at: $0) as? CategoryCell)?.label.text }
    }
    view.scroll(section: 3, to: 312)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 3, section: 3))?.frame == box(16, 288, 96, 96))
    // The third ends at 16 + 2 · 104 + 96 - 312 = 8.
    #expect(names(3) == ["3.2", "3.3", "3.4", "3.5"])
    view.contentOffset.y = 672
    controller.view.layoutIfNeeded()
    // 16 + 3 · 104 = 328: the fourth begins beyond 320.
    #expect(names(9) == ["9.0", "9.1", "9.2"])
    view.contentOffset.y = 0
    controller.view.layoutIfNeeded()
    #expect(view.orthogonalOffsets[3] == 312)
    #expect(names(3) == ["3.2", "3.3", "3.4", "3.5"])
  }

  @Test("A row let go in the middle of an item moves on to the nearest item's edge")
  func resting() throws {
    let controller = OrthogonalStoreViewController()
    controller.view.frame = box(0, 0, 320, 480)
    let view = try #require(controller.collectionView)
    view.layoutIfNeeded()
    view.scroll(section: 0, by: 150)
    // Stops at multiples of 104: 150 is nearer to 104 than to 208.
    #expect(view.orthogonalOffsets[0] == 104)
  }

  @Test("The title over a row stays while the row scrolls")
  func header() throws {
    let controller = OrthogonalStoreViewController(section: makeTitledCategoriesSection)
    controller.view.frame = box(0, 0, 320, 480)
    controller.view.layoutIfNeeded()
    let view = try #require(controller.collectionView)
    let kind = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 0)
    let title = try #require(view.supplementaryView(forElementKind: kind, at: path) as? TitleView)
    #expect(title.label.text == "Categories 0")
    let frame = title.frame
    #expect(frame.minX == 16)
    view.scroll(section: 0, to: 208)
    view.layoutIfNeeded()
    #expect(view.supplementaryView(forElementKind: kind, at: path) === title)
    #expect(title.frame == frame)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 16)
  }
}
