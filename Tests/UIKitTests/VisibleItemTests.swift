import Foundation
import Testing
import UIKit

/// What handlers of visible items are told, and what becomes of what they change.
@Suite("Handlers of visible items")
struct VisibleItemTests {
  init() { useMonospacedText() }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func section(_ groupSize: NSCollectionLayoutSize) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: groupSize, subitems: [item]))
  }

  @Test("A cell that a handler has scaled takes the size of a wider view and stays scaled")
  func resizing() throws {
    let section = section(size(.fractionalWidth(0.5), .absolute(100)))
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.transform = CGAffineTransform(scaleX: 0.5, y: 0.25) }
    }
    let shelf = Shelf(section, count: 2)
    let cell = try #require(shelf.view.visibleCells.first)
    #expect(cell.bounds.size == CGSize(width: 160, height: 100))
    shelf.view.frame.size.width = 400
    shelf.view.layoutIfNeeded()
    #expect(cell.bounds.size == CGSize(width: 200, height: 100))
    #expect(cell.center == CGPoint(x: 100, y: 50))
    // Half of 200 by a quarter of 100, around the same middle.
    #expect(cell.frame == box(50, 37.5, 100, 25))
  }

  @Test("A pinned header is told of where it stays in sight, in front of everything, and stays there")
  func pinned() throws {
    let section = section(size(.fractionalWidth(1), .absolute(100)))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    var told: (frame: CGRect, zIndex: Int)?
    section.visibleItemsInvalidationHandler = { items, _, _ in
      told = items.first { $0.representedElementKind == "header" }.map { ($0.frame, $0.zIndex) }
    }
    let shelf = Shelf(section, count: 20)
    #expect(told?.frame == box(0, 0, 320, 30))
    shelf.view.contentOffset.y = 250
    shelf.view.layoutIfNeeded()
    #expect(told?.frame == box(0, 250, 320, 30))
    #expect(told?.zIndex == 1_000_000_001)
    let view = try #require(
      shelf.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0)))
    #expect(view.frame == box(0, 250, 320, 30))
    #expect(view.layer.zPosition == 1_000_000_001)
  }

  @Test(
    "Where an item of a row is seen is its place less the offset, in a mirror too", arguments: [false, true])
  func rows(isMirrored: Bool) {
    let section = section(size(.absolute(100), .absolute(50)))
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .continuous
    var seen: [Int: CGFloat] = [:]
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      seen = [:]
      for item in items { seen[item.indexPath.item] = item.frame.minX - offset.x }
    }
    let shelf = Shelf(section, count: 8)
    if isMirrored { shelf.view.semanticContentAttribute = .forceRightToLeft }
    shelf.view.scroll(section: 0, to: 150)
    shelf.view.layoutIfNeeded()
    // Groups are 108 apart: 108 - 150, and on from there, or the mirror image of it.
    let left = [1: -42, 2: 66, 3: 174, 4: 282] as [Int: CGFloat]
    #expect(seen == (isMirrored ? left.mapValues { 320 - $0 - 100 } : left))
    for cell in shelf.view.visibleCells {
      #expect(cell.frame.minX == shelf.view.indexPath(for: cell).flatMap { seen[$0.item] })
    }
  }

  @Test("Handlers of a subclass's sections are told too")
  func subclass() {
    final class Ordinary: UICollectionViewCompositionalLayout {}
    let section = section(size(.fractionalWidth(1), .absolute(100)))
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = item.indexPath.item == 1 ? 0.5 : 1 }
    }
    let shelf = Shelf(Ordinary(section: section), counts: [3])
    #expect(shelf.view.visibleCells.map(\.alpha) == [1, 0.5, 1])
  }
}
