import Foundation
import Geometry

/// One cell of a grid.
struct GridCell {
  let node: LayoutNode
  let row: Int
  var columns: Range<Int>
  /// Whether it stands outside of rows and spans all columns.
  let isWhole: Bool
  let anchor: UnitPoint?
  let unsized: Axis.Set
  var horizontal: AlignmentKey
  let vertical: AlignmentKey
}

/// The cells of a grid in the order of its subviews, in their rows and columns.
struct GridCells {
  private(set) var cells: [GridCell] = []
  private(set) var rowCount = 0
  /// The most columns that a row's cells take; one at least where there is any cell.
  private(set) var columnCount = 0

  /// Sorts the subviews into rows: neighbours of the same row, and each view outside of rows on its own.
  init(_ subviews: LayoutSubviews, alignment: Alignment) {
    var current: GridRowMark?
    var column = 0
    var columnAlignments: [Int: AlignmentKey] = [:]
    for subview in subviews {
      let mark = subview[GridRowKey.self]
      if mark == nil || mark !== current {
        rowCount += 1
        column = 0
      }
      current = mark
      let span = mark == nil ? 1 : subview[GridColumnsKey.self]
      cells.append(
        GridCell(
          node: subview.node, row: rowCount - 1, columns: column..<(column + span), isWhole: mark == nil,
          anchor: subview[GridAnchorKey.self], unsized: subview[GridUnsizedKey.self],
          horizontal: alignment.horizontal.key, vertical: (mark?.alignment ?? alignment.vertical).key))
      if mark != nil, columnAlignments[column] == nil, let own = subview[GridColumnAlignmentKey.self] {
        columnAlignments[column] = own.key
      }
      column += span
      columnCount = max(columnCount, column)
    }
    for index in cells.indices {
      if cells[index].isWhole {
        cells[index].columns = 0..<columnCount
      } else if let own = columnAlignments[cells[index].columns.lowerBound] {
        cells[index].horizontal = own
      }
    }
  }
}
