import CollectionLayout
public import Foundation
public import Geometry

extension CollectionHost {
  /// Shows the start of the content, wherever it comes to be as things are measured.
  public func scrollToStart() {
    bounds.origin = .zero
    if rightStart == nil { return }
    rightStart = nil
    shown = nil
  }

  /// Whether the content begins at the right: its layout is seen in a mirror.
  public var beginsAtRight: Bool { LayoutAttributesSource(layout).isFlipped }

  /// How many points of content are still to come beyond what is seen, in the direction in which it scrolls.
  public func lengthLeft() throws -> CGFloat {
    let size = try contentSize()
    if scrollAxis == .vertical { return size.height - bounds.maxY }
    return beginsAtRight ? bounds.minX : size.width - bounds.maxX
  }

  /// Scrolls so that `offset` is at the top left corner.
  ///
  /// Kept within the content when it is laid out.
  public func scroll(to offset: CGPoint) { bounds.origin = offset }

  /// Drags the content and lets it go, so that it comes to rest where UIKit's would (`layout.md` 4.4 `[inferred]`).
  ///
  /// The end point is projected with ``decelerationRate``; the layout may choose another. Everything on the way is
  /// laid out screen by screen, as a person sees it go by. In a layout that measures what is seen, an item that turns
  /// out longer than its estimate so shortens the way, in items. Numbers that are not finite count as 0.
  ///
  /// - Parameters:
  ///   - distance: points dragged, positive to the right and down.
  ///   - velocity: the speed when it is let go, in points a millisecond.
  /// - Complexity: as the layout of the screens passed over.
  public func scroll(by distance: CGPoint, velocity: CGPoint = .zero) throws {
    try layoutIfNeeded()
    try drag(by: distance.finite)
    let rate = min(max(decelerationRate, 0), 0.9999)
    let speed = velocity.finite
    let reach = rate / (1 - rate)
    let proposed = CGPoint(x: offset.x + speed.x * reach, y: offset.y + speed.y * reach)
    let target = layout.targetContentOffset(
      forProposedContentOffset: nearest(to: proposed), withScrollingVelocity: CGPoint(x: speed.x, y: speed.y))
    try drag(by: CGPoint(x: target.x - offset.x, y: target.y - offset.y).finite)
  }

  /// Scrolls by `distance` points, no more than a screen at once.
  ///
  /// Ends where the content does.
  private func drag(by distance: CGPoint) throws {
    var rest = distance
    while rest.x != 0 || rest.y != 0 {
      let step = CGPoint(
        x: min(max(rest.x, -max(viewSize.width, 1)), max(viewSize.width, 1)),
        y: min(max(rest.y, -max(viewSize.height, 1)), max(viewSize.height, 1)))
      let goal = CGPoint(x: offset.x + step.x, y: offset.y + step.y)
      bounds.origin = goal
      try layoutIfNeeded()
      let ends = nearest(to: goal)
      // Once an end is met on an axis nothing more happens there.
      rest.x = ends.x == goal.x ? rest.x - step.x : 0
      rest.y = ends.y == goal.y ? rest.y - step.y : 0
    }
  }

  /// Scrolls so that an element stands at a place of the view, as far as the content's ends allow.
  ///
  /// A row that scrolls by itself is scrolled too, so that its cell is reached. What has to be measured on the way
  /// moves the element; the offset follows. Does nothing where there is no such element.
  ///
  /// - Parameters:
  ///   - identity: the element.
  ///   - anchor: the place, in fractions of the view's room within its insets, and of the element: (0.5, 0) puts the
  ///     middle of its top edge to the middle of the view's top edge; `nil` scrolls as little as possible.
  public func scroll(to identity: ElementIdentity, anchor: CGPoint? = nil) throws {
    for _ in 0..<3 {
      try layoutIfNeeded()
      guard let frame = frame(of: identity) else { return }
      let old = (offset, rows.offsets)
      if let plan = layout.currentPlan, plan.orthogonalRow(inSection: identity.section) != nil,
        identity.isItem
      {
        let axis = plan.axis.cross
        let place = place(frame, axis: axis, anchor: anchor)
        // Rows that begin at the right move the other way.
        let way: CGFloat = axis == .horizontal && environment.traits.layoutDirection == .rightToLeft ? -1 : 1
        let moved = (rows.offsets[identity.section] ?? 0) + way * (place - offset[axis])
        scroll(section: identity.section, to: moved)
        offset[plan.axis] = self.place(frame, axis: plan.axis, anchor: anchor)
      } else {
        offset = CGPoint(
          x: place(frame, axis: .horizontal, anchor: anchor), y: place(frame, axis: .vertical, anchor: anchor)
        )
      }
      offset = nearest(to: offset)
      shown = nil
      try layoutIfNeeded()
      if offset == old.0, rows.offsets == old.1 { return }
    }
  }

  /// The rectangle of an element as it is seen, in content coordinates; `nil` where there is none.
  public func frame(of identity: ElementIdentity) -> CGRect? {
    if readsPlan { return layout.currentPlan?.element(identity, window: window)?.frame }
    return LayoutAttributesSource(layout).element(identity, window: window)?.frame
  }

  /// The offset that puts a frame to an anchor, or as little beside as possible.
  private func place(_ frame: CGRect, axis: Axis, anchor: CGPoint?) -> CGFloat {
    let insets = sideInsets
    let (before, after) = axis == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let room = viewSize[axis] - before - after
    let (start, length) = (frame.origin[axis], frame.size[axis])
    guard let anchor else {
      let low = start + length - room - before
      let high = start - before
      return min(max(offset[axis], low), max(low, high))
    }
    return start + length * anchor[axis] - room * anchor[axis] - before
  }

  /// The insets that scrolling keeps clear of, by sides.
  private var sideInsets: SideInsets {
    SideInsets(hosting.adjustedContentInsets, in: environment.traits.layoutDirection)
  }

  /// Whether the view shows the very start of the content, where nothing is held in its place.
  var isAtStart: Bool {
    let insets = sideInsets
    if scrollAxis == .vertical { return offset.y <= -insets.top }
    if let rightStart { return offset.x >= rightStart }
    if offset.x <= -insets.left { return true }
    // A view that keeps the offset itself shows content that begins at the right there.
    return !keepsOffsetInContent && beginsAtRight && offset.x >= rightEnd(of: currentContentSize)
  }

  /// Moves content that is seen at its start along with it: content that begins at the right grows at the left.
  func keepAtStart(in content: CGSize) {
    if !keepsOffsetInContent { return }
    let start = rightStart ?? -sideInsets.left
    rightStart = beginsAtRight ? rightEnd(of: content) : nil
    if offset.x == start { offset.x = rightStart ?? -sideInsets.left }
  }

  /// The offset at which the right end of the content is seen.
  private func rightEnd(of content: CGSize) -> CGFloat {
    let end = CGPoint(x: CGFloat.greatestFiniteMagnitude, y: 0)
    return environment.traits.pixelGrid.nearest(nearest(to: end, in: content).x)
  }

  /// Keeps the offset between the content's ends, on a pixel.
  func keepOffset(in content: CGSize) {
    if !keepsOffsetInContent { return }
    keepAtStart(in: content)
    let grid = environment.traits.pixelGrid
    let kept = nearest(to: offset, in: content)
    offset = CGPoint(x: grid.nearest(kept.x), y: grid.nearest(kept.y))
  }

  /// The offset nearest to another at which no more than the content and its insets is seen.
  func nearest(to offset: CGPoint) -> CGPoint { nearest(to: offset, in: currentContentSize) }

  private func nearest(to offset: CGPoint, in content: CGSize) -> CGPoint {
    let insets = sideInsets
    return CGPoint(
      x: max(-insets.left, min(offset.x, content.width + insets.right - viewSize.width)),
      y: max(-insets.top, min(offset.y, content.height + insets.bottom - viewSize.height)))
  }
}

extension CGPoint {
  /// The point with numbers that are not finite replaced by zero.
  fileprivate var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
