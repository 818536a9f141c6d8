/// A part of a ``LengthRope``; never changed once made.
final class RopeNode: Sendable {
  enum Content: Sendable {
    /// Nothing is known of any of them.
    case unknown
    /// A few lengths; an unknown one is not a number.
    case block([Double])
    case branch(RopeNode, RopeNode)
  }

  /// The most lengths in a block, and the alignment of new blocks.
  static let blockSize = 64

  let content: Content
  let count: Int
  let known: Int
  /// The sum and the greatest of the known lengths.
  let sum: Double
  let longest: Double
  private let height: Int

  init(unknown count: Int) {
    content = .unknown
    self.count = count
    known = 0
    sum = 0
    longest = -.infinity
    height = 0
  }

  private init(block: [Double]) {
    var known = 0
    var sum = 0.0
    var longest = -Double.infinity
    for length in block where !length.isNaN {
      known += 1
      sum += length
      longest = max(longest, length)
    }
    content = .block(block)
    count = block.count
    self.known = known
    self.sum = sum
    self.longest = longest
    height = 0
  }

  private init(_ left: RopeNode, _ right: RopeNode) {
    content = .branch(left, right)
    count = left.count + right.count
    known = left.known + right.known
    sum = left.sum + right.sum
    longest = max(left.longest, right.longest)
    height = max(left.height, right.height) + 1
  }

  /// The sum of all lengths, unknown ones counted as `standard`.
  func total(_ standard: Double) -> Double { sum + Double(count - known) * standard }

  func setting(_ length: Double, at index: Int) -> RopeNode {
    switch content {
    case .unknown:
      let first = index - index % Self.blockSize
      let end = min(first + Self.blockSize, count)
      var block = Array(repeating: Double.nan, count: end - first)
      block[index - first] = length
      let left = first > 0 ? RopeNode(unknown: first) : nil
      let right = end < count ? RopeNode(unknown: count - end) : nil
      return Self.join(Self.join(left, RopeNode(block: block)), right)!
    case .block(var lengths):
      lengths[index] = length
      return RopeNode(block: lengths)
    case .branch(let left, let right):
      if index < left.count {
        let changed = left.setting(length, at: index)
        return changed.height == left.height
          ? RopeNode(changed, right) : Self.join(changed, right)!
      }
      let changed = right.setting(length, at: index - left.count)
      return changed.height == right.height ? RopeNode(left, changed) : Self.join(left, changed)!
    }
  }

  func forEachKnown(from first: Int, _ body: (Int, Double) -> Void) {
    guard known > 0 else { return }
    switch content {
    case .unknown: return
    case .block(let lengths):
      for (index, length) in lengths.enumerated() where !length.isNaN { body(first + index, length) }
    case .branch(let left, let right):
      left.forEachKnown(from: first, body)
      right.forEachKnown(from: first + left.count, body)
    }
  }

  /// The first unknown length from `index` on; nil when there is none.
  func firstUnknown(from index: Int) -> Int? {
    guard known < count, index < count else { return nil }
    switch content {
    case .unknown: return index
    case .block(let lengths): return lengths[index...].firstIndex(where: \.isNaN)
    case .branch(let left, let right):
      if let found = left.firstUnknown(from: index) { return found }
      return right.firstUnknown(from: max(0, index - left.count)).map { left.count + $0 }
    }
  }

  func appendValues(in range: Range<Int>, to values: inout [Double]) {
    let range = range.clamped(to: 0..<count)
    if range.isEmpty { return }
    switch content {
    case .unknown: values.append(contentsOf: repeatElement(.nan, count: range.count))
    case .block(let lengths): values.append(contentsOf: lengths[range])
    case .branch(let left, let right):
      left.appendValues(in: range, to: &values)
      let first = max(0, range.lowerBound - left.count)
      right.appendValues(in: first..<max(first, range.upperBound - left.count), to: &values)
    }
  }

  /// One after the other, balanced; small leaves that meet become one.
  static func join(_ left: RopeNode?, _ right: RopeNode?) -> RopeNode? {
    guard let left else { return right }
    guard let right else { return left }
    if let merged = merge(left, right) { return merged }
    if left.height > right.height + 1 || (right.height == 0 && left.height > 0),
      case .branch(let first, let second) = left.content
    {
      return balance(first, join(second, right)!)
    }
    if right.height > left.height + 1 || (left.height == 0 && right.height > 0),
      case .branch(let first, let second) = right.content
    {
      return balance(join(left, first)!, second)
    }
    return RopeNode(left, right)
  }

  /// The parts before and from `index` on.
  static func split(_ node: RopeNode?, at index: Int) -> (RopeNode?, RopeNode?) {
    guard let node, index > 0 else { return (nil, node) }
    guard index < node.count else { return (node, nil) }
    switch node.content {
    case .unknown: return (RopeNode(unknown: index), RopeNode(unknown: node.count - index))
    case .block(let lengths):
      return (
        RopeNode(block: Array(lengths[..<index])), RopeNode(block: Array(lengths[index...]))
      )
    case .branch(let left, let right):
      if index <= left.count {
        let (before, after) = split(left, at: index)
        return (before, join(after, right))
      }
      let (before, after) = split(right, at: index - left.count)
      return (join(left, before), after)
    }
  }

  /// One leaf in place of two, when they are alike or small.
  private static func merge(_ left: RopeNode, _ right: RopeNode) -> RopeNode? {
    switch (left.content, right.content) {
    case (.unknown, .unknown): RopeNode(unknown: left.count + right.count)
    case (.block(let first), .block(let second)) where first.count + second.count <= blockSize:
      RopeNode(block: first + second)
    case (.block(let first), .unknown) where first.count + right.count <= blockSize:
      RopeNode(block: first + Array(repeating: .nan, count: right.count))
    case (.unknown, .block(let second)) where second.count + left.count <= blockSize:
      RopeNode(block: Array(repeating: .nan, count: left.count) + second)
    default: nil
    }
  }

  /// A branch of two parts whose heights differ by at most two.
  private static func balance(_ left: RopeNode, _ right: RopeNode) -> RopeNode {
    if left.height > right.height + 1, case .branch(let first, let second) = left.content {
      if first.height >= second.height { return RopeNode(first, RopeNode(second, right)) }
      if case .branch(let inner, let outer) = second.content {
        return RopeNode(RopeNode(first, inner), RopeNode(outer, right))
      }
    }
    if right.height > left.height + 1, case .branch(let first, let second) = right.content {
      if second.height >= first.height { return RopeNode(RopeNode(left, first), second) }
      if case .branch(let outer, let inner) = first.content {
        return RopeNode(RopeNode(left, outer), RopeNode(inner, second))
      }
    }
    return RopeNode(left, right)
  }
}
