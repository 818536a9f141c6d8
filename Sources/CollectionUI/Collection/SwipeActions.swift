import Drawing
import Foundation
import Geometry

extension View {
  /// Gives a row of a list actions that are seen when it is swiped, as ``CollectionItemState`` says.
  ///
  /// Each of the content's views is one action; the first stands nearest to the edge. Buttons fill the action with their
  /// tint, destructive ones with red, others with grey; other views stand in the middle of grey, in white.
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

/// A button as an action: its label in white on its colour, which fills the action.
struct SwipeActionButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { SwipeActionButton(configuration: configuration) }
}

private struct SwipeActionButton: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.tint) private var tint

  private var color: Color { configuration.role == .destructive ? .red : tint ?? Color(.systemGray) }

  var body: some View {
    configuration.label.foregroundStyle(Color.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(color)
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
      let style = SwipeActionButtonStyle()
      inner.environment.buttonStyle = AnyButtonStyle { AnyView(style.makeBody(configuration: $0)) }
      inner.environment.tint = nil
      inner.environment.setForeground(Color.white)
      return inner.nodes(of: actions)
    }
    switch edge {
    case .leading: context.values[SwipeActionsKey.self].leading = make
    case .trailing: context.values[SwipeActionsKey.self].trailing = make
    }
  }
}
