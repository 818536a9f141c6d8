import Foundation
import Geometry

/// Items in lines, one line after the other (`layout.md` 8.3 to 8.5).
///
/// Lines of items that have not been measured are there by arithmetic: a section whose items all have one size keeps
/// nothing, however many items it has. What a line holds and how thick it is are kept for the others; where its items stand
/// is found out when somebody asks.
struct SolvedFlow: Sendable {
  /// A line as its items stand in it.
  struct Line {
    let items: Range<Int>
    /// Where the line begins along the layout's axis, and how thick it is, in points.
    let start: CGFloat
    let thickness: CGFloat
    /// Where its first item begins along the line, and the gap between items, in points.
    let offset: CGFloat
    let gap: CGFloat
  }

  /// The layout's axis.
  let axis: Axis
  /// Where lines begin.
  let origin: CGPoint
  /// The room in a line, in points.
  let available: CGFloat
  /// The least gap between the items of a line, in points.
  let itemSpacing: CGFloat
  let style: FlowStyle
  var sizes: FlowSizes
  var lines: LineSequence
  /// The items measured since lines were broken last.
  var changed: [Int] = []
  /// The size that items which have not been measured had then, in points; nil before lines were broken.
  var unmeasuredSize: CGSize?
  /// The item from which on lines have still to be broken, where that has been put off.
  var unbroken: Int?
  /// The first item that is not as long along the line as the very first one was then; nil where all are alike.
  var firstDifferent: Int?

  init(
    axis: Axis, origin: CGPoint, available: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat,
    style: FlowStyle = FlowStyle(), sizes: FlowSizes
  ) {
    self.axis = axis
    self.origin = origin
    self.available = available
    self.itemSpacing = itemSpacing
    self.style = style
    self.sizes = sizes
    lines = LineSequence(
      itemCount: sizes.count, items: Tally(standard: 1),
      lengths: LengthSequence(count: 0, standard: 0, gap: lineSpacing, tail: nil), isSteady: false)
    breakLines()
  }

  var count: Int { sizes.count }

  /// The gap between lines, in points.
  var lineSpacing: CGFloat { lines.lengths.gap }

  /// How long all lines are together, in points.
  var length: CGFloat { lines.lengths.total }

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
    unmeasuredSize = nil
  }

  /// The rectangle of an item.
  func frame(of item: Int) -> CGRect {
    let index = lines.line(of: item)
    let line = line(index, lines.items(in: index), start: lines.lengths.start(of: index))
    var position = line.offset
    for earlier in line.items.lowerBound..<item { position += length(of: earlier) + line.gap }
    return frame(of: item, at: position, in: line)
  }

  private func frame(of item: Int, at position: CGFloat, in line: Line) -> CGRect {
    let size = sizes.size(of: item)
    var frame = CGRect(origin: origin, size: size)
    frame.origin[axis.cross] += position
    frame.origin[axis] += line.start + (line.thickness - size[axis]) / 2
    return frame
  }

  /// Line `index`, which holds `items` and begins at `start`.
  private func line(_ index: Int, _ items: Range<Int>, start: CGFloat) -> Line {
    let (offset, gap) = justification(of: items)
    return Line(
      items: items, start: start, thickness: lines.lengths.length(of: index), offset: offset,
      gap: gap)
  }

  /// Calls `body` for the items that may meet `rect`, in order, from about item `item` on.
  ///
  /// - Parameter slack: How much further lines may reach, in points.
  /// - Complexity: O(log n + k) unless lines overlap.
  func forEachItem(
    in rect: CGRect, slack: CGFloat, after item: Int = 0, _ body: (Int, CGRect) -> Void
  ) {
    guard item < count else { return }
    let low = rect.origin[axis] - origin[axis] - slack
    var range = lines.lengths.range(from: low, to: low + rect.size[axis] + 2 * slack)
    range = min(max(range.lowerBound, lines.line(of: item)), range.upperBound)..<range.upperBound
    if range.isEmpty { return }
    var start = lines.lengths.start(of: range.lowerBound)
    var first = lines.items.count(before: range.lowerBound)
    for index in range {
      let end = min(first + lines.items.count(in: index), count)
      let line = line(index, first..<end, start: start)
      var position = line.offset
      for item in first..<end {
        let frame = frame(of: item, at: position, in: line)
        body(item, frame)
        position += frame.size[axis.cross] + line.gap
      }
      start += line.thickness + lineSpacing
      first = end
    }
  }
}
