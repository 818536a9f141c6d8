import Foundation
import Geometry

/// A preferred length on each self-sizing axis, in points; nil until measured.
struct MeasuredSize: Hashable, Sendable {
  var width: CGFloat?
  var height: CGFloat?

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// What the cells of a section have been measured to, by item.
struct MeasuredCells: Sendable {
  private let count: Int
  /// The preferred lengths in points; nil until one is known.
  private(set) var widths: LengthRope?
  private(set) var heights: LengthRope?
  /// The axis on which a length counts only beside the other length that the cell had when it was asked; nil where that
  /// other length cannot change.
  private let dependentAxis: Axis?
  /// That other length, in points, less than nothing where the cell was asked for both.
  private var otherLengths: LengthRope?

  /// The cells of `count` items, none measured.
  ///
  /// - Parameter dependentAxis: The axis on which cells are asked again when they are laid out at another length on the
  ///   other one; nil where that cannot happen.
  init(count: Int, dependentAxis: Axis?) {
    self.count = count
    self.dependentAxis = dependentAxis
  }

  /// What an item's cell has been measured to on `axes`, its frame being as long as that of `frame`, in points, on the
  /// others; less what it was measured to beside another length (`layout.md` 6.2 `[measured]`).
  func size(of item: Int, on axes: Axis.Set, frame: CGSize) -> MeasuredSize {
    var size = MeasuredSize(
      width: axes.contains(.horizontal) ? widths?[item].map { CGFloat($0) } : nil,
      height: axes.contains(.vertical) ? heights?[item].map { CGFloat($0) } : nil)
    if let axis = dependentAxis, size[axis] != nil, let known = otherLengths?[item],
      abs(known - Self.otherLength(frame, axis, axes)) > Self.tolerance
    {
      size[axis] = nil
    }
    return size
  }

  /// Takes what a cell prefers on `axes` beside the other length of `frame`, in points; says whether that is news.
  ///
  /// - Complexity: O(log n).
  mutating func set(_ size: CGSize, of item: Int, on axes: Axis.Set, frame: CGSize) -> Bool {
    let before = self.size(of: item, on: axes, frame: frame)
    var after = MeasuredSize()
    if axes.contains(.horizontal) { after.width = preferredLength(size.width) }
    if axes.contains(.vertical) { after.height = preferredLength(size.height) }
    if before == after { return false }
    if let width = after.width { Self.set(Double(width), at: item, in: &widths, count) }
    if let height = after.height { Self.set(Double(height), at: item, in: &heights, count) }
    if let axis = dependentAxis, after[axis] != nil {
      Self.set(Self.otherLength(frame, axis, axes), at: item, in: &otherLengths, count)
    }
    return true
  }

  /// Has a cell asked again on `axes`.
  mutating func forget(_ item: Int, on axes: Axis.Set) {
    if axes.contains(.horizontal), widths?[item] != nil { widths?.set(nil, at: item) }
    if axes.contains(.vertical), heights?[item] != nil { heights?.set(nil, at: item) }
  }

  /// The axes of `axes` on which a cell has been measured.
  func knownAxes(of item: Int, among axes: Axis.Set) -> Axis.Set {
    var known: Axis.Set = []
    if axes.contains(.horizontal), widths?[item] != nil { known.insert(.horizontal) }
    if axes.contains(.vertical), heights?[item] != nil { known.insert(.vertical) }
    return known
  }

  /// Whether a cell of `items` has been measured.
  func hasKnown(in items: Range<Int>) -> Bool {
    firstKnown(from: items.lowerBound).map { $0 < items.upperBound } ?? false
  }

  /// The first item from `item` on whose cell has been measured; nil when there is none.
  ///
  /// - Complexity: O(log n).
  func firstKnown(from item: Int) -> Int? {
    let (width, height) = (widths?.firstKnown(from: item), heights?.firstKnown(from: item))
    return if let width, let height { min(width, height) } else { width ?? height }
  }

  /// The first item from `item` on whose cell has not been measured on one of `axes`; nil when there is none.
  ///
  /// - Complexity: O(log n).
  func firstUnknown(from item: Int, on axes: Axis.Set) -> Int? {
    func first(_ rope: LengthRope?) -> Int? {
      if let rope { return rope.firstUnknown(from: item) }
      return item < count ? item : nil
    }
    let found = [
      axes.contains(.horizontal) ? first(widths) : nil, axes.contains(.vertical) ? first(heights) : nil,
    ]
    return found.compactMap { $0 }.min()
  }

  /// All items whose cells have been measured, in order.
  ///
  /// - Complexity: O(log n + m) for m measured items.
  func knownItems() -> [Int] {
    var items: [Int] = []
    widths?.forEachKnown { item, _ in items.append(item) }
    if heights == nil { return items }
    var merged: [Int] = []
    var next = 0
    heights?.forEachKnown { item, _ in
      while next < items.count, items[next] <= item {
        if items[next] < item { merged.append(items[next]) }
        next += 1
      }
      merged.append(item)
    }
    return merged + items[next...]
  }

  /// Calls `body` for every length known on `axis`, in order.
  func forEachKnown(on axis: Axis, _ body: (Int, CGFloat) -> Void) {
    (axis == .horizontal ? widths : heights)?.forEachKnown { body($0, CGFloat($1)) }
  }

  /// Takes over what was measured before; `lengths` makes the lengths of these items from those of others.
  mutating func adopt(_ previous: MeasuredCells, _ lengths: (LengthRope?) -> LengthRope?) {
    widths = lengths(previous.widths)
    heights = lengths(previous.heights)
    otherLengths = lengths(previous.otherLengths)
  }

  /// How much two lengths may differ that count as one, in points: what doubles lose.
  private static let tolerance = 1e-6

  private static func otherLength(_ frame: CGSize, _ axis: Axis, _ axes: Axis.Set) -> Double {
    axes.contains(Axis.Set(axis.cross)) ? -1 : Double(frame[axis.cross])
  }

  private static func set(_ length: Double, at item: Int, in rope: inout LengthRope?, _ count: Int) {
    if rope == nil { rope = LengthRope(count: count) }
    rope?.set(length, at: item)
  }
}

/// What a cell prefers, as a length in points: nothing below zero, nothing that is not finite.
func preferredLength(_ length: CGFloat) -> CGFloat {
  length.isNaN ? 0 : min(max(length, 0), largestLength)
}
