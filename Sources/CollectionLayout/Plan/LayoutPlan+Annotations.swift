public import Foundation
public import Geometry

extension LayoutPlan {
  /// What figures show of the layout in `rect`, as seen through `window`: pinned items where they stay in sight, rows
  /// that scroll by themselves where they are scrolled to.
  ///
  /// Sections come in order, each from the outside to the inside: box, insets, row, groups with what is in them, headers
  /// and footers; the layout's own headers and footers come last.
  ///
  /// - Complexity: O(S + k) for k annotations.
  public func annotations(in rect: CGRect, window: LayoutWindow? = nil) -> [LayoutAnnotation] {
    var collector = AnnotationCollector(plan: self, rect: rect, window: window)
    collector.run()
    return collector.found
  }
}

/// Collects the annotations that meet a rectangle.
private struct AnnotationCollector {
  let plan: LayoutPlan
  /// The rectangle in the solved, left-to-right content.
  let rect: CGRect
  let placer: ElementPlacer
  private(set) var found: [LayoutAnnotation] = []

  private var axis: Axis { plan.axis }

  init(plan: LayoutPlan, rect: CGRect, window: LayoutWindow?) {
    self.plan = plan
    placer = ElementPlacer(plan: plan, window: window)
    self.rect = placer.unmirrored(rect)
  }

  mutating func run() {
    var firstItem = 0
    for section in plan.sections.indices {
      let count = plan.itemCount(inSection: section)
      if plan.sections[section].length != 0, isNear(section) { collect(section, firstItem: firstItem) }
      firstItem += count
    }
    for item in plan.boundary.items { add(boundary: item, section: nil) }
  }

  /// Whether some of a section may be in the rectangle.
  private func isNear(_ section: Int) -> Bool {
    guard plan.isMonotone else { return true }
    let start = plan.starts[section]
    return start <= rect.origin[axis] + rect.size[axis]
      && start + plan.sections[section].length >= rect.origin[axis]
  }

  private mutating func collect(_ section: Int, firstItem: Int) {
    let solved = plan.sections[section]
    let box = placer.unmirrored(plan.sectionFrame(section))
    add(.section(firstItem: firstItem, itemCount: solved.itemCount), section, box)
    for (edge, strip) in solved.insetStrips(axis, rowOffset: placer.rowOffset(section)) {
      add(.contentInset(edge, of: .section), section, placer.sectionFrame(strip, section: section))
    }
    switch solved.body {
    case .groups(let groups): collect(groups, of: solved, section: section)
    case .masonry(let masonry): collect(masonry, section: section)
    case .flow(let flow): collect(flow, section: section)
    case nil: break
    }
    for item in solved.boundary { add(boundary: item, section: section) }
  }

  // MARK: Bodies

  private mutating func collect(_ groups: GroupSequence, of solved: SolvedSection, section: Int) {
    let offset = placer.rowOffset(section)
    var local = rect
    local.origin[axis] -= plan.starts[section] + solved.bodyShift
    local.origin[axis.cross] += offset
    if let row = plan.orthogonalRow(inSection: section) {
      var band = CGRect.zero
      band.origin[axis.cross] = solved.band.start
      band.size[axis.cross] = solved.band.length
      band.origin[axis] = groups.origin[axis]
      band.size[axis] = groups.thickness
      add(
        .orthogonalRow(offset: offset, rest: row.initialOffset, length: row.length), section,
        placer.bodyFrame(band, section: section, rowOffset: 0))
    }
    var shared: SolvedGroup?
    for index in groups.groups(in: local, slack: plan.grid.pixelLength) {
      let frame = groups.frame(ofGroup: index)
      let placed = placer.bodyFrame(frame, section: section, rowOffset: offset)
      if let gap = groups.gap(beforeGroup: index) {
        let gap = placer.bodyFrame(gap, section: section, rowOffset: offset)
        add(.interGroupSpacing(groups.axis), section, gap)
      }
      guard placed.meets(rect) else { continue }
      let group = groups.dissected(group: index, template: &shared)
      collect(group, at: frame, index, of: groups, section: section, rowOffset: offset)
    }
  }

  private mutating func collect(
    _ group: SolvedGroup, at frame: CGRect, _ index: Int, of groups: GroupSequence, section: Int,
    rowOffset: CGFloat
  ) {
    func place(_ inner: CGRect) -> CGRect {
      placer.bodyFrame(
        inner.offsetBy(dx: frame.origin.x, dy: frame.origin.y), section: section, rowOffset: rowOffset)
    }
    let items = groups.items(ofGroup: index)
    for part in group.parts where part.firstLeaf < items.count {
      switch part.kind {
      case .group(let depth, let size, let shared, let insets):
        var box = part.frame
        // The last group may be cut down to the items it has.
        if depth == 0 { box.size = frame.size }
        add(
          .group(
            depth: depth, width: size.described(.horizontal, unless: shared),
            height: size.described(.vertical, unless: shared)), section, place(box))
        let end: Edge = self.axis == .vertical ? .bottom : .trailing
        for (edge, strip) in insets.strips(in: box) {
          // A group that is cut down keeps no room at its end (`layout.md` 2.10).
          if edge == end, box.size != part.frame.size { continue }
          add(.contentInset(edge, of: .group), section, place(strip))
        }
      case .item(let insets):
        for (edge, strip) in insets.strips(in: part.frame) {
          add(.contentInset(edge, of: .item), section, place(strip))
        }
      case .gap(let axis): add(.interItemSpacing(axis), section, place(part.frame))
      }
    }
    var lines = LineGaps(axis: self.axis)
    for (item, solved) in zip(items, group.leaves) {
      if solved.dimensions == nil {
        // A group that places its items by itself says nothing of gaps.
        for (kind, gap) in lines.gaps(before: solved.frame) { add(kind, section, place(gap)) }
      }
      add(
        .item(
          item, width: solved.dimensions?.described(.horizontal, unless: solved.sharedAxis),
          height: solved.dimensions?.described(.vertical, unless: solved.sharedAxis)),
        section, place(solved.frame))
    }
    for badge in group.badges where badge.firstLeaf < items.count {
      let item = groups.firstBadge(of: badge.kind, inGroup: index) + badge.rank
      add(
        .supplementary(
          .supplementary(kind: badge.kind, section: section, item: item), place: .anchored, width: nil,
          height: nil), section, place(badge.frame))
    }
  }

  private mutating func collect(_ masonry: SolvedMasonry, section: Int) {
    var ends: [CGFloat: CGRect] = [:]
    // A single column is as wide as its section; several share that equally.
    let (width, height): (LayoutDimension?, LayoutDimension?) =
      masonry.columnCount > 1
      ? (nil, nil) : axis == .vertical ? (.fractionalWidth(1), nil) : (nil, .fractionalHeight(1))
    masonry.forEachItem(in: local(section), slack: plan.grid.pixelLength) { item, frame in
      add(
        .item(item, width: width, height: height), section,
        placer.bodyFrame(frame, section: section, rowOffset: 0))
      let column = frame.origin[axis.cross]
      if let gap = ends[column]?.gap(before: frame, along: axis) {
        add(
          .interItemSpacing(axis), section, placer.bodyFrame(gap, section: section, rowOffset: 0))
      }
      ends[column] = frame
    }
    guard masonry.columnSpacing > 0 else { return }
    for column in 1..<max(1, masonry.columnCount) {
      var gap = CGRect(origin: masonry.origin, size: .zero)
      gap.origin[axis.cross] +=
        CGFloat(column) * (masonry.columnWidth + masonry.columnSpacing) - masonry.columnSpacing
      gap.size[axis.cross] = masonry.columnSpacing
      gap.size[axis] = masonry.length
      add(
        .interGroupSpacing(axis.cross), section, placer.bodyFrame(gap, section: section, rowOffset: 0))
    }
  }

  private mutating func collect(_ flow: SolvedFlow, section: Int) {
    var lines = LineGaps(axis: axis)
    // What the description of each item says, where no cell is asked.
    let isDeclared = flow.sizes.selfSizingAxes.isEmpty
    flow.forEachItem(in: local(section), slack: plan.grid.pixelLength) { item, frame in
      add(
        .item(
          item, width: isDeclared ? .absolute(frame.width) : nil,
          height: isDeclared ? .absolute(frame.height) : nil), section,
        placer.bodyFrame(frame, section: section, rowOffset: 0))
      for (kind, gap) in lines.gaps(before: frame) {
        add(kind, section, placer.bodyFrame(gap, section: section, rowOffset: 0))
      }
    }
  }

  /// The rectangle in the coordinates of a section's body.
  private func local(_ section: Int) -> CGRect {
    var local = rect
    local.origin[axis] -= plan.starts[section] + plan.sections[section].bodyShift
    return local
  }

  // MARK: Answers

  private mutating func add(boundary item: PlacedBoundary, section: Int?) {
    let element = placer.boundary(item, section: section)
    let isHeld =
      item.value.isPinned
      && element.frame != ElementPlacer(plan: plan, window: nil).boundary(item, section: section).frame
    add(
      .supplementary(
        element.identity, place: isHeld ? .pinned : .boundary,
        width: item.value.size.width, height: item.value.size.height), section ?? 0, element.frame)
  }

  private mutating func add(_ kind: LayoutAnnotation.Kind, _ section: Int, _ frame: CGRect) {
    if frame.meets(rect) {
      found.append(LayoutAnnotation(kind: kind, section: section, frame: plan.mirrored(frame)))
    }
  }
}

extension SolvedSection {
  /// The room of each content inset, in section coordinates; that at the ends of a row moves with it.
  fileprivate func insetStrips(_ axis: Axis, rowOffset: CGFloat) -> [(Edge, CGRect)] {
    var box = CGRect.zero
    box.origin[axis] = bodyShift
    box.size[axis] = length - bodyShift - endGrowth
    box.origin[axis.cross] = band.start
    box.size[axis.cross] = band.length
    if orthogonal != nil, case .groups(let groups) = body {
      let row = groups.lengths.total + solver.groupEdges.minimum(axis.cross)
      box.origin[axis.cross] -= rowOffset
      box.size[axis.cross] = insets.start(axis.cross) + row + insets.end(axis.cross)
    }
    return insets.strips(in: box)
  }
}

extension SizeValue {
  /// The dimension along an axis, but for the one that is shared out.
  fileprivate func described(_ axis: Axis, unless shared: Axis?) -> LayoutDimension? {
    axis == shared ? nil : self[axis]
  }
}

extension EdgeInsets {
  /// The room that each inset keeps of a box, where it keeps some.
  fileprivate func strips(in box: CGRect) -> [(Edge, CGRect)] {
    let strips: [(Edge, CGRect)] = [
      (.top, CGRect(x: box.minX, y: box.minY, width: box.width, height: top)),
      (.bottom, CGRect(x: box.minX, y: box.maxY - bottom, width: box.width, height: bottom)),
      (.leading, CGRect(x: box.minX, y: box.minY, width: leading, height: box.height)),
      (.trailing, CGRect(x: box.maxX - trailing, y: box.minY, width: trailing, height: box.height)),
    ]
    return strips.filter { $0.1.size.width > 0 && $0.1.size.height > 0 }
  }
}

extension GroupSequence {
  /// The gap before a group that is not the first; nil when there is none.
  fileprivate func gap(beforeGroup index: Int) -> CGRect? {
    guard index > 0, lengths.gap > 0 else { return nil }
    var frame = frame(ofGroup: index)
    frame.origin[axis] -= lengths.gap
    frame.size[axis] = lengths.gap
    return frame
  }
}

/// Finds the gaps between boxes that follow one another in lines: beside each other, and from line to line.
private struct LineGaps {
  /// The direction in which lines follow one another.
  let axis: Axis
  private var previous = CGRect.null
  private var line = CGRect.null

  init(axis: Axis) { self.axis = axis }

  /// The gaps that come into being with the next box.
  mutating func gaps(before next: CGRect) -> [(LayoutAnnotation.Kind, CGRect)] {
    defer { previous = next }
    let (low, high) = (next.origin[axis], next.origin[axis] + next.size[axis])
    let isBeside =
      !previous.isNull && low < line.origin[axis] + line.size[axis] && high > line.origin[axis]
      && next.origin[axis.cross] >= previous.origin[axis.cross]
    if isBeside {
      line = line.union(next)
      return previous.gap(before: next, along: axis.cross).map { [(.interItemSpacing(axis.cross), $0)] } ?? []
    }
    let lineBefore = line
    line = next
    return lineBefore.gap(before: next, along: axis).map { gap in
      // As broad as the line before: the next one is not known yet.
      var gap = gap
      gap.origin[axis.cross] = lineBefore.origin[axis.cross]
      gap.size[axis.cross] = lineBefore.size[axis.cross]
      return [(.interGroupSpacing(axis), gap)]
    } ?? []
  }
}
