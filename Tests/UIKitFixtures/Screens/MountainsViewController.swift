import UIKit

/// A search bar above a grid, placed by constraints written as text.
final class MountainsViewController: UIViewController {
  enum Section: CaseIterable { case main }
  struct Mountain: Hashable {
    let name: String; let height: Int; let identifier = UUID()
    func contains(_ filter: String?) -> Bool {
      guard let filterText = filter else { return true }
      if filterText.isEmpty { return true }
      return name.lowercased().contains(filterText.lowercased())
    }
  }
  let searchBar = UISearchBar(frame: .zero)
  var mountainsCollectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, Mountain>!
  var nameFilter: String?
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Mountains Search"
    configureHierarchy()
    configureDataSource()
    performQuery(with: nil)
  }
  class LabelCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      label.font = UIFont.preferredFont(forTextStyle: .body)
      layer.borderWidth = 1
      layer.borderColor = UIColor.systemGray2.cgColor
      let inset = CGFloat(10)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -inset),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -inset),
      ])
    }
    required init?(coder: NSCoder) { fatalError() }
  }
  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<LabelCell, Mountain> {
      (cell, indexPath, mountain) in
      cell.label.text = mountain.name
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Mountain>(
      collectionView: mountainsCollectionView
    ) {
      (collectionView: UICollectionView, indexPath: IndexPath, identifier: Mountain) -> UICollectionViewCell?
      in
      return collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: identifier)
    }
  }
  func performQuery(with filter: String?) {
    let mountains = [
      "Mount Everest", "K2", "Kangchenjunga", "Lhotse", "Makalu", "Cho Oyu", "Dhaulagiri", "Manaslu",
      "Nanga Parbat", "Annapurna",
    ].map { Mountain(name: $0, height: 8000) }.filter { $0.contains(filter) }.sorted { $0.name < $1.name }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Mountain>()
    snapshot.appendSections([.main])
    snapshot.appendItems(mountains)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
  func createLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout {
      (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
      let contentSize = layoutEnvironment.container.effectiveContentSize
      let columns = contentSize.width > 800 ? 3 : 2
      let spacing = CGFloat(10)
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(32))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: columns)
      group.interItemSpacing = .fixed(spacing)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = spacing
      section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      return section
    }
    return layout
  }
  func configureHierarchy() {
    view.backgroundColor = .systemBackground
    let layout = createLayout()
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    searchBar.translatesAutoresizingMaskIntoConstraints = false
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    view.addSubview(searchBar)
    let views = ["cv": collectionView, "searchBar": searchBar]
    var constraints = [NSLayoutConstraint]()
    constraints.append(
      contentsOf: NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[cv]|", options: [], metrics: nil, views: views))
    constraints.append(
      contentsOf: NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[searchBar]|", options: [], metrics: nil, views: views))
    constraints.append(
      contentsOf: NSLayoutConstraint.constraints(
        withVisualFormat: "V:[searchBar]-20-[cv]|", options: [], metrics: nil, views: views))
    constraints.append(
      searchBar.topAnchor.constraint(
        equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1.0))
    NSLayoutConstraint.activate(constraints)
    mountainsCollectionView = collectionView
    searchBar.delegate = self
  }
}
extension MountainsViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    performQuery(with: searchText)
  }
}
