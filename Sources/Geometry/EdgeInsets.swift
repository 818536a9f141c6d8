public import Foundation

/// Distances from the four edges of a rectangle, in points, the sides named by reading direction.
///
/// SwiftUI's `EdgeInsets` and UIKit's `NSDirectionalEdgeInsets` in one. Positive values point inwards.
public struct EdgeInsets: Hashable, Sendable, Codable {
  public var top: CGFloat
  /// The side a line of text starts at: left, or right in a right-to-left environment.
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  /// Four distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No inset on any edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The same distance on every edge, in points.
  public init(_ length: CGFloat) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// No inset on any edge.
  public static let zero = EdgeInsets()

  /// Leading and trailing together, in points.
  public var horizontal: CGFloat { leading + trailing }

  /// Top and bottom together, in points.
  public var vertical: CGFloat { top + bottom }

  /// The inset of the left edge in `direction`, in points.
  public func left(in direction: LayoutDirection) -> CGFloat {
    direction == .leftToRight ? leading : trailing
  }
}

extension CGRect {
  /// This rectangle less `insets`, read in `direction`.
  ///
  /// A side never becomes shorter than zero.
  public func inset(by insets: EdgeInsets, in direction: LayoutDirection = .leftToRight) -> CGRect {
    CGRect(
      x: minX + insets.left(in: direction),
      y: minY + insets.top,
      width: max(0, width - insets.horizontal),
      height: max(0, height - insets.vertical))
  }

  /// This rectangle seen in a mirror that stands in the middle of a container `width` points wide.
  public func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
