import Foundation
import Geometry

/// Solves a group: from dimensions to frames (`layout.md` 2).
struct GroupSolver: Sendable {
  let grid: PixelGrid
  /// The whole view's size, which custom groups are resolved in (`layout.md` 1.2).
  let viewSize: CGSize
  /// What the cells of leaves have been measured to; nil where none has.
  var measured: MeasuredLeaves?
  /// What decides how many items groups take.
  var packing = PackedLengths.measured
  /// The longest measured item of the whole section on each axis that some of them share (`layout.md` 1.4).
  var sectionUniform = MeasuredSize()
  /// Whether the boxes of groups and the gaps inside are kept, for figures.
  var keepsParts = false

  /// The most leaves that a group without a count is filled with; nobody sees more, and it bounds the work on tiny
  /// lengths.
  static let leafLimit = 1000

  /// The same without what has been measured.
  var estimating: GroupSolver { GroupSolver(grid: grid, viewSize: viewSize) }

  /// The group laid out in `container`, with its first `count` leaves: what a section of so many items shows of it.
  ///
  /// - Complexity: O(leaves solved), and O(subitems) for each group.
  func solve(_ group: GroupValue, in container: CGSize, leaves count: Int) -> SolvedGroup {
    var solved = solve(group, in: container, leaves: 0..<count, isOutermost: true)
    // What hangs on a group that holds nothing, after all leaves, is never there and takes no number.
    solved.badges.removeAll { $0.firstLeaf >= solved.leafCount }
    var ranks: [String: Int] = [:]
    for index in solved.badges.indices {
      let kind = solved.badges[index].kind
      solved.badges[index].rank = ranks[kind, default: 0]
      ranks[kind, default: 0] += 1
    }
    return solved
  }

  private func solve(
    _ group: GroupValue, in container: CGSize, leaves: Range<Int>, isOutermost: Bool, sharedAxis: Axis? = nil
  ) -> SolvedGroup {
    let axis = group.axis
    let insets = group.item.effectiveInsets
    let container = self.container(of: group, in: container)
    let outer = group.item.size.resolved(in: container, grid: grid)
    var solved = SolvedGroup(size: outer, inner: CGRect(origin: .zero, size: outer).insetAsIs(by: insets))
    if case .custom(let frames) = group.arrangement {
      for frame in frames {
        solved.append(
          SolvedLeaf(
            frame: frame.frame, zIndex: frame.zIndex, selfSizingAxes: [], unmeasuredAxes: []))
      }
      solved.isTrimmable = false
    } else {
      let row = Row(
        solver: self, group: group, inner: solved.inner.size, leaves: leaves, isOutermost: isOutermost)
      row.place(into: &solved, axis: axis, keepsParts: keepsParts)
    }
    if keepsParts {
      let box = SolvedPart(
        kind: .group(depth: 0, group.item.size, shared: sharedAxis, insets: insets),
        frame: CGRect(origin: .zero, size: solved.size), firstLeaf: 0)
      solved.parts.insert(box, at: 0)
    }
    anchor(group.item.supplementaries, on: solved.inner, in: container, &solved)
    return solved
  }

  /// What a group's dimensions are resolved in: a custom group's in the whole view, wherever it is (`layout.md` 1.2).
  func container(of group: GroupValue, in base: CGSize) -> CGSize {
    if case .custom = group.arrangement { viewSize } else { base }
  }

  /// A subitem in `base`, its length on `axis` replaced by `share` when there is one.
  ///
  /// `leaves` are those that are wanted, counted from the outermost group's first; its own first is the lower bound.
  func solve(
    _ node: NodeValue, in base: CGSize, axis: Axis, share: CGFloat?, leaves: Range<Int>, isOutermost: Bool
  ) -> SolvedGroup {
    switch node {
    case .group(var group):
      if let share { group.item.size[axis] = .absolute(share) }
      return solve(
        group, in: base, leaves: leaves, isOutermost: false, sharedAxis: share == nil ? nil : axis)
    case .item(var item):
      if let share { item.size[axis] = .absolute(share) }
      return solve(
        item, in: base, leaf: leaves.lowerBound, isOutermost: isOutermost,
        sharedAxis: share == nil ? nil : axis)
    }
  }

  private func solve(
    _ item: ItemValue, in base: CGSize, leaf: Int, isOutermost: Bool, sharedAxis: Axis?
  ) -> SolvedGroup {
    var size = item.size.resolved(in: base, grid: grid)
    let axes = item.size.selfSizingAxes
    var unmeasuredAxes = axes
    if !axes.isEmpty {
      let preferred =
        measured?.size(ofLeaf: leaf, on: axes, frame: item.frame(of: size).size) ?? MeasuredSize()
      for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
        if let length = preferred[axis] {
          size[axis] = length
          unmeasuredAxes.remove(Axis.Set(axis))
        }
        if isOutermost, case .uniformAcrossSiblings = item.size[axis], let length = sectionUniform[axis] {
          size[axis] = length
        }
      }
    }
    var solved = SolvedGroup(size: size, inner: CGRect(origin: .zero, size: size))
    let insets = item.effectiveInsets
    let frame = item.frame(of: size)
    if keepsParts, insets != .zero {
      solved.parts.append(SolvedPart(kind: .item(insets: insets), frame: solved.inner, firstLeaf: 0))
    }
    solved.append(
      SolvedLeaf(
        frame: frame, zIndex: 0, selfSizingAxes: axes, unmeasuredAxes: unmeasuredAxes,
        dimensions: item.size, sharedAxis: sharedAxis))
    anchor(item.supplementaries, on: frame, in: frame.size, &solved)
    return solved
  }

  private func anchor(
    _ supplementaries: [SupplementaryValue], on host: CGRect, in container: CGSize,
    _ solved: inout SolvedGroup
  ) {
    for supplementary in supplementaries {
      solved.badges.append(
        SolvedBadge(
          kind: supplementary.kind, frame: supplementary.frame(on: host, in: container, grid: grid),
          zIndex: supplementary.zIndex, firstLeaf: 0, rank: 0))
    }
  }
}

/// What the cells of a group's leaves have been measured to, by leaf.
struct MeasuredLeaves: Sendable {
  let cells: MeasuredCells
  /// The items of the group and those after it, which it takes as far as they fit.
  let items: Range<Int>

  /// What the cell of a leaf has been measured to on `axes`, its frame being as long as that of `frame`, in points, on
  /// the other one; nothing for leaves that there are no items for.
  func size(ofLeaf leaf: Int, on axes: Axis.Set, frame: CGSize) -> MeasuredSize {
    let item = items.lowerBound + leaf
    return items.contains(item) ? cells.size(of: item, on: axes, frame: frame) : MeasuredSize()
  }
}

extension ItemValue {
  /// The frame of an item whose slot is as large as `size`, in points, from the slot's corner.
  func frame(of size: CGSize) -> CGRect { CGRect(origin: .zero, size: size).less(effectiveInsets) }
}

extension CGRect {
  /// This rectangle less `insets`; lengths may become negative, as a group's inner size may.
  func insetAsIs(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: size.width - insets.horizontal, height: size.height - insets.vertical)
  }
}
