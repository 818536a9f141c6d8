public import Foundation
public import Geometry

/// A view that takes all the room it is offered and builds its content from the size it has got.
///
/// The content's views stand at the leading top corner, on top of each other.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Builds the content.
  public var content: (GeometryProxy) -> Content

  /// A view whose content depends on its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// A node that builds the content when it is drawn.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    let inner = context.insideContainer(stackAxis: nil).at(.secondary)
    return GeometryNode(direction: context.environment.layoutDirection, scope: inner.lateScope()) { proxy in
      inner.nodes(of: content(proxy))
    }
  }

  /// The type of the body.
  public typealias Body = Never
}

/// The size and place of a view.
public struct GeometryProxy {
  private let frame: CGRect
  private let direction: LayoutDirection
  private let spaces: [AnyHashable: CGPoint]
  private let surroundings: Surroundings

  init(frame: CGRect, direction: LayoutDirection, in render: RenderContext) {
    self.frame = frame
    self.direction = direction
    spaces = render.spaces
    surroundings = render.surroundings
  }

  /// In points.
  public var size: CGSize { frame.size }

  /// The room of bars of `safeAreaInset` beside the view, in points; there are no others in a picture.
  public var safeAreaInsets: EdgeInsets { surroundings.insets(of: frame, direction) }

  /// The view's frame in a space of coordinates.
  ///
  /// Global is the space of the whole picture, or of the cell or transformed view that the view stands in. A name that
  /// no view around has given means global.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .global: return frame
    case .local: return CGRect(origin: .zero, size: size)
    case .named(let name):
      let origin = spaces[name] ?? .zero
      return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// The frame of a space in this view's space: of the scroll view around, or of the view itself; `nil` for any other.
  public func bounds(of space: CoordinateSpace) -> CGRect? {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case CoordinateSpace.scrollView: surroundings.viewport?.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
    default: nil
    }
  }

  /// A place in another view, in points from this view's leading top corner.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.convert(anchor.value, self) }

  /// A rectangle of the picture in this view's space, x from the leading edge.
  func local(_ rect: CGRect) -> CGRect {
    let x = direction == .rightToLeft ? frame.maxX - rect.maxX : rect.minX - frame.minX
    return CGRect(origin: CGPoint(x: x, y: rect.minY - frame.minY), size: rect.size)
  }
}

/// A space of coordinates.
nonisolated public enum CoordinateSpace: Hashable {
  /// The space of the whole picture.
  case global
  /// The view's own space.
  case local
  /// The space of the view around that was given this name.
  case named(AnyHashable)

  /// The space of the nearest scroll view, whose corner is that of what is seen; that of the picture outside of any.
  public static var scrollView: CoordinateSpace { .named(ScrollSpace()) }

  /// The space of the nearest scroll view.
  public static func scrollView(axis: Axis) -> CoordinateSpace { scrollView }

  /// The name of the nearest scroll view's space.
  struct ScrollSpace: Hashable, Sendable {}
}

final class GeometryNode: LayoutNode {
  nonisolated deinit {}

  private let direction: LayoutDirection
  private let scope: ViewScope
  private let build: (GeometryProxy) -> [LayoutNode]
  /// The content built last.
  private var built:
    (
      size: CGSize, origin: CGPoint, spaces: [AnyHashable: CGPoint], surroundings: Surroundings,
      nodes: [LayoutNode]
    )?

  init(
    direction: LayoutDirection, scope: ViewScope, build: @escaping (GeometryProxy) -> [LayoutNode]
  ) {
    self.direction = direction
    self.scope = scope
    self.build = build
    super.init()
    mayChange = scope.isKept
    scope.node = self
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let size = sizeThatFits(proposal)
    let (spaces, surroundings) = (canvas.render.spaces, canvas.render.surroundings)
    if scope.isStale || built == nil || built?.size != size || built?.origin != origin
      || built?.spaces != spaces || built?.surroundings != surroundings
    {
      let proxy = GeometryProxy(
        frame: CGRect(origin: origin, size: size), direction: direction, in: canvas.render)
      let nodes = scope.evaluate { build(proxy) }
      built = (size, origin, spaces, surroundings, nodes)
      adopt(nodes)
    }
    let inner = ProposedViewSize(size)
    scope.perform {
      for node in built?.nodes ?? [] {
        let shift = direction == .rightToLeft ? size.width - node.sizeThatFits(inner).width : 0
        node.draw(at: CGPoint(x: origin.x + shift, y: origin.y), proposal: inner, on: canvas)
      }
    }
  }
}
