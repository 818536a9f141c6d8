import Foundation

/// Lengths one after the other with gaps between: equal ones by arithmetic, those that have been measured, and a
/// shorter last one.
struct LengthSequence: Sendable {
  /// How many entries there are before the tail.
  var count: Int
  /// The length of an entry that has not been measured, in points.
  var standard: CGFloat
  /// The gap between neighbours, in points; may be negative.
  var gap: CGFloat
  /// The length of one more entry at the end.
  var tail: CGFloat?
  /// The lengths of measured entries; nil until there is one.
  var measured: LengthRope?
  /// Whether a measured length is below zero, so that positions are in no sure order.
  private var hasNegative = false

  init(count: Int, standard: CGFloat, gap: CGFloat, tail: CGFloat?) {
    self.count = count
    self.standard = standard
    self.gap = gap
    self.tail = tail
  }

  /// Entries whose lengths, in points, have all been measured.
  ///
  /// - Complexity: O(n).
  init(measured lengths: [Double], standard: CGFloat, gap: CGFloat) {
    self.init(count: lengths.count, standard: standard, gap: gap, tail: nil)
    measured = LengthRope(lengths)
    hasNegative = lengths.contains { $0 < 0 }
  }

  var entryCount: Int { count + (tail == nil ? 0 : 1) }

  /// Whether every entry begins and ends no earlier than the one before it.
  var isOrdered: Bool { gap >= 0 && standard >= 0 && (tail ?? 0) >= 0 && !hasNegative }

  /// Where entry `index` begins.
  func start(of index: Int) -> CGFloat {
    guard let measured else { return CGFloat(index) * (standard + gap) }
    let known = measured.sum(ofFirst: min(index, count), standard: Double(standard))
    return CGFloat(known) + CGFloat(index) * gap
  }

  func length(of index: Int) -> CGFloat {
    guard index < count else { return tail ?? 0 }
    return measured?[index].map { CGFloat($0) } ?? standard
  }

  /// The length of entry `index`, and whether it has been measured.
  func entry(_ index: Int) -> (length: CGFloat, isMeasured: Bool) {
    if let known = measured?[index] { return (CGFloat(known), true) }
    return (index < count ? standard : tail ?? 0, false)
  }

  /// The lengths of `range`, and whether each has been measured; nil when none has.
  func lengths(in range: Range<Int>) -> [(length: CGFloat, isMeasured: Bool)]? {
    guard let measured else { return nil }
    var lengths = measured.values(in: range.clamped(to: 0..<count)).map {
      $0.isNaN ? (length: standard, isMeasured: false) : (length: CGFloat($0), isMeasured: true)
    }
    if let tail, range.upperBound > count { lengths.append((length: tail, isMeasured: false)) }
    return lengths
  }

  /// Where the last entry ends.
  var total: CGFloat {
    guard entryCount > 0 else { return 0 }
    if let measured {
      let known = measured.sum(ofFirst: count, standard: Double(standard))
      return CGFloat(known) + CGFloat(entryCount - 1) * gap + (tail ?? 0)
    }
    return start(of: entryCount - 1) + length(of: entryCount - 1)
  }

  /// The greatest length.
  var longest: CGFloat {
    var longest = tail ?? -.greatestFiniteMagnitude
    if count > (measured?.knownCount ?? 0) { longest = max(longest, standard) }
    return max(longest, CGFloat(measured?.longestKnown ?? -.infinity))
  }

  /// Makes the length of an entry known.
  mutating func set(_ length: CGFloat, at index: Int) {
    guard index < count else {
      tail = length
      return
    }
    if measured == nil, length == standard { return }
    know(length, at: index)
  }

  /// Makes the length of an entry known, even if it is the standard one.
  mutating func know(_ length: CGFloat, at index: Int) {
    if length < 0 { hasNegative = true }
    if measured == nil { measured = LengthRope(count: count) }
    measured?.set(Double(length), at: index)
  }

  /// Makes the shorter last entry one of the others, whose length happens to be known.
  mutating func adoptTail() {
    guard let tail else { return }
    self.tail = nil
    replace(count..<count, with: 1)
    know(tail, at: count - 1)
  }

  /// Puts `number` entries that have not been measured in the place of those of `range`, which is before the tail.
  ///
  /// - Complexity: O(log n).
  mutating func replace(_ range: Range<Int>, with number: Int) {
    measured?.replace(range, with: number)
    count += number - range.count
  }

  /// The entries that may meet the stretch from `low` to `high`; a superset.
  ///
  /// Everything where negative gaps or lengths make the order of positions unsure.
  func range(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let entries = entryCount
    guard entries > 0 else { return 0..<0 }
    guard let measured else { return equalRange(from: low, to: high) }
    guard isOrdered else { return 0..<entries }
    let first = measured.firstIndex(
      endingAtOrAfter: Double(low), standard: Double(standard), gap: Double(gap))
    let last = measured.firstIndex(
      endingAtOrAfter: Double(high), standard: Double(standard), gap: Double(gap))
    return min(first, entries)..<min(last + 1, entries)
  }

  private func equalRange(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let entries = entryCount
    let pitch = standard + gap
    guard pitch > 0 else { return 0..<entries }
    let first = ((low - max(standard, tail ?? 0)) / pitch).rounded(.down)
    let last = (high / pitch).rounded(.up)
    let lower = Int(min(max(first, 0), CGFloat(entries)))
    let upper = Int(min(max(last + 1, 0), CGFloat(entries)))
    return lower..<max(lower, upper)
  }
}
