/// How many of something each line or group holds: equally many by arithmetic, those that were broken anew by
/// themselves.
struct Tally: Sendable {
  /// How many one holds that has not been counted.
  var standard: Int
  /// How many counted ones hold; nil until there is one.
  private var counts: LengthRope?

  /// Lines or groups of `standard` each.
  init(standard: Int) { self.standard = standard }

  /// Lines or groups that have all been counted.
  init(counts: [Double], standard: Int) {
    self.standard = standard
    self.counts = LengthRope(counts)
  }

  /// How many line `index` holds.
  func count(in index: Int) -> Int { counts?[index].map { Int($0) } ?? standard }

  /// How many the lines before line `index` hold together.
  func count(before index: Int) -> Int {
    guard let counts else { return index * standard }
    return Int(counts.sum(ofFirst: index, standard: Double(standard)))
  }

  /// The line that holds the one of number `number`, counted from the first line's first.
  func line(of number: Int) -> Int {
    // Half of one more: sums of whole numbers are exact.
    counts?.firstIndex(endingAtOrAfter: Double(number) + 0.5, standard: Double(standard), gap: 0)
      ?? number / max(1, standard)
  }

  /// Puts `number` lines that have not been counted in the place of those of `lines`.
  mutating func replace(_ lines: Range<Int>, with number: Int) {
    counts?.replace(lines, with: number)
  }

  /// Makes what line `index` of `total` holds differ from the others, if it does.
  mutating func set(_ count: Int, in index: Int, of total: Int) {
    if counts != nil || count != standard { know(count, in: index, of: total) }
  }

  /// Counts line `index` of `total`, so that it holds as many even if the others come to hold more.
  mutating func know(_ count: Int, in index: Int, of total: Int) {
    if counts == nil { counts = LengthRope(count: total) }
    counts?.set(Double(count), at: index)
  }
}
