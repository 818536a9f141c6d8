import Foundation
import Geometry

/// How long the subitems of an uncounted group are along it, as it takes one after the other.
///
/// An estimated length is what the cell has been measured to, as soon as it has (`layout.md` 1.1).
struct SubitemLengths {
  private let solver: GroupSolver
  private let group: GroupValue
  private let leaves: Range<Int>
  /// Whether what the group has no room for begins the next one like it.
  private let isOutermost: Bool
  private let hasNestedGroups: Bool
  /// Whether what is known of subitems holds for one base only.
  private let dependsOnBase: Bool
  /// How long the subitem at each place is, in points, as far as somebody has asked.
  private var lengths: [CGFloat] = []
  /// The size, in points, that nested groups were solved in.
  private var base = CGSize.zero
  /// How long each subitem of the list is by its estimate, in points, once somebody has asked.
  private var estimatedLengths: [CGFloat]?
  /// The leaf that the subitem at each place begins with, as far as somebody has asked.
  private var firstLeaves: [Int]
  /// How long nested groups are by place, in points; those that hold nothing measured by their place in the list.
  private var nestedLengths: [Int: CGFloat] = [:]

  /// The lengths of the subitems of `group`; `leaves` are those that are wanted of it, counted from the outermost group's
  /// first.
  init(solver: GroupSolver, group: GroupValue, leaves: Range<Int>, isOutermost: Bool) {
    self.solver = solver.packing == .estimated ? solver.estimating : solver
    self.group = group
    self.leaves = leaves
    self.isOutermost = isOutermost
    firstLeaves = [leaves.lowerBound]
    hasNestedGroups = group.subitems.contains { if case .group = $0 { true } else { false } }
    dependsOnBase = group.subitems.contains { node in
      Axis.allCases.contains { node.item.size[$0].isFraction(of: group.axis) }
    }
  }

  /// The lengths before anything has been measured.
  var estimating: SubitemLengths {
    if solver.measured == nil { return self }
    return SubitemLengths(solver: solver.estimating, group: group, leaves: 0..<0, isOutermost: isOutermost)
  }

  /// Whether a round of the cycle takes any room of `inner` before anything has been measured.
  mutating func advances(in inner: CGSize) -> Bool {
    if solver.measured != nil {
      var estimates = estimating
      return estimates.advances(in: inner)
    }
    var used = group.spacing.minimum * CGFloat(group.subitems.count)
    for (place, node) in group.subitems.enumerated() {
      used += length(at: place, in: inner) + node.item.edgeSpacing.minimum(group.axis)
    }
    return used > 0
  }

  /// The length of the subitem at a place of the group where `room` points are left, resolved in `base`, in points.
  ///
  /// Where an item is asked one thing here and another where it begins the next group, it stays here if it fits by its
  /// estimate, until it is asked, or by what it was measured to as the first of a group, and by what it has been measured to
  /// here; it is of infinite length otherwise. Inside another group, whose next subitem takes what has no room, and for groups
  /// only the estimate and what was measured here count. So what a group takes does not depend on the order in which cells are
  /// asked: whatever is turned away by its estimate is asked as the first of the next group, and whatever stays, here.
  mutating func length(at place: Int, in base: CGSize, room: CGFloat) -> CGFloat {
    let length = length(at: place, in: base)
    guard place > 0, solver.packing == .measuredInPlace, solver.measured != nil else { return length }
    let subitem = place % group.subitems.count
    let node = group.subitems[subitem]
    guard node.item.size[group.axis].isSelfSizing, estimates(in: base)[subitem] > room else { return length }
    guard isOutermost, case .item = node, let first = measuredLength(at: place, as: 0, in: base),
      first <= room
    else {
      return .infinity
    }
    return measuredLength(at: place, as: place, in: base) ?? first
  }

  /// The length of the subitem at a place of the group, resolved in `base`, in points.
  private mutating func length(at place: Int, in base: CGSize) -> CGFloat {
    renew(for: base)
    while lengths.count <= place { lengths.append(unknownLength(at: lengths.count, in: base)) }
    return lengths[place]
  }

  /// How long each subitem of the list is by its estimate, in points.
  private mutating func estimates(in base: CGSize) -> [CGFloat] {
    if let estimatedLengths { return estimatedLengths }
    var estimating = estimating
    let lengths = group.subitems.indices.map { estimating.length(at: $0, in: base) }
    estimatedLengths = lengths
    return lengths
  }

  private mutating func unknownLength(at place: Int, in base: CGSize) -> CGFloat {
    let axis = group.axis
    switch group.subitems[place % group.subitems.count] {
    case .item(let item):
      return measuredLength(at: place, as: place, in: base)
        ?? item.size[axis].resolved(in: base, grid: solver.grid)
    case .group(let nested) where nested.item.size[axis].isSelfSizing:
      return nestedLength(at: place, in: base)
    case .group(let nested):
      return nested.item.size[axis].resolved(in: solver.container(of: nested, in: base), grid: solver.grid)
    }
  }

  /// What the cell of the item at a place of the group has been measured to along it where it is asked as that at place
  /// `role`, in points; nil where it has not been, and for others.
  private mutating func measuredLength(at place: Int, as role: Int, in base: CGSize) -> CGFloat? {
    guard let measured = solver.measured,
      case .item(let item) = group.subitems[role % group.subitems.count],
      case .estimated = item.size[group.axis]
    else { return nil }
    let size = item.size.resolved(in: base, grid: solver.grid)
    let known = measured.size(
      ofLeaf: firstLeaf(at: place, in: base), on: item.size.selfSizingAxes, frame: item.frame(of: size).size)
    return known[group.axis]
  }

  private mutating func nestedLength(at place: Int, in base: CGSize) -> CGFloat {
    let leaf = firstLeaf(at: place, in: base)
    let isMeasured = solver.measured != nil && leaf < leaves.upperBound
    let key = isMeasured ? place : -1 - place % group.subitems.count
    if let known = nestedLengths[key] { return known }
    let length = solve(place, from: leaf, in: base).size[group.axis]
    nestedLengths[key] = length
    return length
  }

  private mutating func firstLeaf(at place: Int, in base: CGSize) -> Int {
    guard hasNestedGroups, solver.measured != nil else { return leaves.lowerBound + place }
    while firstLeaves.count <= place {
      let last = firstLeaves.count - 1
      let leaf = firstLeaves[last]
      switch group.subitems[last % group.subitems.count] {
      case .item: firstLeaves.append(leaf + 1)
      case .group: firstLeaves.append(leaf + solve(last, from: leaf, in: base).leafCount)
      }
    }
    return firstLeaves[place]
  }

  private mutating func renew(for base: CGSize) {
    guard base != self.base else { return }
    self.base = base
    if !dependsOnBase { return }
    lengths.removeAll(keepingCapacity: true)
    nestedLengths = [:]
    estimatedLengths = nil
    firstLeaves = [leaves.lowerBound]
  }

  private func solve(_ place: Int, from leaf: Int, in base: CGSize) -> SolvedGroup {
    solver.solve(
      group.subitems[place % group.subitems.count], in: base, axis: group.axis, share: nil,
      leaves: leaf..<max(leaf, leaves.upperBound), isOutermost: false)
  }
}
