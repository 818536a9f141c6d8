import CollectionHost

/// Walks along two arrays that are mostly the same, in memory.
///
/// Stretches with the same bits cost what comparing their memory costs, each once; ids are asked for only where the arrays
/// differ.
struct MemoryWalk<Element> {
  /// How far is looked for a place where the arrays go on alike, and how often.
  private static var reach: Int { 64 }

  private let old: UnsafeBufferPointer<Element>
  private let new: UnsafeBufferPointer<Element>
  /// What has not been walked.
  private var oldRest: Range<Int>
  private var newRest: Range<Int>
  /// The new indices of elements that stay and have another value.
  private var changed: [Int] = []

  init(old: UnsafeBufferPointer<Element>, new: UnsafeBufferPointer<Element>) {
    (self.old, self.new) = (old, new)
    (oldRest, newRest) = (old.indices, new.indices)
  }

  /// How the old array became the new one.
  ///
  /// From the front, then from the back; between, what the arrays have in common is looked for nearby some times, and the
  /// rest is compared by its ids, at O(1) hashes an element.
  mutating func difference<ID: Hashable>(_ identify: (Element) -> ID) -> TrackedDifference {
    walkForward(identify)
    walkBackward(identify)
    var runs: [IDRun] = []
    var (unmatchedOld, unmatchedNew): ([Range<Int>], [Range<Int>]) = ([], [])
    while runs.count < Self.reach, let (old, new) = nextCommonPlace(identify) {
      unmatchedOld.append(oldRest.lowerBound..<old)
      unmatchedNew.append(newRest.lowerBound..<new)
      oldRest = old..<oldRest.upperBound
      newRest = new..<newRest.upperBound
      walkForward(identify)
      runs.append(IDRun(old: old, new: new, count: oldRest.lowerBound - old))
    }
    unmatchedOld.append(oldRest)
    unmatchedNew.append(newRest)
    return difference(Array(unmatchedOld.joined()), Array(unmatchedNew.joined()), runs, identify)
  }

  /// The difference where runs are matched, and others, given by their indices, are not yet.
  private mutating func difference<ID: Hashable>(
    _ oldIndices: [Int], _ newIndices: [Int], _ matched: [IDRun], _ identify: (Element) -> ID
  ) -> TrackedDifference {
    var difference = TrackedDifference()
    if oldIndices.isEmpty || newIndices.isEmpty {
      difference.deleted = oldIndices
      difference.inserted = newIndices
    } else {
      let keys = KeyedDifference(
        old: oldIndices.map { identify(old[$0]) }, new: newIndices.map { identify(new[$0]) })
      difference.deleted = keys.deleted.map { oldIndices[$0] }
      difference.inserted = keys.inserted.map { newIndices[$0] }
      var runs = matched
      for pair in keys.kept {
        let (before, after) = (oldIndices[pair.old], newIndices[pair.new])
        note(before, after)
        if let last = runs.last, last.old + last.count == before, last.new + last.count == after {
          runs[runs.count - 1].count += 1
        } else {
          runs.append(IDRun(old: before, new: after, count: 1))
        }
      }
      // What was matched while walking is in order by itself.
      if runs.count > matched.count { runs.sort { $0.new < $1.new } }
      difference.moved = KeyedDifference.moves(in: runs)
    }
    difference.changed = changed.sorted()
    return difference
  }

  /// Passes over elements at the front that are the same or have the same id.
  private mutating func walkForward<ID: Hashable>(_ identify: (Element) -> ID) {
    while true {
      let count = MemoryComparison.countLeading(
        .init(rebasing: old[oldRest]), .init(rebasing: new[newRest]))
      oldRest.removeFirst(count)
      newRest.removeFirst(count)
      guard let before = oldRest.first, let after = newRest.first,
        identify(old[before]) == identify(new[after])
      else { return }
      note(before, after)
      oldRest.removeFirst()
      newRest.removeFirst()
    }
  }

  /// Passes over elements at the back that are the same or have the same id.
  private mutating func walkBackward<ID: Hashable>(_ identify: (Element) -> ID) {
    while true {
      let count = MemoryComparison.countTrailing(
        .init(rebasing: old[oldRest]), .init(rebasing: new[newRest]))
      oldRest.removeLast(count)
      newRest.removeLast(count)
      guard let before = oldRest.last, let after = newRest.last, identify(old[before]) == identify(new[after])
      else { return }
      note(before, after)
      oldRest.removeLast()
      newRest.removeLast()
    }
  }

  /// The nearest place where an old element and a new one have one id; `nil` where there is none nearby.
  ///
  /// O(``reach``) hashes.
  private func nextCommonPlace<ID: Hashable>(_ identify: (Element) -> ID) -> (old: Int, new: Int)? {
    if oldRest.isEmpty || newRest.isEmpty { return nil }
    let places = Dictionary(
      newRest.prefix(Self.reach).map { (identify(new[$0]), $0) }, uniquingKeysWith: { first, _ in first })
    var nearest: (old: Int, new: Int)?
    var distance = Int.max
    for (step, index) in oldRest.prefix(Self.reach).enumerated() {
      if step >= distance { break }
      guard let place = places[identify(old[index])] else { continue }
      if step + place - newRest.lowerBound < distance {
        distance = step + place - newRest.lowerBound
        nearest = (index, place)
      }
    }
    return nearest
  }

  /// Notes that an element has stayed, changed if its value is another.
  private mutating func note(_ before: Int, _ after: Int) {
    if !MemoryComparison.areSame(old[before], new[after]) { changed.append(after) }
  }
}
