import Foundation
import Geometry

/// The subitems of one group with their sizes, and the gaps that are shared out among them
/// (`layout.md` 2.3 to 2.6, 2.11).
struct Row {
  /// A solved subitem, with what its place depends on.
  private struct Child {
    var solved: SolvedGroup
    let edges: EdgeSpacingValue
    let selfSizingAxes: Axis.Set
    let uniformAxes: Axis.Set

    init(_ node: NodeValue, _ solved: SolvedGroup) {
      self.solved = solved
      let item = node.item
      edges = item.edgeSpacing
      selfSizingAxes = item.size.selfSizingAxes
      uniformAxes = if case .item = node { item.size.uniformAxes } else { [] }
    }
  }

  let group: GroupValue
  /// The solved subitems, of those that are alike one.
  private var solved: [Child] = []
  /// The subitems in order: where each is in `solved`.
  private var children: [Int] = []
  /// How many leaves are wanted.
  private let limit: Int

  /// The subitems of `group` in `inner`; `leaves` are those that are wanted, counted from the outermost group's
  /// first.
  init(solver: GroupSolver, group: GroupValue, inner: CGSize, leaves: Range<Int>, isOutermost: Bool) {
    self.group = group
    limit = leaves.count
    let axis = group.axis
    let plan = Self.plan(solver, group, inner, leaves, isOutermost: isOutermost)
    let cycle = group.subitems.count
    var alike = [Int?](repeating: nil, count: cycle)
    var leaf = leaves.lowerBound
    children.reserveCapacity(plan.count)
    for index in 0..<plan.count {
      if case .cycle = group.arrangement, leaf >= leaves.lowerBound + GroupSolver.leafLimit { break }
      // Subitems differ only in what the cells of their leaves have been measured to.
      let canShare = solver.measured == nil || leaf >= leaves.upperBound
      if !canShare || alike[index % cycle] == nil {
        let node = group.subitems[index % cycle]
        let child = solver.solve(
          node, in: plan.base, axis: axis, share: plan.share, leaves: leaf..<max(leaf, leaves.upperBound),
          isOutermost: isOutermost)
        solved.append(Child(node, child))
        if canShare { alike[index % cycle] = solved.count - 1 }
      }
      let child = canShare ? alike[index % cycle] ?? 0 : solved.count - 1
      leaf += solved[child].solved.leafCount
      children.append(child)
    }
    levelUniform()
  }

  /// The most copies that a counted group holds; more would only exhaust the memory.
  private static let countLimit = 20_000

  /// How many subitems, what their fractions are of, and the equal share if there is one.
  private static func plan(
    _ solver: GroupSolver, _ group: GroupValue, _ inner: CGSize, _ leaves: Range<Int>, isOutermost: Bool
  ) -> (count: Int, base: CGSize, share: CGFloat?) {
    switch group.arrangement {
    case .cycle:
      if group.item.size[group.axis].isSelfSizing { return (group.subitems.count, inner, nil) }
      let packing = Self.packing(solver, group, inner, leaves, isOutermost: isOutermost)
      return (packing.count, packing.base, nil)
    case .equalShares(let wanted):
      let count = min(wanted, countLimit)
      let base = lessSpacing(inner, group, count)
      return (count, base, solver.grid.floor(base[group.axis] / CGFloat(count)))
    case .repeating(let wanted):
      let count = min(wanted, countLimit)
      return (count, repeatingBase(inner, group, count), nil)
    case .custom:
      return (0, inner, nil)
    }
  }

  /// How many subitems an uncounted group takes.
  ///
  /// It takes what fits by the estimates until its cells have been measured (`layout.md` 2.4 `[measured]`), and then what
  /// fits by their lengths, as rows of tags are made with UIKit: the first that does not fit begins the next group
  /// (`[inferred]`; no recording has cells that are measured along their group). A cell that turns out longer than the group
  /// is alone in it, and sticks out. A round that takes no room by its estimates is laid out once, not for ever
  /// (`layout.md` is silent: `[inferred]`).
  private static func packing(
    _ solver: GroupSolver, _ group: GroupValue, _ inner: CGSize, _ leaves: Range<Int>, isOutermost: Bool
  ) -> Packing {
    var lengths = SubitemLengths(solver: solver, group: group, leaves: leaves, isOutermost: isOutermost)
    var packing = Packing(
      cycle: group, inner: inner,
      limit: lengths.advances(in: inner) ? Packing.limit : group.subitems.count, grid: solver.grid,
      lengths: &lengths)
    if packing.count == 0, solver.measured != nil, solver.packing != .estimated {
      packing.count = min(
        1, Self.packing(solver.estimating, group, inner, leaves, isOutermost: isOutermost).count)
    }
    return packing
  }

  /// The base of fractions in a group that repeats its subitem: the same as in a packed one, although how it
  /// fits is the caller's job (`layout.md` Q4 `[inferred]`).
  private static func repeatingBase(_ inner: CGSize, _ group: GroupValue, _ count: Int) -> CGSize {
    lessSpacing(inner, group, count)
  }

  private static func lessSpacing(_ inner: CGSize, _ group: GroupValue, _ count: Int) -> CGSize {
    var base = inner
    base[group.axis] = max(0, inner[group.axis] - group.spacing.minimum * CGFloat(count - 1))
    return base
  }

  /// Raises uniform items to the longest self-sizing sibling (`layout.md` 1.4).
  private mutating func levelUniform() {
    for axis in [Axis.horizontal, .vertical] {
      let axes = Axis.Set(axis)
      guard solved.contains(where: { $0.uniformAxes.contains(axes) }) else { continue }
      var longest: CGFloat = 0
      for child in solved where child.selfSizingAxes.contains(axes) {
        longest = max(longest, child.solved.size[axis])
      }
      for index in solved.indices where solved[index].uniformAxes.contains(axes) {
        solved[index].solved.setItemLength(longest, along: axis)
      }
    }
  }

  /// Puts the subitems into `result`, whose estimated lengths take those of the content.
  func place(into result: inout SolvedGroup, axis: Axis, keepsParts: Bool = false) {
    let cross = axis.cross
    var content: CGFloat = group.spacing.minimum * CGFloat(max(children.count, 1) - 1)
    var thickness: CGFloat = 0
    for index in children {
      let edges = solved[index].edges
      content += solved[index].solved.size[axis] + edges.minimum(axis)
      thickness = max(thickness, solved[index].solved.size[cross] + edges.minimum(cross))
    }
    if group.item.size[axis].isSelfSizing {
      result.inner.size[axis] = content
      result.size[axis] = content
    }
    if group.item.size[cross].isSelfSizing {
      result.inner.size[cross] = thickness
      result.size[cross] = thickness
    }
    let share = self.share(of: result.inner.size[axis] - content)
    var position = result.inner.origin[axis]
    var previous = CGRect.null
    for (index, child) in children.enumerated() {
      let edges = solved[child].edges
      let size = solved[child].solved.size
      if index > 0 { position += group.spacing.length(sharing: share) }
      position += edges.before(axis).length(sharing: share)
      var origin = CGPoint.zero
      origin[axis] = position
      origin[cross] =
        result.inner.origin[cross]
        + edges.offset(of: size[cross], in: result.inner.size[cross], axis: cross)
      if keepsParts {
        let box = CGRect(origin: origin, size: size)
        if let gap = previous.gap(before: box, along: axis), result.leafCount < limit {
          result.parts.append(SolvedPart(kind: .gap(axis), frame: gap, firstLeaf: result.leafCount))
        }
        previous = box
      }
      result.append(solved[child].solved, at: origin, keeping: limit)
      position += size[axis] + edges.after(axis).length(sharing: share)
    }
  }

  /// What each flexible gap gains: the left-over shared equally; nothing when there is none
  /// (`layout.md` 2.5).
  private func share(of leftOver: CGFloat) -> CGFloat {
    var gaps = group.spacing.isFlexible ? children.count - 1 : 0
    for child in children {
      let edges = solved[child].edges
      if edges.before(group.axis).isFlexible { gaps += 1 }
      if edges.after(group.axis).isFlexible { gaps += 1 }
    }
    return gaps > 0 ? max(0, leftOver) / CGFloat(gaps) : 0
  }
}

extension EdgeSpacingValue {
  /// Where a slot of `length` begins in `room`: flexible edges share what is left over, which may be negative
  /// (`layout.md` 2.5, 2.6).
  func offset(of length: CGFloat, in room: CGFloat, axis: Axis) -> CGFloat {
    let first = before(axis)
    guard first.isFlexible else { return first.minimum }
    let gaps: CGFloat = after(axis).isFlexible ? 2 : 1
    return first.minimum + (room - length - minimum(axis)) / gaps
  }
}

extension LayoutSpacing {
  /// The gap when every flexible one gains `share`.
  func length(sharing share: CGFloat) -> CGFloat { isFlexible ? minimum + share : minimum }
}

extension CGRect {
  /// The room between this rectangle and `next`, which follows along `axis`, as broad as the broader of both.
  ///
  /// `nil` where there is none.
  func gap(before next: CGRect, along axis: Axis) -> CGRect? {
    if isNull { return nil }
    let end = origin[axis] + size[axis]
    guard next.origin[axis] > end else { return nil }
    var gap = union(next)
    gap.origin[axis] = end
    gap.size[axis] = next.origin[axis] - end
    return gap
  }
}
