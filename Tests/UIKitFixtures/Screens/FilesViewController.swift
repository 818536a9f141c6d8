import UIKit

// An outline of files whose folders open and close.

final class FilesViewController: UIViewController {
  struct File: Hashable {
    let name: String
    let isFolder: Bool
    private let identifier = UUID()

    init(_ name: String, isFolder: Bool = false) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  enum Section { case main }

  lazy var collectionView: UICollectionView = {
    let listConfiguration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    let layout = UICollectionViewCompositionalLayout.list(using: listConfiguration)
    return UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  }()
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, File>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    view.addSubview(collectionView)
    let folder = UICollectionView.CellRegistration<UICollectionViewListCell, File> { cell, _, file in
      var content = cell.defaultContentConfiguration()
      content.text = file.name
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      cell.contentConfiguration = content
      let options = UICellAccessory.OutlineDisclosureOptions(style: .header)
      cell.accessories = [.outlineDisclosure(options: options)]
      cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
    }
    let leaf = UICollectionView.CellRegistration<UICollectionViewListCell, File> { cell, _, file in
      var content = cell.defaultContentConfiguration()
      content.text = file.name
      content.image = UIImage(systemName: "doc")
      cell.contentConfiguration = content
      cell.accessories = [.label(text: "12 KB")]
    }
    dataSource = UICollectionViewDiffableDataSource<Section, File>(collectionView: collectionView) {
      collectionView, indexPath, file in
      collectionView.dequeueConfiguredReusableCell(
        using: file.isFolder ? folder : leaf, for: indexPath, item: file)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<File>()
    let documents = File("Documents", isFolder: true)
    let pictures = File("Pictures", isFolder: true)
    let holidays = File("Holidays", isFolder: true)
    snapshot.append([documents, pictures])
    snapshot.append([File("Letter.txt"), File("Report.pdf")], to: documents)
    snapshot.append([File("Cat.png"), holidays], to: pictures)
    snapshot.append([File("Beach.png")], to: holidays)
    snapshot.expand([documents, pictures])
    dataSource.apply(snapshot, to: .main, animatingDifferences: false)
  }
}
