import UIKit

// A list of contacts over a diffable data source, as people write it.

struct Contact: Hashable {
  let id: Int
  var name: String
  var phone: String

  static func == (left: Contact, right: Contact) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

enum ContactSection: Int, CaseIterable {
  case favorites
  case all
}

final class ContactListViewController: UIViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<ContactSection, Contact>
  typealias Snapshot = NSDiffableDataSourceSnapshot<ContactSection, Contact>

  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: DataSource!
  private(set) var configurations = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    configureDataSource()
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Contact> {
      [weak self] cell, _, contact in
      self?.configurations += 1
      var content = cell.defaultContentConfiguration()
      content.text = contact.name
      content.secondaryText = contact.phone
      cell.contentConfiguration = content
      cell.accessories = [.checkmark(), .disclosureIndicator()]
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = self?.dataSource.sectionIdentifier(for: indexPath.section).map { "\($0)" }
      view.contentConfiguration = content
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, contact in
      collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: contact)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
    }
  }

  func show(_ favorites: [Contact], _ all: [Contact], animated: Bool = true) {
    var snapshot = Snapshot()
    snapshot.appendSections(ContactSection.allCases)
    snapshot.appendItems(favorites, toSection: .favorites)
    snapshot.appendItems(all, toSection: .all)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func rename(_ contact: Contact) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([contact])
    dataSource.apply(snapshot)
  }
}

/// An outline of names: folders that open.
final class OutlineViewController: UIViewController {
  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: UICollectionLayoutListConfiguration(appearance: .sidebar), layoutEnvironment: environment)
    }
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["A", "B"])
    outline.append(["A1", "A2"], to: "A")
    outline.expand(["A"])
    dataSource.apply(outline, to: 0, animatingDifferences: false)
  }
}
