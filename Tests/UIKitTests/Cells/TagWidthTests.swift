import Foundation
import Testing
import UIKit

/// A cell as wide as its text.
private final class TagCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class TagShelf: NSObject, UICollectionViewDataSource {
  let view: UICollectionView

  override init() {
    let size = NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .absolute(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    super.init()
    view.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    (cell as? TagCell)?.label.text = "Tag"
    return cell
  }
}

@Suite("Cells as wide as their text")
struct TagWidthTests {
  init() { useMonospacedText() }

  @Test("A tag in sight that asks for it is measured again along its line", arguments: [false, true])
  func growing(saysItsContentView: Bool) throws {
    let shelf = TagShelf()
    let cells = shelf.view.visibleCells
    let first = try #require(cells[0] as? TagCell)
    let width = first.label.intrinsicContentSize.width
    #expect(cells.map(\.frame) == [box(0, 0, width + 10, 30), box(width + 10, 0, width + 10, 30)])
    first.label.text = "Longer"
    let longer = first.label.intrinsicContentSize.width
    #expect(longer == 2 * width)
    let asking = saysItsContentView ? first.contentView : first
    asking.invalidateIntrinsicContentSize()
    shelf.view.layoutIfNeeded()
    #expect(cells.map(\.frame) == [box(0, 0, longer + 10, 30), box(longer + 10, 0, width + 10, 30)])
  }
}
