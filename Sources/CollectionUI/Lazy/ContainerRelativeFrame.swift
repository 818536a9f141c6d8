public import Foundation
public import Geometry

extension View {
  /// Puts the view into a frame as large as the nearest scroll view or collection, or the picture.
  ///
  /// On an axis on which the container is as long as its content, the view keeps its own length.
  ///
  /// - Parameters:
  ///   - axes: the axes that the frame is measured on.
  ///   - alignment: where the view stands in a frame of another size.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Puts the view into a frame so long that `count` of them, with the room between, fill the container, and that spans
  /// `span` of them.
  ///
  /// - Parameters:
  ///   - axes: the axes that the frame is measured on.
  ///   - count: the parts of the container; less than 1 counts as 1.
  ///   - span: the parts that the frame takes, with the room between; less than 1 counts as 1.
  ///   - spacing: points between parts.
  ///   - alignment: where the view stands in a frame of another size.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }

  /// Puts the view into a frame whose lengths are computed from the container's, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}

struct ContainerFrameModifier: NodeModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    ContainerFrameNode(
      node, modifier: self, room: context.room, direction: context.environment.layoutDirection)
  }
}

/// A frame whose size follows from that of the container around.
final class ContainerFrameNode: UnaryLayoutNode {
  nonisolated deinit {}

  private let modifier: ContainerFrameModifier
  private let room: ContainerRoom

  init(
    _ child: LayoutNode, modifier: ContainerFrameModifier, room: ContainerRoom, direction: LayoutDirection
  ) {
    self.modifier = modifier
    self.room = room
    super.init(child, direction: direction)
    mayChange = true
    room.add(self)
  }

  /// The frame's length along an axis; `nil` for the view's own.
  private func length(_ axis: Axis) -> CGFloat? {
    guard modifier.axes.contains(Axis.Set(axis)), let whole = room.size[axis], whole.isFinite else {
      return nil
    }
    let length = modifier.length(whole, axis)
    return length.isFinite ? max(length, 0) : nil
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = child.sizeThatFits(inner(proposal))
    return CGSize(width: length(.horizontal) ?? own.width, height: length(.vertical) ?? own.height)
  }

  override func placement(_ proposal: ProposedViewSize) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    return (modifier.alignment.origin(of: child.dimensions(inner), in: sizeThatFits(proposal)), inner)
  }
}
