import Foundation
import Geometry

extension GroupSequence {
  /// The axes of an item whose length its cell decides and has not been asked for.
  func unmeasuredAxes(of item: Int) -> Axis.Set {
    if isPlainList { return lengths.measured?[item] == nil ? template.leaves[0].selfSizingAxes : [] }
    let leaf = leaf(ofItem: item)
    let known = cells.size(of: item, on: leaf.selfSizingAxes, frame: leaf.frame.size)
    return leaf.selfSizingAxes.subtracting(known.knownAxes)
  }

  /// The first item from `item` on, before `end` or the last, whose cell has still to be asked for its size; nil when
  /// there is none.
  ///
  /// - Complexity: O(log n) where all items size themselves alike, however many have been measured; else for every
  ///   item that does not.
  func firstUnmeasured(from item: Int, before end: Int = .max) -> Int? {
    guard !recipe.selfSizingAxes.isEmpty else { return nil }
    var next = item
    while next < min(itemCount, end), let found = firstUnknown(from: next) {
      if found >= end { return nil }
      if !unmeasuredAxes(of: found).isEmpty { return found }
      next = found + 1
    }
    return nil
  }

  private func firstUnknown(from item: Int) -> Int? {
    if !isPlainList { return cells.firstUnknown(from: item, on: recipe.selfSizingAxes) }
    let found = lengths.measured.map { $0.firstUnknown(from: item) } ?? item
    return found.flatMap { $0 < itemCount ? $0 : nil }
  }

  /// Takes what a cell prefers on its self-sizing axes; says whether that is news, which ``place()`` then spreads.
  ///
  /// - Complexity: O(log n), and one solved group where items change their roles.
  mutating func setPreferredSize(_ size: CGSize, ofItem item: Int) -> Bool {
    guard item >= 0, item < itemCount else { return false }
    if isPlainList { return setPlainLength(preferredLength(size[axis]) + plainExtra, ofItem: item) }
    let leaf = leaf(ofItem: item)
    let axes = leaf.selfSizingAxes
    guard !axes.isEmpty else { return false }
    if recipe.changesRoles, placedCells == nil { placedCells = cells }
    guard cells.set(size, of: item, on: axes, frame: leaf.frame.size) else { return false }
    changed.append(item)
    if !recipe.uniformAxes.isEmpty, uniform != longest {
      uniform = longest
      needsLevelling = true
    }
    return true
  }

  private mutating func setPlainLength(_ length: CGFloat, ofItem item: Int) -> Bool {
    let before = lengths.entry(item)
    if !before.isMeasured || before.length != length { lines.lengths.know(length, at: item) }
    return before.length != length
  }

  /// The longest measured item on each axis that some items share, whichever of them it is: the longest of all siblings
  /// decides, and those of items that the group of a section holds are all of the section (`layout.md` 1.4).
  private var longest: MeasuredSize {
    var longest = MeasuredSize()
    for axis in Axis.allCases where recipe.uniformAxes.contains(Axis.Set(axis)) {
      longest[axis] = cells.longest(on: axis)
    }
    return longest
  }

  /// Takes over what was measured before, group lengths of one item a group included; `lengths` makes the lengths of
  /// these items from those of others.
  ///
  /// - Complexity: that of `lengths`; where groups hold more than one item also a solve for every measured group.
  mutating func adopt(_ previous: GroupSequence, _ lengths: (LengthRope?) -> LengthRope?) {
    if !previous.measures.isEmpty { cells.adopt(previous.cells, lengths) }
    if hasUniformItems {
      uniform = longest
      needsLevelling = true
    } else if capacity == 1, !recipe.breaksAnew {
      lines.lengths.measured = lengths(previous.lengths.measured)
      if let known = previous.thicknesses { thicknesses = lengths(known) }
    } else if !previous.measures.isEmpty {
      changed = cells.knownItems()
    }
  }

  /// Whether cells depend on siblings that may be out of sight (`layout.md` 1.4).
  var hasUniformItems: Bool { !recipe.uniformAxes.isEmpty }
}
