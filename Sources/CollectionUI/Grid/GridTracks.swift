import Foundation
import Geometry

/// The columns and rows of a grid under one proposal.
///
/// Widths are divided among columns as a row of views divides its width, the least flexible first; cells that span
/// columns only widen the last one they cover, where they do not fit. Then heights are divided among rows alike, at
/// those widths.
struct GridTracks {
  private let spacing: CGSize
  private var widths: [CGFloat]
  private var heights: [CGFloat]
  private var columnStarts: [CGFloat] = []
  private var rowStarts: [CGFloat] = []
  /// Where the cells of a column or row meet, from its start, where that is not one of its edges or its middle.
  private var columnLines: [Int: CGFloat] = [:]
  private var rowLines: [Int: CGFloat] = [:]

  init(_ cells: GridCells, proposal: ProposedViewSize, spacing: CGSize) {
    self.spacing = spacing
    widths = Array(repeating: 0, count: cells.columnCount)
    heights = Array(repeating: 0, count: cells.rowCount)
    solveColumns(cells, width: proposal.width)
    solveRows(cells, height: proposal.height)
    columnStarts = Self.starts(widths, gap: spacing.width)
    rowStarts = Self.starts(heights, gap: spacing.height)
    for cell in cells.cells { noteLines(cell) }
  }

  var size: CGSize {
    CGSize(
      width: Self.length(of: widths[...], gap: spacing.width),
      height: Self.length(of: heights[...], gap: spacing.height))
  }

  /// The place of a cell, in points from the grid's corner.
  func frame(of cell: GridCell) -> CGRect {
    CGRect(
      x: columnStarts[cell.columns.lowerBound], y: rowStarts[cell.row],
      width: Self.length(of: widths[cell.columns], gap: spacing.width), height: heights[cell.row])
  }

  /// Where the cell's horizontal guide goes, in points from the grid's leading edge.
  func line(ofColumnOf cell: GridCell, in frame: CGRect) -> CGFloat {
    if cell.horizontal.combination != .none, let line = columnLines[cell.columns.lowerBound] {
      return frame.minX + line
    }
    let place = ViewDimensions(node: nil, proposal: .unspecified, size: frame.size)
    return frame.minX + place.value(cell.horizontal)
  }

  /// Where the cell's vertical guide goes, in points from the grid's top edge.
  func line(ofRowOf cell: GridCell, in frame: CGRect) -> CGFloat {
    if cell.vertical.combination != .none, let line = rowLines[cell.row] { return frame.minY + line }
    let place = ViewDimensions(node: nil, proposal: .unspecified, size: frame.size)
    return frame.minY + place.value(cell.vertical)
  }

  private static func starts(_ lengths: [CGFloat], gap: CGFloat) -> [CGFloat] {
    var position: CGFloat = 0
    return lengths.map { length in
      defer { position += length + gap }
      return position
    }
  }

  private static func length(of lengths: ArraySlice<CGFloat>, gap: CGFloat) -> CGFloat {
    lengths.isEmpty ? 0 : lengths.reduce(0, +) + gap * CGFloat(lengths.count - 1)
  }

  private mutating func solveColumns(_ cells: GridCells, width: CGFloat?) {
    let sizing = cells.cells.filter { !$0.unsized.contains(.horizontal) }
    var single = Array(repeating: [LayoutNode](), count: widths.count)
    for cell in sizing where cell.columns.count == 1 { single[cell.columns.lowerBound].append(cell.node) }
    widths = Self.divide(width, gap: spacing.width, count: widths.count) { column, offer in
      single[column].lazy.map { $0.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width }.max()
        ?? 0
    }
    for cell in sizing where cell.columns.count > 1 {
      let covered = Self.length(of: widths[cell.columns], gap: spacing.width)
      let free = width.map { max($0 - Self.length(of: widths[...], gap: spacing.width), 0) + covered }
      let wanted = cell.node.sizeThatFits(ProposedViewSize(width: free, height: nil)).width
      if wanted > covered { widths[cell.columns.upperBound - 1] += wanted - covered }
    }
  }

  private mutating func solveRows(_ cells: GridCells, height: CGFloat?) {
    var rows = Array(
      repeating: [(node: LayoutNode, width: CGFloat, guide: AlignmentKey)](), count: heights.count)
    for cell in cells.cells where !cell.unsized.contains(.vertical) {
      let width = Self.length(of: widths[cell.columns], gap: spacing.width)
      rows[cell.row].append((cell.node, width, cell.vertical))
    }
    heights = Self.divide(height, gap: spacing.height, count: heights.count) { row, offer in
      // Cells that meet at a line of text reach up and down from it.
      var (above, below, plain) = (-CGFloat.infinity, -CGFloat.infinity, CGFloat.zero)
      for cell in rows[row] {
        let dimensions = cell.node.dimensions(ProposedViewSize(width: cell.width, height: offer))
        plain = max(plain, dimensions.height)
        if cell.guide.combination != .none {
          let guide = dimensions.value(cell.guide)
          above = max(above, guide)
          below = max(below, dimensions.height - guide)
        }
      }
      return max(plain, above + below)
    }
  }

  private mutating func noteLines(_ cell: GridCell) {
    let dimensions = cell.node.dimensions(ProposedViewSize(frame(of: cell).size))
    if cell.horizontal.combination != .none {
      let column = cell.columns.lowerBound
      columnLines[column] = max(columnLines[column] ?? 0, dimensions.value(cell.horizontal))
    }
    if cell.vertical.combination != .none {
      rowLines[cell.row] = max(rowLines[cell.row] ?? 0, dimensions.value(cell.vertical))
    }
  }

  /// Divides `room` among tracks by the rule of `views.md` 2.2, all of one priority.
  private static func divide(
    _ room: CGFloat?, gap: CGFloat, count: Int, length: (_ track: Int, _ offer: CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let room else { return (0..<count).map { length($0, nil) } }
    var order = (0..<count).map { track in
      let least = length(track, 0)
      return (track: track, least: least, flexibility: length(track, .infinity) - least)
    }
    order.sort { left, right in
      if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
      if left.flexibility == .infinity, left.least != right.least { return left.least > right.least }
      return left.track < right.track
    }
    var available = room - gap * CGFloat(count - 1)
    var lengths = Array(repeating: CGFloat.zero, count: count)
    for (position, track) in order.enumerated() {
      let offer = max(available / CGFloat(count - position), 0)
      lengths[track.track] = length(track.track, offer.isNaN ? .infinity : offer)
      available -= lengths[track.track]
    }
    return lengths
  }
}
