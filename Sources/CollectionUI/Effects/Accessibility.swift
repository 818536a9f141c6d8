import Drawing
import Foundation
import Geometry

extension View {
  /// Says what the view is to those who cannot see it; renderers write it where their format has a place.
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    let label = String(label)
    return modifier(AccessibilityModifier { $0.accessibilityLabel = label })
  }

  /// Says what the view is to those who cannot see it.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityTextModifier(label: label))
  }

  /// Says what the view shows at present to those who cannot see it.
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    let value = String(value)
    return modifier(AccessibilityModifier { $0.accessibilityValue = value })
  }

  /// Names the view for tests; nobody reads it aloud.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier { $0.accessibilityIdentifier = identifier })
  }

  /// Keeps the view from those who cannot see it.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
    modifier(AccessibilityModifier { $0.isAccessibilityHidden = isHidden })
  }
}

/// Says something of the view to assistive technology and tests.
struct AccessibilityModifier: NodeModifier {
  let change: (inout DisplayElement) -> Void

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    AccessibilityNode(node, change: change)
  }
}

/// A view that is one element of the display list; what several modifiers say of it is said of that element.
final class AccessibilityNode: WrapperNode {
  nonisolated deinit {}

  private let change: (inout DisplayElement) -> Void

  init(_ child: LayoutNode, change: @escaping (inout DisplayElement) -> Void) {
    self.change = change
    super.init(child)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    // Directly inside stands either the view or the node of another such modifier, whose scope is then the only item.
    let items = canvas.collect { child.draw(at: origin, proposal: proposal, on: $0) }
    var scope = DisplayScope(items: items)
    if child is AccessibilityNode, items.count == 1, case .scope(let inner) = items[0].content {
      scope = inner
    }
    var element =
      scope.element ?? DisplayElement(frame: CGRect(origin: origin, size: sizeThatFits(proposal)))
    change(&element)
    scope.element = element
    canvas.addScope(scope)
  }
}
