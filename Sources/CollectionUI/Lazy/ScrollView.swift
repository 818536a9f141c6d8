import Drawing
import Foundation
public import Geometry

/// Content that may be larger than its frame, of which a part is seen.
///
/// It takes what it is offered along the axes that scroll, and the content's size across. How far it is scrolled is the
/// picture's content offset, which the outermost scroll view or collection takes, kept within the content's ends as at rest.
/// Everything in it is built; a ``CollectionView`` builds only what is seen.
public struct ScrollView<Content: View>: PrimitiveView {
  /// What is scrolled.
  public var content: Content
  /// The axes that scroll.
  public var axes: Axis.Set

  /// Content that scrolls along `axes`; several views stand below each other.
  ///
  /// - Parameters:
  ///   - axes: the axes that scroll.
  ///   - showsIndicators: a picture shows none either way.
  ///   - content: the views.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// A node that draws the part of the content that is seen.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    ScrollNode(
      context.insideContainer(stackAxis: nil).rootNode(content), axes: axes,
      direction: context.environment.layoutDirection)
  }

  /// The type of the body.
  public typealias Body = Never
}

extension View {
  /// Chooses whether scroll views show how far they are scrolled, which they never do in a picture.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  )
    -> some View
  { self }
}

/// When scroll views show how far they are scrolled.
nonisolated public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case automatic
  case visible
  case hidden
  case never
}

/// A part of a view that may be larger.
final class ScrollNode: UnaryLayoutNode {
  nonisolated deinit {}

  private let axes: Axis.Set

  init(_ child: LayoutNode, axes: Axis.Set, direction: LayoutDirection) {
    self.axes = axes
    super.init(child, direction: direction)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { inner[axis] = nil }
    return inner
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = child.sizeThatFits(inner(proposal))
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      size[axis] = proposal[axis] ?? size[axis]
    }
    return size
  }

  // What lies inside has no say outside: it moves when it is scrolled.
  override func explicitAlignment(_ key: AlignmentKey, under proposal: ProposedViewSize) -> CGFloat? { nil }

  override var spacing: ViewSpacing { .plain }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let size = sizeThatFits(proposal)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
    let given = canvas.render.takeScroll()
    let wanted = given?.offset ?? .zero
    var used = CGPoint.zero
    let content = child.sizeThatFits(inner(proposal))
    var place = origin
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      let most = max(content[axis] - size[axis], 0)
      let offset = min(max(wanted[axis], 0), most)
      used[axis] = offset
      if axis == .horizontal && direction == .rightToLeft {
        place.x += size.width - content.width + offset
      } else {
        place[axis] -= offset
      }
    }
    if let given {
      canvas.render.usedOffset = used
      canvas.render.tellClamped(wanted, to: used)
      var rest = given
      rest.offset = .zero
      canvas.render.tellUnheeded(rest)
    }
    let items = canvas.collect { child.draw(at: place, proposal: inner(proposal), on: $0) }
    if !items.isEmpty { canvas.appendClipped(items, by: Path(CGRect(origin: origin, size: size))) }
  }
}
