import Drawing
import Foundation
import Geometry

extension View {
  /// Puts views in front of this one, made from what the views inside have set for a key.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier(key: key, alignment: alignment, isBehind: false, transform: transform))
  }

  /// Puts views behind this one, made from what the views inside have set for a key.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier(key: key, alignment: alignment, isBehind: true, transform: transform))
  }
}

struct PreferenceLayerModifier<K: PreferenceKey, V: View>: SecondaryModifier {
  let key: K.Type
  let alignment: Alignment
  let isBehind: Bool
  let transform: (K.Value) -> V

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    PreferenceLayerNode(
      node, alignment: alignment, isBehind: isBehind, direction: context.environment.layoutDirection,
      scope: context.lateScope()
    ) { preferences in
      context.secondaryNode(transform(preferences.value(key) ?? K.defaultValue), alignment: alignment)
    }
  }
}

/// A view with another in front or behind that is made once the first is drawn.
final class PreferenceLayerNode: WrapperNode {
  nonisolated deinit {}

  private let alignment: Alignment
  private let isBehind: Bool
  private let direction: LayoutDirection
  private let scope: ViewScope
  private let make: (PreferenceCollector) -> LayoutNode
  /// The other view as it was made last.
  private var made: LayoutNode?

  init(
    _ child: LayoutNode, alignment: Alignment, isBehind: Bool, direction: LayoutDirection, scope: ViewScope,
    make: @escaping (PreferenceCollector) -> LayoutNode
  ) {
    self.alignment = alignment
    self.isBehind = isBehind
    self.direction = direction
    self.scope = scope
    self.make = make
    super.init(child)
    mayChange = mayChange || scope.isKept
    scope.node = self
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let render = canvas.render
    var items: [DisplayItem] = []
    let preferences = render.collectingPreferences {
      items = canvas.collect { child.draw(at: origin, proposal: proposal, on: $0) }
    }
    func drawSecondary() {
      let secondary = scope.evaluate { make(preferences) }
      made = secondary
      adopt(secondary)
      scope.perform {
        secondary.draw(
          beside: child, at: origin, proposal: proposal, alignment: alignment, direction: direction,
          on: canvas)
      }
    }
    // What both prefer is combined in the order of drawing (`views.md` 4.4).
    if isBehind { drawSecondary() }
    canvas.append(items)
    render.preferences.merge(preferences)
    if !isBehind { drawSecondary() }
  }
}
