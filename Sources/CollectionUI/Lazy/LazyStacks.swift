public import Foundation
import Geometry

/// Views below each other, 8 points apart unless told otherwise, as wide as what is offered.
///
/// Everything in it is built, whatever is seen; a ``CollectionView`` builds only what is seen.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let stack: LazyStack<Content>

  /// A column of views.
  ///
  /// - Parameters:
  ///   - alignment: the guide that the views meet on.
  ///   - spacing: points between neighbours; `nil` for 8.
  ///   - pinnedViews: the parts of sections that stay in the sight of a scroll view while their section is.
  ///   - content: the views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    stack = LazyStack(
      axis: .vertical, key: alignment.key, alignment: Alignment(horizontal: alignment, vertical: .top),
      spacing: spacing, pinnedViews: pinnedViews, content: content())
  }

  /// A stack in a frame of the whole width.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode { stack.makeNode(in: context) }

  /// The type of the body.
  public typealias Body = Never
}

/// Views side by side, 8 points apart unless told otherwise, as high as what is offered.
///
/// Everything in it is built, whatever is seen; a ``CollectionView`` builds only what is seen.
public struct LazyHStack<Content: View>: PrimitiveView {
  private let stack: LazyStack<Content>

  /// A row of views.
  ///
  /// - Parameters:
  ///   - alignment: the guide that the views meet on.
  ///   - spacing: points between neighbours; `nil` for 8.
  ///   - pinnedViews: the parts of sections that stay in the sight of a scroll view while their section is.
  ///   - content: the views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    stack = LazyStack(
      axis: .horizontal, key: alignment.key, alignment: Alignment(horizontal: .leading, vertical: alignment),
      spacing: spacing, pinnedViews: pinnedViews, content: content())
  }

  /// A stack in a frame of the whole height.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode { stack.makeNode(in: context) }

  /// The type of the body.
  public typealias Body = Never
}

/// Parts of sections that stay in sight.
nonisolated public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// Parts by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers, at the top or leading edge.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// Footers, at the bottom or trailing edge.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// What a lazy stack of either axis is declared with.
private struct LazyStack<Content: View> {
  let axis: Axis
  /// The guide that the views meet on.
  let key: AlignmentKey
  /// Where the whole stands in the room it takes.
  let alignment: Alignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  func makeNode(in context: ResolutionContext) -> LayoutNode {
    let direction = context.environment.layoutDirection
    let list = Content._resolve(content, in: context.insideContainer(stackAxis: axis))
    var children: [LayoutNode] = []
    list.makeNodes(into: &children)
    let stack = StackNode(
      axis: axis, alignment: key, spacing: spacing ?? ViewSpacing.standard, direction: direction,
      children: children)
    return LazyNode(
      stack, of: children, pinned: PinnedPart.parts(of: list, pinnedViews), axis: axis, alignment: alignment,
      direction: direction)
  }
}

/// A stack or a grid whose views are offered their ideal length along the axis, and which takes all that is offered across it.
final class LazyNode: UnaryLayoutNode {
  nonisolated deinit {}

  private let axis: Axis
  private let alignment: Alignment

  init(_ child: LayoutNode, axis: Axis, alignment: Alignment, direction: LayoutDirection) {
    self.axis = axis
    self.alignment = alignment
    super.init(child, direction: direction)
  }

  /// A container of which some children stay in the sight of the scroll view around it.
  convenience init(
    _ container: some PlacingNode, of children: [LayoutNode], pinned: [PinnedPart], axis: Axis,
    alignment: Alignment, direction: LayoutDirection
  ) {
    self.init(
      pinned.isEmpty
        ? container
        : PinnedNode(container, children: children, pinned: pinned, axis: axis, direction: direction),
      axis: axis, alignment: alignment, direction: direction)
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
