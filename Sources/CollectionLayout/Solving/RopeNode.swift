/// A part of a ``LengthRope``: many unknown lengths, a block of lengths, or up to sixteen smaller parts, all of whose
/// leaves lie at one depth.
///
/// A value: parts that two versions share are copied when one of them changes, those of a lone version change where
/// they are.
struct RopeNode: Sendable {
  /// A change of lengths that lie in one leaf.
  enum Change {
    case set(Double)
    /// So many unknown lengths come.
    case insert(Int)
    /// So many lengths go, as far as the leaf has them.
    case remove(Int)
  }

  /// The most lengths in a block, and the alignment of new blocks.
  private static let blockSize = 64
  /// The most parts of a part.
  private static let partLimit = 16

  private(set) var count: Int
  private(set) var known = 0
  /// The sum and the greatest of the known lengths.
  private var sum = 0.0
  private(set) var longest = -Double.infinity
  /// The lengths of a block; an unknown one is not a number.
  private var lengths: [Double] = []
  /// Empty in a leaf.
  private(set) var parts: [RopeNode] = []

  init(unknown count: Int) { self.count = count }

  private init(block: [Double]) {
    count = block.count
    lengths = block
    renewBlock()
  }

  init(parts: [RopeNode]) {
    count = 0
    self.parts = parts
    renewParts()
  }

  /// Blocks of lengths that are given in order, not a number where unknown.
  static func blocks(of lengths: [Double]) -> [RopeNode] {
    stride(from: 0, to: lengths.count, by: blockSize).map {
      RopeNode(block: Array(lengths[$0..<min($0 + blockSize, lengths.count)]))
    }
  }

  /// Parts of one depth gathered in larger ones.
  static func gathered(_ parts: [RopeNode]) -> [RopeNode] {
    stride(from: 0, to: parts.count, by: partLimit).map {
      RopeNode(parts: Array(parts[$0..<min($0 + partLimit, parts.count)]))
    }
  }

  private mutating func renewBlock() {
    (count, known, sum, longest) = (lengths.count, 0, 0, -.infinity)
    for length in lengths where !length.isNaN {
      known += 1
      sum += length
      longest = length > longest ? length : longest
    }
  }

  private mutating func renewParts() {
    (count, known, sum, longest) = (0, 0, 0, -.infinity)
    for index in parts.indices {
      count += parts[index].count
      known += parts[index].known
      sum += parts[index].sum
      longest = parts[index].longest > longest ? parts[index].longest : longest
    }
  }

  private var isLeaf: Bool { parts.isEmpty }

  private var isUnknown: Bool { parts.isEmpty && lengths.isEmpty }

  /// The sum of all lengths, unknown ones counted as `standard`.
  func total(_ standard: Double) -> Double { sum + Double(count - known) * standard }
}

extension RopeNode {
  /// Changes the leaf of `index`; answers the parts that come after this one now, of the same depth.
  mutating func apply(_ change: Change, at index: Int) -> [RopeNode] {
    if isLeaf { return applyToLeaf(change, at: index) }
    var part = 0
    var index = index
    while part < parts.count - 1, index >= parts[part].count {
      index -= parts[part].count
      part += 1
    }
    let more = parts[part].apply(change, at: index)
    if !more.isEmpty { parts.insert(contentsOf: more, at: part + 1) }
    let isSmaller = if case .remove = change { true } else { false }
    if isSmaller || !more.isEmpty { mergeParts(around: part..<(part + 1 + more.count)) }
    renewParts()
    if parts.count <= Self.partLimit { return [] }
    let rest = RopeNode(parts: Array(parts[(parts.count / 2)...]))
    self = RopeNode(parts: Array(parts[..<(parts.count / 2)]))
    return [rest]
  }

  private mutating func applyToLeaf(_ change: Change, at index: Int) -> [RopeNode] {
    switch change {
    case .set(let length) where isUnknown:
      let first = index - index % Self.blockSize
      let end = min(first + Self.blockSize, count)
      var block = Array(repeating: Double.nan, count: end - first)
      block[index - first] = length
      return split([RopeNode(unknown: first), RopeNode(block: block), RopeNode(unknown: count - end)])
    case .insert(let more) where isUnknown:
      count += more
      return []
    case .remove(let gone) where isUnknown:
      count -= min(gone, count - index)
      return []
    case .insert(let more) where count + more > Self.blockSize:
      return split([
        RopeNode(block: Array(lengths[..<index])), RopeNode(unknown: more),
        RopeNode(block: Array(lengths[index...])),
      ])
    case .set(let length): lengths[index] = length
    case .insert(let more): lengths.insert(contentsOf: repeatElement(.nan, count: more), at: index)
    case .remove(let gone): lengths.removeSubrange(index..<min(index + gone, count))
    }
    renewBlock()
    return []
  }

  /// Becomes the first of `leaves` that has anything; the others are the answer.
  private mutating func split(_ leaves: [RopeNode]) -> [RopeNode] {
    let leaves = leaves.filter { $0.count > 0 }
    self = leaves[0]
    return Array(leaves.dropFirst())
  }

  /// Drops empty parts and joins small ones, of the given ones and their neighbours.
  private mutating func mergeParts(around changed: Range<Int>) {
    for part in changed.reversed() where parts[part].count == 0 { parts.remove(at: part) }
    var part = min(changed.upperBound, parts.count - 1)
    while part > 0, part >= changed.lowerBound {
      if let merged = Self.merged(parts[part - 1], parts[part]) {
        parts.replaceSubrange((part - 1)...part, with: CollectionOfOne(merged))
      }
      part -= 1
      part = min(part, parts.count - 1)
    }
  }

  /// One part in place of two, when they are alike or small; with room left, so that the next one that comes need
  /// not part them again.
  private static func merged(_ left: RopeNode, _ right: RopeNode) -> RopeNode? {
    if left.isUnknown, right.isUnknown { return RopeNode(unknown: left.count + right.count) }
    if !left.isLeaf {
      return left.parts.count + right.parts.count <= partLimit * 3 / 4
        ? RopeNode(parts: left.parts + right.parts) : nil
    }
    guard left.count + right.count <= blockSize * 3 / 4 else { return nil }
    var block: [Double] = []
    block.reserveCapacity(left.count + right.count)
    left.appendValues(in: 0..<left.count, to: &block)
    right.appendValues(in: 0..<right.count, to: &block)
    return RopeNode(block: block)
  }
}

extension RopeNode {
  /// The length at `index`, not a number where unknown.
  subscript(index: Int) -> Double {
    if isLeaf { return isUnknown ? .nan : lengths[index] }
    let (part, first) = part(of: index)
    return parts[part][index - first]
  }

  /// The part of `index`, the last one beyond all, and how many lengths come before it.
  private func part(of index: Int) -> (part: Int, first: Int) {
    var part = 0
    var first = 0
    while part < parts.count - 1, index - first >= parts[part].count {
      first += parts[part].count
      part += 1
    }
    return (part, first)
  }

  /// The sum of the first `index` lengths, unknown ones counted as `standard`.
  func sum(ofFirst index: Int, standard: Double) -> Double {
    if index >= count { return total(standard) }
    if isUnknown { return Double(index) * standard }
    var sum = 0.0
    if isLeaf {
      for length in lengths.prefix(index) { sum += length.isNaN ? standard : length }
      return sum
    }
    let (part, first) = part(of: index)
    for whole in 0..<part { sum += parts[whole].total(standard) }
    return sum + parts[part].sum(ofFirst: index - first, standard: standard)
  }

  /// The first entry that ends at or after `position`, entries lying one after the other `gap` apart, the first one
  /// from `start` on; `count` when there is none.
  func firstIndex(endingAtOrAfter position: Double, standard: Double, gap: Double, start: Double) -> Int {
    var start = start
    if isUnknown {
      let pitch = standard + gap
      if start + Double(count) * pitch - gap < position { return count }
      guard pitch > 0, count > 0 else { return 0 }
      let skipped = ((position - start - standard) / pitch).rounded(.up)
      return Int(min(max(skipped, 0), Double(count - 1)))
    }
    for (index, length) in lengths.enumerated() {
      let end = start + (length.isNaN ? standard : length)
      if end >= position { return index }
      start = end + gap
    }
    var first = 0
    for part in parts.indices {
      let extent = parts[part].total(standard) + Double(parts[part].count) * gap
      if start + extent - gap >= position {
        return first
          + parts[part].firstIndex(endingAtOrAfter: position, standard: standard, gap: gap, start: start)
      }
      start += extent
      first += parts[part].count
    }
    return count
  }

  /// Calls `body` for every known length from `index` on, in order, this part's first one having index `first`.
  func forEachKnown(from index: Int, at first: Int, _ body: (Int, Double) -> Void) {
    guard known > 0, first + count > index else { return }
    for position in lengths.indices.dropFirst(max(0, index - first)) where !lengths[position].isNaN {
      body(first + position, lengths[position])
    }
    var first = first
    for part in parts {
      part.forEachKnown(from: index, at: first, body)
      first += part.count
    }
  }

  /// The first unknown length from `index` on; nil when there is none.
  func firstUnknown(from index: Int) -> Int? {
    guard known < count, index < count else { return nil }
    if isUnknown { return index }
    if isLeaf { return lengths[index...].firstIndex(where: \.isNaN) }
    var (part, first) = part(of: index)
    while part < parts.count {
      if let found = parts[part].firstUnknown(from: max(0, index - first)) { return first + found }
      first += parts[part].count
      part += 1
    }
    return nil
  }

  /// The first known length from `index` on; nil when there is none.
  func firstKnown(from index: Int) -> Int? {
    guard known > 0, index < count else { return nil }
    if isLeaf { return lengths[index...].firstIndex { !$0.isNaN } }
    var (part, first) = part(of: index)
    while part < parts.count {
      if let found = parts[part].firstKnown(from: max(0, index - first)) { return first + found }
      first += parts[part].count
      part += 1
    }
    return nil
  }

  /// Adds the lengths of `range` to `values`, not a number where unknown.
  func appendValues(in range: Range<Int>, to values: inout [Double]) {
    let range = range.clamped(to: 0..<count)
    if range.isEmpty { return }
    if isUnknown { return values.append(contentsOf: repeatElement(.nan, count: range.count)) }
    if isLeaf { return values.append(contentsOf: lengths[range]) }
    var (part, first) = part(of: range.lowerBound)
    while part < parts.count, first < range.upperBound {
      let lower = max(0, range.lowerBound - first)
      parts[part].appendValues(in: lower..<max(lower, range.upperBound - first), to: &values)
      first += parts[part].count
      part += 1
    }
  }
}
