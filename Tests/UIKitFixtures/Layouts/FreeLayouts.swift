import UIKit

// Layouts from scratch as people write them; `UIKit` is the only import.

final class CircularLayout: UICollectionViewLayout {
  private var center: CGPoint = .zero
  private var itemSize = CGSize(width: 40, height: 40)
  private var radius: CGFloat = 0
  private var numberOfItems = 0

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    center = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
    radius = min(collectionView.bounds.width, collectionView.bounds.height) / 4
    numberOfItems = collectionView.numberOfItems(inSection: 0)
  }

  override var collectionViewContentSize: CGSize {
    return collectionView?.bounds.size ?? CGSize.zero
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let angle = 2 * .pi * CGFloat(indexPath.item) / CGFloat(numberOfItems)
    attributes.center = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    attributes.size = itemSize
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return (0..<numberOfItems).compactMap { item -> UICollectionViewLayoutAttributes? in
      self.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
    }
  }
}

protocol PinterestLayoutDelegate: AnyObject {
  func collectionView(_ collectionView: UICollectionView, heightForPhotoAtIndexPath indexPath: IndexPath)
    -> CGFloat
}

class PinterestLayout: UICollectionViewLayout {
  weak var delegate: PinterestLayoutDelegate?
  private let numberOfColumns = 2
  private let cellPadding: CGFloat = 6
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else {
      return 0
    }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: contentWidth, height: contentHeight)
  }

  override func prepare() {
    guard cache.isEmpty, let collectionView = collectionView else {
      return
    }
    let columnWidth = contentWidth / CGFloat(numberOfColumns)
    var xOffset: [CGFloat] = []
    for column in 0..<numberOfColumns {
      xOffset.append(CGFloat(column) * columnWidth)
    }
    var column = 0
    var yOffset: [CGFloat] = .init(repeating: 0, count: numberOfColumns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let photoHeight = delegate?.collectionView(collectionView, heightForPhotoAtIndexPath: indexPath) ?? 180
      let height = cellPadding * 2 + photoHeight
      let frame = CGRect(x: xOffset[column], y: yOffset[column], width: columnWidth, height: height)
      let insetFrame = frame.insetBy(dx: cellPadding, dy: cellPadding)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = insetFrame
      cache.append(attributes)
      contentHeight = max(contentHeight, frame.maxY)
      yOffset[column] = yOffset[column] + height
      column = column < (numberOfColumns - 1) ? (column + 1) : 0
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var visibleLayoutAttributes: [UICollectionViewLayoutAttributes] = []
    for attributes in cache {
      if attributes.frame.intersects(rect) {
        visibleLayoutAttributes.append(attributes)
      }
    }
    return visibleLayoutAttributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return cache[indexPath.item]
  }
}

class RatingAttributes: UICollectionViewLayoutAttributes {
  var rating: Int = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! RatingAttributes
    copy.rating = rating
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? RatingAttributes, other.rating == rating else { return false }
    return super.isEqual(object)
  }
}

final class DayColumnsLayout: UICollectionViewLayout {
  static let separatorKind = "separator"
  var hourHeight: CGFloat = 50 {
    didSet { invalidateLayout() }
  }
  private var attributes: [IndexPath: RatingAttributes] = [:]

  override class var layoutAttributesClass: AnyClass { return RatingAttributes.self }

  override init() {
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: Self.separatorKind)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func prepare() {
    attributes.removeAll()
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let attribute = RatingAttributes(forCellWith: path)
        attribute.frame = CGRect(
          x: CGFloat(section) * 100, y: CGFloat(item) * hourHeight, width: 100, height: hourHeight)
        attribute.rating = item
        attributes[path] = attribute
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    attributes.values.reduce(CGRect.null) { $0.union($1.frame) }.size
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var all: [UICollectionViewLayoutAttributes] = attributes.values.filter { $0.frame.intersects(rect) }
      .sorted { $0.indexPath < $1.indexPath }
    if let separator = layoutAttributesForDecorationView(
      ofKind: Self.separatorKind, at: IndexPath(item: 0, section: 0)),
      separator.frame.intersects(rect)
    {
      all.append(separator)
    }
    return all
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath]
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let line = RatingAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    line.frame = CGRect(x: 99, y: 0, width: 1, height: collectionViewContentSize.height)
    line.zIndex = -1
    return line
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView = collectionView else { return false }
    return !newBounds.size.equalTo(collectionView.bounds.size)
  }
}

final class ReadingOrderLayout: UICollectionViewLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 100) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { rect.intersects($0.frame) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 50 * indexPath.row, y: 0, width: 40, height: 100)
    return attributes
  }
}
