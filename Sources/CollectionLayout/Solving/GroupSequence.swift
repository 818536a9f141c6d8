import Foundation
import Geometry

/// What a section repeats, solved once and for groups that must be solved with measured sizes; shared, since it is
/// large.
final class GroupRecipe: Sendable {
  let group: GroupValue
  let container: CGSize
  let solver: GroupSolver
  let template: SolvedGroup
  /// Whether a group is one item and as long as it: then its length says what the item has been measured to, and
  /// nothing else is kept or solved.
  let isPlainList: Bool
  /// The axes on which cells decide the length of some item.
  let selfSizingAxes: Axis.Set

  /// The recipe of groups that follow one another along `axis`.
  init(
    _ group: GroupValue, in container: CGSize, solver: GroupSolver, template: SolvedGroup, axis: Axis
  ) {
    self.group = group
    self.container = container
    self.solver = solver
    self.template = template
    isPlainList = group.isPlainRow(along: axis) && template.leafCount == 1
    selfSizingAxes = template.leaves.reduce([]) { $0.union($1.selfSizingAxes) }
  }
}

/// The groups of a section: one solved template, repeated along an axis (`layout.md` 2.9, 2.10).
///
/// Nothing is kept for items of deterministic size. What cells have been measured to is kept by item, and the
/// lengths of their groups by group; the frames inside a measured group are solved when somebody asks.
struct GroupSequence: Sendable {
  private var recipe: GroupRecipe
  let itemCount: Int
  /// The direction in which groups follow one another.
  let axis: Axis
  var lengths: LengthSequence
  /// How thick measured groups are across that direction; nil until one differs.
  private(set) var thicknesses: LengthRope?
  /// Where the first group begins: along the axis, and across it.
  let origin: CGPoint
  /// What cells have been measured to; nil until one has been.
  var widths: LengthRope?
  var heights: LengthRope?
  /// The longest measured uniform item of the section on each axis (`layout.md` 1.4).
  private(set) var uniform = MeasuredSize()
  /// Whether the longest uniform item has changed since ``levelUniform()``.
  private(set) var needsLevelling = false

  init(
    recipe: GroupRecipe, itemCount: Int, axis: Axis, lengths: LengthSequence, origin: CGPoint
  ) {
    self.recipe = recipe
    self.itemCount = itemCount
    self.axis = axis
    self.lengths = lengths
    self.origin = origin
  }

  /// What is repeated.
  var group: GroupValue { recipe.group }

  /// The group as long as nothing has been measured.
  var template: SolvedGroup { recipe.template }

  /// Whether a group is one item and as long as it.
  var isPlainList: Bool { recipe.isPlainList }

  private var selfSizingAxes: Axis.Set { recipe.selfSizingAxes }

  /// How many items a full group holds.
  var capacity: Int { template.leafCount }

  /// The rectangle of group `index`.
  func frame(ofGroup index: Int) -> CGRect {
    frame(ofGroup: index, start: lengths.start(of: index), length: lengths.length(of: index))
  }

  /// The rectangle of group `index`, which begins at `start` and is `length` long.
  func frame(ofGroup index: Int, start: CGFloat, length: CGFloat) -> CGRect {
    var frame = CGRect(origin: origin, size: template.size)
    frame.origin[axis] += start
    frame.size[axis] = length
    if let thickness = thicknesses?[index] { frame.size[axis.cross] = CGFloat(thickness) }
    return frame
  }

  /// How many items group `index` holds.
  func count(ofGroup index: Int) -> Int { min(capacity, itemCount - index * capacity) }

  /// The groups that may meet `rect`.
  func groups(in rect: CGRect, slack: CGFloat) -> Range<Int> {
    let low = rect.origin[axis] - origin[axis]
    return lengths.range(from: low - slack, to: low + rect.size[axis] + slack)
  }

  /// How thick the thickest group is across the direction of the groups.
  var thickness: CGFloat {
    guard let thicknesses else { return template.size[axis.cross] }
    let known = CGFloat(thicknesses.longestKnown)
    return thicknesses.knownCount < lengths.entryCount
      ? max(known, template.size[axis.cross]) : known
  }

  /// Group `index` with what its cells have been measured to.
  func solved(group index: Int) -> SolvedGroup {
    if isPlainList { return plainGroup(length: lengths.measured?[index].map { CGFloat($0) }) }
    guard let solver = measuringSolver(ofGroup: index) else { return template }
    return solver.solve(group, in: recipe.container, leaves: count(ofGroup: index))
  }

  /// Group `index` with the boxes and gaps inside it; `template` keeps the one that all unmeasured groups share.
  func dissected(group index: Int, template shared: inout SolvedGroup?) -> SolvedGroup {
    let measuring = isPlainList ? nil : measuringSolver(ofGroup: index)
    if measuring == nil, !isPlainList, let shared { return shared }
    var solver = measuring ?? recipe.solver
    solver.keepsParts = true
    let leaves = measuring == nil ? min(capacity, itemCount) : count(ofGroup: index)
    var solved = solver.solve(group, in: recipe.container, leaves: leaves)
    if isPlainList {
      let parts = solved.parts.map { part in
        var part = part
        part.frame.size[axis] = lengths.length(of: index)
        return part
      }
      solved = plainGroup(length: lengths.length(of: index))
      solved.parts = parts
    } else if measuring == nil {
      shared = solved
    }
    return solved
  }

  /// What solves a group some of whose cells have been measured; `nil` for other groups.
  private func measuringSolver(ofGroup index: Int) -> GroupSolver? {
    let items = (index * capacity)..<(index * capacity + count(ofGroup: index))
    let isMeasured =
      widths?.hasKnown(in: items) == true || heights?.hasKnown(in: items) == true
    guard isMeasured else { return nil }
    var solver = recipe.solver
    solver.sectionUniform = uniform
    solver.measured = { leaf in
      let item = items.lowerBound + leaf
      return items.contains(item) ? measuredSize(of: item) : MeasuredSize()
    }
    return solver
  }

  /// What an item's cell has been measured to.
  func measuredSize(of item: Int) -> MeasuredSize {
    if isPlainList {
      var size = MeasuredSize()
      size[axis] = lengths.measured?[item].map { CGFloat($0) - plainExtra }
      return size
    }
    return measuredSizeOfItem(item)
  }

  private func measuredSizeOfItem(_ item: Int) -> MeasuredSize {
    MeasuredSize(
      width: widths?[item].map { CGFloat($0) }, height: heights?[item].map { CGFloat($0) })
  }

  /// The axes of an item whose length its cell decides and has not been asked for.
  func unmeasuredAxes(of item: Int) -> Axis.Set {
    var axes = template.leaves[item % capacity].selfSizingAxes
    if axes.isEmpty { return axes }
    if isPlainList { return lengths.measured?[item] == nil ? axes : [] }
    if axes.contains(.horizontal), widths?[item] != nil { axes.remove(.horizontal) }
    if axes.contains(.vertical), heights?[item] != nil { axes.remove(.vertical) }
    return axes
  }
}

extension GroupSequence {
  /// The first item from `item` on, before `end` or the last, whose cell has still to be asked for its size; nil when
  /// there is none.
  ///
  /// - Complexity: O(log n) where all items size themselves alike, however many have been measured; else for every
  ///   item that does not.
  func firstUnmeasured(from item: Int, before end: Int = .max) -> Int? {
    guard !selfSizingAxes.isEmpty else { return nil }
    var next = item
    while next < min(itemCount, end), let found = firstUnknown(from: next) {
      if found >= end { return nil }
      if !unmeasuredAxes(of: found).isEmpty { return found }
      next = found + 1
    }
    return nil
  }

  private func firstUnknown(from item: Int) -> Int? {
    func first(_ rope: LengthRope?) -> Int? { rope.map { $0.firstUnknown(from: item) } ?? item }
    if isPlainList { return first(lengths.measured).flatMap { $0 < itemCount ? $0 : nil } }
    let found = [
      selfSizingAxes.contains(.horizontal) ? first(widths) : nil,
      selfSizingAxes.contains(.vertical) ? first(heights) : nil,
    ]
    return found.compactMap { $0 }.min()
  }

  /// Takes what a cell prefers on its self-sizing axes; says whether anything moved.
  ///
  /// Where the longest uniform item changes, groups are as before until ``levelUniform()``.
  ///
  /// - Complexity: O(log n), and one solved group.
  mutating func setPreferredSize(_ size: CGSize, ofItem item: Int) -> Bool {
    guard item >= 0, item < itemCount else { return false }
    let leaf = template.leaves[item % capacity]
    guard !leaf.selfSizingAxes.isEmpty else { return false }
    if isPlainList {
      let length = preferredLength(size[axis]) + plainExtra
      let before = lengths.entry(item)
      if !before.isMeasured || before.length != length { lengths.know(length, at: item) }
      return before.length != length
    }
    let before = measuredSize(of: item)
    if leaf.selfSizingAxes.contains(.horizontal) {
      set(preferredLength(size.width), at: item, in: &widths)
    }
    if leaf.selfSizingAxes.contains(.vertical) {
      set(preferredLength(size.height), at: item, in: &heights)
    }
    let after = measuredSize(of: item)
    guard before != after else { return false }
    if leaf.isUniform, raiseUniform(from: before, to: after) {
      needsLevelling = true
    } else {
      refresh(group: item / capacity)
    }
    return true
  }

  private func set(_ length: CGFloat, at item: Int, in rope: inout LengthRope?) {
    if rope == nil { rope = LengthRope(count: itemCount) }
    rope?.set(Double(length), at: item)
  }

  /// Solves a group anew and keeps how long and thick it is.
  mutating func refresh(group index: Int) {
    let solved = self.solved(group: index)
    let count = count(ofGroup: index)
    lengths.set(solved.trimmedLength(toFirst: count, along: axis), at: index)
    let thickness = solved.size[axis.cross]
    if thicknesses != nil || thickness != template.size[axis.cross] {
      if thicknesses == nil { thicknesses = LengthRope(count: lengths.entryCount) }
      thicknesses?.set(Double(thickness), at: index)
    }
  }

  /// Solves every group that has a measured cell anew.
  ///
  /// - Complexity: O(m log n) for m measured items.
  mutating func refreshMeasuredGroups(from first: Int = 0) {
    var groups: [Int] = []
    for rope in [widths, heights] {
      rope?.forEachKnown { item, _ in
        let group = item / capacity
        if group >= first, groups.last != group { groups.append(group) }
      }
    }
    for group in groups { refresh(group: group) }
  }

  /// Notes a uniform item's new lengths; says whether the longest one changed.
  private mutating func raiseUniform(from before: MeasuredSize, to after: MeasuredSize) -> Bool {
    var isChanged = false
    for axis in [Axis.horizontal, .vertical] {
      guard let new = after[axis] else { continue }
      let longest = uniform[axis] ?? -.greatestFiniteMagnitude
      if new > longest {
        uniform[axis] = new
        isChanged = true
      } else if before[axis] == longest {
        uniform[axis] = longestUniform(axis)
        isChanged = uniform[axis] != longest
      }
    }
    return isChanged
  }

  private func longestUniform(_ axis: Axis) -> CGFloat? {
    var longest: CGFloat?
    (axis == .horizontal ? widths : heights)?.forEachKnown { item, length in
      if template.leaves[item % capacity].isUniform {
        longest = max(longest ?? -.greatestFiniteMagnitude, CGFloat(length))
      }
    }
    return longest
  }

  /// Solves everything anew with the longest uniform item.
  ///
  /// - Complexity: a solve for every measured group.
  mutating func levelUniform() {
    needsLevelling = false
    var solver = recipe.solver
    solver.sectionUniform = uniform
    recipe = GroupRecipe(
      group, in: recipe.container, solver: recipe.solver,
      template: solver.solve(group, in: recipe.container, leaves: min(itemCount, capacity)), axis: axis)
    lengths.standard = template.size[axis]
    lengths.measured = nil
    thicknesses = nil
    refreshMeasuredGroups()
    if lengths.tail != nil { refresh(group: lengths.entryCount - 1) }
  }

  /// Finds the longest uniform item anew.
  mutating func adoptUniform() {
    uniform = MeasuredSize(width: longestUniform(.horizontal), height: longestUniform(.vertical))
    levelUniform()
  }

  /// Takes over how thick groups are.
  mutating func adoptThicknesses(_ rope: LengthRope?) { thicknesses = rope }

  /// Whether cells depend on siblings that may be out of sight (`layout.md` 1.4).
  var hasUniformItems: Bool { template.leaves.contains(where: \.isUniform) }
}

extension GroupSequence {
  /// How much longer a group of a plain list is than its item.
  private var plainExtra: CGFloat { template.size[axis] - template.leaves[0].frame.size[axis] }

  /// The item of a plain list in a group of `length`.
  func plainLeaf(length: CGFloat) -> SolvedLeaf {
    var leaf = template.leaves[0]
    leaf.frame.size[axis] = length - plainExtra
    return leaf
  }

  /// The group of a plain list, `length` long when measured.
  func plainGroup(length: CGFloat?) -> SolvedGroup {
    guard let length else { return template }
    var group = template
    group.setItemLength(length - plainExtra, along: axis)
    group.inner.size[axis] = length
    group.size[axis] = length
    return group
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
}

/// What a cell prefers, as a length: nothing below zero, nothing that is not finite.
func preferredLength(_ length: CGFloat) -> CGFloat {
  length.isNaN ? 0 : min(max(length, 0), largestLength)
}
