import Foundation
import Geometry

extension View {
  /// Gives a row of a list actions that are seen when it is swiped, as ``CollectionItemState`` says.
  ///
  /// Each of the content's views is one action; the first stands nearest to the edge. A view that fills its room, such as
  /// one with a background, fills the action; others stand in its middle, in white on grey.
  ///
  /// - Parameters:
  ///   - edge: the side the actions are at.
  ///   - allowsFullSwipe: kept for existing code: a picture shows no gesture.
  ///   - content: the actions.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, actions: content()))
  }
}

/// The actions of a row, made when they are seen.
struct SwipeActions {
  var leading: ((ViewPath) -> [LayoutNode])?
  var trailing: ((ViewPath) -> [LayoutNode])?
}

enum SwipeActionsKey: ContainerValueKey {
  static var defaultValue: SwipeActions { SwipeActions() }
}

nonisolated enum SwipeActionEnvironmentKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether a view is an action of a swiped row, where buttons fill their room with their colour.
  var isSwipeAction: Bool {
    get { self[SwipeActionEnvironmentKey.self] }
    set { self[SwipeActionEnvironmentKey.self] = newValue }
  }
}

/// Hands actions to the list.
struct SwipeActionsModifier<Actions: View>: ValueWriter {
  let edge: HorizontalEdge
  let actions: Actions

  func modify(_ context: inout ResolutionContext) {
    let outer = context
    let make = { (path: ViewPath) -> [LayoutNode] in
      var inner = outer.at(.secondary).at(.id(path)).insideContainer(stackAxis: nil)
      inner.environment.isSwipeAction = true
      inner.environment.builtIn.foreground = AnyShapeStyle(Color.white)
      return Actions._resolve(actions, in: inner).makeNodes()
    }
    switch edge {
    case .leading: context.values[SwipeActionsKey.self].leading = make
    case .trailing: context.values[SwipeActionsKey.self].trailing = make
    }
  }
}
