import CollectionLayout
import Foundation
import Geometry

// Lists, grids, carousels: one group, repeated.
extension SectionArranger {
  /// Rows below each other.
  func list(room: CGFloat) -> CollectionLayoutSection {
    let sizes = sizes(inColumn: room)
    let heights = sizes.lengths { $0.height(inColumn: room) }
    // Anchored badges need groups, which then take every row's declared height as it comes into sight.
    if sizes.uniform == nil, let heights, model.firstBadge == nil {
      return CollectionLayoutSection(
        masonry: CollectionLayoutMasonry(columns: .count(1), lengths: .points(heights)))
    }
    var width = CollectionLayoutDimension.fractionalWidth(1)
    if let declared = sizes.uniform?.width { width = .absolute(declared) }
    let height = heightDimension(sizes, inColumn: room)
    return CollectionLayoutSection(
      group: .vertical(
        layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
        subitems: [layoutItem(CollectionLayoutSize(widthDimension: width, heightDimension: height))]))
  }

  /// Rows of columns of equal width.
  func gridSection(_ columns: CollectionSectionLayout.Columns, room: CGFloat) -> CollectionLayoutSection {
    let count = columns.count(in: room, spacing: layout.spacing)
    let column = columnWidth(count, room: room)
    let height = heightDimension(sizes(inColumn: column), inColumn: column)
    let item = layoutItem(
      CollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: height))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      subitem: item, count: count)
    group.interItemSpacing = .fixed(layout.spacing)
    return CollectionLayoutSection(group: group)
  }

  /// One row of groups of one item, scrolled by itself.
  func carousel(
    _ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior, room: CGFloat
  ) -> CollectionLayoutSection {
    let sizes = sizes(inColumn: nil)
    let first = sizes.hints(of: 0)
    let column = first.ownWidth ?? room / 2
    let width: CollectionLayoutDimension =
      sizes.uniform?.ownWidth.map { .absolute($0) } ?? .estimated(column)
    let size = CollectionLayoutSize(
      widthDimension: width, heightDimension: heightDimension(sizes, inColumn: column))
    let result = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [layoutItem(size)]))
    result.orthogonalScrollingBehavior = behavior
    return result
  }
}
