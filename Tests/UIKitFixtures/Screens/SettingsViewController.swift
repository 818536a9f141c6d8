import UIKit

// Settings: an inset grouped list of several kinds of rows, some of them being put in order.

final class SettingsViewController: UIViewController {
  enum Section: Int, CaseIterable, CustomStringConvertible {
    case general, favorites

    var description: String { self == .general ? "General" : "Favourites" }
  }

  enum Row: Hashable {
    case toggle(String, isOn: Bool)
    case value(String, String)
    case favorite(String)
  }

  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Row>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    configureDataSource()
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(
      [.toggle("Airplane Mode", isOn: true), .value("Wi-Fi", "Home"), .value("Bluetooth", "On")],
      toSection: .general)
    snapshot.appendItems(["Maps", "Music", "Notes"].map { .favorite($0) }, toSection: .favorites)
    dataSource.apply(snapshot, animatingDifferences: false)
    collectionView.isEditing = true
  }

  private func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { sectionIndex, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      configuration.footerMode = sectionIndex == 0 ? .supplementary : .none
      let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      section.interGroupSpacing = 0
      return section
    }
  }

  private func configureDataSource() {
    let toggle = UICollectionView.CellRegistration<UICollectionViewListCell, (String, Bool)> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.0
      content.image = UIImage(systemName: "airplane")
      cell.contentConfiguration = content
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
      mark.backgroundColor = item.1 ? .systemGreen : .systemFill
      mark.layer.cornerRadius = 15.5
      cell.accessories = [
        .customView(configuration: .init(customView: mark, placement: .trailing(displayed: .always)))
      ]
    }
    let value = UICollectionView.CellRegistration<UICollectionViewListCell, (String, String)> {
      cell, _, item in
      var content = UIListContentConfiguration.valueCell()
      content.text = item.0
      content.secondaryText = item.1
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let favorite = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.delete(displayed: .whenEditing), .reorder(displayed: .whenEditing)]
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, row in
      switch row {
      case .toggle(let name, let isOn):
        return collectionView.dequeueConfiguredReusableCell(using: toggle, for: indexPath, item: (name, isOn))
      case .value(let name, let text):
        return collectionView.dequeueConfiguredReusableCell(using: value, for: indexPath, item: (name, text))
      case .favorite(let name):
        return collectionView.dequeueConfiguredReusableCell(using: favorite, for: indexPath, item: name)
      }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = dataSource.sectionIdentifier(for: indexPath.section)?.description
      view.contentConfiguration = content
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { view, _, _ in
      var content = UIListContentConfiguration.groupedFooter()
      content.text = "Networks that are known are joined by themselves."
      view.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == UICollectionView.elementKindSectionHeader
        ? collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
    }
    dataSource.reorderingHandlers.canReorderItem = { row in
      if case .favorite = row { return true }
      return false
    }
    dataSource.reorderingHandlers.didReorder = { transaction in
      _ = transaction.finalSnapshot.itemIdentifiers(inSection: .favorites)
    }
  }
}
