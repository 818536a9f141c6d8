public import Foundation

/// A direction and distance, in points.
public struct CGVector: Hashable, Sendable, Codable {
  public var dx: CGFloat
  public var dy: CGFloat

  /// The vector of no length.
  public init() { self.init(dx: 0, dy: 0) }

  /// A vector of `dx` points to the right and `dy` points downwards.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector of no length.
  public static let zero = CGVector()
}

/// A shift, in points.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  /// No shift.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// A shift of points to the right and downwards.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No shift.
  public static let zero = UIOffset()
}

extension CGPoint {
  /// Whether both coordinates are equal.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether both lengths are equal.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Whether both rectangles are equal.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}
