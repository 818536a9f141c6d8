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
    let (frames, height) = flowFrames(sizes, room: room)
    return CollectionLayoutSection(
      group: .custom(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      ) { _ in frames.map { CollectionLayoutGroupCustomItem(frame: $0) } })
  }

  /// The items' frames, row by row, and the height of all rows.
  ///
  /// An item stands in the middle of its row's height, as in a flow layout.
  private func flowFrames(_ sizes: ItemSizes, room: CGFloat) -> (frames: [CGRect], height: CGFloat) {
    var frames: [CGRect] = []
    var (x, y, rowHeight, rowStart) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, 0)
    func closeRow() {
      for index in rowStart..<frames.count {
        frames[index].origin.y = y + (rowHeight - frames[index].height) / 2
      }
      rowStart = frames.count
    }
    for item in 0..<model.section.content.count {
      let size = flowSize(sizes.hints(of: item), item: item, room: room)
      if rowStart < frames.count, x + size.width > room + 0.001 {
        closeRow()
        y += rowHeight + layout.lineSpacing
        (x, rowHeight) = (0, 0)
      }
      frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + layout.spacing
      rowHeight = max(rowHeight, size.height)
    }
    closeRow()
    return (frames, frames.isEmpty ? 0 : y + rowHeight)
  }

  /// The size of one item of a flow.
  private func flowSize(_ hints: CollectionSizeHints, item: Int, room: CGFloat) -> CGSize {
    if let size = hints.ownSize { return size }
    let own = sizer.itemSize(inSection: index, item: item, width: hints.ownWidth)
    return CGSize(
      width: min(hints.ownWidth ?? own.width, room), height: hints.height(inColumn: own.width) ?? own.height)
  }
}
