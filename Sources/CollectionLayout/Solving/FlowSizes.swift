import Foundation
import Geometry

/// The sizes of the items of a flow section, declared or measured.
struct FlowSizes: Sendable {
  let count: Int
  /// The size of every item, or of those that have not been measured.
  private let standard: CGSize
  /// The size of each item, where they were declared one by one.
  private let declared: [CGSize]?
  /// The axes on which cells are asked for their lengths.
  let selfSizingAxes: Axis.Set
  /// Whether what has not been measured is as large as the average of what has.
  private let usesAverage: Bool
  var widths: LengthRope?
  var heights: LengthRope?

  /// Sizes of `count` items: `declared` one by one, or all of them `standard`.
  init(
    count: Int, standard: CGSize, declared: [CGSize]?, selfSizingAxes: Axis.Set, usesAverage: Bool
  ) {
    self.count = count
    self.standard = standard
    self.declared = declared
    self.selfSizingAxes = selfSizingAxes
    self.usesAverage = usesAverage
  }

  /// Whether cells are asked for their sizes.
  var isSelfSizing: Bool { !selfSizingAxes.isEmpty }

  /// What an item that has not been measured counts as: its declared size, in a flow layout else the average of those that
  /// have been (`layout.md` 8.7 `[measured]`).
  func unmeasured(_ item: Int) -> CGSize {
    if let declared { return declared[item] }
    return average ?? standard
  }

  private var average: CGSize? {
    guard usesAverage, let widths, let heights, widths.knownCount > 0 else { return nil }
    return CGSize(
      width: CGFloat(widths.sum(ofFirst: count, standard: 0)) / CGFloat(widths.knownCount),
      height: CGFloat(heights.sum(ofFirst: count, standard: 0)) / CGFloat(heights.knownCount))
  }

  func isMeasured(_ item: Int) -> Bool { widths?[item] != nil }

  /// The first item from `item` on whose cell has still to be asked for its size; nil when there is none.
  func firstUnmeasured(from item: Int) -> Int? {
    guard isSelfSizing, item < count else { return nil }
    return widths.map { $0.firstUnknown(from: item) } ?? item
  }

  /// Takes what a cell prefers; says whether that is news.
  mutating func set(_ size: CGSize, at item: Int) -> Bool {
    guard isSelfSizing, item >= 0, item < count else { return false }
    let fixed = unmeasured(item)
    func length(_ axis: Axis) -> Double {
      Double(selfSizingAxes.contains(Axis.Set(axis)) ? preferredLength(size[axis]) : fixed[axis])
    }
    let (width, height) = (length(.horizontal), length(.vertical))
    if widths?[item] == width, heights?[item] == height { return false }
    if widths == nil { widths = LengthRope(count: count) }
    if heights == nil { heights = LengthRope(count: count) }
    widths?.set(width, at: item)
    heights?.set(height, at: item)
    return true
  }

  /// Whether the sizes of the items before `item` stay what they are when other items are measured.
  func areFixed(before item: Int) -> Bool {
    declared != nil || !usesAverage || (firstUnmeasured(from: 0) ?? count) >= item
  }

  /// Where items of the same size stand together, in order from `start` on: declared and measured ones by themselves.
  func forEachRun(from start: Int = 0, _ body: (Range<Int>, CGSize) -> Void) {
    let rest = average ?? standard
    guard declared == nil else {
      for item in start..<count { body(item..<(item + 1), size(of: item)) }
      return
    }
    var next = start
    widths?.forEachKnown(from: start) { item, width in
      if item > next { body(next..<item, rest) }
      let height = heights?[item] ?? 0
      body(item..<(item + 1), CGSize(width: width, height: height))
      next = item + 1
    }
    if next < count { body(next..<count, rest) }
  }

  /// Whether items have the same length as those of other sizes on the axes where cells are not asked.
  func hasSameFixedLengths(as other: FlowSizes) -> Bool {
    selfSizingAxes == other.selfSizingAxes
      && Axis.allCases.allSatisfy {
        selfSizingAxes.contains(Axis.Set($0)) || standard[$0] == other.standard[$0]
      }
  }

  func size(of item: Int) -> CGSize {
    guard let width = widths?[item], let height = heights?[item] else { return unmeasured(item) }
    return CGSize(width: width, height: height)
  }
}
