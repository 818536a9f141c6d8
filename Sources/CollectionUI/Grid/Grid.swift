public import Foundation
public import Geometry

/// Views in rows and columns, each column as wide as its widest cell and each row as high as its highest
/// (`views.md` 2.13).
///
/// A ``GridRow`` gives the cells of a row; a view outside of rows spans all columns.
public struct Grid<Content: View>: PrimitiveView {
  let layout: GridLayout
  let content: Content

  /// A grid.
  ///
  /// - Parameters:
  ///   - alignment: where cells stand that do not fill their place.
  ///   - horizontalSpacing: points between columns; `nil` for 8.
  ///   - verticalSpacing: points between rows; `nil` for 8.
  ///   - content: rows, and views that span all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// A container with a grid's layout.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    LayoutContainer(layout: layout, content: content)._makeNode(in: context)
  }

  /// The type of the body.
  public typealias Body = Never
}

/// The cells of one row of a grid; elsewhere a group.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row of the content's views.
  ///
  /// - Parameters:
  ///   - alignment: where the row's cells meet; `nil` for the grid's own.
  ///   - content: the cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The content's list, each view marked as a cell of the row.
  public static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    var values = ContainerValues()
    values[LayoutValueBridge<GridRowKey>.self] = GridRowMark(alignment: view.alignment)
    return Content._resolve(view.content, in: context.at(.part(0))).mapNodes { element in
      let node = element.makeNode()
      return LayoutValueNode(node, values: node.layoutValues.merged(over: values))
    }
  }

  /// The content's shape.
  public static var _shape: ResolvedShape { Content._shape }

  /// The type of the body.
  public typealias Body = Never
}

/// One row, which its cells share.
final class GridRowMark {
  nonisolated deinit {}

  let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

enum GridRowKey: LayoutValueKey { static var defaultValue: GridRowMark? { nil } }

enum GridColumnsKey: LayoutValueKey { static let defaultValue = 1 }

enum GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }

enum GridUnsizedKey: LayoutValueKey { static let defaultValue: Axis.Set = [] }

enum GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }

extension View {
  /// Lets a cell of a grid span so many columns, 1 to 10,000.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: min(max(count, 1), 10_000))
  }

  /// Puts a point of the cell's view at that point of its place in the grid.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }

  /// Lets a cell have no say in the size of its columns or its row.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedKey.self, value: axes)
  }

  /// Aligns all cells of the cell's column; the first cell that says so counts.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
}
