import Foundation
import Geometry

/// How the items of a flow compare in length along the line.
enum FlowLengths: Sendable {
  /// Nobody has looked.
  case unknown
  /// All are as long as the first.
  case equal
  /// These two differ.
  case different(Int, Int)
}

extension SolvedFlow {
  /// How far a sum of lengths may stick out of a line and still fit: what doubles lose, in points.
  private static let tolerance: CGFloat = 1e-6

  /// Breaks the items into lines: an item joins a line while it fits beside the least spacing (`layout.md` 8.3).
  ///
  /// Lines well before all items that have been measured meanwhile stay as they are.
  ///
  /// - Complexity: O(log n + k) for k measured items from the first changed line on, and the lines there.
  mutating func breakLines() {
    let kept = linesToKeep()
    if kept == 0 { lengths = comparedLengths() }
    changed = []
    let common = commonLength
    var lines = blocks
    replaceLines([], length: 0)
    Self.keep(kept, of: &lines)
    var builder = FlowLineBuilder(flow: self, common: common, after: lines)
    lines = []
    sizes.forEachRun(from: kept) { items, size in builder.add(items, size) }
    builder.finish()
    replaceLines(builder.blocks, length: builder.position)
  }

  /// How many items from the start on lie in lines that stay as they are.
  ///
  /// A line ends where the next item has no room, so the line before a changed item's may change too.
  private func linesToKeep() -> Int {
    guard let first = changed.min(), !blocks.isEmpty, areLengthsStill() else { return 0 }
    let index = blocks.indices.partitionPoint { blocks[$0].items.upperBound > first }
    let block = blocks[index]
    let line = (first - block.items.lowerBound) / block.perLine
    var kept = block.items.lowerBound + max(0, line - 1) * block.perLine
    if line == 0 {
      guard index > 0 else { return 0 }
      kept =
        blocks[index - 1].items.lowerBound + (blocks[index - 1].lineCount - 1) * blocks[index - 1].perLine
    }
    return sizes.areFixed(before: kept) ? kept : 0
  }

  /// Leaves the lines of the first `count` items.
  private static func keep(_ count: Int, of lines: inout [Block]) {
    while let last = lines.last, last.items.upperBound > count {
      lines.removeLast()
      guard last.items.lowerBound < count else { continue }
      var block = last
      block.items = block.items.lowerBound..<count
      lines.append(block)
    }
  }

  /// The length along the line that all items share, whatever their thickness; nil when they differ.
  private var commonLength: CGFloat? {
    if case .equal = lengths, count > 0 { return length(of: 0) }
    return nil
  }

  /// Whether items still share one length, or still do not, after some were measured.
  private func areLengthsStill() -> Bool {
    switch lengths {
    case .unknown: return false
    case .different(let one, let other): return abs(length(of: one) - length(of: other)) > Self.tolerance
    case .equal:
      guard !changed.contains(0), sizes.areFixed(before: 1) else { return false }
      let common = length(of: 0)
      let rest = sizes.firstUnmeasured(from: 0).map { [$0] } ?? []
      return (changed + rest).allSatisfy { abs(length(of: $0) - common) <= Self.tolerance }
    }
  }

  /// Compares the lengths of all items.
  private func comparedLengths() -> FlowLengths {
    var common: CGFloat?
    var other: Int?
    sizes.forEachRun { items, size in
      let length = size[axis.cross]
      if let common, other == nil, abs(common - length) > Self.tolerance { other = items.lowerBound }
      common = common ?? length
    }
    return other.map { .different(0, $0) } ?? .equal
  }

  private func length(of item: Int) -> CGFloat { sizes.size(of: item)[axis.cross] }

  /// How many items of `length` fit in a line, at least one, whether or not there are so many.
  func fitting(_ length: CGFloat) -> Int {
    let pitch = length + itemSpacing
    guard pitch > 0 else { return max(1, count) }
    let number = (available + itemSpacing + Self.tolerance) / pitch
    return Int(min(max(number, 1), largestLength))
  }

  /// Whether `used` points fit in a line.
  func fits(_ used: CGFloat) -> Bool { used <= available + Self.tolerance }
}
