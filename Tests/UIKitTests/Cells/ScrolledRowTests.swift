import Foundation
import Testing
import UIKit

@Suite("Cells of rows that scroll by themselves")
struct ScrolledRowTests {
  init() { useMonospacedText() }

  @Test("A cell whose content changes stays where its row has been scrolled to")
  func contentChanges() throws {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    let view = UICollectionView(
      frame: box(0, 0, 320, 480), collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
      var content = UIListContentConfiguration.cell()
      content.text = "\(number)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<10))
    source.apply(snapshot)
    view.layoutIfNeeded()
    view.scroll(section: 0, to: 130)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    // The third begins at 200.
    #expect(cell.frame == box(70, 0, 100, 50))
    var content = UIListContentConfiguration.cell()
    content.text = "other"
    cell.contentConfiguration = content
    #expect(cell.frame == box(70, 0, 100, 50))
    view.layoutIfNeeded()
    #expect(cell.frame == box(70, 0, 100, 50))
  }
}
