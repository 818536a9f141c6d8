/// Items of one length put into columns that go on at different places, each into the one that ends first: by
/// arithmetic, nothing being kept for any of them.
///
/// In every column items follow one another at one pitch, and all of them together are in the order of where they
/// begin, of several that begin together in the order of their columns.
struct EqualColumns: Sendable {
  /// How many items there are.
  let count: Int
  /// How long each is.
  let length: Double
  /// How far the next item of a column is, more than 0.
  private let pitch: Double
  /// Where each column goes on.
  private let ends: [Double]
  /// Where the first item begins.
  private let first: Double

  /// Nil where numbers are too large or too small for arithmetic to tell places apart.
  init?(count: Int, length: Double, pitch: Double, ends: [Double]) {
    let furthest = (ends.max() ?? 0) + Double(count) * pitch
    guard pitch > 0, furthest.isFinite, 16 * furthest.ulp < pitch else { return nil }
    self.count = count
    self.length = length
    self.pitch = pitch
    self.ends = ends
    first = ends.min() ?? 0
  }

  /// Where item `step` of a column begins.
  private func start(_ column: Int, _ step: Int) -> Double { ends[column] + Double(step) * pitch }

  /// How many items of a column begin before `level`.
  private func steps(in column: Int, before level: Double) -> Int {
    let estimate = ((level - ends[column]) / pitch).rounded(.up)
    var steps = Int(min(max(estimate, 0), Double(count)))
    // The quotient may be off by a last bit.
    while steps > 0, start(column, steps - 1) >= level { steps -= 1 }
    while steps < count, start(column, steps) < level { steps += 1 }
    return steps
  }

  /// How many items begin before `level`.
  private func items(before level: Double) -> Int {
    ends.indices.reduce(0) { $0 + steps(in: $1, before: level) }
  }

  /// The column of an item and where it begins.
  ///
  /// - Complexity: O(columns · log n).
  func place(of item: Int) -> (column: Int, start: Double) {
    // The rounds of the column that ends first: each has at most one item of every column.
    let round = (0..<(item + 1)).partitionPoint { items(before: first + Double($0 + 1) * pitch) > item }
    let level = first + Double(round) * pitch
    var row: [(column: Int, start: Double)] = []
    var before = 0
    for column in ends.indices {
      var step = steps(in: column, before: level)
      before += step
      while start(column, step) < first + Double(round + 1) * pitch {
        row.append((column, start(column, step)))
        step += 1
      }
    }
    row.sort { $0.start != $1.start ? $0.start < $1.start : $0.column < $1.column }
    return row[item - before]
  }

  /// The items that touch the stretch, in order, with their columns and where they begin.
  ///
  /// - Complexity: O(k · columns) for k items.
  func items(from low: Double, to high: Double) -> [(item: Int, column: Int, start: Double)] {
    var found: [(item: Int, column: Int, start: Double)] = []
    for column in ends.indices {
      for step in steps(in: column, before: low - length - pitch)..<count {
        let start = start(column, step)
        if start > high { break }
        guard start + length >= low else { continue }
        let item = index(of: start, in: column, step: step)
        if item >= count { break }
        found.append((item, column, start))
      }
    }
    found.sort { $0.item < $1.item }
    return found
  }

  /// The index of item `step` of a column, which begins at `start`.
  private func index(of start: Double, in column: Int, step: Int) -> Int {
    var index = step
    for other in ends.indices where other != column {
      let steps = steps(in: other, before: start)
      index += steps
      if other < column, self.start(other, steps) == start { index += 1 }
    }
    return index
  }

  /// Where the last item ends.
  var end: Double { count > 0 ? place(of: count - 1).start + length : 0 }
}
