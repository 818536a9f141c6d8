import CollectionHost

/// How a list of keys became another.
///
/// Of equal keys the first of one list is the first of the other, the second the second.
struct KeyedDifference {
  /// The old indices of what went, ascending.
  private(set) var deleted: [Int] = []
  /// The new indices of what came, ascending.
  private(set) var inserted: [Int] = []
  /// What changed its order among what stays, by the new index; as little as possible.
  private(set) var moved: [DiffableDifference.Move<Int>] = []
  /// What stays, moved or not, by the new index.
  private(set) var kept: [(old: Int, new: Int)] = []

  /// Compares two lists; O(n) hashes, and O(m · log m) for m stretches that are out of order.
  init<Key: Hashable>(old: some RandomAccessCollection<Key>, new: some RandomAccessCollection<Key>) {
    var first: [Key: Int] = [:]
    first.reserveCapacity(old.count)
    // The next place of the same key, if any.
    var next = [Int](repeating: -1, count: old.count)
    for (index, key) in old.enumerated().reversed() {
      if let later = first.updateValue(index, forKey: key) { next[index] = later }
    }
    var isKept = [Bool](repeating: false, count: old.count)
    var runs: [IDRun] = []
    for (index, key) in new.enumerated() {
      guard let place = first[key], place >= 0 else {
        inserted.append(index)
        continue
      }
      first[key] = next[place]
      isKept[place] = true
      kept.append((place, index))
      if let last = runs.last, last.old + last.count == place, last.new + last.count == index {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(IDRun(old: place, new: index, count: 1))
      }
    }
    deleted = isKept.indices.filter { !isKept[$0] }
    moved = Self.moves(in: runs)
  }

  /// What changed its order where these runs stay, in order of their new places.
  static func moves(in runs: [IDRun]) -> [DiffableDifference.Move<Int>] {
    if runs.count < 2 { return [] }
    return zip(runs, runs[...].keptInPlace()).flatMap { run, isInPlace in
      (0..<(isInPlace ? 0 : run.count)).map {
        DiffableDifference.Move(from: run.old + $0, to: run.new + $0)
      }
    }
  }
}
