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
/// Headers and footers of sections take a row each, from the first column to the last; the rows of a section begin
/// below its header. Everything in it is built, whatever is seen; a ``CollectionView`` builds only what is seen.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let grid: LazyGrid<Content>

  /// A grid of columns.
  ///
  /// - Parameters:
  ///   - columns: the columns.
  ///   - alignment: where all columns stand in the width that is offered, and headers and footers in theirs.
  ///   - spacing: points between rows; `nil` for 8.
  ///   - pinnedViews: the parts of sections that stay in the sight of a scroll view while their section is.
  ///   - content: the cells.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    grid = LazyGrid(
      axis: .vertical, tracks: columns, alignment: Alignment(horizontal: alignment, vertical: .top),
      spacing: spacing, pinnedViews: pinnedViews, content: content())
  }

  /// A node that lays out the cells.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode { grid.makeNode(in: context) }

  /// The type of the body.
  public typealias Body = Never
}

/// Cells in rows, filled column by column (`views.md` 2.13).
///
/// Headers and footers of sections take a column each, from the first row to the last; the columns of a section begin
/// behind its header. Everything in it is built, whatever is seen; a ``CollectionView`` builds only what is seen.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let grid: LazyGrid<Content>

  /// A grid of rows.
  ///
  /// - Parameters:
  ///   - rows: the rows.
  ///   - alignment: where all rows stand in the height that is offered, and headers and footers in theirs.
  ///   - spacing: points between columns; `nil` for 8.
  ///   - pinnedViews: the parts of sections that stay in the sight of a scroll view while their section is.
  ///   - content: the cells.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    grid = LazyGrid(
      axis: .horizontal, tracks: rows, alignment: Alignment(horizontal: .leading, vertical: alignment),
      spacing: spacing, pinnedViews: pinnedViews, content: content())
  }

  /// A node that lays out the cells.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode { grid.makeNode(in: context) }

  /// The type of the body.
  public typealias Body = Never
}

/// What a lazy grid of either axis is declared with.
private struct LazyGrid<Content: View> {
  /// The axis along which lines of cells follow each other.
  let axis: Axis
  let tracks: [GridItem]
  /// Where the whole stands in the room it takes.
  let alignment: Alignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  func makeNode(in context: ResolutionContext) -> LayoutNode {
    let direction = context.environment.layoutDirection
    let list = Content._resolve(content, in: context.insideContainer(stackAxis: nil))
    var children: [LayoutNode] = []
    list.makeNodes(into: &children)
    let grid = LazyGridNode(
      tracks: tracks, axis: axis, alignment: alignment, spacing: spacing, direction: direction,
      children: children, blocks: LazyGridBlock.blocks(of: list))
    return LazyNode(
      grid, of: children, pinned: PinnedPart.parts(of: list, pinnedViews), axis: axis, alignment: alignment,
      direction: direction)
  }
}
