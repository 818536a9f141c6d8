import Drawing
import Foundation
import Geometry

extension View {
  /// Sets the view's value for a key, in place of what views inside have set.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier { preferences, _, _ in preferences.set(key, value) })
  }

  /// Changes the value that views inside have set for a key, or the key's default where none has.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier { preferences, _, _ in
        var value = preferences.value(key) ?? K.defaultValue
        callback(&value)
        preferences.set(key, value)
      })
  }

  /// Runs an action with the value that views inside have set for a key: at first and whenever it changes.
  ///
  /// The action runs after the views are drawn; if it changes state, they are drawn again. A picture that keeps
  /// changing is drawn three times at the most.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(
      ReportModifier { render, path, _ in
        render.report(render.preferences.value(key) ?? K.defaultValue, to: path, action: action)
      })
  }

  /// Sets the view's value for a key from a place in the view, which a ``GeometryProxy`` resolves.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceModifier { preferences, frame, direction in
        preferences.set(key, transform(value.anchor(in: frame, direction: direction)))
      })
  }

  /// Changes the value that views inside have set for a key, with a place in the view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier { preferences, frame, direction in
        var old = preferences.value(key) ?? K.defaultValue
        transform(&old, value.anchor(in: frame, direction: direction))
        preferences.set(key, old)
      })
  }
}

/// Changes what the views inside prefer.
struct PreferenceModifier: NodeModifier {
  let change: (inout PreferenceCollector, CGRect, LayoutDirection) -> Void

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    let direction = context.environment.layoutDirection
    return PreferenceNode(node) { render, frame in change(&render.preferences, frame, direction) }
  }
}

/// Reads what the views inside prefer, or where they are, for an action afterwards.
struct ReportModifier: SecondaryModifier {
  let read: (RenderContext, ViewPath, GeometryProxy) -> Void

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    let (path, direction) = (context.path, context.environment.layoutDirection)
    return PreferenceNode(node) { render, frame in
      read(render, path, GeometryProxy(frame: frame, direction: direction, in: render))
    }
  }
}

/// A view after whose drawing the preferences of everything inside are at hand.
final class PreferenceNode: WrapperNode {
  nonisolated deinit {}

  private let read: (RenderContext, CGRect) -> Void

  init(_ child: LayoutNode, read: @escaping (RenderContext, CGRect) -> Void) {
    self.read = read
    super.init(child)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let render = canvas.render
    let inner = render.collectingPreferences {
      child.draw(at: origin, proposal: proposal, on: canvas)
      read(render, CGRect(origin: origin, size: sizeThatFits(proposal)))
    }
    render.preferences.merge(inner)
  }
}
