import Foundation
import Geometry

/// Groups that take the place of others.
private struct NewGroups: NewLines {
  var number = 1
  let items: Int
  let length: CGFloat
  /// How thick each is across the direction of the groups, in points.
  let thickness: CGFloat
  /// The group, where it was solved by itself.
  var solved: SolvedGroup?
}

extension GroupSequence {
  /// Whether something has been measured since ``place()``.
  var needsPlacing: Bool { needsLevelling || !changed.isEmpty }

  /// Gives groups the lengths that their items have been measured to, and breaks those anew whose items are longer or
  /// shorter now along them, until one begins where one began before; says how many groups were solved.
  ///
  /// Groups that nothing has been measured in follow by arithmetic.
  ///
  /// - Complexity: a solve and O(log n) for each group from those of the changed items on that begins elsewhere, so that
  ///   items measured in order make O(log n) each; a solve for every measured group where the longest uniform item changed.
  @discardableResult
  mutating func place() -> Int {
    if measures.isEmpty { return 0 }
    placedCells = nil
    if needsLevelling { level() }
    var changed = changed
    self.changed = []
    changed.sort()
    var (solvedCount, next) = (0, 0)
    while next < changed.count {
      var first = group(ofItem: changed[next])
      // The group before takes what fits: it may have room for its new neighbour.
      if recipe.breaksAnew, first > 0, items(ofGroup: first).lowerBound == changed[next] {
        first -= 1
      }
      let (old, new, _) = lines.anew(from: first, changed: changed, next: &next, make: newGroups)
      replace(old, with: new)
      solvedCount += new.reduce(0) { $0 + ($1.solved == nil ? 0 : 1) }
    }
    return solvedCount
  }

  /// The groups from that which begins with `item` through the first one that has to be solved.
  private func newGroups(from item: Int) -> [NewGroups] {
    let rest = itemCount - item
    var groups: [NewGroups] = []
    var first = item
    if recipe.breaksAnew {
      // A group is as its estimates make it when nothing in it has been measured, nor the item after it.
      let known = cells.firstKnown(from: item)
      let number = known.map { max(0, ($0 - 1 - item) / capacity) } ?? (rest / capacity)
      if number > 0 {
        groups.append(
          NewGroups(
            number: number, items: capacity, length: template.size[axis],
            thickness: template.size[axis.cross]))
        first += number * capacity
      }
      if known == nil {
        let tail = itemCount - first
        if tail > 0 {
          groups.append(
            NewGroups(
              items: tail, length: template.trimmedLength(toFirst: tail, along: axis),
              thickness: template.size[axis.cross]))
        }
        return groups
      }
    }
    let candidates = first..<(recipe.breaksAnew ? itemCount : min(first + capacity, itemCount))
    let solved = solve(candidates, cells)
    let count = min(solved.leafCount, candidates.count)
    groups.append(
      NewGroups(
        items: count, length: solved.trimmedLength(toFirst: count, along: axis),
        thickness: solved.size[axis.cross], solved: solved))
    return groups
  }

  private mutating func replace(_ old: Range<Int>, with groups: [NewGroups]) {
    lines.replace(old, with: groups)
    let number = groups.reduce(0) { $0 + $1.number }
    if number != old.count || number != groups.count {
      thicknesses?.replace(old, with: number)
      for kind in badges.keys { badges[kind]?.replace(old, with: number) }
    }
    var index = old.lowerBound
    for group in groups {
      if group.number == 1 { set(group, at: index) }
      index += group.number
    }
  }

  private mutating func set(_ group: NewGroups, at index: Int) {
    let total = lines.count
    if recipe.changesRoles, let solved = group.solved {
      for (item, leaf) in zip(lines.items(in: index), solved.leaves) where !leaf.selfSizingAxes.isEmpty {
        cells.note(item, isAnswered: leaf.unmeasuredAxes.isEmpty)
      }
    }
    if thicknesses != nil || group.thickness != template.size[axis.cross] {
      if thicknesses == nil { thicknesses = LengthRope(count: total) }
      thicknesses?.set(Double(group.thickness), at: index)
    }
    guard recipe.breaksAnew else { return }
    let views = (group.solved ?? template).badges.filter { $0.firstLeaf < group.items }
    for kind in Set(template.badges.map(\.kind)).union(views.map(\.kind)) {
      var tally = badgeTally(of: kind)
      tally.set(views.count { $0.kind == kind }, in: index, of: total)
      badges[kind] = tally
    }
  }

  /// Solves everything anew with the longest uniform item.
  private mutating func level() {
    needsLevelling = false
    var solver = recipe.solver
    solver.sectionUniform = uniform
    recipe = GroupRecipe(
      group, in: recipe.container, solver: recipe.solver,
      template: solver.solve(group, in: recipe.container, leaves: min(itemCount, capacity)),
      axis: axis)
    lines = LineSequence(template, itemCount: itemCount, gap: lengths.gap, along: axis)
    badges = [:]
    thicknesses = nil
    changed = cells.knownItems()
  }
}
