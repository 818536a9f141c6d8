import Drawing
import Foundation
import Geometry

/// The look of a label in a row of a list with an appearance: the icon large and in the tint, so that titles below each
/// other begin at one place.
///
/// Symbols have a room of 24 points (`views.md` 6.3), which grows with the body's text; other icons have their own width.
/// The gap is the 16 points that UIKit's lists have (`layout.md` 7.5).
struct ListRowLabel: View {
  let configuration: LabelStyleConfiguration
  @ScaledMetric private var symbolWidth: CGFloat = 24
  @Environment(\.listItemTint) private var tint

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 16) {
      configuration.icon.imageScale(.large).foregroundStyle(tint?.color ?? .accentColor)
        .modifier(SymbolRoomModifier(width: symbolWidth))
      configuration.title
    }
  }
}

/// The colour of the icons of labels in rows of lists.
nonisolated public struct ListItemTint: Hashable, Sendable {
  let color: Color

  /// A colour that is always used.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A colour that other systems may replace by one that a person prefers.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Grey.
  public static let monochrome = ListItemTint(color: Color(.secondaryLabel))
}

nonisolated private enum ListItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}

nonisolated extension EnvironmentValues {
  /// The colour of the icons of labels in rows; `nil` for the tint.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Chooses the colour of the icons of labels in rows of lists with an appearance; `nil` for the tint.
  public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

  /// Chooses the colour of the icons of labels in rows of lists with an appearance; `nil` for the tint.
  public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}

/// Gives a symbol a room as wide as others have, in points.
private struct SymbolRoomModifier: NodeModifier {
  let width: CGFloat

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    guard node.isSymbol else { return node }
    return FrameNode(
      node, width: width, height: nil, alignment: .center, direction: context.environment.layoutDirection)
  }
}

extension LayoutNode {
  /// Whether the view is a symbol, in whatever style.
  fileprivate var isSymbol: Bool {
    if self is SymbolNode { return true }
    guard let wrapper = self as? WrapperNode, !(self is UnaryLayoutNode) else { return false }
    return wrapper.child.isSymbol
  }
}
