import Drawing
import Foundation
public import Geometry

extension View {
  /// Puts views behind this one, without a change of layout.
  ///
  /// They are offered this view's size and may spill out of it (`views.md` 2.7).
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(LayeringModifier(secondary: content(), alignment: alignment, isBehind: true))
  }

  /// Puts a view behind this one, without a change of layout.
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    modifier(LayeringModifier(secondary: background, alignment: alignment, isBehind: true))
  }

  /// Fills the view's frame behind it, and the room of bars of `safeAreaInset` beside it.
  @_disfavoredOverload
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  {
    modifier(LayeringModifier(filling: style, isBehind: true, below: edges))
  }

  /// Fills a shape behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayeringModifier(
        secondary: ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
        isBehind: true))
  }

  /// Fills the view's frame behind it with the environment's background, and the room of bars beside it.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view with the environment's background.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Puts views in front of this one, without a change of layout.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(LayeringModifier(secondary: content(), alignment: alignment, isBehind: false))
  }

  /// Puts a view in front of this one, without a change of layout.
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayeringModifier(secondary: overlay, alignment: alignment, isBehind: false))
  }

  /// Fills the view's frame in front of it, and the room of bars of `safeAreaInset` beside it.
  @_disfavoredOverload
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(LayeringModifier(filling: style, isBehind: false, below: edges))
  }

  /// Fills a shape in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayeringModifier(
        secondary: ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
        isBehind: false))
  }
}

struct LayeringModifier<Secondary: View>: SecondaryModifier {
  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool
  /// The edges at which the secondary view reaches below bars.
  var edges: Edge.Set = []

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    LayeringNode(
      node, secondary: context.secondaryNode(secondary, alignment: alignment), alignment: alignment,
      isBehind: isBehind, edges: edges, direction: context.environment.layoutDirection)
  }
}

extension LayeringModifier {
  /// A style that fills the view's frame, and the room of bars at `edges`.
  init<S: ShapeStyle>(filling style: S, isBehind: Bool, below edges: Edge.Set)
  where Secondary == ShapeView<Rectangle, S> {
    self.init(secondary: Rectangle().fill(style), alignment: .center, isBehind: isBehind, edges: edges)
  }
}

extension ResolutionContext {
  /// The node of a view beside the main one; several views become layers.
  func secondaryNode<V: View>(_ view: V, alignment: Alignment) -> LayoutNode {
    let nodes = insideContainer(stackAxis: nil).nodes(of: view)
    if nodes.count == 1 { return nodes[0] }
    return LayersNode(alignment: alignment, direction: environment.layoutDirection, children: nodes)
  }
}

/// A view with another in front or behind, which is offered the view's size.
final class LayeringNode: WrapperNode {
  nonisolated deinit {}

  private let secondary: LayoutNode
  private let alignment: Alignment
  private let isBehind: Bool
  private let edges: Edge.Set
  private let direction: LayoutDirection

  init(
    _ child: LayoutNode, secondary: LayoutNode, alignment: Alignment, isBehind: Bool,
    edges: Edge.Set, direction: LayoutDirection
  ) {
    self.secondary = secondary
    self.alignment = alignment
    self.isBehind = isBehind
    self.edges = edges
    self.direction = direction
    super.init(child)
    adopt(secondary)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    if !isBehind { child.draw(at: origin, proposal: proposal, on: canvas) }
    if edges.isEmpty {
      secondary.draw(
        beside: child, at: origin, proposal: proposal, alignment: alignment, direction: direction, on: canvas)
    } else {
      let frame = canvas.render.surroundings.extended(
        CGRect(origin: origin, size: child.sizeThatFits(proposal)), along: edges)
      secondary.draw(at: frame.origin, proposal: ProposedViewSize(frame.size), on: canvas)
    }
    if isBehind { child.draw(at: origin, proposal: proposal, on: canvas) }
  }
}

extension LayoutNode {
  /// Draws this node in the frame of `primary`, whose size it is offered, so that their guides meet.
  func draw(
    beside primary: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize, alignment: Alignment,
    direction: LayoutDirection, on canvas: Canvas
  ) {
    let frame = primary.dimensions(proposal)
    let inner = ProposedViewSize(width: frame.width, height: frame.height)
    let own = dimensions(inner)
    var place = CGPoint(
      x: frame[alignment.horizontal] - own[alignment.horizontal],
      y: frame[alignment.vertical] - own[alignment.vertical])
    if direction == .rightToLeft { place.x = frame.width - place.x - own.width }
    draw(at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), proposal: inner, on: canvas)
  }
}
