/// A collection of identified elements that knows how it differs from an earlier copy of itself.
///
/// A `ForEach` over one tells a collection view what has changed without looking at every element.
public nonisolated protocol TrackedCollection: RandomAccessCollection
where Element: Identifiable, Index == Int {
  /// How the elements of an earlier copy became these.
  func difference(from old: Self) -> TrackedDifference
}

/// How the elements of a list became those of another; indices in the old list and in the new one.
public nonisolated struct TrackedDifference: Hashable, Sendable {
  /// The old indices of elements that went, ascending.
  public var deleted: [Int] = []
  /// The new indices of elements that came, ascending.
  public var inserted: [Int] = []
  /// Elements that changed their order among those that stay, by the new index, as few as possible.
  public var moved: [DiffableDifference.Move<Int>] = []
  /// The new indices of elements that stay and have another value.
  public var changed: [Int] = []

  /// A difference without changes.
  public init() {}
}
