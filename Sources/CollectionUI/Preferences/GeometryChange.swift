import Drawing
import Foundation
import Geometry

extension View {
  /// Runs an action with what is read of the view's geometry: at first and whenever it changes.
  ///
  /// As with ``onPreferenceChange(_:perform:)`` the views are drawn again if the action changes state.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    modifier(
      ReportModifier { render, path, proxy in
        render.report(transform(proxy), to: path, action: action)
      })
  }

  /// Names the view's space of coordinates, for readers of geometry inside.
  public func coordinateSpace(_ space: CoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(space: space))
  }

  /// Names the view's space of coordinates, for readers of geometry inside.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    coordinateSpace(.named(AnyHashable(name)))
  }
}

struct CoordinateSpaceModifier: NodeModifier {
  let space: CoordinateSpace

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    guard case .named(let name) = space else { return node }
    return CoordinateSpaceNode(node, name: name)
  }
}

/// A view whose space has a name while the views inside are drawn.
final class CoordinateSpaceNode: WrapperNode {
  nonisolated deinit {}

  private let name: AnyHashable

  init(_ child: LayoutNode, name: AnyHashable) {
    self.name = name
    super.init(child)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let outer = canvas.render.spaces
    canvas.render.spaces[name] = origin
    child.draw(at: origin, proposal: proposal, on: canvas)
    canvas.render.spaces = outer
  }
}
