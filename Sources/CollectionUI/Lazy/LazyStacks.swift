public import Foundation
import Geometry

/// Views below each other, 8 points apart unless told otherwise, as wide as what is offered.
///
/// Everything in it is built, whatever is seen; a ``CollectionView`` builds only what is seen. Sections are flat: pinned
/// headers are a collection's.
public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A column of views.
  ///
  /// - Parameters:
  ///   - alignment: the guide that the views meet on.
  ///   - spacing: points between neighbours; `nil` for 8.
  ///   - content: the views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// A stack in a frame of the whole width.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    let stack = StackNode(
      axis: .vertical, alignment: alignment.key, spacing: spacing ?? ViewSpacing.standard,
      direction: context.environment.layoutDirection,
      children: context.insideContainer(stackAxis: .vertical).nodes(of: content))
    return LazyNode(
      stack, axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top),
      direction: context.environment.layoutDirection)
  }

  /// The type of the body.
  public typealias Body = Never
}

/// Views side by side, 8 points apart unless told otherwise, as high as what is offered.
///
/// Everything in it is built, whatever is seen; a ``CollectionView`` builds only what is seen.
public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A row of views.
  ///
  /// - Parameters:
  ///   - alignment: the guide that the views meet on.
  ///   - spacing: points between neighbours; `nil` for 8.
  ///   - content: the views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// A stack in a frame of the whole height.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    let stack = StackNode(
      axis: .horizontal, alignment: alignment.key, spacing: spacing ?? ViewSpacing.standard,
      direction: context.environment.layoutDirection,
      children: context.insideContainer(stackAxis: .horizontal).nodes(of: content))
    return LazyNode(
      stack, axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment),
      direction: context.environment.layoutDirection)
  }

  /// The type of the body.
  public typealias Body = Never
}

/// A stack whose views are offered their ideal length along the axis, and which takes all that is offered across it.
final class LazyNode: UnaryLayoutNode {
  nonisolated deinit {}

  private let axis: Axis
  private let alignment: Alignment

  init(_ child: LayoutNode, axis: Axis, alignment: Alignment, direction: LayoutDirection) {
    self.axis = axis
    self.alignment = alignment
    super.init(child, direction: direction)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    inner[axis] = nil
    return inner
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = child.sizeThatFits(inner(proposal))
    if let cross = proposal[axis.cross] { size[axis.cross] = cross }
    return size
  }

  override func placement(_ proposal: ProposedViewSize) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    return (alignment.origin(of: child.dimensions(inner), in: sizeThatFits(proposal)), inner)
  }
}
