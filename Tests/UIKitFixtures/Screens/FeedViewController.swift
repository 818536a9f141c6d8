import UIKit

// Posts as high as their texts, by constraints in the cells.

struct Post {
  var author: String
  var body: String
  var likes: Int
}

class PostCell: UICollectionViewCell {
  let avatarView = UIView()
  let authorLabel = UILabel()
  let bodyLabel = UILabel()
  let likesLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 12
    avatarView.backgroundColor = .systemPurple
    avatarView.layer.cornerRadius = 20
    authorLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
    bodyLabel.font = UIFont.preferredFont(forTextStyle: .body)
    bodyLabel.numberOfLines = 0
    likesLabel.font = UIFont.systemFont(ofSize: 13, weight: .medium)
    likesLabel.textColor = .tertiaryLabel
    likesLabel.setContentHuggingPriority(.required, for: .horizontal)
    let header = UIStackView(arrangedSubviews: [avatarView, authorLabel, likesLabel])
    header.spacing = 10
    header.alignment = .center
    let stack = UIStackView(arrangedSubviews: [header, bodyLabel])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      avatarView.widthAnchor.constraint(equalToConstant: 40),
      avatarView.heightAnchor.constraint(equalToConstant: 40),
      stack.topAnchor.constraint(equalTo: margins.topAnchor, constant: 4),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 4),
      margins.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 4),
      margins.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 4),
    ])
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    bodyLabel.text = nil
  }
}

class FeedViewController: UICollectionViewController {
  var posts: [Post] = [
    Post(author: "Ada Lovelace", body: "Notes on the engine.", likes: 12),
    Post(
      author: "Grace Hopper",
      body:
        "The most dangerous phrase in the language is that we have always done it this way, and here it needs some lines.",
      likes: 240),
    Post(author: "Alan Turing", body: "We can only see a short distance ahead.\n\nStill.", likes: 7),
    Post(
      author: "Margaret Hamilton", body: String(repeating: "There was no second chance. ", count: 6),
      likes: 31),
  ]

  init() {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(100))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: itemSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PostCell.self, forCellWithReuseIdentifier: "post")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return posts.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath) as! PostCell
    let post = posts[indexPath.item]
    cell.authorLabel.text = post.author
    cell.bodyLabel.text = post.body
    cell.likesLabel.text = "♥ \(post.likes)"
    return cell
  }
}
