import CollectionLayout
import Drawing
import Foundation
import Geometry

/// How a list draws a row around its view.
struct ListRow {
  var insets: EdgeInsets
  /// Points the row is high at least.
  var minimumHeight: CGFloat
  /// What lies behind the row's view: a declared view, else a colour.
  var background: LayoutNode?
  var fill: Color?
  /// The radius of the upper and lower corners, in points.
  var topRadius: CGFloat = 0
  var bottomRadius: CGFloat = 0
  var topSeparator: Separator?
  var bottomSeparator: Separator?
  var state: CollectionItemState = []
  var leadingActions: [LayoutNode] = []
  var trailingActions: [LayoutNode] = []

  /// A line one pixel high.
  struct Separator {
    var color: Color
    /// Points from the row's leading edge to the line's.
    var inset: CGFloat
  }

  /// A row's height on the device before its view asks for more (`views.md` 6.3).
  static let standardHeight: CGFloat = 44
  /// The room around a row's view (`layout.md` 7.5 `[inferred]`).
  static let standardInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The corners of inset groups (`views.md` 6.3 `[inferred]`).
  private static let groupRadius: CGFloat = 10

  /// A row of a list.
  ///
  /// Lines are drawn below rows; inset groups have none at their ends, grouped lists draw the ends from edge to edge, and
  /// sidebars have none (`layout.md` 7.4 `[inferred]`).
  init(
    _ element: ListElement, appearance: CollectionLayoutListConfiguration.Appearance, isFirst: Bool,
    isLast: Bool, state: CollectionItemState
  ) {
    let values = element.values[ListRowKey.self]
    insets = values.insets ?? Self.standardInsets
    minimumHeight = Self.standardHeight
    background = element.values[ListRowBackgroundKey.self]?(element.path)
    self.state = state
    let actions = element.values[SwipeActionsKey.self]
    if state.contains(.swipedLeading) { leadingActions = actions.leading?(element.path) ?? [] }
    if state.contains(.swipedTrailing) { trailingActions = actions.trailing?(element.path) ?? [] }
    switch appearance {
    case .grouped: fill = Color(.secondarySystemGroupedBackground)
    case .insetGrouped:
      fill = Color(.secondarySystemGroupedBackground)
      let isLifted = state.contains(.lifted)
      if isFirst || isLifted { topRadius = Self.groupRadius }
      if isLast || isLifted { bottomRadius = Self.groupRadius }
    case .plain: break
    case .sidebar, .sidebarPlain:
      topRadius = Self.groupRadius
      bottomRadius = Self.groupRadius
    }
    let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
    topSeparator = Self.separator(
      values, at: .top, byDefault: appearance == .grouped && isFirst, inset: isFirst ? 0 : insets.leading)
    let reachesEdge = appearance == .grouped && isLast
    bottomSeparator = Self.separator(
      values, at: .bottom,
      byDefault: !isSidebar && !(appearance == .insetGrouped && (isLast || state.contains(.lifted))),
      inset: reachesEdge ? 0 : insets.leading)
  }

  /// The room of a header or footer of such a list (`layout.md` 7.5).
  static func boundaryInsets(isHeader: Bool) -> EdgeInsets {
    EdgeInsets(top: isHeader ? 10 : 8, leading: 16, bottom: isHeader ? 10 : 6, trailing: 16)
  }

  private static func separator(
    _ values: ListRowValues, at edge: VerticalEdge, byDefault: Bool, inset: CGFloat
  ) -> Separator? {
    let isShown =
      switch values.separators[edge] ?? .automatic {
      case .automatic: byDefault
      case .visible: true
      case .hidden: false
      }
    return isShown
      ? Separator(color: values.separatorTint[edge] ?? Color(.separator), inset: inset) : nil
  }
}
