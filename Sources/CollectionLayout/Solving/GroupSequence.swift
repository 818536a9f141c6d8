import Foundation
import Geometry

/// The groups of a section: one solved template, repeated along an axis (`layout.md` 2.9, 2.10).
///
/// Nothing is kept for items of deterministic size. What cells have been measured to is kept by item, and the
/// lengths of their groups by group; the frames inside a measured group are solved when somebody asks.
struct GroupSequence: Sendable {
  var recipe: GroupRecipe
  let itemCount: Int
  /// The direction in which groups follow one another.
  let axis: Axis
  /// Which group holds which items, and how long groups are in that direction.
  var lines: LineSequence
  /// Where the first group begins: along the axis, and across it.
  let origin: CGPoint
  /// What has been measured, alone in an array, so that sequences are copied fast; empty until there is something, which
  /// of a plain list there never is.
  var measures: [GroupMeasures] = []

  /// The groups of `itemCount` items; nil when there is nothing to see.
  init?(recipe: GroupRecipe, itemCount: Int, axis: Axis, gap: CGFloat, origin: CGPoint) {
    let capacity = recipe.template.leafCount
    guard itemCount > 0, capacity > 0 else { return nil }
    self.recipe = recipe
    self.itemCount = itemCount
    self.axis = axis
    self.origin = origin
    lines = LineSequence(recipe.template, itemCount: itemCount, gap: gap, along: axis)
    if let tail = lengths.tail, tail < 0 { return nil }
  }

  /// What is repeated.
  var group: GroupValue { recipe.group }

  /// The group as long as nothing has been measured.
  var template: SolvedGroup { recipe.template }

  /// Whether a group is one item and as long as it.
  var isPlainList: Bool { recipe.isPlainList }

  /// How many items a full group holds by the estimates.
  var capacity: Int { template.leafCount }

  /// How long groups are in the direction in which they follow one another.
  var lengths: LengthSequence { lines.lengths }

  /// The group that holds an item.
  func group(ofItem item: Int) -> Int { lines.line(of: item) }

  /// The items that group `index` holds.
  func items(ofGroup index: Int) -> Range<Int> { lines.items(in: index) }

  /// The number of the first view of `kind` that is anchored to group `index` or its items; views are numbered through
  /// the section (`layout.md` 3.6 `[measured]`).
  func firstBadge(of kind: String, inGroup index: Int) -> Int {
    badgeTally(of: kind).count(before: index)
  }

  /// The group that an anchored view belongs to.
  func group(ofBadge badge: Int, of kind: String) -> Int? {
    let group = badgeTally(of: kind).line(of: badge)
    return template.badgeCount(of: kind) > 0 || badges[kind] != nil ? group : nil
  }

  /// How many views of `kind` each group has.
  func badgeTally(of kind: String) -> Tally {
    badges[kind] ?? Tally(standard: template.badgeCount(of: kind))
  }

  /// The rectangle of group `index`.
  func frame(ofGroup index: Int) -> CGRect {
    frame(ofGroup: index, start: lengths.start(of: index), length: lengths.length(of: index))
  }

  /// The rectangle of group `index`, which begins at `start` and is `length` long, both in points.
  func frame(ofGroup index: Int, start: CGFloat, length: CGFloat) -> CGRect {
    var frame = CGRect(origin: origin, size: template.size)
    frame.origin[axis] += start
    frame.size[axis] = length
    if let thickness = thicknesses?[index] { frame.size[axis.cross] = CGFloat(thickness) }
    return frame
  }

  /// The groups that may meet `rect`; `slack` is how much further, in points, they may reach.
  func groups(in rect: CGRect, slack: CGFloat) -> Range<Int> {
    let low = rect.origin[axis] - origin[axis]
    return lengths.range(from: low - slack, to: low + rect.size[axis] + slack)
  }

  /// How thick the thickest group is across the direction of the groups, in points.
  var thickness: CGFloat {
    guard let thicknesses else { return template.size[axis.cross] }
    let known = CGFloat(thicknesses.longestKnown)
    return thicknesses.knownCount < lengths.entryCount
      ? max(known, template.size[axis.cross]) : known
  }
}

extension GroupSequence {
  /// Group `index` with what its cells have been measured to.
  func solved(group index: Int) -> SolvedGroup {
    if isPlainList { return plainGroup(length: lengths.measured?[index].map { CGFloat($0) }) }
    let items = items(ofGroup: index)
    return solve(items, keepsParts: false) ?? template
  }

  /// Group `index` with the boxes and gaps inside it; `template` keeps the one that all unmeasured groups share.
  func dissected(group index: Int, template shared: inout SolvedGroup?) -> SolvedGroup {
    let items = items(ofGroup: index)
    if !isPlainList, let solved = solve(items, keepsParts: true) { return solved }
    if !isPlainList, let shared { return shared }
    var solver = recipe.solver
    solver.keepsParts = true
    var solved = solver.solve(group, in: recipe.container, leaves: min(capacity, itemCount))
    if isPlainList {
      let parts = solved.parts.map { part in
        var part = part
        part.frame.size[axis] = lengths.length(of: index)
        return part
      }
      solved = plainGroup(length: lengths.length(of: index))
      solved.parts = parts
    } else {
      shared = solved
    }
    return solved
  }

  /// The group of `items` with what their cells have been measured to; nil where none has.
  private func solve(_ items: Range<Int>, keepsParts: Bool) -> SolvedGroup? {
    let known = placedCells ?? cells
    guard known.hasKnown(in: items) else { return nil }
    // What the next item is as long as decides whether it belongs to the group.
    let candidates = recipe.breaksAnew ? items.lowerBound..<itemCount : items
    return solve(candidates, known, keepsParts: keepsParts)
  }

  /// The group that takes the first of `items` as far as they fit.
  ///
  /// One that takes none, since what comes first holds no items, is as its estimates make it.
  func solve(_ items: Range<Int>, _ cells: MeasuredCells, keepsParts: Bool = false) -> SolvedGroup {
    var solver = recipe.solver
    solver.sectionUniform = uniform
    solver.measured = MeasuredLeaves(cells: cells, items: items)
    solver.keepsParts = keepsParts
    let solved = solver.solve(group, in: recipe.container, leaves: items.count)
    return solved.leafCount > 0
      ? solved
      : template.measured { leaf, place in
        cells.size(of: items.lowerBound + leaf, on: place.selfSizingAxes, frame: place.frame.size).knownAxes
      }
  }

  /// The place of an item in its group, not measured unless its group is solved for that.
  func leaf(ofItem item: Int) -> SolvedLeaf {
    if !recipe.breaksAnew { return template.leaves[item % capacity] }
    if !recipe.changesRoles { return template.leaves[0] }
    let group = group(ofItem: item)
    return solved(group: group).leaves[item - items(ofGroup: group).lowerBound]
  }
}

extension SolvedGroup {
  /// The same group, cells having been asked for axes of leaves.
  fileprivate func measured(_ knownAxes: (_ leaf: Int, _ place: SolvedLeaf) -> Axis.Set) -> SolvedGroup {
    var group = self
    for leaf in leaves.indices {
      group.leaves[leaf].unmeasuredAxes.subtract(knownAxes(leaf, leaves[leaf]))
    }
    return group
  }
}

extension GroupSequence {
  /// How much longer a group of a plain list is than its item, in points.
  var plainExtra: CGFloat { template.size[axis] - template.leaves[0].frame.size[axis] }

  /// The item of a plain list in a group of `length` points.
  func plainLeaf(length: CGFloat, isMeasured: Bool) -> SolvedLeaf {
    var leaf = template.leaves[0]
    leaf.frame.size[axis] = length - plainExtra
    if isMeasured { leaf.unmeasuredAxes = [] }
    return leaf
  }

  /// The group of a plain list, `length` points long when measured.
  func plainGroup(length: CGFloat?) -> SolvedGroup {
    guard let length else { return template }
    var group = template
    group.setItemLength(length - plainExtra, along: axis)
    group.leaves[0].unmeasuredAxes = []
    group.inner.size[axis] = length
    group.size[axis] = length
    return group
  }
}

extension LineSequence {
  /// Copies of `template` that hold `itemCount` items, `gap` points apart; the last may be trimmed
  /// (`layout.md` 2.10).
  init(_ template: SolvedGroup, itemCount: Int, gap: CGFloat, along axis: Axis) {
    let rest = itemCount % template.leafCount
    let lengths = LengthSequence(
      count: itemCount / template.leafCount, standard: template.size[axis], gap: gap,
      tail: rest == 0 ? nil : template.trimmedLength(toFirst: rest, along: axis))
    self.init(
      itemCount: itemCount, items: Tally(standard: template.leafCount), lengths: lengths,
      isSteady: true)
  }
}
