/// How the indices of a list change when some elements leave and others arrive.
nonisolated struct OffsetShift: Hashable, Sendable {
  /// The old indices of what leaves, ascending.
  var leaving: [Int] = []
  /// The new indices of what arrives, ascending.
  var arriving: [Int] = []

  /// The new index of the element at an old one; nil when it leaves.
  ///
  /// O(log edits).
  func new(_ old: Int) -> Int? { Self.shift(old, out: leaving, into: arriving) }

  /// The old index of the element at a new one; nil when it arrives.
  ///
  /// O(log edits).
  func old(_ new: Int) -> Int? { Self.shift(new, out: arriving, into: leaving) }

  private static func shift(_ index: Int, out: [Int], into: [Int]) -> Int? {
    let before = out.indices.partition { out[$0] < index }
    if before < out.count, out[before] == index { return nil }
    // Among those that stay it is the one of this rank, and takes the place of that rank not claimed by others.
    let rank = index - before
    return rank + into.indices.partition { into[$0] - $0 <= rank }
  }
}

nonisolated extension Range<Int> {
  /// The first index for which a condition does not hold that holds up to there; the end when it holds for all.
  fileprivate func partition(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
