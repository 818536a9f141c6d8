public import Foundation

/// Columns of items of different heights, each new item put into the shortest column.
///
/// UIKit has no such section. Columns share the section's inner width, less the gaps, and are rounded down to
/// pixels. Every item goes to the column (for an item that spans several: to the run of columns) whose end,
/// so far, is nearest to the start; of several equally short the first one, in reading direction, takes it.
/// In a layout that scrolls sideways the columns are rows and heights are widths. Lengths are rounded to the
/// nearest pixel. The gap between the items of a column is the section's `interGroupSpacing`. A masonry follows the
/// layout's own direction whatever the section's orthogonal scrolling behaviour.
///
/// ```swift
/// let section = CollectionLayoutSection(
///   masonry: CollectionLayoutMasonry(columns: .count(2), lengths: .aspectRatios { photos[$0].ratio }))
/// ```
public struct CollectionLayoutMasonry {
  /// How many columns there are.
  public enum Columns: Hashable, Sendable {
    /// Exactly so many.
    case count(Int)
    /// As many as fit when each is at least `minimum` points wide; at least one.
    case adaptive(minimum: CGFloat)
  }

  /// How long each item is along its column.
  public enum Lengths {
    /// From its width: the declared ratio of width to height, by item index.
    case aspectRatios((Int) -> CGFloat)
    /// Declared in points, by item index.
    case points((Int) -> CGFloat)
    /// As the cells prefer; so many points until they have been measured.
    ///
    /// As cells are measured, later items may change their columns.
    case estimated(CGFloat)
  }

  /// How many columns there are.
  public var columns: Columns
  /// The gap between columns, in points.
  public var columnSpacing: CGFloat
  /// How long each item is along its column.
  public var lengths: Lengths
  /// How many columns an item covers, by item index; nil is one each.
  ///
  /// Clamped to the columns there are.
  public var span: ((Int) -> Int)?

  /// A masonry of the given columns.
  public init(
    columns: Columns, columnSpacing: CGFloat = 0, lengths: Lengths, span: ((Int) -> Int)? = nil
  ) {
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.lengths = lengths
    self.span = span
  }
}
