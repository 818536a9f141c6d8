import UIKit

// The store's first version: a horizontal collection view in each cell of a vertical one.

struct Category {
  let name: String
}

final class CategoryCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class CategoriesCell: UICollectionViewCell {
  private lazy var innerCollectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 96, height: 96)
    layout.minimumLineSpacing = 8
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(CategoryCell.self, forCellWithReuseIdentifier: "category")
    view.dataSource = self
    return view
  }()

  private var categories: [Category] = []
  private var savedOffset: CGPoint = .zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    innerCollectionView.frame = contentView.bounds
    innerCollectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(innerCollectionView)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with categories: [Category]) {
    self.categories = categories
    innerCollectionView.setContentOffset(savedOffset, animated: false)
    innerCollectionView.reloadData()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    savedOffset = innerCollectionView.contentOffset
  }

  /// The inner view, for tests.
  var inner: UICollectionView { innerCollectionView }
}

extension CategoriesCell: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    categories.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "category", for: indexPath) as! CategoryCell
    cell.label.text = categories[indexPath.item].name
    return cell
  }
}

/// Twelve rows of twenty categories each, one row a section.
final class NestedStoreViewController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 96)
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CategoriesCell.self, forCellWithReuseIdentifier: "categories")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 12 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    1
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "categories", for: indexPath)
      as! CategoriesCell
    cell.configure(with: (0..<20).map { Category(name: "\(indexPath.section).\($0)") })
    return cell
  }
}
