public import Foundation
import Geometry

/// A layout between two others (UIKit's `UICollectionViewTransitionLayout`, `layout.md` 11).
@preconcurrency @MainActor
open class CollectionViewTransitionLayout: CollectionViewLayout {
  /// The layout the transition starts from.
  public let currentLayout: CollectionViewLayout
  /// The layout the transition leads to.
  public let nextLayout: CollectionViewLayout
  /// How far the transition has come: 0 at the current layout, 1 at the next; other numbers are kept.
  open var transitionProgress: CGFloat = 0
  private var values: [String: CGFloat] = [:]

  /// A transition between two layouts at its start.
  public init(currentLayout: CollectionViewLayout, nextLayout newLayout: CollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Nothing: a transition is not archived.
  public required init?(coder: NSCoder) { nil }

  /// Keeps a number that is animated along.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The number kept for a key; 0 when there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// The size between those of the two layouts, in points.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(
      width: mixed(from.width, to.width), height: mixed(from.height, to.height))
  }

  /// Every element that either layout has in `rect`, between its two places.
  open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    let from = currentLayout.layoutAttributesForElements(in: rect) ?? []
    let to = nextLayout.layoutAttributesForElements(in: rect) ?? []
    var known: Set<ElementIdentity> = []
    return (from + to).compactMap { attributes in
      known.insert(attributes.identity).inserted ? between(attributes) : nil
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    currentLayout.layoutAttributesForItem(at: indexPath).map(between)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath).map(between)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath).map(between)
  }

  /// An element of one layout between its places in both.
  private func between(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
    let (from, to) = (place(attributes, in: currentLayout), place(attributes, in: nextLayout))
    guard let mixedAttributes = attributes.copy() as? CollectionViewLayoutAttributes, let from, let to
    else { return attributes }
    mixedAttributes.center = CGPoint(
      x: mixed(from.center.x, to.center.x), y: mixed(from.center.y, to.center.y))
    mixedAttributes.size = CGSize(
      width: mixed(from.size.width, to.size.width), height: mixed(from.size.height, to.size.height))
    mixedAttributes.alpha = mixed(from.alpha, to.alpha)
    return mixedAttributes
  }

  private func place(
    _ attributes: CollectionViewLayoutAttributes, in layout: CollectionViewLayout
  ) -> CollectionViewLayoutAttributes? {
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    return switch attributes.representedElementCategory {
    case .cell: layout.layoutAttributesForItem(at: path)
    case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  private func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }
}
