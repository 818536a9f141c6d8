import Drawing
import Foundation
import Geometry

/// A part of a view that may be larger.
final class ScrollNode: UnaryLayoutNode {
  nonisolated deinit {}

  private let axes: Axis.Set
  private let options: ScrollOptions
  private let room: ContainerRoom

  init(
    _ child: LayoutNode, axes: Axis.Set, options: ScrollOptions, room: ContainerRoom,
    direction: LayoutDirection
  ) {
    self.axes = axes
    self.options = options
    self.room = room
    super.init(child, direction: direction)
  }

  private func scrolls(_ axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    for axis in Axis.allCases where scrolls(axis) { inner[axis] = nil }
    return inner
  }

  /// The content's size, views in it measured by the room that is left of `proposal`.
  private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    let margins = options.margins
    room.update(
      ProposedViewSize(
        width: proposal.width.map { max($0 - margins.leading - margins.trailing, 0) },
        height: proposal.height.map { max($0 - margins.top - margins.bottom, 0) }), of: self)
    return child.sizeThatFits(inner(proposal))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = contentSize(proposal)
    for axis in Axis.allCases where scrolls(axis) { size[axis] = proposal[axis] ?? size[axis] }
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
    let content = contentSize(proposal)
    var place = origin
    for axis in Axis.allCases where scrolls(axis) {
      let most = max(content[axis] - size[axis], 0)
      let offset =
        given?.isElsewhere != true ? (options.anchor?[axis] ?? 0) * most : min(max(wanted[axis], 0), most)
      used[axis] = offset
      if axis == .horizontal && direction == .rightToLeft {
        place.x += size.width - content.width + offset
      } else {
        place[axis] -= offset
      }
    }
    if let given {
      canvas.render.usedOffset = used
      if given.isElsewhere { canvas.render.tellClamped(wanted, to: used) }
      var rest = given
      rest.offset = .zero
      canvas.render.tellUnheeded(rest)
    }
    let frame = CGRect(origin: origin, size: size)
    let seen = canvas.render.surroundings.extended(frame, along: .all)
    let items = canvas.render.surrounded(by: Surroundings(viewport: Viewport(frame: frame, axes: axes))) {
      let outer = canvas.render.spaces
      canvas.render.spaces[CoordinateSpace.ScrollSpace()] = origin
      defer { canvas.render.spaces = outer }
      return canvas.collect { child.draw(at: place, proposal: inner(proposal), on: $0) }
    }
    if items.isEmpty { return }
    if options.isClipped { canvas.appendClipped(items, by: Path(seen)) } else { canvas.append(items) }
  }
}

extension UnitPoint {
  /// The part along an axis.
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
