import Foundation
import Geometry
import Testing

@Suite("Affine transforms")
struct CGAffineTransformTests {
  @Test("apply the first of a concatenation first")
  func concatenation() {
    let map = CGAffineTransform(translationX: 3, y: 5).concatenating(CGAffineTransform(scaleX: 2, y: 7))
    #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 8, y: 42))  // (1+3)·2, (1+5)·7
    let other = CGAffineTransform(translationX: 3, y: 5).scaledBy(x: 2, y: 7)
    #expect(CGPoint(x: 1, y: 1).applying(other) == CGPoint(x: 5, y: 12))  // 1·2+3, 1·7+5
  }

  @Test("turn clockwise on screen for positive angles")
  func rotation() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
  }

  @Test("are undone by their inverse")
  func inverse() {
    let map = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -11)
    let point = CGPoint(x: 13, y: 17).applying(map).applying(map.inverted())
    #expect(abs(point.x - 13) < 1e-12 && abs(point.y - 17) < 1e-12)
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("map a rectangle to the box around its corners")
  func rectangle() {
    let map = CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 10, ty: 20)  // x' = 10 - 3y, y' = 20 + 2x
    #expect(
      CGRect(x: 1, y: 2, width: 4, height: 5).applying(map) == CGRect(x: -11, y: 22, width: 15, height: 8))
  }
}
