import CollectionLayout
import Drawing
import Foundation
import Geometry

extension SectionModel {
  /// The section as a layout description.
  ///
  /// - Parameters:
  ///   - width: points the whole section has.
  ///   - grid: the device's pixels.
  ///   - measuresAll: whether every item's size is wanted at once, which is cheaper than one after the other.
  ///   - measure: the preferred size of an item at a width, asked only where nothing is declared and the arrangement
  ///     needs every size.
  func makeLayoutSection(
    width: CGFloat, grid: PixelGrid, measuresAll: Bool, measure: @escaping (Int, CGFloat?) -> CGSize
  ) -> CollectionLayoutSection {
    let room = max(width - layout.insets.horizontal, 0)
    let result: CollectionLayoutSection
    switch layout.arrangement {
    case .list: result = list(room: room)
    case .grid(let columns): result = gridSection(columns, room: room, grid: grid)
    case .flow: result = flow(room: room, measure: measure)
    case .waterfall(let columns):
      result = waterfall(columns, room: room, grid: grid, measure: measuresAll ? measure : nil)
    case .carousel(let behavior): result = carousel(behavior, room: room)
    }
    result.contentInsets = layout.insets
    result.contentInsetsReference = .none
    result.interGroupSpacing =
      result.orthogonalScrollingBehavior == .none ? layout.lineSpacing : layout.spacing
    var boundary: [CollectionLayoutBoundarySupplementaryItem] = []
    func add(_ part: ResolvedList, _ kind: String, _ alignment: RectAlignment, pinned: Bool) {
      if part.isEmpty { return }
      let height = declaredHeight(of: part, width: room).map { CollectionLayoutDimension.absolute($0) }
      let item = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: height ?? .estimated(CollectionSectionLayout.estimatedRowHeight)),
        elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = pinned
      boundary.append(item)
    }
    add(section.header, SupplementaryKind.header, .top, pinned: pinsHeader)
    add(section.footer, SupplementaryKind.footer, .bottom, pinned: false)
    result.boundarySupplementaryItems = boundary
    return result
  }

  /// One row of groups of one item, scrolled by itself.
  private func carousel(
    _ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior, room: CGFloat
  ) -> CollectionLayoutSection {
    let hints = section.content.isEmpty ? ItemHints() : sizes.hints(of: 0)
    let width: CollectionLayoutDimension
    if case .uniform(let hints) = sizes, let declared = hints.width {
      width = .absolute(declared)
    } else {
      width = .estimated(hints.width ?? room / 2)
    }
    let size = CollectionLayoutSize(
      widthDimension: width, heightDimension: heightDimension(inColumn: hints.width ?? room / 2))
    let result = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    result.orthogonalScrollingBehavior = behavior
    return result
  }

  /// The width of a column, rounded down to pixels as the engine does.
  static func columnWidth(_ count: Int, room: CGFloat, spacing: CGFloat, grid: PixelGrid) -> CGFloat {
    max(0, grid.floor((room - spacing * CGFloat(count - 1)) / CGFloat(count)))
  }

  private func list(room: CGFloat) -> CollectionLayoutSection {
    if case .varied(let hints) = sizes {
      let heights = hints.map { $0.height(inColumn: room) }
      if heights.allSatisfy({ $0 != nil }) {
        return CollectionLayoutSection(
          masonry: CollectionLayoutMasonry(columns: .count(1), lengths: .points { heights[$0] ?? 0 }))
      }
    }
    var width = CollectionLayoutDimension.fractionalWidth(1)
    if case .uniform(let hints) = sizes, let declared = hints.width { width = .absolute(declared) }
    let height = heightDimension(inColumn: room)
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(widthDimension: width, heightDimension: height))
    return CollectionLayoutSection(
      group: .vertical(
        layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
        subitems: [item]))
  }

  private func gridSection(
    _ columns: CollectionSectionLayout.Columns, room: CGFloat, grid: PixelGrid
  ) -> CollectionLayoutSection {
    let count = columns.count(in: room, spacing: layout.spacing)
    let column = Self.columnWidth(count, room: room, spacing: layout.spacing, grid: grid)
    let height = heightDimension(inColumn: column)
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: height))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      subitem: item, count: count)
    group.interItemSpacing = .fixed(layout.spacing)
    return CollectionLayoutSection(group: group)
  }

  /// The height of all items: absolute where they declare one height.
  private func heightDimension(inColumn column: CGFloat) -> CollectionLayoutDimension {
    if case .uniform(let hints) = sizes, let height = hints.height(inColumn: column) {
      return .absolute(height)
    }
    let first = section.content.isEmpty ? nil : sizes.hints(of: 0).height(inColumn: column)
    return .estimated(first ?? Self.estimate)
  }

  private func waterfall(
    _ columns: CollectionSectionLayout.Columns, room: CGFloat, grid: PixelGrid,
    measure: ((Int, CGFloat?) -> CGSize)?
  ) -> CollectionLayoutSection {
    let count = columns.count(in: room, spacing: layout.spacing)
    let column = Self.columnWidth(count, room: room, spacing: layout.spacing, grid: grid)
    let lengths: CollectionLayoutMasonry.Lengths
    switch sizes {
    case _ where measure != nil:
      let sizes = sizes
      lengths = .points { item in
        sizes.hints(of: item).height(inColumn: column) ?? measure?(item, column).height ?? 0
      }
    case .uniform(let hints):
      let height = hints.height(inColumn: column)
      lengths = height.map { height in .points { _ in height } } ?? .estimated(Self.estimate)
    case .varied(let hints):
      let heights = hints.map { $0.height(inColumn: column) }
      lengths =
        heights.contains(nil)
        ? .estimated(heights.lazy.compactMap { $0 }.first ?? Self.estimate) : .points { heights[$0] ?? 0 }
    }
    return CollectionLayoutSection(
      masonry: CollectionLayoutMasonry(
        columns: .count(count), columnSpacing: layout.spacing, lengths: lengths))
  }

  private static let estimate = CollectionSectionLayout.estimatedRowHeight

  /// Rows of items of their own widths; equal sizes are packed by arithmetic, others one by one.
  private func flow(room: CGFloat, measure: (Int, CGFloat?) -> CGSize) -> CollectionLayoutSection {
    if case .uniform(let hints) = sizes, let width = hints.width, let height = hints.height(inColumn: width) {
      let count = CollectionSectionLayout.Columns.adaptive(minimum: width).count(
        in: room, spacing: layout.spacing)
      let item = CollectionLayoutItem(
        layoutSize: CollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
      )
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        repeatingSubitem: item, count: count)
      group.interItemSpacing = .fixed(layout.spacing)
      return CollectionLayoutSection(group: group)
    }
    let (frames, height) = flowFrames(room: room, measure: measure)
    return CollectionLayoutSection(
      group: .custom(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      ) { _ in frames.map { CollectionLayoutGroupCustomItem(frame: $0) } })
  }

  /// The items' frames, row by row, and the height of all rows.
  ///
  /// An item stands in the middle of its row's height, as in a flow layout.
  private func flowFrames(
    room: CGFloat, measure: (Int, CGFloat?) -> CGSize
  ) -> (frames: [CGRect], height: CGFloat) {
    var frames: [CGRect] = []
    var (x, y, rowHeight, rowStart) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, 0)
    func closeRow() {
      for index in rowStart..<frames.count {
        frames[index].origin.y = y + (rowHeight - frames[index].height) / 2
      }
      rowStart = frames.count
    }
    for item in 0..<section.content.count {
      let hints = sizes.hints(of: item)
      var size = CGSize(width: hints.width ?? 0, height: 0)
      if let width = hints.width, let height = hints.height(inColumn: width) {
        size.height = height
      } else {
        let own = measure(item, hints.width)
        size = CGSize(
          width: min(hints.width ?? own.width, room), height: hints.height(inColumn: own.width) ?? own.height)
      }
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
}
