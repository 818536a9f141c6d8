import UIKit

// Chips as wide as their words, of which several can be chosen; those that are follow their state.

final class TagCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -7),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
    ])
  }

  required init?(coder: NSCoder) { nil }

  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var background = UIBackgroundConfiguration.clear().updated(for: state)
    background.cornerRadius = 16
    background.backgroundColor = state.isSelected ? .systemBlue : .secondarySystemFill
    backgroundConfiguration = background
    label.textColor = state.isSelected ? .white : .label
  }
}

final class TagsViewController: UICollectionViewController {
  private let tags = [
    "Swift", "Layouts", "Self-sizing", "A", "Compositional", "Reuse", "Diffable data sources", "Cells",
    "Flow",
    "Invalidation",
  ]

  convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    self.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    collectionView.allowsMultipleSelection = true
    collectionView.register(TagCell.self, forCellWithReuseIdentifier: "\(TagCell.self)")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    tags.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "\(TagCell.self)", for: indexPath)
    (cell as? TagCell)?.title = tags[indexPath.row]
    return cell
  }
}
