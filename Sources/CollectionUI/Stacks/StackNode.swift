import Drawing
import Foundation
import Geometry

/// A row or a column of views, laid out by the steps of `views.md` 2.2.
final class StackNode: LayoutNode {
  nonisolated deinit {}

  private let axis: Axis
  /// The guide that children meet on, across the axis.
  private let alignment: AlignmentKey
  private let direction: LayoutDirection
  private let children: [LayoutNode]
  /// The points between neighbours; `nil` for what each pair prefers.
  private let ownSpacing: CGFloat?
  /// The gap before each child, the first one's 0.
  private var gaps: [CGFloat] {
    if let knownGaps { return knownGaps }
    let gaps = computeGaps()
    knownGaps = gaps
    return gaps
  }
  private var knownGaps: [CGFloat]?
  /// Layouts made so far.
  private var layouts: [(proposal: ProposedViewSize, layout: StackLayout)] = []

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

  private func computeGaps() -> [CGFloat] {
    var gaps: [CGFloat] = []
    gaps.reserveCapacity(children.count)
    var last: ViewSpacing?
    for child in children {
      if let ownSpacing {
        gaps.append(gaps.isEmpty ? 0 : ownSpacing)
      } else {
        let next = child.spacing
        gaps.append(last?.distance(to: next, along: axis) ?? 0)
        last = next
      }
    }
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
    guard let first = children.first, let last = children.last else { return .empty }
    let (before, after): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let cross: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    var result = ViewSpacing.empty
    result.formUnion(first.spacing, edges: before)
    result.formUnion(last.spacing, edges: after)
    for child in children { result.formUnion(child.spacing, edges: cross) }
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

  /// Where each child stands, and what it is offered there.
  func places(_ proposal: ProposedViewSize) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    let layout = placement(proposal)
    return children.indices.map { (layout.origin($0, axis: axis), layout.places[$0].proposal) }
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
    for entry in layouts where entry.proposal == proposal { return entry.layout }
    let layout = computeLayout(proposal)
    if layouts.isEmpty { layouts.reserveCapacity(Self.layoutLimit) }
    if layouts.count == Self.layoutLimit { layouts.removeFirst() }
    layouts.append((proposal, layout))
    return layout
  }

  private func computeLayout(_ proposal: ProposedViewSize) -> StackLayout {
    var layout = StackLayout(count: children.count)
    if children.isEmpty { return layout }
    let cross = proposal[axis.cross]
    if let main = proposal[axis] {
      divide(main, cross: cross, into: &layout)
    } else {
      for (index, child) in children.enumerated() {
        layout.take(child, ProposedViewSize(axis: axis, main: nil, cross: cross), at: index)
      }
    }
    place(&layout)
    return layout
  }

  /// Offers `main` points to the children, the least flexible first (steps 3 to 5).
  private func divide(_ main: CGFloat, cross: CGFloat?, into layout: inout StackLayout) {
    func length(_ child: LayoutNode, at main: CGFloat) -> CGFloat {
      child.sizeThatFits(ProposedViewSize(axis: axis, main: main, cross: cross))[axis]
    }
    if children.count == 1 {
      layout.take(children[0], ProposedViewSize(axis: axis, main: max(main, 0), cross: cross), at: 0)
      return
    }
    var order = children.enumerated().map { index, child in
      let least = length(child, at: 0)
      return StackChild(
        index: index, priority: child.layoutPriority, least: least,
        flexibility: length(child, at: .infinity) - least)
    }
    order.sort()
    let top = order[0].priority
    var available = main - gaps.reduce(0, +)
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

  /// Places the children in order along the axis, and across it so that their guides meet (steps 6 and 7).
  private func place(_ layout: inout StackLayout) {
    var (low, high) = (CGFloat.zero, CGFloat.zero)
    var isEndless = false
    for (index, child) in children.enumerated() {
      let length = layout.places[index].size[axis.cross]
      if length == .infinity {
        // The guide of an endless child lies nowhere.
        isEndless = true
        continue
      }
      let guide = child.dimensions(layout.places[index].proposal).value(alignment)
      layout.places[index].cross = -guide
      low = index == 0 ? -guide : min(low, -guide)
      high = index == 0 ? length - guide : max(high, length - guide)
    }
    low = min(low, 0)
    high = isEndless ? .infinity : max(high, 0)
    var position: CGFloat = 0
    let gaps = gaps
    for index in children.indices {
      layout.places[index].cross -= low
      position += gaps[index]
      layout.places[index].main = position
      position += layout.places[index].size[axis]
    }
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
  var places: [Place]

  init(count: Int) { places = Array(repeating: Place(), count: count) }

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
