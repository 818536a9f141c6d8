public import Foundation

/// How a section scrolls across the layout's direction, and where it comes to rest (`layout.md` 4.3).
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Int, CaseIterable, Hashable, Sendable {
  /// It does not: groups follow the layout's own direction.
  case none = 0
  /// Rests anywhere.
  case continuous = 1
  /// Rests at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// Rests at multiples of the viewport's width.
  case paging = 3
  /// Rests at the leading edge of a group, at most one further a gesture.
  case groupPaging = 4
  /// Rests with a group in the middle.
  case groupPagingCentered = 5
}

/// How an orthogonal section slows down and bounces (`layout.md` 4.4).
@preconcurrency @MainActor
open class CollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How quickly a flick slows down.
  public enum DecelerationRate: Int, Hashable, Sendable {
    case automatic
    case normal
    case fast
  }

  /// Whether the row bounces at its ends.
  public enum Bounce: Int, Hashable, Sendable {
    /// It does when it is longer than the view.
    case automatic
    case always
    case never
  }

  /// How quickly a flick slows down.
  open var decelerationRate: DecelerationRate = .automatic
  /// Whether the row bounces at its ends.
  open var bounce: Bounce = .automatic
}
