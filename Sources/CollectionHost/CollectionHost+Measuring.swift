import CollectionLayout
import Drawing
import Foundation
import Geometry

extension CollectionHost {
  /// Rounds of measuring and moving after which a layout that never comes to rest is left as it is.
  private static let roundLimit = 8

  /// Measures what the policy says until the offset rests within what is there.
  ///
  /// It is the one place where measured sizes go back into the plan.
  func settle(_ plan: inout LayoutPlan) {
    for _ in 0..<Self.roundLimit {
      if measuringPolicy != .visible { measureSections(of: &plan) }
      plan.measure(in: LayoutWindow(bounds: bounds), extent: .visible, preferredSize: preferredSize)
      let before = offset
      clampOffset(to: plan)
      if offset == before { return }
    }
    diagnostics.append(
      DrawingDiagnostic(
        "the collection's length changed in each of \(Self.roundLimit) rounds of measuring; it is drawn as it was "
          + "in the last"))
  }

  /// The size an element's content prefers, or the size it has where there is no content.
  private func preferredSize(of element: LayoutElement) -> CGSize {
    let axes = element.unmeasuredAxes
    let own = preferredSize(
      of: element.identity, width: axes.contains(.horizontal) ? nil : element.frame.width,
      height: axes.contains(.vertical) ? nil : element.frame.height)
    return own ?? element.frame.size
  }

  /// Measures section by section from the start, through the viewport's end or the last.
  ///
  /// Sections of deterministic sizes are passed over whole, so that scrolling far into them costs nothing.
  private func measureSections(of plan: inout LayoutPlan) {
    let axis = plan.axis
    if axis == .horizontal, plan.environment.traits.layoutDirection == .rightToLeft {
      plan.measure(in: LayoutWindow(bounds: bounds), extent: measuringPolicy, preferredSize: preferredSize)
      return
    }
    for section in 0..<plan.sectionCount {
      while true {
        let frame = plan.sectionFrame(section)
        let start = frame.origin[axis]
        var end = start + frame.size[axis]
        if measuringPolicy == .prefix { end = min(end, bounds.origin[axis] + bounds.size[axis]) }
        if end <= start { break }
        var stretch = frame
        stretch.size[axis] = end - start
        guard mayNeedMeasuring(section, in: stretch, of: plan) else { break }
        let asked = plan.measure(
          in: LayoutWindow(bounds: stretch), extent: .visible, preferredSize: preferredSize)
        if asked == 0 { break }
      }
    }
  }

  /// Whether something in a section's stretch may still have to be asked for its size.
  ///
  /// Elements are measured in order, so the last item tells for all items; headers and footers lie at the ends.
  private func mayNeedMeasuring(_ section: Int, in stretch: CGRect, of plan: LayoutPlan) -> Bool {
    let count = plan.itemCount(inSection: section)
    if count > 0, let last = plan.element(.item(section: section, item: count - 1)),
      !last.unmeasuredAxes.isEmpty
    {
      return true
    }
    let axis = plan.axis
    var strip = stretch
    strip.size[axis] = min(1, stretch.size[axis])
    if plan.elements(in: strip).contains(where: { !$0.unmeasuredAxes.isEmpty }) { return true }
    strip.origin[axis] = stretch.origin[axis] + stretch.size[axis] - strip.size[axis]
    return plan.elements(in: strip).contains { !$0.unmeasuredAxes.isEmpty }
  }

  /// Keeps the offset between the content's start and the place where its end meets the view's end.
  private func clampOffset(to plan: LayoutPlan) {
    let content = plan.contentSize
    offset = CGPoint(
      x: min(max(offset.x, 0), max(content.width - viewSize.width, 0)),
      y: min(max(offset.y, 0), max(content.height - viewSize.height, 0)))
  }
}
