import Drawing
import Foundation
import Testing
import UIKit

/// A cell that notes the rectangle it was made with.
private final class MadeCell: UICollectionViewCell {
  let first: CGRect

  override init(frame: CGRect) {
    first = frame
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

private final class MadeHeader: UICollectionReusableView {
  let first: CGRect

  override init(frame: CGRect) {
    first = frame
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

/// A list whose header and rows are as high as their texts.
private final class TextController: UICollectionViewController {
  private var registration: UICollectionView.CellRegistration<UICollectionViewListCell, String>!
  private var header: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>!

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    registration = .init { cell, _, title in
      var content = cell.defaultContentConfiguration()
      content.text = title
      cell.contentConfiguration = content
    }
    header = .init(elementKind: UICollectionView.elementKindSectionHeader) { view, _, _ in
      var content = view.defaultContentConfiguration()
      content.text = "A header"
      view.contentConfiguration = content
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "Row")
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
  }
}

@Suite("What views are made and laid out for at first")
struct FirstFrameTests {
  init() { useMonospacedText() }

  @Test("Cells and headers are made with the rectangles that the layout has for them")
  func frames() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 25)
    let view = UICollectionView(frame: box(0, 0, 300, 200), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    let cells = UICollectionView.CellRegistration<MadeCell, Int> { cell, _, item in
      #expect(cell.frame.size == CGSize(width: 90, height: 40))
    }
    let headers = UICollectionView.SupplementaryRegistration<MadeHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = {
      $0.dequeueConfiguredReusableSupplementary(using: headers, for: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3, 4])
    source.apply(snapshot)
    view.layoutIfNeeded()
    let made = view.visibleCells.compactMap { ($0 as? MadeCell)?.first }
    // Three of 90 in 300 leave gaps of 15; lines begin below the header and are 10 apart.
    #expect(made == [box(0, 25, 90, 40), box(105, 25, 90, 40), box(210, 25, 90, 40), box(0, 75, 90, 40)])
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect((header as? MadeHeader)?.first == box(0, 0, 300, 25))
  }

  @Test("Cells that size themselves are made with their estimate")
  func estimates() throws {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let view = UICollectionView(
      frame: box(0, 0, 300, 100), collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let cells = UICollectionView.CellRegistration<MadeCell, Int> { cell, _, _ in
      cell.contentView.addSubview(UIView(frame: box(0, 0, 10, 30)))
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot)
    view.layoutIfNeeded()
    let cell = try #require(view.visibleCells.first as? MadeCell)
    #expect(cell.first == box(0, 0, 300, 60) && cell.frame == box(0, 0, 300, 30))
  }

  @Test("A controller laid out under other traits than its picture's looks as one that was not")
  func traits() throws {
    var environment = DrawingEnvironment(width: 320, height: 480, textMeasurer: MonospacedTextMeasurer())
    environment.traits.dynamicTypeSize = .accessibility3
    let fresh = TextController()
    let early = TextController()
    early.view.frame = box(0, 0, 320, 480)
    early.view.layoutIfNeeded()
    let small = early.collectionView.contentSize.height
    let list = try early.displayList(in: environment)
    #expect(try list == fresh.displayList(in: environment))
    #expect(early.collectionView.contentSize.height > small)
    // And back: what was large is as it was at first.
    early.view.layoutIfNeeded()
    #expect(early.collectionView.contentSize.height == small)
  }
}
