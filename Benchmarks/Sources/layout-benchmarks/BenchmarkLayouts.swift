import CollectionLayout
import Foundation
import Geometry

/// The layouts that are timed, in a view as large as a phone.
enum BenchmarkLayouts {
  static let environment = LayoutEnvironment(containerSize: CGSize(width: 390, height: 844))

  private static func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Five squares a row.
  static func grid() -> CollectionViewCompositionalLayout {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let counted = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(72)), subitem: item, count: 5)
    counted.interItemSpacing = .fixed(4)
    return layout(counted, spacing: 4)
  }

  /// Rows of one height.
  static func rows() -> CollectionViewCompositionalLayout {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(44)))
    return layout(.vertical(layoutSize: size(.fractionalWidth(1), .absolute(44)), subitems: [item]))
  }

  /// A large card with two small ones beside it, repeated.
  static func nested() -> CollectionViewCompositionalLayout {
    let whole = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    whole.contentInsets = EdgeInsets(4)
    let large = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    large.contentInsets = EdgeInsets(4)
    let stack = CollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [whole, whole])
    return layout(
      .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, stack]))
  }

  /// Rows that size themselves.
  static func estimatedRows() -> CollectionViewCompositionalLayout {
    let row = size(.fractionalWidth(1), .estimated(44))
    return layout(
      .vertical(layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)]), spacing: 1)
  }

  /// Columns of items of declared ratios.
  static func masonry(columns: Int, ratios: [CGFloat]) -> CollectionViewCompositionalLayout {
    let section = CollectionLayoutSection(
      masonry: CollectionLayoutMasonry(
        columns: .count(columns), columnSpacing: 8, lengths: .aspectRatios { ratios[$0] }))
    section.interGroupSpacing = 8
    return CollectionViewCompositionalLayout(section: section)
  }

  private static func layout(
    _ group: CollectionLayoutGroup, spacing: CGFloat = 0
  ) -> CollectionViewCompositionalLayout {
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return CollectionViewCompositionalLayout(section: section)
  }

  /// The plan of `count` items.
  static func plan(_ layout: CollectionViewCompositionalLayout, _ count: Int) -> LayoutPlan {
    do {
      return try layout.plan(sectionCount: 1, itemCount: { _ in count }, environment: environment)
    } catch { fatalError("\(error)") }
  }
}
