import Foundation
import Geometry

/// Rectangles in which those near another are found fast.
nonisolated struct OverlayObstacles: Sendable {
  /// By their upper edges.
  private var rects: [CGRect]
  /// The lowest lower edge among a rectangle and all before it.
  private var lowest: [CGFloat] = []

  /// The obstacles `rects`.
  ///
  /// O(n log n).
  init(_ rects: [CGRect] = []) {
    self.rects = rects.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    lowest.reserveCapacity(rects.count)
    updateLowest(from: 0)
  }

  /// Adds one more.
  ///
  /// O(n).
  mutating func insert(_ rect: CGRect) {
    let index = rects.partitioningIndex { ($0.minY, $0.minX) > (rect.minY, rect.minX) }
    rects.insert(rect, at: index)
    updateLowest(from: index)
  }

  private mutating func updateLowest(from start: Int) {
    lowest.removeSubrange(start...)
    for rect in rects[start...] { lowest.append(max(lowest.last ?? -.infinity, rect.maxY)) }
  }

  /// Whether one of them has area in common with `rect`.
  func touch(_ rect: CGRect) -> Bool { near(rect).contains { rect.hasArea(in: $0) } }

  /// The rectangles that may have area in common with `rect`.
  ///
  /// O(log n) and what is as low as the longest of them.
  func near(_ rect: CGRect) -> ArraySlice<CGRect> {
    let end = rects.partitioningIndex { $0.minY >= rect.maxY }
    let start = lowest.partitioningIndex { $0 > rect.minY }
    return start < end ? rects[start..<end] : []
  }
}

nonisolated extension Array {
  /// The first index whose element, and with it all that follow, is one of `isLater`.
  fileprivate func partitioningIndex(where isLater: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
