import UIKit

/// A card of a shop: gradient, shadow path, attributed prices, buttons.
final class ProductCell: UICollectionViewCell {
  static let identifier = String(describing: ProductCell.self)
  private let containerView: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 16
    view.layer.cornerCurve = .continuous
    view.layer.masksToBounds = true
    return view
  }()
  private let gradientLayer = CAGradientLayer()
  private lazy var imageView: UIImageView = {
    let iv = UIImageView(image: UIImage(systemName: "photo"))
    iv.contentMode = .scaleAspectFit
    iv.clipsToBounds = true
    iv.tintColor = .white
    iv.translatesAutoresizingMaskIntoConstraints = false
    return iv
  }()
  private let titleLabel: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.numberOfLines = 2
    return label
  }()
  private let priceLabel: UILabel = {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "$19.99",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.systemGreen])
    return label
  }()
  private let oldPriceLabel: UILabel = {
    let l = UILabel()
    let a = NSMutableAttributedString(string: "was ")
    a.append(
      NSAttributedString(
        string: "$29.99",
        attributes: [
          .strikethroughStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.systemRed,
        ]))
    l.attributedText = a
    return l
  }()
  private lazy var buyButton: UIButton = {
    var config = UIButton.Configuration.filled()
    config.title = "Buy"
    config.image = UIImage(systemName: "cart")
    config.imagePadding = 6
    config.cornerStyle = .capsule
    config.buttonSize = .small
    let button = UIButton(configuration: config, primaryAction: UIAction { [weak self] _ in self?.onBuy?() })
    return button
  }()
  private let heart: UIButton = {
    let b = UIButton(type: .system)
    b.setImage(UIImage(systemName: "heart"), for: .normal)
    b.setImage(UIImage(systemName: "heart.fill"), for: .selected)
    b.tintColor = .systemPink
    b.translatesAutoresizingMaskIntoConstraints = false
    return b
  }()
  var onBuy: (() -> Void)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(containerView)
    gradientLayer.colors = [UIColor.systemPurple.cgColor, UIColor.systemBlue.cgColor]
    gradientLayer.startPoint = CGPoint(x: 0, y: 0)
    gradientLayer.endPoint = CGPoint(x: 1, y: 1)
    gradientLayer.locations = [0, 1]
    containerView.layer.insertSublayer(gradientLayer, at: 0)
    let row = UIStackView(arrangedSubviews: [priceLabel, oldPriceLabel, UIView(), buyButton])
    row.spacing = 8
    row.alignment = .center
    let stack = UIStackView(arrangedSubviews: [titleLabel, row])
    stack.axis = .vertical
    stack.spacing = 4
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 12, bottom: 12, right: 12)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.backgroundColor = .systemBackground
    containerView.addSubview(imageView)
    containerView.addSubview(stack)
    containerView.addSubview(heart)
    NSLayoutConstraint.activate([
      containerView.topAnchor.constraint(equalTo: contentView.topAnchor),
      containerView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      containerView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      containerView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      imageView.topAnchor.constraint(equalTo: containerView.topAnchor, constant: 16),
      imageView.centerXAnchor.constraint(equalTo: containerView.centerXAnchor),
      imageView.heightAnchor.constraint(equalToConstant: 60),
      imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor, multiplier: 1.5),
      stack.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
      heart.topAnchor.constraint(equalTo: containerView.topAnchor, constant: 8),
      heart.trailingAnchor.constraint(equalTo: containerView.trailingAnchor, constant: -8),
      heart.widthAnchor.constraint(equalToConstant: 32), heart.heightAnchor.constraint(equalToConstant: 32),
    ])
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.masksToBounds = false
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func layoutSubviews() {
    super.layoutSubviews()
    gradientLayer.frame = containerView.bounds
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 16).cgPath
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    onBuy = nil
    heart.isSelected = false
  }
  func configure(_ title: String, liked: Bool) {
    titleLabel.text = title
    heart.isSelected = liked
  }
}
/// A shop as a flow layout, with menus, alerts and bar buttons.
final class ShopViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 16
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let cv = UICollectionView(frame: .zero, collectionViewLayout: layout)
    cv.register(ProductCell.self, forCellWithReuseIdentifier: ProductCell.identifier)
    cv.dataSource = self
    cv.delegate = self
    cv.backgroundColor = .systemBackground
    cv.translatesAutoresizingMaskIntoConstraints = false
    cv.showsVerticalScrollIndicator = false
    cv.alwaysBounceVertical = true
    cv.contentInsetAdjustmentBehavior = .never
    return cv
  }()
  private let refreshControl = UIRefreshControl()
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shop"
    view.addSubview(collectionView)
    collectionView.refreshControl = refreshControl
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.refreshControl.endRefreshing() }, for: .valueChanged)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Cart", image: UIImage(systemName: "cart"), primaryAction: UIAction { _ in }, menu: nil)
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: ProductCell.identifier, for: indexPath) as? ProductCell
    else { return UICollectionViewCell() }
    cell.configure("Product \(indexPath.item)", liked: indexPath.item % 2 == 0)
    cell.onBuy = { [weak self] in
      let alert = UIAlertController(title: "Bought", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      self?.present(alert, animated: true)
    }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width - 32, height: 180)
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }
      let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
        _ in
      }
      return UIMenu(title: "", children: [share, delete])
    }
  }
}
