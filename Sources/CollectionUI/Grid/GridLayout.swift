public import Foundation
import Geometry

/// A layout in rows and columns, for use in ``AnyLayout``; see ``Grid``.
public struct GridLayout: Layout {
  public var alignment: Alignment
  /// Points between columns; `nil` for 8.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; `nil` for 8.
  public var verticalSpacing: CGFloat?

  /// What the layout computes once for its subviews.
  public struct Cache {
    let cells: GridCells
    /// The latest tracks, which are asked for again when the cells are placed.
    var tracks: (proposal: ProposedViewSize, tracks: GridTracks)?
  }

  /// A grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  private var spacing: CGSize {
    CGSize(
      width: horizontalSpacing ?? ViewSpacing.standard, height: verticalSpacing ?? ViewSpacing.standard)
  }

  /// The cells in their rows and columns.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(cells: GridCells(subviews, alignment: alignment))
  }

  private func tracks(_ proposal: ProposedViewSize, _ cache: inout Cache) -> GridTracks {
    if let known = cache.tracks, known.proposal == proposal { return known.tracks }
    let tracks = GridTracks(cache.cells, proposal: proposal, spacing: spacing)
    cache.tracks = (proposal, tracks)
    return tracks
  }

  /// The sum of the columns by the sum of the rows.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    tracks(proposal, &cache).size
  }

  /// Places each cell in its columns and its row, whose size it is offered.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let tracks = tracks(proposal, &cache)
    for (index, cell) in cache.cells.cells.enumerated() {
      let frame = tracks.frame(of: cell)
      let offer = ProposedViewSize(frame.size)
      let dimensions = cell.node.dimensions(offer)
      var origin = CGPoint(
        x: tracks.line(ofColumnOf: cell, in: frame) - dimensions.value(cell.horizontal),
        y: tracks.line(ofRowOf: cell, in: frame) - dimensions.value(cell.vertical))
      if let anchor = cell.anchor {
        origin = CGPoint(
          x: frame.minX + anchor.x * (frame.width - dimensions.width),
          y: frame.minY + anchor.y * (frame.height - dimensions.height))
      }
      subviews[index].place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: offer)
    }
  }
}
