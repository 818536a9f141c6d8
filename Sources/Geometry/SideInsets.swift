public import Foundation

/// Distances from the four edges of a rectangle, in points, the sides named as they are seen (UIKit's
/// `UIEdgeInsets`).
///
/// ``EdgeInsets`` names the sides by reading direction. Positive values point inwards.
public struct SideInsets: Hashable, Sendable, Codable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  /// Four distances, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No inset on any edge.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// The sides of `insets` as they are seen in `direction`.
  public init(_ insets: EdgeInsets, in direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }

  /// No inset on any edge.
  public static let zero = SideInsets()

  /// Left and right together, in points.
  public var horizontal: CGFloat { left + right }

  /// Top and bottom together, in points.
  public var vertical: CGFloat { top + bottom }

  /// These distances with the sides named by reading direction.
  public func directional(in direction: LayoutDirection) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: top, leading: isMirrored ? right : left, bottom: bottom, trailing: isMirrored ? left : right)
  }

  /// The sums, edge by edge.
  public static func + (left: SideInsets, right: SideInsets) -> SideInsets {
    SideInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }
}

extension CGRect {
  /// This rectangle less `insets`, as in UIKit.
  ///
  /// Insets larger than the rectangle give a negative size, which `standardized` turns over.
  public func inset(by insets: SideInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.horizontal, height: size.height - insets.vertical)
  }
}
