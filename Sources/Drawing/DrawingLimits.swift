public import Foundation
import Geometry

/// The range of numbers that renderers are asked to draw.
///
/// Cairo draws garbage for a coordinate that is not a number and hangs on an infinite radius (`rendering.md` 7), so
/// every number is checked when an item is made.
public enum DrawingLimits {
  /// The largest magnitude of a coordinate, in points.
  public static let magnitude: CGFloat = 1_000_000

  /// The most scopes inside one another.
  ///
  /// Renderers walk a list level by level, on threads whose stacks are small.
  public static let nesting = 64

  /// Whether `value` is finite and within ±``magnitude``.
  public static func accepts(_ value: CGFloat) -> Bool { value.magnitude <= magnitude }

  /// Whether both coordinates are accepted.
  public static func accepts(_ point: CGPoint) -> Bool { accepts(point.x) && accepts(point.y) }

  /// Whether all six numbers are accepted.
  static func accepts(_ transform: CGAffineTransform) -> Bool {
    accepts(transform.a) && accepts(transform.b) && accepts(transform.c) && accepts(transform.d)
      && accepts(transform.tx) && accepts(transform.ty)
  }

  /// Whether all four edges are accepted.
  public static func accepts(_ rect: CGRect) -> Bool {
    accepts(rect.origin) && accepts(rect.size.width) && accepts(rect.size.height)
      && accepts(rect.maxX) && accepts(rect.maxY)
  }
}
