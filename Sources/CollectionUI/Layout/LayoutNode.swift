import Drawing
import Foundation
import Geometry

/// A view ready to be measured and drawn.
///
/// Sizes depend on the proposal only and are remembered. The base class is a view of nothing.
public class LayoutNode {
  nonisolated deinit { knownHandle?.target = nil }

  // Sizes are asked for hundreds of times a card. All of this happens on the main actor and no access encloses
  // another, so that checking each access for overlaps would only cost time.

  /// The size answered last, which is the one most often asked again.
  @exclusivity(unchecked) private var latest = SizeMemo.Entry.none
  /// Sizes answered before.
  @exclusivity(unchecked) private var memo = SizeMemo()

  /// The nodes that measure and draw this one, most often one; known where something inside may change.
  private var parents: [Handle<LayoutNode>] = []
  /// Leads here from nodes inside.
  private nonisolated(unsafe) var knownHandle: Handle<LayoutNode>?
  /// Whether something inside may change without this node being made anew, as in a host.
  final var mayChange = false

  /// Whether sizes are remembered beyond the latest; a view that computes one faster than it finds one is better off
  /// without.
  final var remembersSizes = true

  /// Whether the view may itself set a guide that stays within its container, such as its leading edge.
  final var setsGuides = false

  /// Sizes computed so far, of all nodes.
  @exclusivity(unchecked) private(set) static var computedCount = 0

  init() {}

  /// The size the view takes under `proposal`.
  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let key = ProposalKey(proposal)
    if latest.key == key { return latest.size }
    if remembersSizes, let size = memo.size(for: key) { return size }
    let size = computeSize(proposal)
    LayoutNode.computedCount &+= 1
    if remembersSizes, latest.key != .none { memo.add(latest) }
    latest = SizeMemo.Entry(key: key, size: size)
    return size
  }

  /// Leads here without keeping the node alive.
  final var handle: Handle<LayoutNode> {
    if let knownHandle { return knownHandle }
    let handle = Handle(self)
    knownHandle = handle
    return handle
  }

  /// Takes a child, on which the size and the drawing of this node depend.
  final func adopt(_ child: LayoutNode) {
    guard child.mayChange else { return }
    mayChange = true
    child.parents.add(handle)
  }

  /// Takes children, on which the size and the drawing of this node depend.
  final func adopt(_ children: [LayoutNode]) { for child in children { adopt(child) } }

  /// Makes this node and all around it, short of `end`, forget what was computed; `false` where none of them is below
  /// `end`.
  final func invalidate(upTo end: LayoutNode?) -> Bool {
    if self === end { return true }
    invalidate()
    var isBelow = false
    for parent in parents {
      if let node = parent.target, node.invalidate(upTo: end) { isBelow = true }
    }
    return isBelow
  }

  /// Forgets what was computed from children that have changed since; nodes that remember more than sizes forget it too.
  func invalidate() {
    latest = .none
    memo.removeAll()
  }

  /// The size under `proposal`, computed afresh; must depend on nothing else.
  func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The value of an alignment guide that the view sets itself, or `nil` for the guide's default.
  func explicitAlignment(_ key: AlignmentKey, under proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The value of a guide that the view sets itself, or `nil`; a view that sets none is not asked.
  final func ownGuide(_ key: AlignmentKey, under proposal: ProposedViewSize) -> CGFloat? {
    if key.combination == .none, !setsGuides { return nil }
    return explicitAlignment(key, under: proposal)
  }

  /// The value of a guide in this view, whose size under `proposal` is known.
  final func guide(_ key: AlignmentKey, under proposal: ProposedViewSize, size: CGSize) -> CGFloat {
    if let value = ownGuide(key, under: proposal) ?? key.defaultValue(in: size) { return value }
    return key.id.defaultValue(in: ViewDimensions(node: self, proposal: proposal, size: size))
  }

  /// The frame of the view inside that carries an id, x from this view's own leading edge; `nil` where none is known.
  ///
  /// Only views inside a scroll view that may be asked for an id know theirs: see ``IdentifiedNode``.
  func frame(of id: AnyHashable, under proposal: ProposedViewSize) -> CGRect? { nil }

  /// The frame of the view that carries an id in one of a container's children, each with its place.
  final func frame(
    of id: AnyHashable, in children: [LayoutNode], at places: [(origin: CGPoint, proposal: ProposedViewSize)]
  ) -> CGRect? {
    for (child, place) in zip(children, places) {
      if let frame = child.frame(of: id, under: place.proposal) {
        return frame.offsetBy(dx: place.origin.x, dy: place.origin.y)
      }
    }
    return nil
  }

  /// The room the view likes around itself.
  var spacing: ViewSpacing { .plain }

  /// What the nearest stack grants room by (`views.md` 2.3).
  var layoutPriority: Double { 0 }

  /// What a stack of layers orders by.
  var zIndex: Double { 0 }

  /// Values written for custom layouts.
  var layoutValues: ContainerValues { ContainerValues() }

  /// Draws the view with its top left corner at `origin`.
  ///
  /// - Parameters:
  ///   - origin: in the canvas's points.
  ///   - proposal: what the view was offered; it has the size that it answers to this.
  ///   - canvas: takes the items.
  func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {}

  /// The view's size and guides under `proposal`.
  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, proposal: proposal, size: sizeThatFits(proposal))
  }
}

/// A node with one child, whose size, guides, spacing and priority it shares unless it says otherwise.
class WrapperNode: LayoutNode {
  nonisolated deinit {}

  let child: LayoutNode

  init(_ child: LayoutNode) {
    self.child = child
    super.init()
    setsGuides = child.setsGuides
    adopt(child)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

  override func explicitAlignment(_ key: AlignmentKey, under proposal: ProposedViewSize) -> CGFloat? {
    child.explicitAlignment(key, under: proposal)
  }

  override func frame(of id: AnyHashable, under proposal: ProposedViewSize) -> CGRect? {
    child.frame(of: id, under: proposal)
  }

  override var spacing: ViewSpacing { child.spacing }

  override var layoutPriority: Double { child.layoutPriority }

  override var zIndex: Double { child.zIndex }

  override var layoutValues: ContainerValues { child.layoutValues }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    child.draw(at: origin, proposal: proposal, on: canvas)
  }
}

/// A node that offers its child something else, or places it elsewhere, than its own bounds.
///
/// Such nodes report the priority 0 whatever the child's (`views.md` 2.3).
class UnaryLayoutNode: WrapperNode {
  nonisolated deinit {}

  let direction: LayoutDirection

  init(_ child: LayoutNode, direction: LayoutDirection) {
    self.direction = direction
    super.init(child)
  }

  /// What the child is offered when it is placed, and where, from the node's own leading top corner.
  func placement(_ proposal: ProposedViewSize) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, proposal)
  }

  override var layoutPriority: Double { 0 }

  override func explicitAlignment(_ key: AlignmentKey, under proposal: ProposedViewSize) -> CGFloat? {
    let (origin, inner) = placement(proposal)
    return child.explicitAlignment(key, under: inner).map {
      $0 + (key.axis == .horizontal ? origin.x : origin.y)
    }
  }

  override func frame(of id: AnyHashable, under proposal: ProposedViewSize) -> CGRect? {
    let (origin, inner) = placement(proposal)
    return child.frame(of: id, under: inner)?.offsetBy(dx: origin.x, dy: origin.y)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    var (place, inner) = placement(proposal)
    if direction == .rightToLeft {
      place.x = sizeThatFits(proposal).width - place.x - child.sizeThatFits(inner).width
    }
    child.draw(
      at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), proposal: inner, on: canvas)
  }
}
