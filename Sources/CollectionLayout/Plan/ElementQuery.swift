import Foundation
import Geometry

/// Collects the elements that meet a rectangle (`layout.md` 3.9).
struct ElementQuery {
  let placer: ElementPlacer
  /// The rectangle clipped to the content, in the solved left-to-right content.
  let rect: CGRect
  let hasArea: Bool
  /// Whether only elements that have still to be asked for their sizes are wanted; what has been is passed over
  /// without looking at it.
  private let isMeasuring: Bool
  private(set) var found: [LayoutElement] = []

  private let plan: LayoutPlan

  /// As many elements as room is made for at once.
  private static let usualCount = 64

  init(plan: LayoutPlan, rect: CGRect, window: LayoutWindow?, isMeasuring: Bool = false) {
    self.plan = plan
    self.isMeasuring = isMeasuring
    placer = ElementPlacer(plan: plan, window: window)
    self.rect = placer.unmirrored(rect).clipped(to: plan.contentSize)
    hasArea = self.rect.size.width > 0 && self.rect.size.height > 0
  }

  mutating func run() {
    guard rect.size.width >= 0, rect.size.height >= 0 else { return }
    for section in sections() where plan.sections[section].length != 0 { collect(section) }
    if hasArea {
      for item in plan.boundary.items { add(placer.boundary(item, section: nil)) }
    }
    if plan.isMirrored {
      for index in found.indices { found[index].frame = plan.mirrored(found[index].frame) }
    }
  }

  /// The sections that may meet the rectangle.
  private func sections() -> Range<Int> {
    let all = 0..<plan.sections.count
    guard plan.isMonotone else { return all }
    let low = rect.origin[plan.axis] - plan.grid.pixelLength
    let high = low + rect.size[plan.axis] + 2 * plan.grid.pixelLength
    let first = all.partitionPoint { plan.starts[$0] + plan.sections[$0].length >= low }
    let end = all.partitionPoint { plan.starts[$0] > high }
    return first..<max(first, end)
  }

  private mutating func collect(_ section: Int) {
    let solved = plan.sections[section]
    if !isMeasuring, touchesSection(section) {
      found += solved.decorations.indices.map { placer.decoration($0, section: section) }
    }
    guard hasArea else { return }
    switch solved.body {
    case .groups(let groups): collect(groups, section: section)
    case .masonry(let masonry): collect(masonry, section: section)
    case .flow(let flow): collect(flow, section: section)
    case nil: break
    }
    for item in solved.boundary { add(placer.boundary(item, section: section)) }
  }

  private func touchesSection(_ section: Int) -> Bool {
    let solved = plan.sections[section]
    var box = CGRect.zero
    box.origin[plan.axis.cross] = solved.band.start
    box.size[plan.axis.cross] = solved.band.length
    box.size[plan.axis] = solved.length
    return placer.sectionFrame(box, section: section).touches(rect)
  }

  private mutating func collect(_ groups: GroupSequence, section: Int) {
    let offset = placer.rowOffset(section)
    var local = rect
    local.origin[plan.axis] -= plan.starts[section] + plan.sections[section].bodyShift
    local.origin[plan.axis.cross] += offset
    var range = groups.groups(in: local, slack: plan.grid.pixelLength)
    guard !range.isEmpty else { return }
    if isMeasuring {
      if !groups.isPlainList {
        return collectUnmeasured(groups, range, section: section, rowOffset: offset)
      }
      guard let first = groups.firstUnmeasured(from: range.lowerBound, before: range.upperBound) else {
        return
      }
      range = first..<range.upperBound
    }
    if found.isEmpty { found.reserveCapacity(min(range.count * groups.capacity, Self.usualCount)) }
    let lengths = groups.lengths.lengths(in: range)
    var start = groups.lengths.start(of: range.lowerBound)
    for group in range {
      let known = lengths?[group - range.lowerBound]
      let length = known?.length ?? groups.lengths.length(of: group)
      let frame = groups.frame(ofGroup: group, start: start, length: length)
      start += length + groups.lengths.gap
      guard placer.bodyFrame(frame, section: section, rowOffset: offset).meets(rect) else { continue }
      if groups.isPlainList {
        add(
          placer.cell(
            group, groups.plainLeaf(length: length, isMeasured: known?.isMeasured ?? false),
            in: frame.origin, section: section, rowOffset: offset))
      } else {
        collect(group, at: frame, of: groups, section: section, rowOffset: offset)
      }
    }
  }

  private mutating func collectUnmeasured(
    _ groups: GroupSequence, _ range: Range<Int>, section: Int, rowOffset: CGFloat
  ) {
    let end = groups.items(ofGroup: range.upperBound - 1).upperBound
    var group = range.lowerBound
    var first = groups.items(ofGroup: group).lowerBound
    while let item = groups.firstUnmeasured(from: first, before: end) {
      group = groups.group(ofItem: item)
      let frame = groups.frame(ofGroup: group)
      if placer.bodyFrame(frame, section: section, rowOffset: rowOffset).meets(rect) {
        collect(group, at: frame, of: groups, section: section, rowOffset: rowOffset)
      }
      first = groups.items(ofGroup: group).upperBound
    }
  }

  private mutating func collect(
    _ group: Int, at frame: CGRect, of groups: GroupSequence, section: Int, rowOffset: CGFloat
  ) {
    let items = groups.items(ofGroup: group)
    let solved = groups.solved(group: group)
    for (index, item) in items.enumerated() {
      add(
        placer.cell(
          item, solved.leaves[index], in: frame.origin, section: section, rowOffset: rowOffset))
    }
    for badge in solved.badges where badge.firstLeaf < items.count {
      let index = groups.firstBadge(of: badge.kind, inGroup: group) + badge.rank
      add(
        placer.badge(badge, index: index, in: frame.origin, section: section, rowOffset: rowOffset))
    }
  }

  private mutating func collect(_ masonry: SolvedMasonry, section: Int) {
    var local = rect
    local.origin[plan.axis] -= plan.starts[section] + plan.sections[section].bodyShift
    let first = isMeasuring ? masonry.firstUnmeasured : 0
    if first >= masonry.count { return }
    masonry.forEachItem(in: local, slack: plan.grid.pixelLength, after: first) { item, frame in
      add(placer.masonryCell(item, frame, masonry, section: section))
    }
  }

  private mutating func collect(_ flow: SolvedFlow, section: Int) {
    var local = rect
    local.origin[plan.axis] -= plan.starts[section] + plan.sections[section].bodyShift
    let first = isMeasuring ? flow.sizes.firstUnmeasured(from: 0) ?? flow.count : 0
    flow.forEachItem(in: local, slack: plan.grid.pixelLength, after: first) { item, frame in
      add(placer.flowCell(item, frame, flow, section: section))
    }
  }

  private mutating func add(_ element: LayoutElement) {
    if isMeasuring, element.unmeasuredAxes.isEmpty { return }
    if element.frame.meets(rect) { found.append(element) }
  }
}

extension CGRect {
  /// The part inside a content of `size`; lengths are negative when there is none.
  fileprivate func clipped(to size: CGSize) -> CGRect {
    let low = CGPoint(x: max(origin.x, 0), y: max(origin.y, 0))
    let high = CGPoint(
      x: min(origin.x + self.size.width, size.width), y: min(origin.y + self.size.height, size.height))
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension Range<Int> {
  /// The first index for which `holds` is true, given that it stays true from there on.
  func partitionPoint(where holds: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
