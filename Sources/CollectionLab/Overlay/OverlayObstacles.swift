import Foundation
import Geometry

/// Rectangles in which those near another are found fast.
nonisolated struct OverlayObstacles: Sendable {
  /// By their upper edges.
  private let rects: [CGRect]
  /// The lowest lower edge among a rectangle and all before it.
  private let lowest: [CGFloat]

  /// The obstacles `rects`.
  ///
  /// O(n log n).
  init(_ rects: [CGRect]) {
    self.rects = rects.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    var lowest: [CGFloat] = []
    lowest.reserveCapacity(rects.count)
    for rect in self.rects { lowest.append(max(lowest.last ?? -.infinity, rect.maxY)) }
    self.lowest = lowest
  }

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
