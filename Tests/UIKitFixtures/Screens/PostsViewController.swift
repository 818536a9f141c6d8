import UIKit

/// A post: stacks, a badge tied to a picture inside them, buttons.
final class PersonPostCell: UICollectionViewCell {
  let avatar = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
  let name = UILabel(), time = UILabel(), body = UILabel()
  let badge = UIView()
  let like = UIButton(type: .system), comment = UIButton(type: .custom)
  override init(frame: CGRect) {
    super.init(frame: frame)
    name.font = UIFont.preferredFont(forTextStyle: .headline)
    time.font = UIFont.preferredFont(forTextStyle: .caption1)
    time.textColor = .secondaryLabel
    body.numberOfLines = 0
    like.setTitle("Like", for: .normal)
    like.setImage(UIImage(systemName: "hand.thumbsup"), for: .normal)
    like.titleLabel?.font = .systemFont(ofSize: 13, weight: .medium)
    like.contentEdgeInsets = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
    comment.setTitle("Comment", for: .normal)
    comment.setTitleColor(.secondaryLabel, for: .normal)
    comment.setTitleColor(UIColor.label.withAlphaComponent(0.3), for: .highlighted)
    comment.backgroundColor = .tertiarySystemFill
    comment.layer.cornerRadius = 8
    let names = UIStackView(arrangedSubviews: [name, time])
    names.axis = .vertical
    let head = UIStackView(arrangedSubviews: [avatar, names])
    head.spacing = 12
    head.alignment = .center
    let buttons = UIStackView(arrangedSubviews: [like, comment])
    buttons.distribution = .fillEqually
    buttons.spacing = 8
    let all = UIStackView(arrangedSubviews: [head, body, buttons])
    all.axis = .vertical
    all.spacing = 10
    all.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(all)
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.backgroundColor = .systemGreen
    badge.layer.cornerRadius = 6
    contentView.addSubview(badge)
    NSLayoutConstraint.activate([
      all.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      all.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      all.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      all.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 44),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      badge.widthAnchor.constraint(equalToConstant: 12),
      badge.heightAnchor.constraint(equalToConstant: 12),
      badge.trailingAnchor.constraint(equalTo: avatar.trailingAnchor),
      badge.bottomAnchor.constraint(equalTo: avatar.bottomAnchor),
    ])
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 12
  }
  required init?(coder: NSCoder) { fatalError() }
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let targetSize = CGSize(width: layoutAttributes.frame.width, height: 0)
    layoutAttributes.frame.size = contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }
}
/// Posts that size themselves, with search, drag and drop.
final class PostsViewController: UIViewController, UISearchResultsUpdating, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate, UICollectionViewDataSourcePrefetching
{
  var cv: UICollectionView!
  var ds: UICollectionViewDiffableDataSource<Int, Int>!
  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    definesPresentationContext = true
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = .init(top: 12, leading: 12, bottom: 12, trailing: 12)
    cv = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    cv.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cv.backgroundColor = .systemGroupedBackground
    cv.dragInteractionEnabled = true
    cv.dragDelegate = self
    cv.dropDelegate = self
    cv.prefetchDataSource = self
    cv.keyboardDismissMode = .onDrag
    view.addSubview(cv)
    let reg = UICollectionView.CellRegistration<PersonPostCell, Int> { cell, _, i in
      cell.name.text = "Person \(i)"
      cell.time.text = "\(i) h ago"
      cell.body.text = String(repeating: "Some words of a post. ", count: i % 4 + 1)
    }
    ds = .init(collectionView: cv) { $0.dequeueConfiguredReusableCell(using: reg, for: $1, item: $2) }
    ds.reorderingHandlers.canReorderItem = { _ in true }
    ds.reorderingHandlers.didReorder = { t in _ = t.finalSnapshot.itemIdentifiers }
    var s = NSDiffableDataSourceSnapshot<Int, Int>()
    s.appendSections([0]); s.appendItems(Array(0..<10))
    ds.applySnapshotUsingReloadData(s)
  }
  func updateSearchResults(for searchController: UISearchController) {
    _ = searchController.searchBar.text
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))
    item.localObject = indexPath
    return [item]
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {}
}
