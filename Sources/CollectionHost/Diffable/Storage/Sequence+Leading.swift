nonisolated extension Sequence {
  /// How many elements come before the first for which a condition does not hold; no element is stored.
  func countLeading(while holds: (Element) throws -> Bool) rethrows -> Int {
    var count = 0
    for element in self {
      guard try holds(element) else { break }
      count += 1
    }
    return count
  }
}
