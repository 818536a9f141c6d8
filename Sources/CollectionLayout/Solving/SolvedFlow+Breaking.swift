import Foundation
import Geometry

/// Lines of a flow that take the place of others.
private struct NewFlowLines: NewLines {
  var number = 1
  let items: Int
  let length: CGFloat
}

extension SolvedFlow {
  /// How far a sum of lengths may stick out of a line and still fit: what doubles lose, in points.
  private static let tolerance: CGFloat = 1e-6

  /// Breaks the items into lines: an item joins a line while it fits beside the least spacing (`layout.md` 8.3).
  ///
  /// Lines are made anew from those of the changed items on, until one begins where one began; where all items that have
  /// not been measured change with them (`layout.md` 8.7), all lines from the first of those on.
  ///
  /// - Parameter last: The last item that anybody asks for before lines are broken again: what follows it may wait for that,
  ///   in a line of no use.
  /// - Returns: How many lines were made, those of unmeasured items that follow one another counted as one.
  /// - Complexity: O(log n) a line made and an item in it, so that items measured in order make O(log n) each.
  @discardableResult
  mutating func breakLines(through last: Int = .max) -> Int {
    if count == 0 { return 0 }
    var changed = changed.sorted()
    self.changed = []
    let unmeasured = sizes.unmeasuredSize
    let isFirstTime = unmeasuredSize == nil
    let hasNewSize = unmeasured != unmeasuredSize
    unmeasuredSize = unmeasured
    compareLengths(changed, all: isFirstTime, unmeasured: hasNewSize)
    if isFirstTime {
      lines.lengths = LengthSequence(count: 0, standard: 0, gap: lineSpacing, tail: nil)
      lines.items = Tally(standard: 1)
    }
    let first = hasNewSize ? sizes.firstUnmeasured(from: 0) ?? (isFirstTime ? 0 : nil) : nil
    let putOff = last == .max ? unbroken : nil
    changed += [first, putOff].compactMap { $0 }
    changed.sort()
    var (made, next) = (0, 0)
    while next < changed.count {
      var first = isFirstTime ? 0 : lines.line(of: changed[next])
      // The line before takes what fits: it may have room for its new neighbour.
      if first > 0, lines.items.count(before: first) == changed[next] { first -= 1 }
      var (old, new, rest) = lines.anew(
        from: first, changed: changed, next: &next, reachesEnd: hasNewSize || putOff != nil, through: last,
        unbroken: unbroken ?? .max, make: newLines)
      if hasNewSize {
        lines.items.standard = fitting(unmeasured[axis.cross])
        lines.lengths.standard = unmeasured[axis]
      }
      made += new.count
      if !rest.isEmpty { new.append(NewFlowLines(items: rest.count, length: 0)) }
      unbroken = rest.isEmpty ? unbroken.map { max($0, rest.lowerBound) } : rest.lowerBound
      if unbroken == count { unbroken = nil }
      lines.replace(old, with: new)
    }
    if putOff != nil || isFirstTime { unbroken = nil }
    return made
  }

  /// The line that begins with an item; before it, as one, those of unmeasured items alone.
  private func newLines(from item: Int) -> [NewFlowLines] {
    var lines: [NewFlowLines] = []
    var first = item
    if sizes.areUnmeasuredAlike, let size = unmeasuredSize {
      let number = fitting(size[axis.cross])
      let known = sizes.firstMeasured(from: item)
      // The next item, measured, may have room in a line of those before it.
      let whole = known.map { max(0, ($0 - 1 - item) / number) } ?? ((count - item) / number)
      if whole > 0 {
        lines.append(NewFlowLines(number: whole, items: number, length: size[axis]))
        first += whole * number
      }
      if known == nil {
        if first < count { lines.append(NewFlowLines(items: count - first, length: size[axis])) }
        return lines
      }
    }
    var end = first
    var used: CGFloat = 0
    var thickness: CGFloat = 0
    while end < count {
      let size = sizes.size(of: end)
      let more = used + size[axis.cross] + (end == first ? 0 : itemSpacing)
      if end > first, !fits(more) { break }
      used = more
      thickness = max(thickness, size[axis])
      end += 1
    }
    lines.append(NewFlowLines(items: end - first, length: thickness))
    return lines
  }

  /// Finds out again which item is the first that is not as long as the very first one.
  private mutating func compareLengths(_ changed: [Int], all: Bool, unmeasured: Bool) {
    guard style.isJustified else { return }
    if all || changed.first == 0 || unmeasured && !sizes.isMeasured(0) {
      firstDifferent = differing(from: 1)
      return
    }
    let known = firstDifferent ?? count
    var candidates = changed
    if unmeasured, let first = sizes.firstUnmeasured(from: 0) { candidates.append(first) }
    let earlier = candidates.filter { $0 < known && !isAsLongAsFirst($0) }.min()
    firstDifferent = earlier ?? differing(from: known)
  }

  private func isAsLongAsFirst(_ item: Int) -> Bool {
    abs(length(of: item) - length(of: 0)) <= Self.tolerance
  }

  /// The first item from `item` on that is not as long as the very first one.
  private func differing(from item: Int) -> Int? {
    var item = item
    while item < count {
      if !isAsLongAsFirst(item) { return item }
      let isOneOfMany = sizes.areUnmeasuredAlike && !sizes.isMeasured(item)
      item = isOneOfMany ? sizes.firstMeasured(from: item) ?? count : item + 1
    }
    return nil
  }

  /// The length of an item along the line, in points.
  func length(of item: Int) -> CGFloat { sizes.size(of: item)[axis.cross] }

  /// How many items of `length` points fit in a line, at least one, whether or not there are so many.
  private func fitting(_ length: CGFloat) -> Int {
    let pitch = length + itemSpacing
    guard pitch > 0 else { return max(1, count) }
    let number = (available + itemSpacing + Self.tolerance) / pitch
    return Int(min(max(number, 1), largestLength))
  }

  /// Whether `used` points fit in a line.
  private func fits(_ used: CGFloat) -> Bool { used <= available + Self.tolerance }
}

extension SolvedFlow {
  /// Where the line of `items` begins and the gap between them, in points; in a flow layout by `layout.md` 8.4
  /// `[measured]`.
  func justification(of items: Range<Int>) -> (offset: CGFloat, gap: CGFloat) {
    if !style.isJustified { return (0, itemSpacing) }
    if firstDifferent == nil {
      let common = length(of: 0)
      let number = fitting(common)
      guard number > 1 else { return (centred(common), 0) }
      return (0, (available - CGFloat(number) * common) / CGFloat(number - 1))
    }
    let isLast = items.upperBound == count
    if isLast, items.count > 1 { return (0, itemSpacing) }
    let used = items.reduce(0) { $0 + length(of: $1) }
    if items.count > 1 { return (0, (available - used) / CGFloat(items.count - 1)) }
    return isLast && fits(2 * used + itemSpacing) ? (0, 0) : (centred(used), 0)
  }

  /// The middle of the line; an item longer than the line stays at its start.
  private func centred(_ length: CGFloat) -> CGFloat { max(0, (available - length) / 2) }
}
