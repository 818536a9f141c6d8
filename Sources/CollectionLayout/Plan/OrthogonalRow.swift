public import Foundation
import Geometry

/// The row of an orthogonally scrolling section: how far it moves, and where it comes to rest (`layout.md` 4).
///
/// Offsets are distances in points that the row has moved towards its start: 0 at rest, growing in reading
/// direction; for `groupPagingCentered` they may be negative.
public struct OrthogonalRow: Sendable {
  /// How the row scrolls and where it comes to rest.
  public let behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
  /// How quickly a flick slows down.
  public let decelerationRate: CollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
  /// Whether the row bounces at its ends.
  public let bounce: CollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  /// The length of the view less the section's insets, in points.
  public let viewport: CGFloat
  /// The length of all groups and gaps, in points.
  public let length: CGFloat

  private let groups: LengthSequence
  /// The room before the first group, in points.
  private let lead: CGFloat

  /// - Parameter edges: The edge spacing of groups before and after them in the row, in points.
  init(
    _ value: OrthogonalValue, groups: LengthSequence, viewport: CGFloat,
    edges: (before: CGFloat, after: CGFloat)
  ) {
    behavior = value.behavior
    decelerationRate = value.decelerationRate
    bounce = value.bounce
    self.viewport = viewport
    self.groups = groups
    lead = edges.before
    length = edges.before + groups.total + edges.after
  }

  /// How many groups the row has.
  public var groupCount: Int { groups.entryCount }

  /// The offsets that scrolling ends at.
  public var range: ClosedRange<CGFloat> {
    if behavior == .groupPagingCentered, groupCount > 0 {
      let first = stop(ofGroup: 0)
      return first...max(first, stop(ofGroup: groupCount - 1))
    }
    return 0...max(0, length - viewport)
  }

  /// The offset before anybody has scrolled; with centred groups the first one is in the middle
  /// (`layout.md` 4.3, Q11 `[inferred]`).
  public var initialOffset: CGFloat {
    behavior == .groupPagingCentered && groupCount > 0 ? stop(ofGroup: 0) : 0
  }

  /// The offset that puts group `index` at its place: at the leading edge, or in the middle.
  public func stop(ofGroup index: Int) -> CGFloat {
    let start = groups.start(of: index)
    guard behavior == .groupPagingCentered else { return start }
    return lead + start + groups.length(of: index) / 2 - viewport / 2
  }

  /// Where the row comes to rest when it is let go at `offset` without speed (`layout.md` 4.3 `[measured]`).
  ///
  /// - Complexity: O(log n) for n groups.
  public func restOffset(for offset: CGFloat) -> CGFloat {
    guard groupCount > 0 else { return 0 }
    if behavior == .groupPagingCentered { return nearestStop(to: offset) }
    let limit = range.upperBound
    let clamped = min(max(offset, 0), limit)
    if clamped == limit { return limit }
    switch behavior {
    case .none, .continuous, .groupPagingCentered: return clamped
    case .paging:
      guard viewport > 0 else { return clamped }
      return min((clamped / viewport).rounded() * viewport, limit)
    case .continuousGroupLeadingBoundary, .groupPaging:
      return min(nearestStop(to: clamped), limit)
    }
  }

  /// The stop nearest to `offset`; of two equally near the first (`layout.md` Q11 `[inferred]`).
  private func nearestStop(to offset: CGFloat) -> CGFloat {
    let middle = behavior == .groupPagingCentered ? offset + viewport / 2 - lead : offset
    let near = groups.range(from: middle, to: middle)
    let first = max(0, near.lowerBound - 1)
    let last = min(groupCount - 1, near.upperBound)
    var best = stop(ofGroup: min(first, groupCount - 1))
    for index in first...max(first, last) where index < groupCount {
      let candidate = stop(ofGroup: index)
      if abs(candidate - offset) < abs(best - offset) { best = candidate }
    }
    return best
  }
}

extension LayoutPlan {
  /// The row of an orthogonally scrolling section; nil for other sections and for empty ones.
  public func orthogonalRow(inSection section: Int) -> OrthogonalRow? {
    guard sections.indices.contains(section), let value = sections[section].orthogonal,
      case .groups(let groups) = sections[section].body
    else { return nil }
    let cross = axis.cross
    let insets = sections[section].insets
    let edges = sections[section].solver.groupEdges
    return OrthogonalRow(
      value, groups: groups.lengths, viewport: sections[section].band.length - insets.sum(cross),
      edges: (edges.before(cross).minimum, edges.after(cross).minimum))
  }
}
