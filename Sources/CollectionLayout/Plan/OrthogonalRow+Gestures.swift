public import Foundation

extension OrthogonalRow {
  /// Where the row comes to rest after a flick.
  ///
  /// A model, not a recording (`layout.md` 4.4 `[inferred]`): the end point is projected with UIKit's deceleration
  /// rates, then the nearest stop is taken; paging behaviours move one stop at most in the direction of the flick.
  ///
  /// - Parameters:
  ///   - start: The offset when the finger went down, in points.
  ///   - end: The offset when it was lifted, in points.
  ///   - velocity: The speed then, in points a millisecond, positive towards the end of the row.
  public func restOffset(from start: CGFloat, releasedAt end: CGFloat, velocity: CGFloat) -> CGFloat {
    let rate = speedKept
    let projected = end + velocity * rate / (1 - rate)
    let target = restOffset(for: projected)
    guard pages else { return target }
    let (low, high) = (neighbour(of: start, forwards: false), neighbour(of: start, forwards: true))
    return min(max(target, low), high)
  }

  /// The part of its speed that the row keeps each millisecond after a flick (`layout.md` 4.4 `[inferred]`).
  public var speedKept: CGFloat {
    let isFast =
      switch decelerationRate {
      case .normal: false
      case .fast: true
      case .automatic: pages
      }
    return isFast ? 0.99 : 0.998
  }

  /// Whether a flick moves the row one stop at most.
  public var pages: Bool {
    switch behavior {
    case .none, .continuous, .continuousGroupLeadingBoundary: false
    case .paging, .groupPaging, .groupPagingCentered: true
    }
  }

  /// The rest position next to the one at `offset`.
  private func neighbour(of offset: CGFloat, forwards: Bool) -> CGFloat {
    let here = restOffset(for: offset)
    if behavior == .paging {
      return min(max(here + (forwards ? viewport : -viewport), range.lowerBound), range.upperBound)
    }
    let stops = 0..<groupCount
    if forwards {
      let next = stops.partitionPoint { stop(ofGroup: $0) > here }
      return next < groupCount ? min(stop(ofGroup: next), range.upperBound) : range.upperBound
    }
    let next = stops.partitionPoint { stop(ofGroup: $0) >= here } - 1
    return next >= 0 ? max(stop(ofGroup: next), range.lowerBound) : range.lowerBound
  }
}
