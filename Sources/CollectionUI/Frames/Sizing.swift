public import Foundation
import Geometry

/// How a view of a given ratio takes the room it is offered.
nonisolated public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers all.
  case fill
}

extension View {
  /// Lets the view have its ideal size on the given axes, whatever is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Lets the view have its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Offers the view a size of the given ratio.
  ///
  /// - Parameters:
  ///   - ratio: width by height; `nil` for the ratio of the view's ideal size.
  ///   - contentMode: whether the size fits into the offer or fills it.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: ratio, contentMode: contentMode))
  }

  /// Offers the view a size of the ratio of `size`.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height == 0 ? nil : size.width / size.height, contentMode: contentMode)
  }

  /// Scales the view, its own ratio kept, to fit into its room.
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Scales the view, its own ratio kept, to fill its room.
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

  /// Draws the view elsewhere, without a change of layout; x counts in the direction of reading.
  ///
  /// - Parameters:
  ///   - x: points.
  ///   - y: points downwards.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
  }

  /// Draws the view elsewhere, without a change of layout.
  public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

  /// Puts the view's middle at a place in all the room that is offered.
  ///
  /// - Parameters:
  ///   - x: points from the leading edge.
  ///   - y: points from the top.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(position: CGPoint(x: x, y: y)))
  }

  /// Puts the view's middle at a place in all the room that is offered.
  public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }

  /// Lets a stack serve the view before those of lower priority.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(OrderModifier(priority: value, zIndex: nil))
  }

  /// Draws the view above its siblings of lower index.
  public func zIndex(_ value: Double) -> some View { modifier(OrderModifier(priority: nil, zIndex: value)) }
}

struct FixedSizeModifier: NodeModifier {
  let horizontal: Bool
  let vertical: Bool

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    FixedSizeNode(node, modifier: self)
  }
}

/// A view offered `nil` on some axes.
final class FixedSizeNode: WrapperNode {
  nonisolated deinit {}

  private let modifier: FixedSizeModifier

  init(_ child: LayoutNode, modifier: FixedSizeModifier) {
    self.modifier = modifier
    super.init(child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal ? nil : proposal.width, height: modifier.vertical ? nil : proposal.height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(inner(proposal)) }

  override func explicitAlignment(_ key: AlignmentKey, under proposal: ProposedViewSize) -> CGFloat? {
    child.explicitAlignment(key, under: inner(proposal))
  }

  override func frame(of id: AnyHashable, under proposal: ProposedViewSize) -> CGRect? {
    child.frame(of: id, under: inner(proposal))
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    child.draw(at: origin, proposal: inner(proposal), on: canvas)
  }
}

struct AspectRatioModifier: NodeModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    var ratio = ratio
    if let given = ratio, !(given > 0 && given.isFinite) {
      context.render.diagnose(.unusableLength("an aspect ratio", given))
      ratio = nil
    }
    return AspectRatioNode(
      node, ratio: ratio, contentMode: contentMode, direction: context.environment.layoutDirection)
  }
}

/// A view offered a size of a certain ratio (`views.md` 2.11).
final class AspectRatioNode: UnaryLayoutNode {
  nonisolated deinit {}

  private let ratio: CGFloat?
  private let contentMode: ContentMode

  init(_ child: LayoutNode, ratio: CGFloat?, contentMode: ContentMode, direction: LayoutDirection) {
    self.ratio = ratio
    self.contentMode = contentMode
    super.init(child, direction: direction)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    if proposal == .unspecified { return proposal }
    var model = CGSize(width: ratio ?? 1, height: 1)
    if ratio == nil {
      let ideal = child.sizeThatFits(.unspecified)
      if ideal.width > 0, ideal.height > 0, ideal.width.isFinite, ideal.height.isFinite { model = ideal }
    }
    let scales = [proposal.width.map { $0 / model.width }, proposal.height.map { $0 / model.height }]
      .compactMap { $0 }
    let scale = (contentMode == .fit ? scales.min() : scales.max()) ?? 1
    return ProposedViewSize(width: model.width * scale, height: model.height * scale)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(inner(proposal)) }

  override func placement(_ proposal: ProposedViewSize) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, inner(proposal))
  }
}

struct OffsetModifier: NodeModifier {
  let offset: CGSize

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    let sign: CGFloat = context.environment.layoutDirection == .rightToLeft ? -1 : 1
    return OffsetNode(node, offset: CGSize(width: offset.width * sign, height: offset.height))
  }
}

/// A view drawn elsewhere than it is laid out.
final class OffsetNode: WrapperNode {
  nonisolated deinit {}

  private let offset: CGSize

  init(_ child: LayoutNode, offset: CGSize) {
    self.offset = offset
    super.init(child)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    child.draw(
      at: CGPoint(x: origin.x + offset.width, y: origin.y + offset.height), proposal: proposal, on: canvas)
  }
}

struct PositionModifier: NodeModifier {
  let position: CGPoint

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    PositionNode(node, position: position, direction: context.environment.layoutDirection)
  }
}

/// A view whose middle stands at a place in all the room there is.
final class PositionNode: UnaryLayoutNode {
  nonisolated deinit {}

  private let position: CGPoint

  init(_ child: LayoutNode, position: CGPoint, direction: LayoutDirection) {
    self.position = position
    super.init(child, direction: direction)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  override func placement(_ proposal: ProposedViewSize) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let own = child.sizeThatFits(proposal)
    return (CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2), proposal)
  }
}

struct OrderModifier: NodeModifier {
  let priority: Double?
  let zIndex: Double?

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    OrderNode(node, modifier: self)
  }
}

/// A view with a place of its own in the order of offers or of drawing.
final class OrderNode: WrapperNode {
  nonisolated deinit {}

  private let modifier: OrderModifier

  init(_ child: LayoutNode, modifier: OrderModifier) {
    self.modifier = modifier
    super.init(child)
  }

  override var layoutPriority: Double { modifier.priority ?? child.layoutPriority }

  override var zIndex: Double { modifier.zIndex ?? child.zIndex }
}
