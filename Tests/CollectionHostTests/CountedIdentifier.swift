import Synchronization

/// An identifier that counts how often any was compared or hashed.
///
/// The counters belong to all of them, so that suites using it run one test after another.
nonisolated struct CountedIdentifier: Hashable, Sendable {
  static let comparisons = Atomic<Int>(0)
  static let hashes = Atomic<Int>(0)

  let number: Int

  init(_ number: Int) { self.number = number }

  static func == (one: Self, other: Self) -> Bool {
    comparisons.add(1, ordering: .relaxed)
    return one.number == other.number
  }

  func hash(into hasher: inout Hasher) {
    Self.hashes.add(1, ordering: .relaxed)
    hasher.combine(number)
  }

  /// How often identifiers were compared and hashed while something was done.
  static func counting<Result>(_ body: () throws -> Result) rethrows -> (
    result: Result, comparisons: Int, hashes: Int
  ) {
    let before = (comparisons.load(ordering: .relaxed), hashes.load(ordering: .relaxed))
    let result = try body()
    return (
      result, comparisons.load(ordering: .relaxed) - before.0, hashes.load(ordering: .relaxed) - before.1
    )
  }
}
