import Foundation
import Geometry

/// How long the subitems of an uncounted group are along it, as it takes one after the other.
///
/// An estimated length is what the cell has been measured to, as soon as it has (`layout.md` 1.1).
struct SubitemLengths {
  private let solver: GroupSolver
  private let group: GroupValue
  private let leaves: Range<Int>
  private let hasNestedGroups: Bool
  /// Whether what is known of subitems holds for one base only.
  private let dependsOnBase: Bool
  /// How long the subitem at each place is, in points, as far as somebody has asked.
  private var lengths: [CGFloat] = []
  /// The size, in points, that nested groups were solved in.
  private var base = CGSize.zero
  /// The leaf that the subitem at each place begins with, as far as somebody has asked.
  private var firstLeaves: [Int]
  /// How long nested groups are by place, in points; those that hold nothing measured by their place in the list.
  private var nestedLengths: [Int: CGFloat] = [:]

  /// The lengths of the subitems of `group`; `leaves` are those that are wanted of it, counted from the outermost group's
  /// first.
  init(solver: GroupSolver, group: GroupValue, leaves: Range<Int>) {
    self.solver = solver.packsMeasured ? solver : solver.estimating
    self.group = group
    self.leaves = leaves
    firstLeaves = [leaves.lowerBound]
    hasNestedGroups = group.subitems.contains { if case .group = $0 { true } else { false } }
    dependsOnBase = group.subitems.contains { node in
      Axis.allCases.contains { node.item.size[$0].isFraction(of: group.axis) }
    }
  }

  /// The lengths before anything has been measured.
  var estimating: SubitemLengths {
    if solver.measured == nil { return self }
    return SubitemLengths(solver: solver.estimating, group: group, leaves: 0..<0)
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

  /// The length of the subitem at a place of the group, resolved in `base`, in points.
  mutating func length(at place: Int, in base: CGSize) -> CGFloat {
    renew(for: base)
    while lengths.count <= place { lengths.append(unknownLength(at: lengths.count, in: base)) }
    return lengths[place]
  }

  private mutating func unknownLength(at place: Int, in base: CGSize) -> CGFloat {
    let axis = group.axis
    switch group.subitems[place % group.subitems.count] {
    case .item(let item):
      let size = item.size.resolved(in: base, grid: solver.grid)
      guard let measured = solver.measured, case .estimated = item.size[axis] else { return size[axis] }
      let known = measured.size(
        ofLeaf: firstLeaf(at: place, in: base), on: item.size.selfSizingAxes, frame: item.frame(of: size).size
      )
      return known[axis] ?? size[axis]
    case .group(let nested) where nested.item.size[axis].isSelfSizing:
      return nestedLength(at: place, in: base)
    case .group(let nested): return nested.item.size[axis].resolved(in: base, grid: solver.grid)
    }
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
    firstLeaves = [leaves.lowerBound]
  }

  private func solve(_ place: Int, from leaf: Int, in base: CGSize) -> SolvedGroup {
    solver.solve(
      group.subitems[place % group.subitems.count], in: base, axis: group.axis, share: nil,
      leaves: leaf..<max(leaf, leaves.upperBound), isOutermost: false)
  }
}
