import Drawing
import Foundation
import Geometry

/// The look of a label in a row of a list with an appearance: the icon large and in the tint, so that titles below each
/// other begin at one place.
///
/// Symbols have a room of 24 by 20 points, which grows with the body's text, as in UIKit's lists (`views.md` 6.3; the height
/// `[inferred]`: a line's, so that rows with symbols are as high as others); other icons have their own size. The gap is the
/// 16 points of those lists (`layout.md` 7.5). The middle of the icon lies in the middle of the first line's capitals.
struct ListRowLabel: View {
  let configuration: LabelStyleConfiguration
  @ScaledMetric private var symbolWidth: CGFloat = 24
  @ScaledMetric private var symbolHeight: CGFloat = 20
  /// Half of the height of the body's capitals: 0.7046 of 17 points (`views.md` 6.5).
  @ScaledMetric private var capitalMiddle: CGFloat = 6
  @Environment(\.listItemTint) private var tint

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 16) {
      configuration.icon.imageScale(.large).foregroundStyle(tint?.color ?? .accentColor)
        .modifier(SymbolRoomModifier(size: CGSize(width: symbolWidth, height: symbolHeight)))
        .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + capitalMiddle }
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

/// Gives a symbol a room as large as others have, in points.
private struct SymbolRoomModifier: NodeModifier {
  let size: CGSize

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    guard node.isSymbol else { return node }
    return FrameNode(
      node, width: size.width, height: size.height, alignment: .center,
      direction: context.environment.layoutDirection)
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
