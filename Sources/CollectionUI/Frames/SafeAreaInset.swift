import Drawing
public import Foundation
public import Geometry

extension View {
  /// Puts a bar at the upper or lower edge and leaves the view the room beside it.
  ///
  /// Scroll views, and styles behind the view, reach below the bar where they touch it.
  ///
  /// - Parameters:
  ///   - edge: the bar's edge.
  ///   - alignment: where the bar stands that is not as wide as the view.
  ///   - spacing: points between the bar and the view; `nil` for what both prefer.
  ///   - content: the bar.
  public func safeAreaInset<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(), axis: .vertical, isBefore: edge == .top,
        alignment: Alignment(horizontal: alignment, vertical: .center), ownSpacing: spacing))
  }

  /// Puts a bar at the leading or trailing edge and leaves the view the room beside it.
  ///
  /// - Parameters:
  ///   - edge: the bar's edge.
  ///   - alignment: where the bar stands that is not as high as the view.
  ///   - spacing: points between the bar and the view; `nil` for what both prefer.
  ///   - content: the bar.
  public func safeAreaInset<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(), axis: .horizontal, isBefore: edge == .leading,
        alignment: Alignment(horizontal: .center, vertical: alignment), ownSpacing: spacing))
  }

  /// Lets the view reach below the bars that `safeAreaInset` puts beside it, where it touches them.
  ///
  /// A picture has no other safe areas.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach below bars: `ignoresSafeArea(_:edges:)` under its name of before.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

struct SafeAreaInsetModifier<Bar: View>: SecondaryModifier {
  let bar: Bar
  let axis: Axis
  let isBefore: Bool
  let alignment: Alignment
  let ownSpacing: CGFloat?

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    SafeAreaInsetNode(
      node, bar: context.secondaryNode(bar, alignment: alignment), axis: axis, isBefore: isBefore,
      alignment: alignment, spacing: ownSpacing, direction: context.environment.layoutDirection)
  }
}

/// A view with a bar beside it.
final class SafeAreaInsetNode: UnaryLayoutNode {
  nonisolated deinit {}

  private let bar: LayoutNode
  private let axis: Axis
  private let isBefore: Bool
  private let alignment: Alignment
  private let ownSpacing: CGFloat?

  init(
    _ child: LayoutNode, bar: LayoutNode, axis: Axis, isBefore: Bool, alignment: Alignment, spacing: CGFloat?,
    direction: LayoutDirection
  ) {
    self.bar = bar
    self.axis = axis
    self.isBefore = isBefore
    self.alignment = alignment
    ownSpacing = spacing
    super.init(child, direction: direction)
    adopt(bar)
  }

  /// What the bar is offered: its own length along the axis.
  private func barProposal(cross: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(axis: axis, main: nil, cross: cross)
  }

  /// The room that the bar and the gap beside it take.
  private func room(cross: CGFloat?) -> CGFloat {
    let gap =
      ownSpacing
      ?? (isBefore
        ? bar.spacing.distance(to: child.spacing, along: axis)
        : child.spacing.distance(to: bar.spacing, along: axis))
    return bar.sizeThatFits(barProposal(cross: cross))[axis] + gap
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    inner[axis] = proposal[axis].map { max($0 - room(cross: proposal[axis.cross]), 0) }
    return inner
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = child.sizeThatFits(inner(proposal))
    size[axis] += room(cross: proposal[axis.cross])
    return size
  }

  override func placement(_ proposal: ProposedViewSize) -> (origin: CGPoint, proposal: ProposedViewSize) {
    var origin = CGPoint.zero
    if isBefore { origin[axis] = room(cross: proposal[axis.cross]) }
    return (origin, inner(proposal))
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    drawChildInsideBars(at: origin, proposal: proposal, on: canvas)
    let whole = sizeThatFits(proposal)
    let barProposal = barProposal(cross: whole[axis.cross])
    let own = bar.dimensions(barProposal)
    var barPlace = alignment.origin(of: own, in: whole)
    barPlace[axis] = isBefore ? 0 : whole[axis] - (axis == .horizontal ? own.width : own.height)
    if direction == .rightToLeft { barPlace.x = whole.width - barPlace.x - own.width }
    bar.draw(
      at: CGPoint(x: origin.x + barPlace.x, y: origin.y + barPlace.y), proposal: barProposal, on: canvas)
  }
}

struct IgnoresSafeAreaModifier: NodeModifier {
  let edges: Edge.Set

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    IgnoresSafeAreaNode(node, edges: edges)
  }
}

/// A view that is drawn in the room below bars, too.
final class IgnoresSafeAreaNode: WrapperNode {
  nonisolated deinit {}

  private let edges: Edge.Set

  init(_ child: LayoutNode, edges: Edge.Set) {
    self.edges = edges
    super.init(child)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let frame = CGRect(origin: origin, size: sizeThatFits(proposal))
    let whole = canvas.render.surroundings.extended(frame, along: edges)
    child.draw(
      at: whole.origin, proposal: whole == frame ? proposal : ProposedViewSize(whole.size), on: canvas)
  }
}

/// A view beside room that is like that of bars without content.
final class SafeAreaPaddingNode: PaddingNode {
  nonisolated deinit {}

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    drawChildInsideBars(at: origin, proposal: proposal, on: canvas)
  }
}

extension UnaryLayoutNode {
  /// Draws the child, the rest of this node's frame being the room of bars.
  fileprivate func drawChildInsideBars(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let (place, inner) = placement(proposal)
    let whole = CGRect(origin: origin, size: sizeThatFits(proposal))
    var frame = CGRect(origin: place, size: child.sizeThatFits(inner))
    if direction == .rightToLeft { frame.origin.x = whole.width - frame.maxX }
    frame = frame.offsetBy(dx: origin.x, dy: origin.y)
    let render = canvas.render
    render.surrounded(by: render.surroundings.insideBars(frame, of: whole)) {
      child.draw(at: frame.origin, proposal: inner, on: canvas)
    }
  }
}
