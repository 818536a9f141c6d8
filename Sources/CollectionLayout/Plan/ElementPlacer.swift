import Foundation
import Geometry

/// Makes elements from solved sections: content coordinates, on pixels, pinned and moved through a window, not
/// yet mirrored.
struct ElementPlacer {
  let plan: LayoutPlan
  let window: LayoutWindow?
  private let axis: Axis
  private let grid: PixelGrid

  init(plan: LayoutPlan, window: LayoutWindow?) {
    self.plan = plan
    self.window = window
    axis = plan.axis
    grid = plan.grid
  }

  /// How far the row of an orthogonal section is moved.
  func rowOffset(_ section: Int) -> CGFloat {
    guard let window, plan.sections[section].orthogonal != nil else { return 0 }
    return window.orthogonalOffsets[section] ?? 0
  }

  /// `frame` of a section's body in content coordinates.
  func bodyFrame(_ frame: CGRect, section: Int, rowOffset: CGFloat) -> CGRect {
    var frame = frame
    frame.origin[axis] += plan.starts[section] + plan.sections[section].bodyShift
    frame.origin[axis.cross] -= rowOffset
    return grid.positioned(frame)
  }

  /// `frame` of a section's surroundings in content coordinates.
  func sectionFrame(_ frame: CGRect, section: Int) -> CGRect {
    var frame = frame
    frame.origin[axis] += plan.starts[section]
    return grid.positioned(frame)
  }

  func cell(
    _ item: Int, _ leaf: SolvedLeaf, in group: CGPoint, section: Int, rowOffset: CGFloat
  ) -> LayoutElement {
    var frame = leaf.frame
    frame.origin.x += group.x
    frame.origin.y += group.y
    return LayoutElement(
      identity: .item(section: section, item: item),
      frame: bodyFrame(frame, section: section, rowOffset: rowOffset),
      zIndex: max(leaf.zIndex, plan.sections[section].cellZIndex),
      unmeasuredAxes: leaf.unmeasuredAxes)
  }

  func badge(
    _ badge: SolvedBadge, index: Int, in group: CGPoint, section: Int, rowOffset: CGFloat
  ) -> LayoutElement {
    var frame = badge.frame
    frame.origin.x += group.x
    frame.origin.y += group.y
    return LayoutElement(
      identity: .supplementary(kind: badge.kind, section: section, item: index),
      frame: bodyFrame(frame, section: section, rowOffset: rowOffset), zIndex: badge.zIndex)
  }

  func flowCell(_ item: Int, _ frame: CGRect, _ flow: SolvedFlow, section: Int) -> LayoutElement {
    LayoutElement(
      identity: .item(section: section, item: item),
      frame: bodyFrame(frame, section: section, rowOffset: 0),
      zIndex: plan.sections[section].cellZIndex,
      unmeasuredAxes: flow.sizes.isMeasured(item) ? [] : flow.sizes.selfSizingAxes)
  }

  func masonryCell(
    _ item: Int, _ frame: CGRect, _ masonry: SolvedMasonry, section: Int
  ) -> LayoutElement {
    LayoutElement(
      identity: .item(section: section, item: item),
      frame: bodyFrame(frame, section: section, rowOffset: 0),
      zIndex: plan.sections[section].cellZIndex, unmeasuredAxes: masonry.unmeasuredAxes(of: item))
  }

  /// A boundary item of a section, or of the layout when `section` is nil.
  func boundary(_ item: PlacedBoundary, section: Int?) -> LayoutElement {
    var element = LayoutElement(
      identity: .supplementary(
        kind: item.value.kind, section: section ?? 0, item: section == nil ? .max : 0),
      frame: section.map { sectionFrame(item.frame, section: $0) } ?? grid.positioned(item.frame),
      zIndex: item.value.zIndex,
      unmeasuredAxes: section.map { plan.sections[$0].unmeasuredAxes(of: item.value) }
        ?? plan.unmeasuredAxes(of: item.value))
    guard item.value.isPinned, let window else { return element }
    let bounds = unmirrored(window.bounds)
    let start = visibleInset(window, atEnd: false) + (section == nil ? 0 : pinnedLength(.start))
    let end = visibleInset(window, atEnd: true) + (section == nil ? 0 : pinnedLength(.end))
    let visible = Band(start: bounds.origin[axis] + start, length: bounds.size[axis] - start - end)
    let growth = growth(of: section)
    element.frame.origin[axis] = plan.grid.nearest(
      Pinning.start(
        side: item.side, natural: element.frame.origin[axis], length: element.frame.size[axis],
        visible: visible, extent: extent(of: section),
        opposite: item.side == .start ? growth.end : growth.start))
    if element.frame.meets(bounds) { element.zIndex += Pinning.raisedZIndex }
    return element
  }

  func decoration(_ index: Int, section: Int) -> LayoutElement {
    let placed = plan.sections[section].decorations[index]
    return LayoutElement(
      identity: .decoration(kind: placed.kind, section: section, item: index),
      frame: sectionFrame(placed.frame, section: section), zIndex: placed.zIndex)
  }

  /// `rect` of the reading direction in the solved, left-to-right content.
  func unmirrored(_ rect: CGRect) -> CGRect { plan.mirrored(rect) }

  private func visibleInset(_ window: LayoutWindow, atEnd: Bool) -> CGFloat {
    atEnd ? window.contentInsets.end(plan.axis) : window.contentInsets.start(plan.axis)
  }

  /// How much room the layout's own pinned items take from those of sections, which stop beside them.
  ///
  /// Commonly seen, but not recorded (`layout.md` Q8 `[inferred]`). Items that lie over the content take none.
  private func pinnedLength(_ side: BoundarySide) -> CGFloat {
    plan.boundary.items.reduce(0) { length, item in
      guard item.value.isPinned, item.value.extendsBoundary, item.side == side else { return length }
      return max(length, item.frame.size[axis])
    }
  }

  private func extent(of section: Int?) -> Band {
    guard let section else { return Band(start: 0, length: plan.contentSize[plan.axis]) }
    return Band(start: plan.starts[section], length: plan.sections[section].length)
  }

  /// How far boundary items reach into a section from either end, as far as pinned items keep clear of them.
  private func growth(of section: Int?) -> (start: CGFloat, end: CGFloat) {
    guard let section else { return (plan.boundary.startGrowth, plan.boundary.endGrowth) }
    let solved = plan.sections[section]
    guard case .flow = solved.body else { return (solved.bodyShift, solved.endGrowth) }
    return flowGrowth(solved)
  }

  /// In a flow layout only pinned headers and footers keep clear of each other (`layout.md` 8.9
  /// `[inferred]`).
  private func flowGrowth(_ section: SolvedSection) -> (start: CGFloat, end: CGFloat) {
    let pinned = section.boundary.filter(\.value.isPinned).map(\.side)
    return (
      pinned.contains(.start) ? section.bodyShift : 0, pinned.contains(.end) ? section.endGrowth : 0
    )
  }
}

extension CGRect {
  /// Whether the two rectangles have area in common.
  func meets(_ other: CGRect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }

  /// Whether the two rectangles have a point in common, edges included.
  func touches(_ other: CGRect) -> Bool {
    origin.x <= other.origin.x + other.size.width && other.origin.x <= origin.x + size.width
      && origin.y <= other.origin.y + other.size.height && other.origin.y <= origin.y + size.height
  }
}
