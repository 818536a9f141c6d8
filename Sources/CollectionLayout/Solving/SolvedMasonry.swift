import Foundation
import Geometry

/// Items stacked in columns, the shortest first.
///
/// Fourteen bytes an item: where it begins, how long it is in pixels, its first column (with spans two more, with
/// measured cells one more); and two numbers for every sixty-four items, by which a rectangle finds its items without looking at the rest.
struct SolvedMasonry: Sendable {
  /// The layout's axis, along which columns grow.
  let axis: Axis
  /// The top leading corner of the first column.
  let origin: CGPoint
  let columnWidth: CGFloat
  let columnSpacing: CGFloat
  let columnCount: Int
  let grid: PixelGrid
  /// Where each item begins along its column, unrounded.
  private(set) var starts: [Double] = []
  private(set) var pixelLengths: [UInt32] = []
  private(set) var columns: [UInt16] = []
  /// How many columns each item covers; empty when every item covers one.
  private(set) var spans: [UInt16] = []
  /// How far the longest column reaches.
  private(set) var length: CGFloat = 0
  private var index = ExtentIndex()
  /// Which items have been measured; empty when lengths are declared.
  private(set) var measured: [Bool] = []
  /// The room between the items of a column, in points.
  private(set) var gap = 0.0

  /// The most columns there are; a column is at least a pixel wide on any screen.
  static let columnLimit = 4096

  var count: Int { pixelLengths.count }

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
    columnWidth = max(0, grid.floor((breadth - columnSpacing * CGFloat(count - 1)) / CGFloat(count)))
  }

  /// The breadth of an item over `span` columns, in points.
  func breadth(ofSpan span: Int) -> CGFloat {
    CGFloat(span) * columnWidth + CGFloat(span - 1) * columnSpacing
  }

  /// Lays out `count` items, `gap` points apart in their columns.
  ///
  /// - Parameters:
  ///   - span: How many columns an item covers; nil is one each.
  ///   - isSelfSizing: Whether lengths are estimates that cells replace.
  ///   - length: The length of an item as broad as the second argument, in points.
  /// - Complexity: O(n · columns), and O(n · columns · span) with spans.
  mutating func fill(
    count: Int, gap: CGFloat, span: ((Int) -> Int)?, isSelfSizing: Bool,
    length: (Int, CGFloat) -> CGFloat
  ) {
    self.gap = Double(gap)
    pixelLengths.reserveCapacity(count)
    for item in 0..<count {
      let covered = min(max(span?(item) ?? 1, 1), columnCount)
      if covered > 1 || !spans.isEmpty { note(span: covered, of: item) }
      pixelLengths.append(pixels(length(item, breadth(ofSpan: covered))))
    }
    if isSelfSizing { measured = Array(repeating: false, count: count) }
    place()
  }

  /// Takes what a cell prefers; says whether that is news, which ``place()`` then spreads.
  mutating func setPreferredSize(_ size: CGSize, ofItem item: Int) -> Bool {
    guard measured.indices.contains(item) else { return false }
    let pixels = pixels(preferredLength(size[axis]))
    guard !measured[item] || pixels != pixelLengths[item] else { return false }
    measured[item] = true
    pixelLengths[item] = pixels
    return true
  }

  /// Takes over measured lengths, which ``place()`` then spreads.
  mutating func adoptLengths(_ pixels: [UInt32], measured: [Bool]) {
    pixelLengths = pixels
    self.measured = measured
  }

  /// The axes of an item whose length its cell decides and has not been asked for.
  func unmeasuredAxes(of item: Int) -> Axis.Set {
    measured.indices.contains(item) && !measured[item] ? Axis.Set(axis) : []
  }

  /// Puts every item into the column that ends first.
  mutating func place() {
    let count = pixelLengths.count
    let scale = Double(grid.scale)
    var next = Array(repeating: 0.0, count: columnCount)
    var columns = [UInt16](repeating: 0, count: count)
    starts = Array(unsafeUninitializedCapacity: count) { starts, initialized in
      for item in 0..<count {
        let covered = spans.isEmpty ? 1 : Int(spans[item])
        let (column, start) =
          covered == 1 ? Self.shortest(next) : Self.lowestRun(of: covered, in: next)
        let end = start + Double(pixelLengths[item]) / scale + gap
        for covering in column..<(column + covered) { next[covering] = end }
        starts[item] = start
        columns[item] = UInt16(truncatingIfNeeded: column)
      }
      initialized = count
    }
    self.columns = columns
    length = 0
    for item in 0..<count { length = max(length, CGFloat(end(of: item))) }
    index = ExtentIndex(starts: starts, pixelLengths: pixelLengths, scale: scale)
  }

  /// Where an item ends along its column.
  private func end(of item: Int) -> Double {
    starts[item] + Double(pixelLengths[item]) / Double(grid.scale)
  }

  private mutating func note(span: Int, of item: Int) {
    if spans.isEmpty { spans = Array(repeating: 1, count: item) }
    spans.append(UInt16(span))
  }

  /// A length to the nearest pixel; nothing below zero and nothing that is not a number.
  private func pixels(_ length: CGFloat) -> UInt32 {
    let pixels = (length * grid.scale).rounded(.toNearestOrAwayFromZero)
    guard pixels > 0 else { return 0 }
    return UInt32(min(pixels, 4_000_000_000))
  }

  /// The column that ends first; of several the first.
  @inline(__always)
  private static func shortest(_ ends: [Double]) -> (column: Int, start: Double) {
    var column = 0
    var start = ends[0]
    for candidate in 1..<max(ends.count, 1) where ends[candidate] < start {
      column = candidate
      start = ends[candidate]
    }
    return (column, start)
  }

  /// The run of `span` columns whose furthest end is nearest to the start; of several the first.
  private static func lowestRun(of span: Int, in ends: [Double]) -> (column: Int, start: Double) {
    var best = (column: 0, start: Double.infinity)
    for column in 0...(ends.count - span) {
      var start = ends[column]
      for covered in column..<(column + span) { start = max(start, ends[covered]) }
      if start < best.start { best = (column, start) }
    }
    return best
  }

  /// The rectangle of an item.
  func frame(of item: Int) -> CGRect {
    let span = spans.isEmpty ? 1 : Int(spans[item])
    var frame = CGRect.zero
    frame.origin[axis] = origin[axis] + starts[item]
    frame.origin[axis.cross] =
      origin[axis.cross] + CGFloat(columns[item]) * (columnWidth + columnSpacing)
    frame.size[axis] = CGFloat(pixelLengths[item]) / grid.scale
    frame.size[axis.cross] = breadth(ofSpan: span)
    return frame
  }

  /// The items that may meet `rect`, in order.
  ///
  /// - Complexity: O(log n + k).
  func items(in rect: CGRect, slack: CGFloat) -> [Int] {
    let low = Double(rect.origin[axis] - origin[axis] - slack)
    let high = low + Double(rect.size[axis] + 2 * slack)
    var found: [Int] = []
    for block in index.blocks(from: low, to: high) {
      for item in block where starts[item] <= high && end(of: item) >= low { found.append(item) }
    }
    return found
  }
}
