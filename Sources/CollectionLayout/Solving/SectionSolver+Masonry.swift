import Foundation
import Geometry

extension SectionSolver {
  /// The section as a masonry of `count` items.
  @MainActor
  func solve(
    _ description: CollectionLayoutMasonry, count: Int
  ) throws(LayoutMisuse) -> SolvedSection {
    switch description.columns {
    case .count(let columns) where columns < 1:
      throw .masonry(reason: "it has \(columns) columns. It must have at least 1.")
    case .adaptive(let minimum) where !(minimum > 0 && minimum.isFinite):
      throw .masonry(reason: "the least column width must be positive and finite.")
    default: break
    }
    guard count > 0 else { return section(of: nil) }
    var masonry = SolvedMasonry(
      axis: axis, origin: bodyOrigin, breadth: groupContainer[axis.cross],
      columns: description.columns,
      columnSpacing: try finite(description.columnSpacing, "column spacing"), grid: context.grid)
    let gap = value.interGroupSpacing
    let span = description.span
    switch description.lengths {
    case .aspectRatios(let ratio) where axis == .vertical:
      masonry.fill(count: count, gap: gap, span: span) { $1 / ratio($0) }
    case .aspectRatios(let ratio):
      masonry.fill(count: count, gap: gap, span: span) { $1 * ratio($0) }
    case .points(let length):
      masonry.fill(count: count, gap: gap, span: span) { item, _ in length(item) }
    case .estimated(let length): masonry.fill(count: count, gap: gap, span: span, estimate: length)
    }
    return section(of: .masonry(masonry))
  }
}
