import Foundation

/// Lengths of many things in order, most of them perhaps unknown.
///
/// A balanced tree whose versions share what they have in common: a stretch of unknown lengths is one leaf however
/// long it is, known ones lie in blocks of eight bytes an entry. Making one is O(1); every question and every change
/// is O(log n).
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
    var node = root
    var index = index
    while let current = node {
      switch current.content {
      case .unknown: return nil
      case .block(let lengths): return lengths[index].isNaN ? nil : lengths[index]
      case .branch(let left, let right):
        if index < left.count {
          node = left
        } else {
          index -= left.count
          node = right
        }
      }
    }
    return nil
  }

  /// Makes the length at `index` known, or unknown again.
  mutating func set(_ length: Double?, at index: Int) {
    root = root?.setting(length ?? .nan, at: index)
  }

  /// Makes room for `count` unknown lengths before `index`.
  mutating func insert(_ count: Int, at index: Int) {
    guard count > 0 else { return }
    let (left, right) = RopeNode.split(root, at: index)
    root = RopeNode.join(RopeNode.join(left, RopeNode(unknown: count)), right)
  }

  /// Takes the lengths of `range` out.
  mutating func remove(_ range: Range<Int>) {
    let (rest, right) = RopeNode.split(root, at: range.upperBound)
    let (left, _) = RopeNode.split(rest, at: range.lowerBound)
    root = RopeNode.join(left, right)
  }

  /// The sum of the first `index` lengths, unknown ones counted as `standard`.
  func sum(ofFirst index: Int, standard: Double) -> Double {
    var node = root
    var index = index
    var sum = 0.0
    while let current = node, index > 0 {
      if index >= current.count { return sum + current.total(standard) }
      switch current.content {
      case .unknown: return sum + Double(index) * standard
      case .block(let lengths):
        for length in lengths.prefix(index) { sum += length.isNaN ? standard : length }
        return sum
      case .branch(let left, let right):
        if index <= left.count {
          node = left
        } else {
          sum += left.total(standard)
          index -= left.count
          node = right
        }
      }
    }
    return sum
  }

  /// The first entry that ends at or after `position`, entries lying one after the other `gap` apart; `count`
  /// when there is none.
  ///
  /// Needs a gap that is not negative.
  func firstIndex(endingAtOrAfter position: Double, standard: Double, gap: Double) -> Int {
    var node = root
    var first = 0
    var start = 0.0
    while let current = node {
      let extent = current.total(standard) + Double(current.count) * gap
      if start + extent - gap < position { return first + current.count }
      switch current.content {
      case .unknown:
        let pitch = standard + gap
        guard pitch > 0 else { return first }
        let skipped = ((position - start - standard) / pitch).rounded(.up)
        return first + Int(min(max(skipped, 0), Double(current.count - 1)))
      case .block(let lengths):
        for (index, length) in lengths.enumerated() {
          let end = start + (length.isNaN ? standard : length)
          if end >= position { return first + index }
          start = end + gap
        }
        return first + current.count
      case .branch(let left, let right):
        let leftExtent = left.total(standard) + Double(left.count) * gap
        if start + leftExtent - gap >= position {
          node = left
        } else {
          first += left.count
          start += leftExtent
          node = right
        }
      }
    }
    return count
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
