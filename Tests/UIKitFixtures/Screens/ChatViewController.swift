import UIKit

// A conversation: a layout of one's own that asks cells for their sizes, bubbles on both sides.

final class BubbleCell: UICollectionViewCell {
  let label = UILabel()
  private let bubble = UIView()
  private var leading: NSLayoutConstraint!
  private var trailing: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    bubble.layer.cornerRadius = 16
    bubble.layer.cornerCurve = .continuous
    for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
    trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -2),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, isMine: Bool) {
    label.text = text
    label.textColor = isMine ? .white : .label
    bubble.backgroundColor = isMine ? .systemBlue : .systemGray5
    leading.isActive = false
    trailing.isActive = false
    (isMine ? trailing : leading)?.isActive = true
  }
}

/// Rows from the top, as high as their cells prefer.
final class ConversationLayout: UICollectionViewLayout {
  private var heights: [IndexPath: CGFloat] = [:]
  private var frames: [CGRect] = []

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    frames = []
    var y: CGFloat = 8
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let height = heights[IndexPath(item: item, section: 0)] ?? 44
      frames.append(CGRect(x: 0, y: y, width: collectionView.bounds.width, height: height))
      y += height + 4
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: (frames.last?.maxY ?? 0) + 8)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard heights[originalAttributes.indexPath] != preferredAttributes.size.height else { return false }
    heights[originalAttributes.indexPath] = preferredAttributes.size.height
    return true
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

final class ChatViewController: UIViewController, UICollectionViewDataSource {
  private let messages: [(text: String, isMine: Bool)] = [
    ("Are you there?", false), ("Yes.", true),
    (
      "Good. I have been thinking about the way cells say how large they want to be, and it is not easy.",
      false
    ),
    ("It never was. But once one has seen the loop it stays in one's head for good.", true), ("👍", false),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: ConversationLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    messages.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath) as! BubbleCell
    cell.show(messages[indexPath.item].text, isMine: messages[indexPath.item].isMine)
    return cell
  }
}
