import Drawing
import Foundation
import Geometry

/// A row or a column of views, laid out by the steps of `views.md` 2.2.
final class StackNode: LayoutNode, PlacingNode {
  nonisolated deinit {}

  private let axis: Axis
  /// The guide that children meet on, across the axis.
  private let alignment: AlignmentKey
  private let direction: LayoutDirection
  private let children: [LayoutNode]
  /// The points between neighbours; `nil` for what each pair prefers.
  private let ownSpacing: CGFloat?

  // As in ``LayoutNode``, no access encloses another.

  /// What each pair prefers before its second child, once it was asked for.
  @exclusivity(unchecked) private var knownGaps: [CGFloat]?
  /// Layouts made so far.
  @exclusivity(unchecked) private var layouts: [(key: ProposalKey, layout: StackLayout)] = []

  /// Layouts kept; a stack is measured at its least, its most and its final size, seldom more.
  private static let layoutLimit = 4

  init(
    axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, direction: LayoutDirection, children: [LayoutNode]
  ) {
    self.axis = axis
    self.alignment = alignment
    self.direction = direction
    self.children = children
    ownSpacing = spacing
    super.init()
    adopt(children)
  }

  /// The points before a child.
  private func gap(before index: Int) -> CGFloat {
    if index == 0 { return 0 }
    return ownSpacing ?? preferredGaps[index]
  }

  /// The points that all gaps take.
  private var totalGap: CGFloat {
    if let ownSpacing { return ownSpacing * CGFloat(children.count - 1) }
    return preferredGaps.reduce(0, +)
  }

  private var preferredGaps: [CGFloat] {
    if let knownGaps { return knownGaps }
    var gaps: [CGFloat] = []
    gaps.reserveCapacity(children.count)
    var last: ViewSpacing?
    for child in children {
      let next = child.spacing
      gaps.append(last?.distance(to: next, along: axis) ?? 0)
      last = next
    }
    knownGaps = gaps
    return gaps
  }

  override func invalidate() {
    super.invalidate()
    layouts = []
    knownGaps = nil
    knownSpacing = nil
  }

  override var layoutPriority: Double { children.isEmpty ? -.infinity : 0 }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }

  override var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = computeSpacing()
    knownSpacing = spacing
    return spacing
  }

  private var knownSpacing: ViewSpacing?

  private func computeSpacing() -> ViewSpacing {
    let (before, after): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let cross: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    var result = ViewSpacing.empty
    for (index, child) in children.enumerated() {
      var edges = cross
      if index == 0 { edges.formUnion(before) }
      if index == children.count - 1 { edges.formUnion(after) }
      result.formUnion(child.spacing, edges: edges)
    }
    return result
  }

  /// The layout under the proposal that children are placed with: the cross axis is never open then.
  private func placement(_ proposal: ProposedViewSize) -> StackLayout {
    var proposal = proposal
    if proposal[axis.cross] == nil { proposal[axis.cross] = sizeThatFits(proposal)[axis.cross] }
    return layout(proposal)
  }

  override func explicitAlignment(_ key: AlignmentKey, under proposal: ProposedViewSize) -> CGFloat? {
    if key.combination == .none { return nil }
    let layout = placement(proposal)
    var values: [CGFloat] = []
    for (index, child) in children.enumerated() {
      if let value = child.explicitAlignment(key, under: layout.places[index].proposal) {
        values.append(value + layout.origin(index, axis: axis)[key.axis])
      }
    }
    return key.combine(values)
  }

  func places(_ proposal: ProposedViewSize) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    let layout = placement(proposal)
    return children.indices.map { (layout.origin($0, axis: axis), layout.places[$0].proposal) }
  }

  override func frame(of id: AnyHashable, under proposal: ProposedViewSize) -> CGRect? {
    frame(of: id, in: children, at: places(proposal))
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let layout = placement(proposal)
    let width = direction == .rightToLeft ? sizeThatFits(proposal).width : 0
    canvas.drawChildren(children.count, zIndex: { children[$0].zIndex }) { index in
      var place = layout.origin(index, axis: axis)
      let child = children[index]
      let inner = layout.places[index].proposal
      if direction == .rightToLeft { place.x = width - place.x - child.sizeThatFits(inner).width }
      child.draw(at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), proposal: inner, on: canvas)
    }
  }

  private func layout(_ proposal: ProposedViewSize) -> StackLayout {
    let key = ProposalKey(proposal)
    for known in layouts where known.key == key { return known.layout }
    let layout = computeLayout(proposal)
    if layouts.isEmpty { layouts.reserveCapacity(Self.layoutLimit) }
    if layouts.count == Self.layoutLimit { layouts.removeFirst() }
    layouts.append((key, layout))
    return layout
  }

  private func computeLayout(_ proposal: ProposedViewSize) -> StackLayout {
    var layout = StackLayout(count: children.count)
    if children.isEmpty { return layout }
    let cross = proposal[axis.cross]
    if let main = proposal[axis] {
      divide(main, cross: cross, into: &layout)
    } else {
      for index in children.indices {
        layout.take(children[index], ProposedViewSize(axis: axis, main: nil, cross: cross), at: index)
      }
    }
    place(&layout)
    return layout
  }

  /// Offers `main` points to the children, the least flexible first (steps 3 to 5).
  private func divide(_ main: CGFloat, cross: CGFloat?, into layout: inout StackLayout) {
    if children.count == 1 {
      layout.take(children[0], ProposedViewSize(axis: axis, main: max(main, 0), cross: cross), at: 0)
      return
    }
    var available = main - totalGap
    // Nothing, and without end, are divided alike in any order; stacks in stacks are asked for both again and again.
    if available <= 0 || available == .infinity {
      let proposal = ProposedViewSize(axis: axis, main: max(available, 0), cross: cross)
      for index in children.indices { layout.take(children[index], proposal, at: index) }
      return
    }
    var order = flexibilities(cross: cross)
    order.sort()
    let top = order[0].priority
    for child in order where child.priority < top { available -= child.least }
    var start = 0
    while start < order.count {
      var end = start
      while end < order.count, order[end].priority == order[start].priority {
        if start > 0 { available += order[end].least }
        end += 1
      }
      for position in start..<end {
        let offer = max(available / CGFloat(end - position), 0)
        let index = order[position].index
        layout.take(
          children[index],
          ProposedViewSize(axis: axis, main: offer.isNaN ? .infinity : offer, cross: cross), at: index)
        available -= layout.places[index].size[axis]
      }
      start = end
    }
  }

  /// The least of each child, and how much more it would take.
  private func flexibilities(cross: CGFloat?) -> [StackChild] {
    let least = ProposedViewSize(axis: axis, main: 0, cross: cross)
    let most = ProposedViewSize(axis: axis, main: .infinity, cross: cross)
    var order: [StackChild] = []
    order.reserveCapacity(children.count)
    for index in children.indices {
      let child = children[index]
      let length = child.sizeThatFits(least)[axis]
      order.append(
        StackChild(
          index: index, priority: child.layoutPriority, least: length,
          flexibility: child.sizeThatFits(most)[axis] - length))
    }
    return order
  }

  /// Places the children in order along the axis, and across it so that their guides meet (steps 6 and 7).
  private func place(_ layout: inout StackLayout) {
    var (low, high) = (CGFloat.zero, CGFloat.zero)
    var isEndless = false
    var position: CGFloat = 0
    for index in children.indices {
      let (proposal, size) = (layout.places[index].proposal, layout.places[index].size)
      position += gap(before: index)
      layout.places[index].main = position
      position += size[axis]
      if size[axis.cross] == .infinity {
        // The guide of an endless child lies nowhere.
        isEndless = true
        continue
      }
      let guide = children[index].guide(alignment, under: proposal, size: size)
      low = min(low, -guide)
      high = max(high, size[axis.cross] - guide)
      layout.places[index].cross = -guide
    }
    if isEndless { high = .infinity }
    for index in children.indices { layout.places[index].cross -= low }
    layout.size[axis] = position
    layout.size[axis.cross] = high - low
  }
}

/// Where a stack's children go under one proposal.
struct StackLayout {
  /// One child's offer, the size it answered with, and its origin along and across the axis.
  struct Place {
    var proposal = ProposedViewSize.zero
    var size = CGSize.zero
    var main: CGFloat = 0
    var cross: CGFloat = 0
  }

  var size = CGSize.zero
  var places: [Place] = []

  init(count: Int) {
    // An array that repeats a value looks its own type up each time.
    places.reserveCapacity(count)
    for _ in 0..<count { places.append(Place()) }
  }

  mutating func take(_ child: LayoutNode, _ proposal: ProposedViewSize, at index: Int) {
    places[index].proposal = proposal
    places[index].size = child.sizeThatFits(proposal)
  }

  func origin(_ index: Int, axis: Axis) -> CGPoint {
    let place = places[index]
    return axis == .horizontal
      ? CGPoint(x: place.main, y: place.cross) : CGPoint(x: place.cross, y: place.main)
  }
}

/// A stack's child in the order in which room is offered.
private struct StackChild: Comparable {
  let index: Int
  let priority: Double
  let least: CGFloat
  let flexibility: CGFloat

  static func < (left: StackChild, right: StackChild) -> Bool {
    if left.priority != right.priority { return left.priority > right.priority }
    if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
    if left.flexibility == .infinity, left.least != right.least { return left.least > right.least }
    return left.index < right.index
  }
}
