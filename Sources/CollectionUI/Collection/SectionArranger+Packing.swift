import CollectionLayout
import Foundation
import Geometry

// Waterfalls and flows: items placed one by one.
extension SectionArranger {
  /// Columns filled one item at a time.
  func waterfall(_ columns: CollectionSectionLayout.Columns, room: CGFloat) -> CollectionLayoutSection {
    let count = columns.count(in: room, spacing: layout.spacing)
    let column = columnWidth(count, room: room)
    let sizes = sizes(inColumn: column)
    let lengths: CollectionLayoutMasonry.Lengths
    if let heights = sizes.lengths({ $0.height(inColumn: column) }) {
      lengths = .points(heights)
    } else if sizer.measuresAll {
      lengths = .points { item in
        sizes.hints(of: item).height(inColumn: column)
          ?? sizer.itemSize(inSection: index, item: item, width: column).height
      }
    } else {
      lengths = .estimated(
        sizes.declarations.lazy.compactMap { $0.hints.height(inColumn: column) }.first
          ?? CollectionSectionLayout.estimatedRowHeight)
    }
    return CollectionLayoutSection(
      masonry: CollectionLayoutMasonry(
        columns: .count(count), columnSpacing: layout.spacing, lengths: lengths))
  }

  /// Rows of items of their own widths; equal sizes are packed by arithmetic, others one by one.
  func flow(room: CGFloat) -> CollectionLayoutSection {
    let sizes = sizes(inColumn: nil)
    if let size = sizes.uniform?.ownSize {
      let count = CollectionSectionLayout.Columns.adaptive(minimum: size.width).count(
        in: room, spacing: layout.spacing)
      let item = CollectionLayoutItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .absolute(size.width), heightDimension: .absolute(size.height)))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(size.height)),
        repeatingSubitem: item, count: count)
      group.interItemSpacing = .fixed(layout.spacing)
      return CollectionLayoutSection(group: group)
    }
    return CollectionLayoutSection(
      flow: CollectionLayoutFlow(itemSpacing: layout.spacing, sizes: flowSizes(sizes, room: room)))
  }

  /// The sizes of a flow's items: declared for all, or as their cells prefer, which the host asks where they are seen.
  private func flowSizes(_ sizes: ItemSizes, room: CGFloat) -> CollectionLayoutFlow.Sizes {
    func size(_ hints: CollectionSizeHints) -> CGSize {
      let width = hints.ownWidth ?? room * CollectionSectionLayout.estimatedFlowShare
      return CGSize(
        width: width, height: hints.height(inColumn: width) ?? CollectionSectionLayout.estimatedRowHeight)
    }
    if let hints = sizes.uniform { return .estimated(size(hints)) }
    let isDeclared = sizes.declarations.allSatisfy { $0.hints.ownSize != nil }
    return isDeclared
      ? .points { size(sizes.hints(of: $0)) } : .estimatedEach { size(sizes.hints(of: $0)) }
  }
}
