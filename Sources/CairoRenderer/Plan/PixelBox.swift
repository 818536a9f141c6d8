import Foundation

/// A rectangle of whole pixels, its upper edges excluded.
struct PixelBox: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static let empty = PixelBox(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// A box between four edges.
  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Every pixel that `rect` touches; empty for a null rectangle.
  init(around rect: CGRect) {
    guard !rect.isNull else {
      self = .empty
      return
    }
    self.init(
      minX: Self.clamp(rect.minX.rounded(.down)), minY: Self.clamp(rect.minY.rounded(.down)),
      maxX: Self.clamp(rect.maxX.rounded(.up)), maxY: Self.clamp(rect.maxY.rounded(.up)))
  }

  /// Every pixel that lies wholly in `rect`.
  init(within rect: CGRect) {
    self.init(
      minX: Self.clamp(rect.minX.rounded(.up)), minY: Self.clamp(rect.minY.rounded(.up)),
      maxX: Self.clamp(rect.maxX.rounded(.down)), maxY: Self.clamp(rect.maxY.rounded(.down)))
  }

  /// A pixel edge, kept where sums of edges cannot overflow.
  private static func clamp(_ value: CGFloat) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -1e12), 1e12))
  }

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// The box in pixels.
  var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  /// The pixels in both.
  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// This box without the pixels of `other`, in up to four pieces.
  func without(_ other: PixelBox) -> [PixelBox] {
    let hole = intersection(other)
    if hole.isEmpty { return isEmpty ? [] : [self] }
    let pieces = [
      PixelBox(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
      PixelBox(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
      PixelBox(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
      PixelBox(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
    ]
    return pieces.filter { !$0.isEmpty }
  }

  /// The smallest box around both; an empty one adds nothing.
  func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBox(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether every pixel of `other` is one of this box.
  func contains(_ other: PixelBox) -> Bool {
    other.isEmpty || minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The box grown by `dx` and `dy` pixels on each side.
  func grown(dx: Int, dy: Int) -> PixelBox {
    PixelBox(minX: minX - dx, minY: minY - dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  /// The box shifted by whole pixels.
  func offsetBy(dx: Int, dy: Int) -> PixelBox {
    PixelBox(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }
}
