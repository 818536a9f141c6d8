public import Foundation

/// A map of space by a four by four matrix, with the member names of Core Animation.
///
/// A point is a row vector. Foundation on Linux has no such type.
public struct CATransform3D: Hashable, Sendable, Codable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 1

  /// The map that leaves every point where it is.
  public init() {}

  /// The map of the plane, the depth left alone.
  public init(_ transform: CGAffineTransform) {
    m11 = transform.a
    m12 = transform.b
    m21 = transform.c
    m22 = transform.d
    m41 = transform.tx
    m42 = transform.ty
  }

  /// The part that acts within the plane.
  public var affineTransform: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// The rows of the matrix.
  private var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  private init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  /// The map that applies `self` first and `other` after it.
  public func concatenating(_ other: CATransform3D) -> CATransform3D {
    let (left, right) = (rows, other.rows)
    return CATransform3D(
      rows: (0..<4).map { row in
        (0..<4).map { column in (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
      })
  }
}

/// The map that leaves every point where it is.
public let CATransform3DIdentity = CATransform3D()

/// A shift, in points.
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  transform.m41 = x
  transform.m42 = y
  transform.m43 = z
  return transform
}

/// A scaling about the origin.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  transform.m11 = x
  transform.m22 = y
  transform.m33 = z
  return transform
}

/// A rotation by `angle` radians about the axis `(x, y, z)`; no axis leaves every point where it is.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let sine = CGFloat(sin(Double(angle)))
  let cosine = CGFloat(cos(Double(angle)))
  let rest = 1 - cosine
  var transform = CATransform3D()
  transform.m11 = x * x * rest + cosine
  transform.m12 = x * y * rest + z * sine
  transform.m13 = x * z * rest - y * sine
  transform.m21 = x * y * rest - z * sine
  transform.m22 = y * y * rest + cosine
  transform.m23 = y * z * rest + x * sine
  transform.m31 = x * z * rest + y * sine
  transform.m32 = y * z * rest - x * sine
  transform.m33 = z * z * rest + cosine
  return transform
}

/// The map that applies `a` first and `b` after it.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// `transform` after a shift of the space it is applied in.
public func CATransform3DTranslate(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(x, y, z).concatenating(transform)
}

/// `transform` after a scaling of the space it is applied in.
public func CATransform3DScale(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(x, y, z).concatenating(transform)
}

/// `transform` after a rotation of the space it is applied in.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(transform)
}
