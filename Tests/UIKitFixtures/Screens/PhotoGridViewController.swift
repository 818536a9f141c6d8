import UIKit

// A grid of photos with sections by month, several of which can be picked.

struct Photo: Hashable {
  let id: Int
  let color: UIColor
}

final class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "PhotoCell"

  private let imageView = UIImageView()
  private let checkmark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 6
    contentView.addSubview(imageView)
    imageView.translatesAutoresizingMaskIntoConstraints = false
    checkmark.translatesAutoresizingMaskIntoConstraints = false
    checkmark.tintColor = .systemBlue
    contentView.addSubview(checkmark)
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      checkmark.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
      checkmark.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
    updateSelection()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var isSelected: Bool { didSet { updateSelection() } }

  private func updateSelection() {
    checkmark.isHidden = !isSelected
    imageView.alpha = isSelected ? 0.6 : 1
  }

  func configure(with photo: Photo) { imageView.backgroundColor = photo.color }
}

final class MonthHeaderView: UICollectionReusableView {
  static let reuseIdentifier = "MonthHeaderView"

  let titleLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class PhotoGridViewController: UIViewController {
  enum Month: String, CaseIterable {
    case june = "June 2024"
    case july = "July 2024"
  }

  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: Self.createLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Month, Photo>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .clear
    collectionView.allowsMultipleSelection = true
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    collectionView.register(
      MonthHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: MonthHeaderView.reuseIdentifier)
    view.addSubview(collectionView)
    configureDataSource()
    applyInitialSnapshot()
    for item in [1, 4] {
      collectionView.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
  }

  private static func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 0, leading: 6, bottom: 16, trailing: 6)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  private func configureDataSource() {
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, photo in
      guard
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath) as? PhotoCell
      else { fatalError("Cannot create a photo cell") }
      cell.configure(with: photo)
      return cell
    }
    dataSource.supplementaryViewProvider = { [unowned self] collectionView, kind, indexPath in
      let header =
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: MonthHeaderView.reuseIdentifier, for: indexPath)
        as! MonthHeaderView
      header.titleLabel.text = dataSource.snapshot().sectionIdentifiers[indexPath.section].rawValue
      header.backgroundColor = .systemBackground
      return header
    }
  }

  private func applyInitialSnapshot() {
    let colors: [UIColor] = [.systemTeal, .systemOrange, .systemPink, .systemIndigo, .systemGreen]
    var snapshot = NSDiffableDataSourceSnapshot<Month, Photo>()
    snapshot.appendSections(Month.allCases)
    snapshot.appendItems(
      (0..<8).map { Photo(id: $0, color: colors[$0 % colors.count]) }, toSection: .june)
    snapshot.appendItems(
      (8..<30).map { Photo(id: $0, color: colors[$0 % colors.count]) }, toSection: .july)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
