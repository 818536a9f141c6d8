import Foundation
import Geometry

/// Items in a row, in a column, or where a closure puts them (UIKit's `NSCollectionLayoutGroup`,
/// `layout.md` 2).
@preconcurrency @MainActor
open class CollectionLayoutGroup: CollectionLayoutItem {
  /// How the subitems are arranged.
  enum Arrangement {
    case cycle(Axis)
    case equalShares(Axis, count: Int)
    case repeating(Axis, count: Int)
    case custom(CollectionLayoutGroupCustomItemProvider)
  }

  private(set) var arrangement: Arrangement = .cycle(.horizontal)
  /// Copies of the items and groups that the group was made of; one for counted groups, none for custom ones.
  public private(set) var subitems: [CollectionLayoutItem] = []
  /// The gap between neighbours; nil is fixed 0 (`layout.md` 2.5).
  open var interItemSpacing: CollectionLayoutSpacing?

  /// An empty horizontal group; the type methods make useful ones.
  public required init(layoutSize: CollectionLayoutSize) { super.init(layoutSize: layoutSize) }

  /// An empty horizontal group with views anchored to it; the type methods make useful ones.
  public required init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]
  ) {
    super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
  }

  /// Views anchored to the group (`layout.md` 3.6).
  open override var supplementaryItems: [CollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { setSupplementaries(newValue) }
  }

  /// Cycles through `subitems` from the leading edge until the next one does not fit.
  open class func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .cycle(.horizontal), subitems)
  }

  /// Cycles through `subitems` from the top until the next one does not fit.
  open class func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .cycle(.vertical), subitems)
  }

  /// Exactly `count` copies of `repeatingSubitem` side by side, each of its own size.
  open class func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem: CollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .repeating(.horizontal, count: count), [repeatingSubitem])
  }

  /// Exactly `count` copies of `repeatingSubitem` below one another, each of its own size.
  open class func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem: CollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .repeating(.vertical, count: count), [repeatingSubitem])
  }

  /// Exactly `count` copies of `subitem` side by side, the width shared equally instead of its own (`layout.md` 2.1, 2.3).
  open class func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> Self {
    let share = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / CGFloat(max(count, 1))),
      heightDimension: subitem.layoutSize.heightDimension)
    return make(layoutSize, .equalShares(.horizontal, count: count), [subitem.duplicate(as: share)])
  }

  /// Exactly `count` copies of `subitem` below one another, the height shared equally instead of its own.
  open class func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> Self {
    let share = CollectionLayoutSize(
      widthDimension: subitem.layoutSize.widthDimension,
      heightDimension: .fractionalHeight(1 / CGFloat(max(count, 1))))
    return make(layoutSize, .equalShares(.vertical, count: count), [subitem.duplicate(as: share)])
  }

  /// The frames that `itemProvider` gives, repeated for the remaining items (`layout.md` 2.8).
  open class func custom(
    layoutSize: CollectionLayoutSize,
    itemProvider: @escaping CollectionLayoutGroupCustomItemProvider
  ) -> Self {
    make(layoutSize, .custom(itemProvider), [])
  }

  private class func make(
    _ layoutSize: CollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [CollectionLayoutItem]
  ) -> Self {
    let group = self.init(layoutSize: layoutSize)
    group.arrangement = arrangement
    group.subitems = subitems.map { $0.duplicate() }
    return group
  }

  override func duplicate(as size: CollectionLayoutSize) -> CollectionLayoutItem {
    let copy = super.duplicate(as: size)
    guard let group = copy as? CollectionLayoutGroup else { return copy }
    group.arrangement = arrangement
    group.subitems = subitems.map { $0.duplicate() }
    group.interItemSpacing = interItemSpacing
    return group
  }
}

/// Answers one group's worth of frames, relative to the group's top leading corner.
public typealias CollectionLayoutGroupCustomItemProvider = (any CollectionLayoutEnvironment) ->
  [CollectionLayoutGroupCustomItem]
