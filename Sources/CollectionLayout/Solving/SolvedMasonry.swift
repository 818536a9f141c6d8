import Foundation
import Geometry

/// Items stacked in columns, the shortest first.
///
/// Only lengths are kept, four bytes an item (with spans two more, with measured cells one more), and for every block
/// of sixty-four items where the columns go on before it and how far it reaches: a rectangle finds its blocks without
/// looking at the rest, and the places in a block are found by stacking it again. Nothing is kept for items of one
/// column that come after the last measured one: as long as estimated, they are placed by arithmetic.
struct SolvedMasonry: Sendable {
  /// The layout's axis, along which columns grow.
  let axis: Axis
  /// The top leading corner of the first column.
  let origin: CGPoint
  let columnWidth: CGFloat
  let columnSpacing: CGFloat
  let columnCount: Int
  let grid: PixelGrid
  /// How many items there are.
  private(set) var count = 0
  /// How far the longest column reaches, in points.
  var length: CGFloat = 0
  /// The room between the items of a column, in points.
  private(set) var gap: CGFloat = 0
  /// The length of an item that has not been measured, in pixels; nil when lengths are declared.
  private(set) var estimate: UInt32?

  /// How long items are, in pixels.
  var pixelLengths: [UInt32] = []
  /// How many columns each item covers; empty when every item covers one.
  private(set) var spans: [UInt16] = []
  /// Which of them have been measured; empty when lengths are declared.
  private(set) var measured: [Bool] = []
  /// Where the columns go on before each block, in pixels, block by block.
  var checkpoints: [Double] = []
  /// How far each block reaches, in pixels.
  var index = ExtentIndex()
  /// Where columns go on after the items whose lengths are kept, in pixels.
  var ends: [Double]
  /// The items after those; nil when there are none.
  var rest: EqualColumns?
  /// The first item whose cell has still to be asked for its size.
  private(set) var firstUnmeasured = 0
  /// From which item on places are to be found anew.
  var firstChanged = 0

  /// How many items a block has: as many as there are columns, where these are uncommonly many.
  var blockSize: Int { max(64, columnCount) }

  /// The most columns there are; a column is at least a pixel wide on any screen.
  static let columnLimit = 4096

  /// An empty masonry in a band across the axis.
  init(
    axis: Axis, origin: CGPoint, breadth: CGFloat, columns: CollectionLayoutMasonry.Columns,
    columnSpacing: CGFloat, grid: PixelGrid
  ) {
    let count: Int
    switch columns {
    case .count(let wanted): count = min(max(wanted, 1), Self.columnLimit)
    case .adaptive(let minimum):
      let fitting = (breadth + columnSpacing) / (minimum + columnSpacing)
      count = fitting.isFinite ? Int(min(max(fitting + 1e-6, 1), CGFloat(Self.columnLimit))) : 1
    }
    self.axis = axis
    self.origin = origin
    self.columnSpacing = columnSpacing
    self.grid = grid
    columnCount = count
    ends = Array(repeating: 0, count: count)
    columnWidth = max(0, grid.floor((breadth - columnSpacing * CGFloat(count - 1)) / CGFloat(count)))
  }

  /// The breadth of an item over `span` columns, in points.
  func breadth(ofSpan span: Int) -> CGFloat {
    CGFloat(span) * columnWidth + CGFloat(span - 1) * columnSpacing
  }

  /// Takes over measured lengths, which ``place()`` then spreads.
  mutating func adoptLengths(_ pixels: [UInt32], measured: [Bool]) {
    let last = measured.lastIndex(of: true).map { $0 + 1 } ?? 0
    pixelLengths = Array(pixels[..<last])
    self.measured = Array(measured[..<last])
    firstChanged = 0
    firstUnmeasured = 0
    passMeasured()
  }

  /// Finds the first item that has not been measured.
  private mutating func passMeasured() {
    while firstUnmeasured < measured.count, measured[firstUnmeasured] { firstUnmeasured += 1 }
  }

  /// The axes of an item whose length its cell decides and has not been asked for.
  func unmeasuredAxes(of item: Int) -> Axis.Set {
    estimate == nil || (item < measured.count && measured[item]) ? [] : Axis.Set(axis)
  }

  /// The rectangle of an item.
  ///
  /// - Complexity: O(columns) for each item of a block.
  func frame(of item: Int) -> CGRect {
    if item >= pixelLengths.count, let rest {
      let (column, start) = rest.place(of: item - pixelLengths.count)
      return frame(of: item, column: column, start: start, end: start + rest.length)
    }
    var frame = CGRect.zero
    replay(block: item / blockSize) { other, column, start, end in
      if other == item { frame = self.frame(of: item, column: column, start: start, end: end) }
      return other < item
    }
    return frame
  }

  private func frame(of item: Int, column: Int, start: Double, end: Double) -> CGRect {
    var frame = CGRect.zero
    frame.origin[axis] = origin[axis] + start / grid.scale
    frame.origin[axis.cross] = origin[axis.cross] + CGFloat(column) * (columnWidth + columnSpacing)
    frame.size[axis] = (end - start) / grid.scale
    frame.size[axis.cross] = breadth(ofSpan: spans.isEmpty ? 1 : Int(spans[item]))
    return frame
  }

  /// Calls `body` for every item, in order, from the block of item `first` on.
  func forEachItem(after first: Int = 0, _ body: (Int, CGRect) -> Void) {
    forEachItem(
      from: -.greatestFiniteMagnitude, to: .greatestFiniteMagnitude, after: first, body)
  }

  /// Calls `body` for the items that may meet `rect`, in order, from the block of item `first` on.
  ///
  /// - Complexity: O(log n + k · columns).
  func forEachItem(
    in rect: CGRect, slack: CGFloat, after first: Int = 0, _ body: (Int, CGRect) -> Void
  ) {
    let low = (rect.origin[axis] - origin[axis] - slack) * grid.scale
    forEachItem(from: low, to: low + (rect.size[axis] + 2 * slack) * grid.scale, after: first, body)
  }

  private func forEachItem(
    from low: Double, to high: Double, after first: Int, _ body: (Int, CGRect) -> Void
  ) {
    for block in index.intervals(from: low, to: high) where block >= first / blockSize {
      replay(block: block) { item, column, start, end in
        if start <= high, end >= low { body(item, frame(of: item, column: column, start: start, end: end)) }
        return true
      }
    }
    guard let rest else { return }
    for (item, column, start) in rest.items(from: low, to: high) {
      body(
        pixelLengths.count + item,
        frame(of: pixelLengths.count + item, column: column, start: start, end: start + rest.length))
    }
  }
}

extension SolvedMasonry {
  /// Lays out `count` items of declared lengths, `gap` points apart in their columns.
  ///
  /// - Parameters:
  ///   - span: How many columns an item covers; nil is one each.
  ///   - length: The length of an item as broad as the second argument, in points.
  /// - Complexity: O(n · columns), and O(n · columns · span) with spans.
  @inline(__always)
  mutating func fill(
    count: Int, gap: CGFloat, span: ((Int) -> Int)?, length: (Int, CGFloat) -> CGFloat
  ) {
    self.count = count
    self.gap = gap
    takeSpans(span)
    // Nothing of `self` inside the loop, which would be copied for every item.
    let (scale, spans) = (grid.scale, spans)
    let breadths = spans.isEmpty ? [] : (0...columnCount).map { breadth(ofSpan: $0) }
    let single = breadth(ofSpan: 1)
    firstUnmeasured = count
    pixelLengths = Array(unsafeUninitializedCapacity: count) { lengths, initialized in
      for item in 0..<count {
        let breadth = spans.isEmpty ? single : breadths[Int(spans[item])]
        lengths[item] = wholePixels(length(item, breadth) * scale)
      }
      initialized = count
    }
    place()
  }

  /// Lays out `count` items that are `estimate` points long until they are measured, `gap` points apart in their
  /// columns.
  ///
  /// - Parameter span: How many columns an item covers; nil is one each.
  /// - Complexity: O(columns); O(n · columns · span) with spans.
  mutating func fill(count: Int, gap: CGFloat, span: ((Int) -> Int)?, estimate: CGFloat) {
    self.count = count
    self.gap = gap
    self.estimate = wholePixels(estimate * grid.scale)
    takeSpans(span)
    place()
  }

  private mutating func takeSpans(_ span: ((Int) -> Int)?) {
    guard let span else { return }
    spans = (0..<count).map { UInt16(min(max(span($0), 1), columnCount)) }
  }

  /// Takes what a cell prefers; says whether that is news, which ``place()`` then spreads.
  mutating func setPreferredSize(_ size: CGSize, ofItem item: Int) -> Bool {
    guard item >= 0, item < count, estimate != nil else { return false }
    let pixels = wholePixels(preferredLength(size[axis]) * grid.scale)
    if item < measured.count, measured[item], pixels == pixelLengths[item] { return false }
    firstChanged = min(firstChanged, min(item, pixelLengths.count))
    keep(item + 1)
    measured[item] = true
    pixelLengths[item] = pixels
    passMeasured()
    return true
  }

  /// Keeps the lengths of the first `count` items, those that have not been measured as long as estimated.
  mutating func keep(_ count: Int) {
    guard let estimate, count > pixelLengths.count else { return }
    let more = count - pixelLengths.count
    pixelLengths.append(contentsOf: repeatElement(estimate, count: more))
    measured.append(contentsOf: repeatElement(false, count: more))
  }
}

/// The nearest whole number of pixels; nothing below zero and nothing that is not a number.
///
/// By adding a half: processors that are old enough to be supported round halves away from zero by calling a function.
@inline(__always)
private func wholePixels(_ pixels: CGFloat) -> UInt32 {
  guard pixels > 0 else { return 0 }
  return UInt32(min(pixels, 4_000_000_000) + 0.5)
}
