import Foundation
import Geometry

/// The subitems of one group with their sizes, and the gaps that are shared out among them
/// (`layout.md` 2.3 to 2.6, 2.11).
struct Row {
  let group: GroupValue
  /// The solved subitems in order.
  private var children: [(node: NodeValue, solved: SolvedGroup)] = []
  private let inner: CGSize

  init(solver: GroupSolver, group: GroupValue, inner: CGSize, firstLeaf: Int, isOutermost: Bool) {
    self.group = group
    self.inner = inner
    let axis = group.axis
    let plan = Self.plan(solver, group, inner)
    var leaf = firstLeaf
    for index in 0..<plan.count {
      if case .cycle = group.arrangement, leaf >= firstLeaf + GroupSolver.leafLimit { break }
      let node = group.subitems[index % group.subitems.count]
      let solved = solver.solve(
        node, in: plan.base, axis: axis, share: plan.share, firstLeaf: leaf, isOutermost: isOutermost)
      leaf += solved.leaves.count
      children.append((node, solved))
    }
    if children.contains(where: { $0.solved.leaves.contains(where: \.isUniform) }) { levelUniform() }
  }

  /// The most copies that a counted group holds; more would only exhaust the memory.
  private static let countLimit = 20_000

  /// How many subitems, what their fractions are of, and the equal share if there is one.
  private static func plan(
    _ solver: GroupSolver, _ group: GroupValue, _ inner: CGSize
  ) -> (count: Int, base: CGSize, share: CGFloat?) {
    let axis = group.axis
    switch group.arrangement {
    case .cycle:
      if group.item.size[axis].isSelfSizing { return (group.subitems.count, inner, nil) }
      // How many fit is decided by estimates, so that a group keeps its items while they are measured.
      let estimating = GroupSolver(grid: solver.grid, viewSize: solver.viewSize)
      let packing = Packing(
        cycle: group, inner: inner,
        lengths: { node, base in
          if case .group(let nested) = node, nested.item.size[axis].isSelfSizing {
            return estimating.solve(node, in: base, axis: axis, share: nil, firstLeaf: 0, isOutermost: false)
              .size[axis]
          }
          return node.item.size[axis].resolved(in: base, grid: solver.grid)
        }, grid: solver.grid)
      return (packing.count, packing.base, nil)
    case .equalShares(let wanted):
      let count = min(wanted, countLimit)
      let base = lessSpacing(inner, group, count)
      return (count, base, solver.grid.floor(base[axis] / CGFloat(count)))
    case .repeating(let wanted):
      let count = min(wanted, countLimit)
      return (count, repeatingBase(inner, group, count), nil)
    case .custom:
      return (0, inner, nil)
    }
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
      var longest: CGFloat = 0
      for child in children where child.node.item.size[axis].isSelfSizing {
        longest = max(longest, child.solved.size[axis])
      }
      for index in children.indices {
        guard case .uniformAcrossSiblings = children[index].node.item.size[axis],
          case .item = children[index].node
        else { continue }
        children[index].solved.size[axis] = longest
        children[index].solved.leaves[0].frame.size[axis] = longest
      }
    }
  }

  /// Puts the subitems into `solved`, whose estimated lengths take those of the content.
  func place(into solved: inout SolvedGroup, axis: Axis) {
    let cross = axis.cross
    var content: CGFloat = group.spacing.minimum * CGFloat(max(children.count, 1) - 1)
    var thickness: CGFloat = 0
    for child in children {
      let edges = child.node.item.edgeSpacing
      content += child.solved.size[axis] + edges.minimum(axis)
      thickness = max(thickness, child.solved.size[cross] + edges.minimum(cross))
    }
    if group.item.size[axis].isSelfSizing {
      solved.inner.size[axis] = content
      solved.size[axis] = content
    }
    if group.item.size[cross].isSelfSizing {
      solved.inner.size[cross] = thickness
      solved.size[cross] = thickness
    }
    let share = self.share(of: solved.inner.size[axis] - content)
    var position = solved.inner.origin[axis]
    for (index, child) in children.enumerated() {
      let edges = child.node.item.edgeSpacing
      if index > 0 { position += group.spacing.length(sharing: share) }
      position += edges.before(axis).length(sharing: share)
      var origin = CGPoint.zero
      origin[axis] = position
      origin[cross] =
        solved.inner.origin[cross]
        + edges.offset(of: child.solved.size[cross], in: solved.inner.size[cross], axis: cross)
      solved.append(child.solved, at: origin)
      position += child.solved.size[axis] + edges.after(axis).length(sharing: share)
    }
  }

  /// What each flexible gap gains: the left-over shared equally; nothing when there is none
  /// (`layout.md` 2.5).
  private func share(of leftOver: CGFloat) -> CGFloat {
    var gaps = group.spacing.isFlexible ? children.count - 1 : 0
    for child in children {
      let edges = child.node.item.edgeSpacing
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

extension SolvedGroup {
  /// Adds the leaves and anchored views of a subitem at `origin`.
  mutating func append(_ child: SolvedGroup, at origin: CGPoint) {
    for var leaf in child.leaves {
      leaf.frame.origin.x += origin.x
      leaf.frame.origin.y += origin.y
      leaves.append(leaf)
    }
    for var badge in child.badges {
      badge.frame.origin.x += origin.x
      badge.frame.origin.y += origin.y
      badges.append(badge)
    }
  }
}
