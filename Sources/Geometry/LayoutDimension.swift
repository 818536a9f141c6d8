public import Foundation

/// How long something is along one axis, as a value (`layout.md` 1.1).
public enum LayoutDimension: Hashable, Sendable {
  /// A fraction of the container's width, 1 being all of it.
  case fractionalWidth(CGFloat)
  /// A fraction of the container's height, 1 being all of it.
  case fractionalHeight(CGFloat)
  /// A length in points.
  case absolute(CGFloat)
  /// A length in points that holds until the content has been measured.
  case estimated(CGFloat)
  /// Like ``estimated(_:)``, then raised to the longest self-sizing sibling (`layout.md` 1.4).
  case uniformAcrossSiblings(CGFloat)

  /// The number stored: points, or a fraction.
  public var value: CGFloat {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(let value):
      value
    }
  }

  /// Whether the content decides the length.
  public var isSelfSizing: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    default: false
    }
  }
}
