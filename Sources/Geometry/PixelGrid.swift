public import Foundation

/// The device pixels that lengths and positions are rounded to.
///
/// Three roundings exist because UIKit has three: resolved fractions go down, positions to the nearest
/// pixel, measured text up (`layout.md` 1.3, `views.md` 3.1).
public struct PixelGrid: Hashable, Sendable {
  /// Pixels a point; at least a tiny positive number.
  public let scale: CGFloat

  /// A grid of `scale` pixels a point.
  ///
  /// A scale that is not positive and finite counts as 1.
  public init(scale: CGFloat) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The length of one pixel, in points.
  public var pixelLength: CGFloat { 1 / scale }

  /// How far below a pixel boundary a fraction still counts as on it, in pixels (`layout.md` 1.3 `[inferred]`).
  public static let fractionTolerance: CGFloat = 0.05

  /// `length` rounded down to a pixel; a hair below a boundary counts as on it.
  ///
  /// The rule for resolved fractional dimensions (`layout.md` 1.3 `[measured]`, the hair `[inferred]`).
  public func floor(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale + Self.fractionTolerance).rounded(.down) / scale
  }

  /// `position` rounded to the nearest pixel, halves away from zero (`layout.md` 1.3 `[measured]`).
  public func nearest(_ position: CGFloat) -> CGFloat {
    guard position.isFinite else { return position }
    return (position * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// `value` rounded to a pixel, halves upwards: the rule of scaled metrics (`views.md` 3.4).
  public func halfUp(_ value: CGFloat) -> CGFloat {
    guard value.isFinite else { return value }
    return (value * scale + 0.5).rounded(.down) / scale
  }

  /// `length` rounded up to a pixel, as measured text is (`views.md` 3.1).
  ///
  /// A length within a ten-thousandth of a pixel above a boundary counts as on it, so that sums of advances do
  /// not gain a pixel from the last bit of a double.
  public func ceil(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale - 0.0001).rounded(.up) / scale
  }
}
