import Drawing
import Foundation
import Testing
import UIKit

@testable import UIKitFixtures

/// A collection view makes, uses again, measures and draws the cells in sight.
@Suite("Live cells", .serialized)
struct LiveCellTests {
  init() { useMonospacedText() }

  @Test("Cells in sight are asked for, placed and shown, in order")
  func showing() throws {
    let rows = Rows(count: 100, height: 100)
    // 480 points show 4.8 rows.
    #expect(rows.shown == ["0", "1", "2", "3", "4"])
    #expect(
      rows.events == ["0", "1", "2", "3", "4"].map { "make \($0)" }
        + ["0", "1", "2", "3", "4"].map { "show \($0)" })
    let cell = try #require(rows.view.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(cell.frame == box(0, 300, 320, 100))
    #expect(rows.view.indexPath(for: cell) == IndexPath(item: 3, section: 0))
    #expect(rows.view.cellForItem(at: IndexPath(item: 5, section: 0)) == nil)
    #expect(rows.view.contentSize == CGSize(width: 320, height: 10_000))
  }

  @Test("Two thousand rows never have sixty cells alive")
  func reuse() {
    let before = CountedCell.alive
    let rows = Rows(count: 2000, height: 44)
    // 480 / 44 = 10.9: eleven or twelve cells are in sight.
    for step in 0..<200 {
      rows.scroll(to: CGFloat(step) * 437)
      #expect(CountedCell.alive - before < 60)
    }
    #expect(CountedCell.alive - before <= 12)
    rows.scroll(to: 0)
    #expect(rows.shown == (0...10).map { "\($0)" })
    let preparations = rows.view.visibleCells.compactMap { ($0 as? CountedCell)?.preparations }
    #expect(preparations.allSatisfy { $0 > 50 })
    #expect(rows.view.viewCounts.alive <= 12)
    #expect(rows.view.viewCounts.made == CountedCell.alive - before)
    #expect(rows.view.viewCounts.measured == 0)
  }

  @Test("A cell that leaves ends, waits, and is used again before another is made")
  func leaving() {
    let rows = Rows(count: 20, height: 100)
    let first = rows.view.cellForItem(at: IndexPath(item: 0, section: 0))
    rows.events = []
    // Row 0 leaves; rows 4.8 + 1.2 = 6 show: row 5 comes.
    rows.scroll(to: 120)
    #expect(rows.events == ["end 0.0", "make 5", "show 5"])
    #expect(rows.view.cellForItem(at: IndexPath(item: 5, section: 0)) === first)
  }

  @Test("A collection view that is released leaves no cell alive")
  func releasing() {
    let before = CountedCell.alive
    weak var cell: UICollectionViewCell?
    weak var view: UICollectionView?
    do {
      let rows = Rows(count: 2000, height: 44)
      for step in 0..<50 { rows.scroll(to: CGFloat(step) * 1000) }
      cell = rows.view.visibleCells.first
      view = rows.view
      #expect(cell != nil)
    }
    #expect(view == nil)
    #expect(cell == nil)
    #expect(CountedCell.alive == before)
  }

  @Test("Rows take the heights their cells prefer, and an estimate stays where a cell does not care")
  func selfSizing() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 3
    let rows = Rows(UICollectionViewCompositionalLayout(section: section), [[]])
    rows.names = [["a", "b", "c", "d", "e"]]
    rows.heights = ["a": 31, "b": 50, "d": 69, "e": 31]
    rows.view.reloadData()
    // 31 + 3, 50 + 3, 44 + 3, 69 + 3 (`layout.md` 6.3's list, the third without a preference).
    #expect(rows.places["b"] == box(0, 34, 320, 50))
    #expect(rows.places["c"] == box(0, 87, 320, 44))
    #expect(rows.places["d"] == box(0, 134, 320, 69))
    #expect(rows.places["e"] == box(0, 206, 320, 31))
    #expect(rows.view.contentSize.height == 237)
  }

  @Test("The generic cell of a label and a string shows its models, and is used again for others")
  func generic() throws {
    let controller = GenericCellsViewController()
    controller.view.frame = box(0, 0, 320, 120)
    controller.view.layoutIfNeeded()
    let cells = controller.collectionView.visibleCells.compactMap {
      $0 as? CollectionViewCell<UILabel, String>
    }
    // Two of 100 and a gap of 7 fit 320 - 6 - 10 = 304 points: three would take 314. Rows at 4, 59 and 114.
    #expect(cells.map(\.model) == ["Cell 1/9", "Cell 2/9", "Cell 3/9", "Cell 4/9", "Cell 5/9", "Cell 6/9"])
    #expect(cells[0].frame == box(6, 4, 100, 50))
    #expect(cells[1].frame == box(210, 4, 100, 50))
    #expect(cells[0].customView.frame == box(0, 0, 100, 50))
    controller.collectionView.contentOffset.y = 60
    controller.view.layoutIfNeeded()
    #expect(controller.collectionView.visibleCells.contains { $0 === cells[0] || $0 === cells[1] })
    let list = try controller.displayList(
      in: DrawingEnvironment(width: 320, height: 120, textMeasurer: MonospacedTextMeasurer()))
    #expect(list.description.contains("Cell 4/9"))
    #expect(!list.description.contains("Cell 1/9"))
  }

  @Test("A picture tells which element each cell is")
  func identities() throws {
    let rows = Rows(count: 3, height: 100)
    rows.view.visibleCells[1].contentView.backgroundColor = .red
    let list = try rows.view.displayList(in: DrawingEnvironment(textMeasurer: MonospacedTextMeasurer()))
    #expect(list.description.contains("item 0.1"))
  }

  @Test("Decoration views are made of the class registered with the layout, behind the cells")
  func decorations() throws {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.decorationItems = [.background(elementKind: "background")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(BackgroundView.self, forDecorationViewOfKind: "background")
    let rows = Rows(layout, [["a", "b"]])
    let background = try #require(rows.view.subviews.first as? BackgroundView)
    #expect(background.frame == box(0, 0, 320, 88))
    #expect(rows.view.subviews.count == 3)
  }

  @Test("A layout's preferred size of its own views is asked once at each size")
  func customSelfSizing() {
    final class Stack: UICollectionViewLayout {
      var heights: [CGFloat] = [20, 20, 20]
      override func prepare() {}
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: heights.reduce(0, +)) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        heights.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let top = heights[..<indexPath.item].reduce(0, +)
        attributes.frame = CGRect(x: 0, y: top, width: 320, height: heights[indexPath.item])
        return attributes
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        guard preferredAttributes.size.height != originalAttributes.size.height else { return false }
        heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
        return true
      }
    }
    let rows = Rows(Stack(), [["a", "b", "c"]])
    rows.heights = ["a": 35, "b": 5]
    rows.view.reloadData()
    #expect(rows.places["a"] == box(0, 0, 320, 35))
    #expect(rows.places["b"] == box(0, 35, 320, 5))
    #expect(rows.places["c"] == box(0, 40, 320, 20))
  }

  @Test("Items in rows that scroll by themselves are reached, and their offsets are kept")
  func rows() throws {
    let rows = Rows(
      UICollectionViewCompositionalLayout(section: HomeLayout().makeCategoriesSection()),
      (0..<12).map { section in (0..<20).map { "\(section).\($0)" } })
    rows.view.scrollToItem(at: IndexPath(item: 7, section: 9), at: [.top, .left], animated: false)
    // 7 · (96 + 8) = 728 along the row; section 9 begins at 864, but the content of 12 · 96 = 1152 ends at 672.
    #expect(rows.view.orthogonalOffsets[9] == 728)
    #expect(rows.view.contentOffset.y == 672)
    #expect(rows.places["9.7"] == box(16, 864, 96, 96))
    #expect(rows.view.orthogonalOffsets[3] ?? 0 == 0)
  }
}
