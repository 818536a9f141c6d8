import Foundation
import Geometry

/// What a section repeats, solved once and for groups that must be solved with measured sizes; shared, since it is
/// large.
final class GroupRecipe: Sendable {
  let group: GroupValue
  /// The size that the group is resolved in, in points.
  let container: CGSize
  let solver: GroupSolver
  /// The group as long as nothing has been measured.
  let template: SolvedGroup
  /// Whether a group is one item and as long as it: then its length says what the item has been measured to, and
  /// nothing else is kept or solved.
  let isPlainList: Bool
  /// The axes on which cells decide the length of some item.
  let selfSizingAxes: Axis.Set
  /// The axes on which some item is as long as the longest of its siblings (`layout.md` 1.4).
  let uniformAxes: Axis.Set
  /// Whether cells decide how many items a group holds.
  ///
  /// Not where items are as long as the longest of the whole section (`layout.md` 1.4): what a group holds would depend on
  /// groups further on (`[inferred]`).
  let breaksAnew: Bool
  /// Whether an item may come to another subitem, described otherwise, as groups are broken anew.
  let changesRoles: Bool

  /// The recipe of groups that follow one another along `axis`.
  init(
    _ group: GroupValue, in container: CGSize, solver: GroupSolver, template: SolvedGroup, axis: Axis
  ) {
    self.group = group
    self.container = container
    self.template = template
    isPlainList = group.isPlainRow(along: axis) && template.leafCount == 1
    uniformAxes = template.leaves.reduce([]) { $0.union($1.dimensions?.uniformAxes ?? []) }
    breaksAnew = group.breaksAnew() && uniformAxes.isEmpty
    changesRoles = breaksAnew && !group.hasOneRole
    var solver = solver
    solver.packing = !breaksAnew ? .estimated : changesRoles ? .measuredInPlace : .measured
    self.solver = solver
    selfSizingAxes =
      breaksAnew ? group.askedAxes : template.leaves.reduce([]) { $0.union($1.selfSizingAxes) }
  }
}

extension GroupValue {
  /// Whether the group holds one item that it is as long as along `axis`, and nothing that depends on that length
  /// but what follows.
  fileprivate func isPlainRow(along axis: Axis) -> Bool {
    guard case .cycle = arrangement, subitems.count == 1, case .item(let only) = subitems[0],
      case .estimated = only.size[axis], case .estimated = self.item.size[axis]
    else { return false }
    let edges = only.edgeSpacing
    return !only.size[axis.cross].isSelfSizing && !self.item.size[axis.cross].isSelfSizing
      && only.supplementaries.isEmpty && self.item.supplementaries.isEmpty
      && !edges.before(axis).isFlexible && !edges.after(axis).isFlexible
  }

  /// The axes on which cells decide the length of some item, whether or not a group has come to hold one.
  fileprivate var askedAxes: Axis.Set {
    subitems.reduce([]) { axes, node in
      switch node {
      case .item(let item): axes.union(item.size.selfSizingAxes)
      case .group(let nested): axes.union(nested.askedAxes)
      }
    }
  }

  /// Whether cells decide how many subitems the group, or one inside it, takes.
  ///
  /// - Parameter shared: The axis along which the group has an equal share instead of its own dimension.
  fileprivate func breaksAnew(sharing shared: Axis? = nil) -> Bool {
    var isPacked = false
    if case .cycle = arrangement { isPacked = axis == shared || !item.size[axis].isSelfSizing }
    var share: Axis?
    if case .equalShares = arrangement { share = axis }
    return subitems.contains { node in
      switch node {
      case .item(let item):
        if isPacked, case .estimated = item.size[axis] { true } else { false }
      case .group(let nested):
        isPacked && nested.item.size[axis].isSelfSizing || nested.breaksAnew(sharing: share)
      }
    }
  }

  /// Whether all items are described alike, and their cells asked alike wherever they stand.
  fileprivate var hasOneRole: Bool {
    guard case .item(let first) = subitems.first,
      Axis.allCases.allSatisfy({ !first.size[$0].isFraction(of: axis) })
    else { return false }
    return subitems.dropFirst().allSatisfy { node in
      if case .item(let item) = node {
        item.size.isAskedLike(first.size) && item.effectiveInsets == first.effectiveInsets
      } else {
        false
      }
    }
  }
}

extension SizeValue {
  /// Whether cells are asked for the same axes, beside the same lengths on the others.
  fileprivate func isAskedLike(_ other: SizeValue) -> Bool {
    Axis.allCases.allSatisfy { axis in
      switch (self[axis], other[axis]) {
      case (.estimated, .estimated): true
      default: self[axis] == other[axis]
      }
    }
  }
}
