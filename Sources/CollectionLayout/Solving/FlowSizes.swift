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

  /// What an item that has not been measured counts as, in points: its declared size, else what all of them do.
  func unmeasured(_ item: Int) -> CGSize { declared?[item] ?? unmeasuredSize }

  /// Whether all items that have not been measured are of one size.
  var areUnmeasuredAlike: Bool { declared == nil }

  /// The size in points of items that have not been measured nor declared one by one: in a flow layout the average of those
  /// that have been measured (`layout.md` 8.7 `[measured]`).
  var unmeasuredSize: CGSize { areUnmeasuredAlike ? average ?? standard : standard }

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

  /// The first item from `item` on whose cell has been asked; nil when there is none.
  func firstMeasured(from item: Int) -> Int? { widths?.firstKnown(from: item) }

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
