public import Foundation

/// An affine map of the plane, with the member names of Core Graphics.
///
/// A point is a row vector: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`. The y axis points down, so a
/// positive rotation turns clockwise on screen. Foundation on Linux has no such type.
public struct CGAffineTransform: Hashable, Sendable, Codable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  /// Horizontal shift, in points.
  public var tx: CGFloat
  /// Vertical shift, in points, downwards.
  public var ty: CGFloat

  /// A transform with the given matrix entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The transform with all entries zero, as in Core Graphics.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// A shift by `x` and `y` points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A rotation about the origin by `angle` radians, clockwise on screen.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(sin(Double(angle)))
    let cosine = CGFloat(cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether this is exactly the identity.
  public var isIdentity: Bool { self == .identity }

  /// Whether straight horizontal and vertical edges stay horizontal and vertical, in that order.
  public var isScaleAndTranslation: Bool { b == 0 && c == 0 }

  /// The map that applies `self` first and `other` after it.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// This map after a shift of the space it is applied in.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// This map after a scaling of the space it is applied in.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// This map after a rotation, in radians, of the space it is applied in.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The inverse map; a map that has none (determinant zero) is returned unchanged, as in Core Graphics.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// The point that `transform` maps this one to.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// The width and height that `transform` maps this size to, as a vector: where it starts does not count.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the four corners of this one after `transform`.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if transform.isIdentity || isNull || isInfinite { return self }
    // The map of a corner is the sum of what its x and its y are mapped to, so that each extreme is one of two and two.
    func range(_ x: CGFloat, _ y: CGFloat, _ offset: CGFloat) -> (low: CGFloat, high: CGFloat) {
      let (left, right) = (x * minX, x * maxX)
      let (top, bottom) = (y * minY, y * maxY)
      return (min(left, right) + min(top, bottom) + offset, max(left, right) + max(top, bottom) + offset)
    }
    let (left, right) = range(transform.a, transform.c, transform.tx)
    let (top, bottom) = range(transform.b, transform.d, transform.ty)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
