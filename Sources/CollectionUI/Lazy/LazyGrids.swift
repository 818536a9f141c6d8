public import Foundation
import Geometry

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem {
  /// How long a track is across the grid, in points.
  nonisolated public enum Size: Hashable, Sendable {
    /// This long.
    case fixed(CGFloat)
    /// A share of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many equal tracks as fit, each at least `minimum` long.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Points to the next track; `nil` for 8.
  public var spacing: CGFloat?
  /// Where cells stand in the track; `nil` for the middle.
  public var alignment: Alignment?

  /// A track.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Cells in columns, filled row by row (`views.md` 2.13).
///
/// Everything in it is built, whatever is seen; a ``CollectionView`` builds only what is seen.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A grid of columns.
  ///
  /// - Parameters:
  ///   - columns: the columns.
  ///   - alignment: where all columns stand in the width that is offered.
  ///   - spacing: points between rows; `nil` for 8.
  ///   - content: the cells.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// A node that lays out the cells.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    let grid = LazyGridNode(
      tracks: columns, axis: .vertical, spacing: spacing, direction: context.environment.layoutDirection,
      cells: context.insideContainer(stackAxis: nil).nodes(of: content))
    return LazyNode(
      grid, axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top),
      direction: context.environment.layoutDirection)
  }

  /// The type of the body.
  public typealias Body = Never
}

/// Cells in rows, filled column by column (`views.md` 2.13).
///
/// Everything in it is built, whatever is seen; a ``CollectionView`` builds only what is seen.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A grid of rows.
  ///
  /// - Parameters:
  ///   - rows: the rows.
  ///   - alignment: where all rows stand in the height that is offered.
  ///   - spacing: points between columns; `nil` for 8.
  ///   - content: the cells.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// A node that lays out the cells.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    let grid = LazyGridNode(
      tracks: rows, axis: .horizontal, spacing: spacing, direction: context.environment.layoutDirection,
      cells: context.insideContainer(stackAxis: nil).nodes(of: content))
    return LazyNode(
      grid, axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment),
      direction: context.environment.layoutDirection)
  }

  /// The type of the body.
  public typealias Body = Never
}
