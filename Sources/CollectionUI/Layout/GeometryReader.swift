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
    GeometryNode(direction: context.environment.layoutDirection) { proxy in
      Content._resolve(content(proxy), in: context.insideContainer(stackAxis: nil).at(.secondary)).makeNodes()
    }
  }

  /// The type of the body.
  public typealias Body = Never
}

/// The size and place of a geometry reader.
public struct GeometryProxy {
  /// In points.
  public let size: CGSize
  let origin: CGPoint

  /// No room is taken by the system's bars.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's frame in a space of coordinates.
  ///
  /// Global is the space of the whole picture, or of the cell or transformed view that the reader stands in.
  public func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(origin: space == .local ? .zero : origin, size: size)
  }
}

/// A space of coordinates.
nonisolated public enum CoordinateSpace: Hashable, Sendable {
  /// The space of the whole picture.
  case global
  /// The view's own space.
  case local
}

final class GeometryNode: LayoutNode {
  nonisolated deinit {}

  private let direction: LayoutDirection
  private let build: (GeometryProxy) -> [LayoutNode]
  /// The content built last.
  private var built: (size: CGSize, origin: CGPoint, nodes: [LayoutNode])?

  init(direction: LayoutDirection, build: @escaping (GeometryProxy) -> [LayoutNode]) {
    self.direction = direction
    self.build = build
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let size = sizeThatFits(proposal)
    if built == nil || built?.size != size || built?.origin != origin {
      built = (size, origin, build(GeometryProxy(size: size, origin: origin)))
    }
    let inner = ProposedViewSize(size)
    for node in built?.nodes ?? [] {
      let shift = direction == .rightToLeft ? size.width - node.sizeThatFits(inner).width : 0
      node.draw(at: CGPoint(x: origin.x + shift, y: origin.y), proposal: inner, on: canvas)
    }
  }
}
