import CollectionHost

/// How the data of a `ForEach` became other data.
enum DataDifference {
  /// Compares two collections whose elements are told apart by `identify`.
  ///
  /// O(1) for ranges and for copies of one array; O(edits) for tracked collections where `isTracked` says that
  /// `identify` gives their own ids; by memory for other arrays, where nothing is allocated for an element that has
  /// kept its place.
  static func between<Data: RandomAccessCollection, ID: Hashable>(
    _ old: Data, _ new: Data, isTracked: Bool, identify: (Data.Element) -> ID
  ) -> TrackedDifference {
    if let old = old as? Range<Int>, let new = new as? Range<Int> { return between(old, new) }
    if isTracked, let new = new as? any TrackedCollection, let difference = tracked(old, new) {
      return difference
    }
    let inMemory = old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in between(old, new, identify: identify) }
    }
    if let inMemory, let difference = inMemory { return difference }
    return between(Array(old), Array(new), isTracked: false, identify: identify)
  }

  private static func tracked<Data, New: TrackedCollection>(_ old: Data, _ new: New) -> TrackedDifference? {
    (old as? New).map { new.difference(from: $0) }
  }

  /// The numbers that both ranges have stay.
  private static func between(_ old: Range<Int>, _ new: Range<Int>) -> TrackedDifference {
    let kept = old.clamped(to: new)
    var difference = TrackedDifference()
    difference.deleted = indices(of: old, outside: kept)
    difference.inserted = indices(of: new, outside: kept)
    return difference
  }

  /// Where the numbers of a range stand that are not in a part of it.
  private static func indices(of range: Range<Int>, outside part: Range<Int>) -> [Int] {
    let part = part.clamped(to: range)
    return Array(0..<part.lowerBound - range.lowerBound)
      + Array(part.upperBound - range.lowerBound..<range.count)
  }

  /// Compares two stretches of memory.
  private static func between<Element, ID: Hashable>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, identify: (Element) -> ID
  ) -> TrackedDifference {
    if old.baseAddress == new.baseAddress, old.count == new.count { return TrackedDifference() }
    var walk = MemoryWalk(old: old, new: new)
    return walk.difference(identify)
  }
}

extension TrackedDifference {
  /// The difference of lists in which every element stands for `count` views.
  func scaled(by count: Int) -> TrackedDifference {
    if count == 1 { return self }
    func spread(_ indices: [Int]) -> [Int] { indices.flatMap { $0 * count..<$0 * count + count } }
    var result = TrackedDifference()
    result.deleted = spread(deleted)
    result.inserted = spread(inserted)
    result.moved = moved.flatMap { move in
      (0..<count).map { .init(from: move.from * count + $0, to: move.to * count + $0) }
    }
    result.changed = spread(changed)
    return result
  }

  /// Adds the difference of the next part of a list, which began at `old` and begins at `new`.
  mutating func append(_ part: TrackedDifference, old: Int, new: Int) {
    deleted += part.deleted.map { $0 + old }
    inserted += part.inserted.map { $0 + new }
    moved += part.moved.map { .init(from: $0.from + old, to: $0.to + new) }
    changed += part.changed.map { $0 + new }
  }
}
