import Foundation

/// Lengths of many things in order, most of them perhaps unknown.
///
/// A balanced tree of values: versions share what they have in common, and a lone one changes in place. A stretch of
/// unknown lengths is one leaf however long it is, known ones lie in blocks of eight bytes an entry. Making one is
/// O(1); every question and every change is O(log n).
struct LengthRope: Sendable {
  private var root: RopeNode?

  /// `count` unknown lengths.
  init(count: Int) { root = count > 0 ? RopeNode(unknown: count) : nil }

  var count: Int { root?.count ?? 0 }

  /// How many lengths are known.
  var knownCount: Int { root?.known ?? 0 }

  /// The greatest known length; nothing is minus infinity.
  var longestKnown: Double { root?.longest ?? -.infinity }

  /// The length at `index`; nil while unknown.
  subscript(index: Int) -> Double? {
    guard let root, 0..<root.count ~= index else { return nil }
    let length = root[index]
    return length.isNaN ? nil : length
  }

  /// Makes the length at `index` known, or unknown again.
  mutating func set(_ length: Double?, at index: Int) { apply(.set(length ?? .nan), at: index) }

  /// Makes room for `count` unknown lengths before `index`.
  mutating func insert(_ count: Int, at index: Int) {
    guard count > 0 else { return }
    if root == nil { root = RopeNode(unknown: 0) }
    apply(.insert(count), at: index)
  }

  /// Takes the lengths of `range` out.
  mutating func remove(_ range: Range<Int>) {
    let rest = count - range.count
    while count > rest { apply(.remove(count - rest), at: range.lowerBound) }
  }

  private mutating func apply(_ change: RopeNode.Change, at index: Int) {
    guard let more = root?.apply(change, at: index) else { return }
    if !more.isEmpty { root = root.map { RopeNode(parts: [$0] + more) } }
    while let parts = root?.parts, parts.count == 1 { root = parts[0] }
    if root?.count == 0 { root = nil }
  }

  /// The sum of the first `index` lengths, unknown ones counted as `standard`.
  func sum(ofFirst index: Int, standard: Double) -> Double {
    root?.sum(ofFirst: index, standard: standard) ?? 0
  }

  /// The first entry that ends at or after `position`, entries lying one after the other `gap` apart; `count`
  /// when there is none.
  ///
  /// Needs a gap that is not negative.
  func firstIndex(endingAtOrAfter position: Double, standard: Double, gap: Double) -> Int {
    root?.firstIndex(endingAtOrAfter: position, standard: standard, gap: gap, start: 0) ?? 0
  }

  /// The lengths of `range`, not a number where unknown.
  ///
  /// - Complexity: O(log n + k) for k lengths.
  func values(in range: Range<Int>) -> [Double] {
    var values: [Double] = []
    values.reserveCapacity(range.count)
    root?.appendValues(in: range, to: &values)
    return values
  }

  /// The first unknown length from `index` on; nil when there is none.
  ///
  /// - Complexity: O(log n), however many known ones lie between.
  func firstUnknown(from index: Int) -> Int? { root?.firstUnknown(from: index) }

  /// Calls `body` for every known length, in order.
  func forEachKnown(_ body: (Int, Double) -> Void) { root?.forEachKnown(from: 0, body) }

  /// Whether a length of `range` is known.
  func hasKnown(in range: Range<Int>) -> Bool {
    guard knownCount > 0 else { return false }
    return range.contains { self[$0] != nil }
  }
}
