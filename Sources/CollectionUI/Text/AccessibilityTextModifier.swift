import Drawing
import Foundation

/// Says something of a view in the words of a text, which may depend on where the view stands.
struct AccessibilityTextModifier: NodeModifier {
  let text: Text
  let change: (inout DisplayElement, String) -> Void

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    let words = text.pieces(in: context.environment).map(\.string).joined()
    return AccessibilityNode(node) { change(&$0, words) }
  }
}
