import UIKit

// The store's cure: one collection view whose sections scroll by themselves.

/// A title over the row: a boundary item stays while the row scrolls below it.
func makeTitledCategoriesSection() -> NSCollectionLayoutSection {
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(32)
    ),
    elementKind: UICollectionView.elementKindSectionHeader,
    alignment: .top
  )
  let section = HomeLayout().makeCategoriesSection()
  section.boundarySupplementaryItems = [header]
  return section
}

final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    label.sizeThatFits(size)
  }
}

/// Twelve sections of twenty categories each.
final class OrthogonalStoreViewController: UICollectionViewController {
  init(section: @escaping () -> NSCollectionLayoutSection = { HomeLayout().makeCategoriesSection() }) {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in section() })
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CategoryCell.self, forCellWithReuseIdentifier: "category")
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 12 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    20
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "category", for: indexPath) as! CategoryCell
    cell.label.text = "\(indexPath.section).\(indexPath.item)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath) as! TitleView
    view.label.text = "Categories \(indexPath.section)"
    return view
  }
}
