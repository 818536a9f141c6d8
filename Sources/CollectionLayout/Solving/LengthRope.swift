import Foundation

/// Lengths of many things in order, most of them perhaps unknown.
///
/// A balanced tree of values: versions share what they have in common, and a lone one changes in place. A stretch of
/// unknown lengths is one leaf however long it is, known ones lie in blocks of eight bytes an entry. Making one is
/// O(1); every question and every change is O(log n).
struct LengthRope: Sendable {
  /// The whole tree, alone in an array, so that a rope is copied by one reference.
  private var root: [RopeNode]

  /// `count` unknown lengths.
  init(count: Int) { root = [RopeNode(unknown: count)] }

  /// Lengths that are given in order, not a number where unknown.
  ///
  /// - Complexity: O(n).
  init(_ lengths: [Double]) {
    root = [RopeNode(unknown: 0)]
    var level = RopeNode.blocks(of: lengths)
    while level.count > 1 { level = RopeNode.gathered(level) }
    if let whole = level.first { root = [whole] }
  }

  var count: Int { root[0].count }

  /// How many lengths are known.
  var knownCount: Int { root[0].known }

  /// The greatest known length; nothing is minus infinity.
  var longestKnown: Double { root[0].longest }

  /// The length at `index`; nil while unknown.
  subscript(index: Int) -> Double? {
    guard index >= 0, index < count else { return nil }
    let length = root[0][index]
    return length.isNaN ? nil : length
  }

  /// Makes the length at `index` known, or unknown again.
  mutating func set(_ length: Double?, at index: Int) { apply(.set(length ?? .nan), at: index) }

  /// Makes room for `count` unknown lengths before `index`.
  mutating func insert(_ count: Int, at index: Int) {
    guard count > 0 else { return }
    apply(.insert(count), at: index)
  }

  /// Takes the lengths of `range` out.
  mutating func remove(_ range: Range<Int>) {
    let rest = count - range.count
    while count > rest { apply(.remove(count - rest), at: range.lowerBound) }
  }

  /// Puts `number` unknown lengths in the place of those of `range`.
  mutating func replace(_ range: Range<Int>, with number: Int) {
    remove(range)
    insert(number, at: range.lowerBound)
  }

  private mutating func apply(_ change: RopeNode.Change, at index: Int) {
    let more = root[0].apply(change, at: index)
    if !more.isEmpty { root = [RopeNode(parts: root + more)] }
    while root[0].parts.count == 1 { root = root[0].parts }
  }

  /// The sum of the first `index` lengths, unknown ones counted as `standard`.
  func sum(ofFirst index: Int, standard: Double) -> Double {
    root[0].sum(ofFirst: index, standard: standard)
  }

  /// The first entry that ends at or after `position`, entries lying one after the other `gap` apart; `count`
  /// when there is none.
  ///
  /// Needs a gap that is not negative.
  func firstIndex(endingAtOrAfter position: Double, standard: Double, gap: Double) -> Int {
    root[0].firstIndex(endingAtOrAfter: position, standard: standard, gap: gap, start: 0)
  }

  /// The lengths of `range`, not a number where unknown.
  ///
  /// - Complexity: O(log n + k) for k lengths.
  func values(in range: Range<Int>) -> [Double] {
    var values: [Double] = []
    values.reserveCapacity(range.count)
    root[0].appendValues(in: range, to: &values)
    return values
  }

  /// The first unknown length from `index` on; nil when there is none.
  ///
  /// - Complexity: O(log n), however many known ones lie between.
  func firstUnknown(from index: Int) -> Int? { root[0].firstUnknown(from: index) }

  /// The first known length from `index` on; nil when there is none.
  ///
  /// - Complexity: O(log n), however many unknown ones lie between.
  func firstKnown(from index: Int) -> Int? { root[0].firstKnown(from: index) }

  /// Calls `body` for every known length from `index` on, in order.
  ///
  /// - Complexity: O(log n + k) for k lengths.
  func forEachKnown(from index: Int = 0, _ body: (Int, Double) -> Void) {
    root[0].forEachKnown(from: index, at: 0, body)
  }
}
