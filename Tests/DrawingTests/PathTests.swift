import Drawing
import Foundation
import Geometry
import Testing

@Suite("Paths")
struct PathTests {
  /// The points of a path, controls included.
  private func points(_ path: Path) -> [CGPoint] {
    path.elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let to), .line(let to): [to]
      case .quadCurve(let to, let control): [control, to]
      case .curve(let to, let control1, let control2): [control1, control2, to]
      case .closeSubpath: []
      }
    }
  }

  @Test("a continuous corner has the published numbers times its radius")
  func continuousCorner() {
    // 400 × 400 leaves the whole 1.52866483 r = 152.866 of edge for r = 100. Top right corner at (400, 0).
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 400, height: 400), cornerRadius: 100)
    let expected: [(Double, Double)] = [
      (247.133517, 0), (291.150677, 0), (313.159311, 0), (333.006573, 6.5496), (336.850601, 7.4911),
      (362.717608, 16.905899), (383.094101, 37.282392), (392.5089, 63.149399), (393.4504, 66.993427),
      (400, 86.840689), (400, 108.849323), (400, 152.866483),
    ]
    for (point, (x, y)) in zip(points(path), expected) {
      #expect(abs(point.x - x) < 1e-5 && abs(point.y - y) < 1e-5, "\(point) is not (\(x), \(y))")
    }
  }

  @Test("a continuous corner without room becomes a circle, so capsules stay capsules")
  func capsule() {
    let rect = CGRect(x: 3, y: 5, width: 80, height: 40)
    let capsule = Path(roundedRect: rect, cornerRadius: 999)
    let circular = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
    #expect(points(capsule) == points(circular))
  }

  @Test("between room and none a continuous corner stays between the two curves and inside the rectangle")
  func blended() {
    // 100 × 60, r = 20: half the short side is 1.5 r, so the weight is (1.5 - 1) / 0.52866483 = 0.9458 (views.md 6.4);
    // the corner then leaves its edge at 1 + 0.9458 · 0.52866483 = 1.5 r exactly.
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 20)
    #expect(abs(points(path)[0].x - 70) < 1e-9)
    for point in points(path) {
      #expect((-1e-9...100 + 1e-9).contains(point.x) && (-1e-9...60 + 1e-9).contains(point.y))
    }
  }

  @Test("unequal corners keep their places")
  func unequalCorners() {
    let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 30), cornerRadii: radii, style: .circular)
    let corners = path.elements.compactMap { element -> CGPoint? in
      if case .curve(let to, _, _) = element { to } else { nil }
    }
    #expect(
      corners == [
        CGPoint(x: 40, y: 2), CGPoint(x: 37, y: 30), CGPoint(x: 0, y: 26), CGPoint(x: 1, y: 0),
      ])
  }

  @Test("a full arc ends where it began and keeps its radius")
  func arc() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 5, y: 7), radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    let ends = path.elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let to), .curve(let to, _, _): to
      default: nil
      }
    }
    #expect(ends.count == 5)
    for end in ends { #expect(abs(hypot(end.x - 5, end.y - 7) - 10) < 1e-9) }
    #expect(ends[1].y > 7, "an arc that is not clockwise in SwiftUI's sense goes down first on screen")
  }

  @Test(
    "an arc of no radius is a line to its centre, never a hang",
    arguments: [0, -1, .infinity, .nan] as [Double])
  func badArc(radius: Double) {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 5, y: 7), radius: radius, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.elements == [.move(to: CGPoint(x: 5, y: 7))])
  }

  @Test("a shift keeps what a path is known to be; other maps keep its points")
  func transforms() {
    let path = Path(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.offsetBy(dx: 10, dy: 20).kind == .ellipse(CGRect(x: 11, y: 22, width: 3, height: 4)))
    let scaled = path.applying(CGAffineTransform(scaleX: 2, y: 3))
    #expect(scaled.boundingRect == CGRect(x: 2, y: 6, width: 6, height: 12))
  }
}
