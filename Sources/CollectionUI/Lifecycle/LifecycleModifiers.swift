import Drawing
import Foundation
import Geometry

extension View {
  /// Runs an action when a host first shows the view; pictures drawn once run none.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(actions: .init(appear: action)))
  }

  /// Runs an action when a host does not show the view any more.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(actions: .init(disappear: action)))
  }

  /// Does work from the time a host first shows the view; it is cancelled when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(LifecycleModifier(actions: .init(start: { Task(priority: priority) { await action() } })))
  }

  /// Does work from the time a host first shows the view, and anew whenever `value` is another.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(
      LifecycleModifier(
        actions: .init(
          start: { Task(priority: priority) { await action() } },
          watched: .init(value, runsAtFirst: false) { _ in })))
  }

  /// Runs an action in a host when `value` is another than when the view was drawn before.
  ///
  /// - Parameters:
  ///   - value: what is watched.
  ///   - initial: whether the action runs when the view appears, too.
  ///   - action: takes the old and the new value, which are the same when the view appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    modifier(
      LifecycleModifier(
        actions: .init(watched: .init(value, runsAtFirst: initial) { action($0 ?? value, value) })))
  }

  /// Runs an action in a host when `value` is another than when the view was drawn before.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value in a host when it is another than when the view was drawn before.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}

extension Lifecycle.Watched {
  init<V: Equatable>(_ value: V, runsAtFirst: Bool, change: @escaping (V?) -> Void) {
    self.init(
      value: value, isEqual: { $0 as? V == value }, change: { change($0 as? V) }, runsAtFirst: runsAtFirst)
  }
}

struct LifecycleModifier: SecondaryModifier {
  let actions: Lifecycle.Actions

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    if context.render.lifecycle == nil { return node }
    return LifecycleNode(node, path: context.path, actions: actions)
  }
}

/// A view that tells the host when it is shown.
final class LifecycleNode: WrapperNode {
  nonisolated deinit {}

  private let path: ViewPath
  private let actions: Lifecycle.Actions

  init(_ child: LayoutNode, path: ViewPath, actions: Lifecycle.Actions) {
    self.path = path
    self.actions = actions
    super.init(child)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    child.draw(at: origin, proposal: proposal, on: canvas)
    canvas.render.lifecycle?.note(path, actions)
  }
}
