import Foundation
import Geometry

extension View {
  /// Shows a count at the end of a row of a list with an appearance; nothing for 0, and nothing elsewhere.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text("\(count)")) }

  /// Shows a text at the end of a row of a list with an appearance; nothing for `nil`, and nothing elsewhere.
  public func badge(_ label: Text?) -> some View { modifier(RowBadgeModifier(label: label)) }

  /// Shows a literal, whose inline Markdown is read, at the end of a row of a list with an appearance.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a string at the end of a row of a list with an appearance.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

struct RowBadgeModifier: SecondaryModifier {
  let label: Text?

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    guard let label, context.isCollectionItem, context.environment.builtIn.listAppearance != nil else {
      return node
    }
    let badge = context.secondaryNode(label.foregroundStyle(.secondary), alignment: .center)
    return StackNode(
      axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil,
      direction: context.environment.layoutDirection,
      children: [node, SpacerNode(axis: .horizontal, minLength: ViewSpacing.standard), badge])
  }
}
