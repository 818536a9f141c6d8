import Foundation

/// Lines that take the place of others.
protocol NewLines {
  /// How many there are; several are as all lines are that nothing has been measured in.
  var number: Int { get }
  /// How many items each holds.
  var items: Int { get }
  /// How long each is in the direction in which lines follow one another, in points.
  var length: CGFloat { get }
}

/// Items in lines, or groups, that follow one another: which holds which, and where each begins.
///
/// Lines that nothing has been measured in are equal, and there by arithmetic.
struct LineSequence: Sendable {
  let itemCount: Int
  /// How many items each line holds.
  var items: Tally
  /// How long lines are in the direction in which they follow one another.
  var lengths: LengthSequence
  /// Whether lines that nothing has been measured in are always the same.
  let isSteady: Bool

  /// How many lines there are.
  var count: Int { lengths.entryCount }

  /// The line that holds an item.
  func line(of item: Int) -> Int { items.line(of: item) }

  /// The items of line `index`.
  func items(in index: Int) -> Range<Int> {
    let first = items.count(before: index)
    return first..<min(first + items.count(in: index), itemCount)
  }

  /// What lines there are from line `first` on once items have changed, up to the first that begins where one began and
  /// holds none that has.
  ///
  /// - Parameters:
  ///   - changed: The changed items in order.
  ///   - next: The place in `changed` of the first that has not been seen to.
  ///   - reachesEnd: Whether all lines that follow are to be made anew.
  ///   - last: The last item that anybody asks for before the rest is made too.
  ///   - unbroken: The item from which on lines are not as they were made last.
  ///   - make: Makes the line that begins with an item and perhaps some that follow it.
  /// - Returns: The lines that there were, those to put in their place, and the items between the last of them and the
  ///   first that stays, if making them has been put off.
  func anew<Lines: NewLines>(
    from first: Int, changed: [Int], next: inout Int, reachesEnd: Bool = false, through last: Int = .max,
    unbroken: Int = .max,
    make: (_ item: Int) -> [Lines]
  ) -> (old: Range<Int>, new: [Lines], rest: Range<Int>) {
    var new: [Lines] = []
    var item = items.count(before: first)
    while true {
      for lines in make(item) {
        item += lines.number * lines.items
        new.append(lines)
      }
      while next < changed.count, changed[next] < item { next += 1 }
      if item >= itemCount { return (first..<count, new, itemCount..<itemCount) }
      if reachesEnd || next < changed.count && changed[next] == item { continue }
      let line = items.line(of: item)
      let old = items(in: line)
      if old.lowerBound == item, item < unbroken || item > last { return (first..<line, new, item..<item) }
      if item > last { return (first..<(line + 1), new, item..<old.upperBound) }
    }
  }

  /// Puts lines in the place of others.
  ///
  /// - Complexity: O(log n) a line.
  mutating func replace(_ old: Range<Int>, with new: [some NewLines]) {
    lengths.adoptTail()
    if !isSteady, old == 0..<count, new.allSatisfy({ $0.number == 1 }) { return fill(with: new) }
    let number = new.reduce(0) { $0 + $1.number }
    if number != old.count || number != new.count {
      lengths.replace(old, with: number)
      items.replace(old, with: number)
    }
    var index = old.lowerBound
    for lines in new {
      if lines.number == 1 { set(lines, at: index) }
      index += lines.number
    }
  }

  /// Puts lines in the place of all others at once.
  ///
  /// - Complexity: O(n).
  private mutating func fill(with new: [some NewLines]) {
    lengths = LengthSequence(
      measured: new.map { Double($0.length) }, standard: lengths.standard, gap: lengths.gap)
    items = Tally(counts: new.map { Double($0.items) }, standard: items.standard)
  }

  private mutating func set(_ line: some NewLines, at index: Int) {
    if !isSteady {
      lengths.know(line.length, at: index)
      items.know(line.items, in: index, of: count)
      return
    }
    lengths.set(line.length, at: index)
    // The last line holds what is left, however much would fit.
    items.set(
      index == count - 1 ? max(line.items, items.standard) : line.items, in: index, of: count)
  }
}
