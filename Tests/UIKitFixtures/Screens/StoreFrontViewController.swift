import UIKit

// An app store's front page: shelves that scroll sideways, a banner with badges, and grounds behind sections.

final class RoundedBackgroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.secondarySystemBackground
    layer.cornerRadius = 16
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class BadgeView: UICollectionReusableView {
  static let kind = "badge-element-kind"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.font = UIFont.preferredFont(forTextStyle: .caption1)
    label.textAlignment = .center
    label.textColor = .white
    addSubview(label)
    backgroundColor = .systemRed
    layer.cornerRadius = 10
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class StoreFrontViewController: UIViewController {
  enum Shelf: Int, CaseIterable {
    case banner, apps, categories

    var title: String { ["Today", "Apps We Love", "Categories"][rawValue] }
  }

  private var collectionView: UICollectionView! = nil
  private var dataSource: UICollectionViewDiffableDataSource<Shelf, Int>! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    configureDataSource()
  }

  private func createLayout() -> UICollectionViewLayout {
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { index, environment in
      guard let shelf = Shelf(rawValue: index) else { return nil }
      let section: NSCollectionLayoutSection
      switch shelf {
      case .banner:
        let badge = NSCollectionLayoutSupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
          elementKind: BadgeView.kind,
          containerAnchor: NSCollectionLayoutAnchor(
            edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
          supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(
              environment.container.effectiveContentSize.width > 500 ? 0.45 : 0.88),
            heightDimension: .absolute(180)), subitems: [item])
        section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 12
      case .apps:
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
        let column = NSCollectionLayoutGroup.vertical(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.7), heightDimension: .absolute(192)), subitem: item, count: 3)
        section = NSCollectionLayoutSection(group: column)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 16
        section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "background")]
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 12, trailing: 20)
      case .categories:
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .absolute(36)))
        let row = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)), subitems: [item])
        row.interItemSpacing = .fixed(8)
        section = NSCollectionLayoutSection(group: row)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 20, trailing: 20)
      }
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
      section.boundarySupplementaryItems = [header]
      return section
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: provider, configuration: configuration)
    layout.register(RoundedBackgroundView.self, forDecorationViewOfKind: "background")
    return layout
  }

  private func configureDataSource() {
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, indexPath, number in
      var content = UIListContentConfiguration.cell()
      switch Shelf(rawValue: indexPath.section)! {
      case .banner:
        content.text = "Story \(number)"
        content.textProperties.font = .preferredFont(forTextStyle: .title1)
        content.textProperties.color = .white
        content.secondaryText = "Read what happened"
        content.secondaryTextProperties.color = UIColor.white.withAlphaComponent(0.8)
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .systemIndigo
        background.cornerRadius = 16
        cell.backgroundConfiguration = background
      case .apps:
        content.text = "App \(number)"
        content.secondaryText = "What it does"
        content.image = UIImage(systemName: "app.fill")
      case .categories:
        content.text = ["Games", "Kids", "Photo & Video", "Travel", "Food", "Music"][number % 6]
        content.textProperties.alignment = .center
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .tertiarySystemFill
        background.cornerRadius = 18
        cell.backgroundConfiguration = background
      }
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      var content = UIListContentConfiguration.prominentInsetGroupedHeader()
      content.text = Shelf(rawValue: indexPath.section)?.title
      view.contentConfiguration = content
    }
    let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: BadgeView.kind) {
      view, _, indexPath in
      view.label.text = "\(indexPath.item + 1)"
      view.isHidden = indexPath.item.isMultiple(of: 2)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    dataSource.supplementaryViewProvider = { view, kind, indexPath in
      if kind == BadgeView.kind {
        return view.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
      }
      return view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Shelf, Int>()
    for shelf in Shelf.allCases {
      snapshot.appendSections([shelf])
      snapshot.appendItems((0..<9).map { shelf.rawValue * 100 + $0 })
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
