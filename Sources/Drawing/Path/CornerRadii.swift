public import Foundation

/// How a rounded corner leaves its edges.
public enum RoundedCornerStyle: String, Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose bend grows gradually, Apple's default.
  case continuous
}

/// The radii of a rectangle's four corners, in points, named as on screen.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: CGFloat
  public var topRight: CGFloat
  public var bottomRight: CGFloat
  public var bottomLeft: CGFloat

  /// Four radii, clockwise from the top left.
  public init(topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomRight: CGFloat = 0, bottomLeft: CGFloat = 0)
  {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at every corner.
  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Whether all corners are square.
  public var isZero: Bool { topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0 }

  /// The one radius of all corners, or `nil` where they differ.
  public var uniform: CGFloat? {
    topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft ? topLeft : nil
  }

  /// These radii, none negative and none above half the shorter side of `size`.
  public func clamped(to size: CGSize) -> CornerRadii {
    let limit = min(size.width, size.height) / 2
    func clamp(_ radius: CGFloat) -> CGFloat { radius.isNaN ? 0 : min(max(radius, 0), max(limit, 0)) }
    return CornerRadii(
      topLeft: clamp(topLeft), topRight: clamp(topRight),
      bottomRight: clamp(bottomRight), bottomLeft: clamp(bottomLeft))
  }
}
