import UIKit

// The generic cell in use: nine cells of a label's model.

final class GenericCellsViewController: UICollectionViewController {
  private let reuseIdentifier = "Cell"

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumInteritemSpacing = 7
    layout.minimumLineSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(
      CollectionViewCell<UILabel, String>.self, forCellWithReuseIdentifier: reuseIdentifier)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    9
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath)

    if let cell = cell as? CollectionViewCell<UILabel, String> {
      let max = collectionView.numberOfItems(inSection: indexPath.section)
      cell.model = "Cell \(indexPath.row + 1)/\(max)"
    }

    return cell
  }
}
