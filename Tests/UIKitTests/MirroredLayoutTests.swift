import Foundation
import Testing
import UIKit

/// Two columns, changed in nothing.
private final class UnchangedLayout: UICollectionViewCompositionalLayout {}

/// Lines pushed together at the side that reading starts at.
private final class StartAlignedFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var (end, line) = (sectionInset.left, -1 as CGFloat)
    return super.layoutAttributesForElements(in: rect)?.map { original in
      guard let attributes = original.copy() as? UICollectionViewLayoutAttributes else { return original }
      if attributes.frame.minY >= line { end = sectionInset.left }
      attributes.frame.origin.x = end
      end = attributes.frame.maxX + 10
      line = attributes.frame.maxY
      return attributes
    }
  }
}

/// Layouts where one reads from right to left: they answer as they were written, the view shows their mirror image.
@Suite("Layouts seen in a mirror")
struct MirroredLayoutTests {
  init() { useMonospacedText() }

  private func columns() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 3, leading: 4, bottom: 5, trailing: 16)
    return section
  }

  /// Columns of one item, 100 points wide, that scroll sideways.
  private func sideways() -> (NSCollectionLayoutSection, UICollectionViewCompositionalLayoutConfiguration) {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .fractionalHeight(1))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return (NSCollectionLayoutSection(group: group), configuration)
  }

  private func seen(_ shelf: Shelf) -> [CGRect] {
    shelf.view.semanticContentAttribute = .forceRightToLeft
    shelf.view.layoutIfNeeded()
    return shelf.view.visibleCells.map(\.frame)
  }

  @Test("A subclass of compositional layout is mirrored once, as the layout itself is")
  func compositional() {
    // Quarters of 320 - 4 - 16 from 4 on, seen from the other side: 320 - 4 - 75 and 75 less each.
    let expected = [box(241, 3, 75, 40), box(166, 3, 75, 40), box(91, 3, 75, 40)]
    #expect(seen(Shelf(UICollectionViewCompositionalLayout(section: columns()), counts: [3])) == expected)
    let shelf = Shelf(UnchangedLayout(section: columns()), counts: [3])
    #expect(seen(shelf) == expected)
    #expect(shelf.items(3) == expected)
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 250, y: 10))?.item == 0)
  }

  @Test("A layout answers in the direction that it was written for, the view as it is seen")
  func coordinates() throws {
    let layout = UnchangedLayout(section: columns())
    let shelf = Shelf(layout, counts: [3])
    _ = seen(shelf)
    let path = IndexPath(item: 0, section: 0)
    #expect(layout.layoutAttributesForItem(at: path)?.frame == box(4, 3, 75, 40))
    #expect(shelf.view.layoutAttributesForItem(at: path)?.frame == box(241, 3, 75, 40))
    let first = layout.layoutAttributesForElements(in: box(0, 0, 60, 480))
    #expect(first?.map(\.indexPath.item) == [0])
  }

  @Test("Lines aligned to the left by a flow layout that flips are aligned to the right")
  func flow() {
    let layout = StartAlignedFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 30)
    layout.sectionInset = UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 3)
    // 320 - 5 - 90, and 100 less each; the fourth in a line of its own.
    #expect(
      seen(Shelf(layout, counts: [4])) == [
        box(225, 1, 90, 30), box(125, 1, 90, 30), box(25, 1, 90, 30), box(225, 41, 90, 30),
      ])
  }

  @Test("Content that scrolls sideways is seen where reading starts, as long as nobody scrolls")
  func start() {
    let (section, configuration) = sideways()
    let shelf = Shelf(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), counts: [8])
    shelf.view.contentInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.contentOffset.x == -7)
    shelf.view.semanticContentAttribute = .forceRightToLeft
    shelf.view.layoutIfNeeded()
    // 800 points, and then 1000, end 9 before the edge of 320: 800 + 9 - 320, 1000 + 9 - 320.
    #expect(shelf.view.contentOffset.x == 489)
    #expect(shelf.view.visibleCells.map(\.frame.minX) == [700, 600, 500, 400])
    shelf.counts = [10]
    shelf.view.reloadData()
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.contentOffset.x == 689)
    shelf.view.contentOffset.x = 300
    shelf.counts = [12]
    shelf.view.reloadData()
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.contentOffset.x == 300)
    // Content that fits lies at the left edge, as content that is no wider than its view always does.
    shelf.counts = [2]
    shelf.view.reloadData()
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.contentOffset.x == -7)
    shelf.view.semanticContentAttribute = .forceLeftToRight
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.contentOffset.x == -7)
  }

  @Test("Sideways, what is pinned in a mirror stays at the right")
  func pinned() {
    let (section, configuration) = sideways()
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(30), heightDimension: .fractionalHeight(1)),
      elementKind: "side", alignment: .leading)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let shelf = Shelf(UnchangedLayout(section: section, configuration: configuration), counts: [8])
    // 30 + 8 · 100 long: at the right end of it the header is at 800, fifty from there it is at 750.
    _ = seen(shelf)
    shelf.view.contentOffset.x = 510
    shelf.view.layoutIfNeeded()
    #expect(shelf.supplementary("side") == box(800, 0, 30, 480))
    shelf.view.contentOffset.x = 460
    shelf.view.layoutIfNeeded()
    let side = shelf.view.supplementaryView(forElementKind: "side", at: IndexPath(item: 0, section: 0))
    #expect(side?.frame == box(750, 0, 30, 480))
    #expect(shelf.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
  }
}
