import Drawing
import Foundation
import Geometry

/// A part of a view that may be larger.
final class ScrollNode: UnaryLayoutNode {
  nonisolated deinit {}

  private let axes: Axis.Set
  private let options: ScrollOptions
  private let place: ScrollPlace
  private let room: ContainerRoom

  init(
    _ child: LayoutNode, axes: Axis.Set, options: ScrollOptions, place: ScrollPlace, room: ContainerRoom,
    direction: LayoutDirection
  ) {
    self.axes = axes
    self.options = options
    self.place = place
    self.room = room
    super.init(child, direction: direction)
    mayChange = true
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

  override func frame(of id: AnyHashable, under proposal: ProposedViewSize) -> CGRect? {
    guard var frame = child.frame(of: id, under: inner(proposal)) else { return nil }
    // Where the content stands is the scroll view's own business: as much of it is seen as there is room.
    let size = sizeThatFits(proposal)
    for axis in Axis.allCases where scrolls(axis) {
      frame.origin[axis] = 0
      frame.size[axis] = size[axis]
    }
    return frame
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let size = sizeThatFits(proposal)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
    place.node = self
    let given = canvas.render.takeScroll()
    let content = contentSize(proposal)
    let used = offset(given, size: size, content: content, under: proposal, in: canvas.render)
    place.note(used)
    if let given {
      canvas.render.usedOffset = used
      var rest = given
      rest.offset = .zero
      canvas.render.tellUnheeded(rest)
    }
    var corner = CGPoint(x: origin.x - used.x, y: origin.y - used.y)
    if scrolls(.horizontal), direction == .rightToLeft {
      corner.x = origin.x + size.width - content.width + used.x
    }
    let frame = CGRect(origin: origin, size: size)
    let seen = canvas.render.surroundings.extended(frame, along: .all)
    let items = canvas.render.surrounded(by: Surroundings(viewport: Viewport(frame: frame, axes: axes))) {
      let outer = canvas.render.spaces
      canvas.render.spaces[CoordinateSpace.ScrollSpace()] = origin
      defer { canvas.render.spaces = outer }
      return canvas.collect { child.draw(at: corner, proposal: inner(proposal), on: $0) }
    }
    if items.isEmpty { return }
    if options.isClipped { canvas.appendClipped(items, by: Path(seen)) } else { canvas.append(items) }
  }

  /// How far the content is scrolled, in points from its leading top corner; less than 0 where it is smaller than the
  /// scroll view and does not stand at its beginning.
  private func offset(
    _ given: GivenScroll?, size: CGSize, content: CGSize, under proposal: ProposedViewSize,
    in render: RenderContext
  ) -> CGPoint {
    var standing = CGPoint.zero
    for axis in Axis.allCases where scrolls(axis) {
      let slack = content[axis] - size[axis]
      let role = slack < 0 ? ScrollAnchorRole.alignment : .initialOffset
      standing[axis] = (options.anchor(for: role, along: axis) ?? 0) * slack
      if slack >= 0, let given, given.isElsewhere { standing[axis] = min(max(given.offset[axis], 0), slack) }
    }
    func frame(of id: AnyHashable) -> CGRect? { child.frame(of: id, under: inner(proposal)) }
    let asked = place.target(given: given, position: options.position, standing: standing) {
      frame(of: $0) != nil
    }
    guard let asked else {
      if let given, given.isElsewhere { render.tellClamped(given.offset, to: standing) }
      return standing
    }
    let target = asked.target
    var start = asked.start
    var known: CGRect?
    if case .view(let id) = target.place {
      known = frame(of: id)
      if known == nil {
        start = place.latest ?? standing
        if target == options.position { render.diagnose(.noView(id: "\(id)")) }
      }
    }
    let margins = options.margins
    for axis in Axis.allCases where scrolls(axis) {
      let end = content[axis] - size[axis]
      if end <= 0 { continue }
      let (before, after) =
        axis == .horizontal ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
      let offset = target.offset(
        along: axis, from: start[axis], frame: known, seen: before...max(size[axis] - after, before), end: end
      )
      standing[axis] = min(max(offset, 0), end)
    }
    return standing
  }
}

extension DrawingDiagnostic {
  /// No view of a scroll view carries an id that is to be shown.
  static func noView(id: String) -> DrawingDiagnostic {
    DrawingDiagnostic("no view of the scroll view carries the id \(id); the scroll view stays where it is")
  }
}
