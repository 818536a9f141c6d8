/// How many of something each group of a section holds: equally many by arithmetic, those that were broken anew by
/// themselves.
struct GroupTally: Sendable {
  /// How many a group holds that has not been counted.
  private let standard: Int
  /// How many counted groups hold; nil until one differs.
  private var counts: LengthRope?

  /// Groups of `standard` each.
  init(standard: Int) { self.standard = standard }

  /// How many group `index` holds.
  func count(ofGroup index: Int) -> Int { counts?[index].map { Int($0) } ?? standard }

  /// How many the groups before group `index` hold together.
  func first(ofGroup index: Int) -> Int {
    guard let counts else { return index * standard }
    return Int(counts.sum(ofFirst: index, standard: Double(standard)))
  }

  /// The group that holds the one of `index`, counted from the first group's first.
  func group(of index: Int) -> Int {
    // Half of one more: sums of whole numbers are exact.
    counts?.firstIndex(endingAtOrAfter: Double(index) + 0.5, standard: Double(standard), gap: 0)
      ?? index / max(1, standard)
  }

  /// Puts `number` groups that have not been counted in the place of those of `groups`.
  mutating func replace(_ groups: Range<Int>, with number: Int) { counts?.replace(groups, with: number) }

  /// Counts group `index` of `total`.
  mutating func set(_ count: Int, ofGroup index: Int, of total: Int) {
    if counts == nil {
      if count == standard { return }
      counts = LengthRope(count: total)
    }
    counts?.set(Double(count), at: index)
  }
}
