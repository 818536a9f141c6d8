import Foundation
import Testing
import UIKit

/// A label with room around it.
private final class TagCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 7),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -2),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("Tags in a collection view", .serialized)
struct TagTests {
  init() { useMonospacedText() }

  private func layout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(60), heightDimension: .estimated(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)), subitems: [item])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.interGroupSpacing = 9
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func tags(
    _ texts: [String]
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
    let view = UICollectionView(frame: box(0, 0, 320, 480), collectionViewLayout: layout())
    let registration = UICollectionView.CellRegistration<TagCell, String> { cell, _, text in
      cell.label.text = text
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(texts)
    source.apply(snapshot)
    view.layoutIfNeeded()
    return (view, source)
  }

  @Test("Cells of estimated width stand in lines as many as fit by their labels, also when one comes in")
  func lines() {
    let (view, source) = tags(["Dusk", "First light", "Shallow water", "Hay", "Blue hour"])
    var snapshot = source.snapshot()
    func places() -> [[CGFloat]] {
      view.visibleCells.map { [$0.frame.minX, $0.frame.width, $0.frame.minY > 3 ? 1 : 0] }
    }
    // A letter is 8.5 wide, and 12 are around each label: 46, 105.5, 122.5, 37.5, 88.5, in lines of 310.
    // 46 + 8 + 105.5 + 8 + 122.5 = 290, and 45.5 more do not fit.
    #expect(places() == [[4, 46, 0], [58, 105.5, 0], [171.5, 122.5, 0], [4, 37.5, 1], [49.5, 88.5, 1]])
    snapshot.insertItems(["Ice"], beforeItem: "Dusk")
    source.apply(snapshot)
    view.layoutIfNeeded()
    // 37.5 + 8 + 46 + 8 + 105.5 = 205, and 130.5 more do not fit; 122.5 + 8 + 37.5 + 8 + 88.5 = 264.5.
    #expect(
      places() == [
        [4, 37.5, 0], [49.5, 46, 0], [103.5, 105.5, 0], [4, 122.5, 1], [134.5, 37.5, 1], [180, 88.5, 1],
      ])
  }

  @Test("A tag in sight that asks for it is measured again along its line", arguments: [false, true])
  func growing(saysItsContentView: Bool) throws {
    let (view, source) = tags(["Hay", "Ice"])
    let cells = view.visibleCells
    #expect(cells.map(\.frame.minX) == [4, 49.5] && cells.map(\.frame.width) == [37.5, 37.5])
    let first = try #require(cells[0] as? TagCell)
    first.label.text = "Shallow water"
    let asking = saysItsContentView ? first.contentView : first
    asking.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    // 13 · 8.5 + 12, and 8 between both.
    #expect(cells.map(\.frame.minX) == [4, 134.5] && cells.map(\.frame.width) == [122.5, 37.5])
    #expect(source.snapshot().numberOfItems == 2)
  }
}
