public import Foundation

/// A rectangle of whole pixels, its right and bottom edges not part of it.
public struct PixelBox: Hashable, Sendable {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// The column after the last.
  public var maxX: Int
  /// The row after the last.
  public var maxY: Int

  /// The pixels from `minX` and `minY` up to, but without, `maxX` and `maxY`.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The pixels that a rectangle of points touches, and one more on every side.
  ///
  /// Numbers beyond any picture are clamped.
  init(around frame: CGRect, scale: CGFloat) {
    func clamp(_ value: CGFloat) -> Int {
      value.isFinite ? Int(max(min(value, 1e9), -1e9)) : value > 0 ? 1_000_000_000 : -1_000_000_000
    }
    minX = clamp((frame.minX * scale).rounded(.down)) - 1
    minY = clamp((frame.minY * scale).rounded(.down)) - 1
    maxX = clamp((frame.maxX * scale).rounded(.up)) + 1
    maxY = clamp((frame.maxY * scale).rounded(.up)) + 1
  }

  /// The box in points, at `scale` pixels a point.
  public func frame(scale: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat(minX) / scale, y: CGFloat(minY) / scale, width: CGFloat(maxX - minX) / scale,
      height: CGFloat(maxY - minY) / scale)
  }

  /// Makes room for another box.
  mutating func form(union other: PixelBox) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }
}

extension PixelBox: CustomStringConvertible {
  /// `(16,352)-(368,416)`.
  public var description: String { "(\(minX),\(minY))-(\(maxX),\(maxY))" }
}
