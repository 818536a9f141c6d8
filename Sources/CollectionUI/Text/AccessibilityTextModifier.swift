import Drawing
import Foundation

/// Says what a view is in the words of a text, which may depend on where the view stands.
struct AccessibilityTextModifier: NodeModifier {
  let label: Text

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    let words = label.pieces(in: context.environment).map(\.string).joined()
    return AccessibilityNode(node) { $0.accessibilityLabel = words }
  }
}
