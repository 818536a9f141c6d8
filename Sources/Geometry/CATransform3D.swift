public import Foundation

/// A map of space, with the names of Core Animation: a matrix that points, as row vectors, are multiplied with.
///
/// `x' = m11·x + m21·y + m31·z + m41`, and so on; `m34` gives perspective.
public struct CATransform3D: Hashable, Sendable, Codable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat

  /// The map with the given matrix, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  /// The matrix with all entries zero, as in Core Animation.
  public init() {
    self.init(rows: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  /// The map of the plane `transform`, seen in space.
  public init(_ transform: CGAffineTransform) {
    self.init(rows: [
      transform.a, transform.b, 0, 0, transform.c, transform.d, 0, 0, 0, 0, 1, 0, transform.tx, transform.ty,
      0, 1,
    ])
  }

  /// The part of the map that happens in the plane.
  public var affineTransform: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// The matrix of sixteen numbers, row by row.
  init(rows: [CGFloat]) {
    self.init(
      m11: rows[0], m12: rows[1], m13: rows[2], m14: rows[3],
      m21: rows[4], m22: rows[5], m23: rows[6], m24: rows[7],
      m31: rows[8], m32: rows[9], m33: rows[10], m34: rows[11],
      m41: rows[12], m42: rows[13], m43: rows[14], m44: rows[15])
  }

  /// The sixteen numbers, row by row.
  var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The map that applies `self` first and `other` after it.
  public func concatenating(_ other: CATransform3D) -> CATransform3D {
    let (a, b) = (rows, other.rows)
    var product = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        for inner in 0..<4 { product[row * 4 + column] += a[row * 4 + inner] * b[inner * 4 + column] }
      }
    }
    return CATransform3D(rows: product)
  }
}

/// The map that leaves every point where it is.
public let CATransform3DIdentity = CATransform3D(CGAffineTransform.identity)
