import Foundation
import Geometry

/// Items in lines, one line after the other (`layout.md` 8.3 to 8.5).
///
/// Lines of equal items are kept together: a section whose items all have one size is a single block, however
/// many items it has.
struct SolvedFlow: Sendable {
  /// Lines of equally many items, equally thick, with equal gaps.
  struct Block: Sendable {
    var items: Range<Int>
    var perLine: Int
    /// Where the first line begins along the layout's axis.
    var start: CGFloat
    var thickness: CGFloat
    /// Where the first item of a line begins, and the gap between items.
    var offset: CGFloat
    var gap: CGFloat

    var lineCount: Int { (items.count + perLine - 1) / perLine }

    func length(_ lineSpacing: CGFloat) -> CGFloat {
      CGFloat(lineCount) * thickness + CGFloat(lineCount - 1) * lineSpacing
    }
  }

  /// The layout's axis.
  let axis: Axis
  /// Where lines begin.
  let origin: CGPoint
  /// The room in a line, in points.
  let available: CGFloat
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let style: FlowStyle
  private(set) var sizes: FlowSizes
  private(set) var blocks: [Block] = []
  /// The items measured since lines were broken last.
  var changed: [Int] = []
  /// What was found out about the lengths of all items when lines were broken last.
  var lengths = FlowLengths.unknown
  /// How long all lines are together.
  private(set) var length: CGFloat = 0

  init(
    axis: Axis, origin: CGPoint, available: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat,
    style: FlowStyle = FlowStyle(), sizes: FlowSizes
  ) {
    self.axis = axis
    self.origin = origin
    self.available = available
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.style = style
    self.sizes = sizes
    breakLines()
  }

  var count: Int { sizes.count }

  /// Takes what a cell prefers; says whether that is news, which ``breakLines()`` then spreads.
  mutating func setPreferredSize(_ size: CGSize, ofItem item: Int) -> Bool {
    var size = size
    if style.limitsItems {
      size[axis.cross] = min(size[axis.cross], max(available, sizes.unmeasured(item)[axis.cross]))
    }
    guard sizes.set(size, at: item) else { return false }
    changed.append(item)
    return true
  }

  /// Takes over measured sizes, which ``breakLines()`` then spreads.
  mutating func adoptSizes(widths: LengthRope?, heights: LengthRope?) {
    sizes.widths = widths
    sizes.heights = heights
    lengths = .unknown
  }

  /// Puts lines in the place of those that there are.
  mutating func replaceLines(_ lines: [Block], length: CGFloat) {
    blocks = lines
    self.length = length
  }

  /// The rectangle of an item.
  func frame(of item: Int) -> CGRect { frame(of: item, in: block(of: item)) }

  private func block(of item: Int) -> Block {
    blocks[blocks.indices.partitionPoint { blocks[$0].items.upperBound > item }]
  }

  private func frame(of item: Int, in block: Block) -> CGRect {
    let line = (item - block.items.lowerBound) / block.perLine
    let first = block.items.lowerBound + line * block.perLine
    var position = block.offset
    for earlier in first..<item { position += sizes.size(of: earlier)[axis.cross] + block.gap }
    let size = sizes.size(of: item)
    var frame = CGRect(origin: origin, size: size)
    frame.origin[axis.cross] += position
    frame.origin[axis] +=
      block.start + CGFloat(line) * (block.thickness + lineSpacing)
      + (block.thickness - size[axis]) / 2
    return frame
  }

  /// Calls `body` for the items that may meet `rect`, in order, from about item `item` on.
  ///
  /// - Complexity: O(log n + k) unless lines overlap.
  func forEachItem(
    in rect: CGRect, slack: CGFloat, after item: Int = 0, _ body: (Int, CGRect) -> Void
  ) {
    let low = rect.origin[axis] - origin[axis] - slack
    let high = low + rect.size[axis] + 2 * slack
    var first = blocks.startIndex
    if lineSpacing >= 0 {
      first = blocks.indices.partitionPoint {
        blocks[$0].start + blocks[$0].length(lineSpacing) >= low
      }
    }
    first = max(first, blocks.indices.partitionPoint { blocks[$0].items.upperBound > item })
    for block in blocks[first...] {
      if lineSpacing >= 0, block.start > high { return }
      let lines = LengthSequence(
        count: block.lineCount, standard: block.thickness, gap: lineSpacing, tail: nil)
      for line in lines.range(from: low - block.start, to: high - block.start) {
        let start = block.items.lowerBound + line * block.perLine
        for item in start..<min(start + block.perLine, block.items.upperBound) {
          body(item, frame(of: item, in: block))
        }
      }
    }
  }
}
