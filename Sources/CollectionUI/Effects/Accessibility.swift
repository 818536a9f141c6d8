import Drawing
import Foundation
import Geometry

extension View {
  /// Says what the view is to those who cannot see it, inline Markdown being read.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the view is to those who cannot see it; renderers write it where their format has a place.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    let label = String(label)
    return modifier(AccessibilityModifier { $0.accessibilityLabel = label })
  }

  /// Says what the view is to those who cannot see it.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityTextModifier(text: label) { $0.accessibilityLabel = $1 })
  }

  /// Says what the view shows at present to those who cannot see it.
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    let value = String(value)
    return modifier(AccessibilityModifier { $0.accessibilityValue = value })
  }

  /// Says what the view shows at present to those who cannot see it.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(AccessibilityTextModifier(text: value) { $0.accessibilityValue = $1 })
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

// What a picture's formats have no place for; views may say it all the same.
extension View {
  /// Makes one element of the view; a picture tells of each part by itself.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

  /// Says how the view behaves, which a picture does not tell.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Says how the view does not behave, which a picture does not tell.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Says in which order siblings are told of, which a picture does not tell.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Lets those who cannot see the view do something with it, which a picture does not tell.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }

  /// Lets those who cannot see the view do something with it, which a picture does not tell.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Says what touching the view does, which a picture does not tell.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Says what touching the view does, which a picture does not tell.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Says what touching the view does, which a picture does not tell.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
}

/// How a view's parts are told of.
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// Each part by itself.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// All parts as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
  /// Only the view.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
}

/// How a view behaves.
nonisolated public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Traits by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 6)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 8)
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
