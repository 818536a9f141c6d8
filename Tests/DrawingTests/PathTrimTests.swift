import Drawing
import Foundation
import Testing

@Suite("Trimmed paths")
struct PathTrimTests {
  /// The length of a path, measured along many short chords.
  private func length(_ path: Path) -> CGFloat {
    var (sum, pen, start) = (CGFloat.zero, CGPoint.zero, CGPoint.zero)
    func go(to point: CGPoint) {
      sum += hypot(point.x - pen.x, point.y - pen.y)
      pen = point
    }
    for element in path.elements {
      switch element {
      case .move(let to): (pen, start) = (to, to)
      case .line(let to): go(to: to)
      case .quadCurve(let to, let control):
        let from = pen
        for step in 1...500 {
          let t = CGFloat(step) / 500
          let u = 1 - t
          go(
            to: CGPoint(
              x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
              y: u * u * from.y + 2 * u * t * control.y + t * t * to.y))
        }
      case .curve(let to, let a, let b):
        let from = pen
        for step in 1...500 {
          let t = CGFloat(step) / 500
          let u = 1 - t
          let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          go(
            to: CGPoint(
              x: p * from.x + q * a.x + r * b.x + s * to.x, y: p * from.y + q * a.y + r * b.y + s * to.y))
        }
      case .closeSubpath: go(to: start)
      }
    }
    return sum
  }

  @Test("half of a rectangle's outline is its first half, counted from the top left corner")
  func rectangle() {
    // 30 + 20 + 30 + 20 = 100 points around; from a tenth to six tenths is from 10 along the top to 10 along the bottom.
    let path = Path(CGRect(x: 5, y: 7, width: 30, height: 20)).trimmedPath(from: 0.1, to: 0.6)
    #expect(
      path.elements == [
        .move(to: CGPoint(x: 15, y: 7)), .line(to: CGPoint(x: 35, y: 7)), .line(to: CGPoint(x: 35, y: 27)),
        .line(to: CGPoint(x: 25, y: 27)),
      ])
  }

  @Test("a quarter of a circle from the right ends at the bottom, for y points down")
  func circle() throws {
    let path = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100)).trimmedPath(from: 0, to: 0.25)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x) < 1e-6 && abs(end.y - 50) < 1e-6)
    // An eighth lies on the diagonal: 50 / √2 = 35.355.
    let eighth = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
      .trimmedPath(from: 0, to: 0.125)
    let middle = try #require(eighth.currentPoint)
    #expect(abs(middle.x - 35.355) < 0.02 && abs(middle.y - 35.355) < 0.02)
  }

  @Test("the whole is itself, nothing is nothing, and fractions are clamped")
  func ends() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: -3, to: 7) == path)
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: 0.8, to: 0.2).isEmpty)
    #expect(path.trimmedPath(from: .nan, to: .nan).isEmpty)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    #expect(Path(CGRect.zero).trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test("parts of any path are as long as their fraction of the whole", arguments: 0..<40)
  func lengths(seed: UInt64) {
    var state = seed &* 7919 &+ 17
    func number() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24)
    }
    func point() -> CGPoint { CGPoint(x: number() * 200 - 100, y: number() * 200 - 100) }
    var path = Path()
    path.move(to: point())
    for _ in 0..<8 {
      switch Int(number() * 5) {
      case 0: path.addLine(to: point())
      case 1: path.addQuadCurve(to: point(), control: point())
      case 2: path.addCurve(to: point(), control1: point(), control2: point())
      case 3: path.closeSubpath()
      default: path.move(to: point())
      }
    }
    path.addLine(to: point())
    let whole = length(path)
    let (from, to) = (number() * 0.5, 0.5 + number() * 0.5)
    // Chords of 64 samples are short of a curve by less than a thousandth.
    #expect(abs(length(path.trimmedPath(from: from, to: to)) - (to - from) * whole) < 0.002 * whole)
  }

  @Test("an arc between two lines touches both")
  func tangentArc() throws {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 40, y: 0), tangent2End: CGPoint(x: 40, y: 30), radius: 10)
    // A square corner: the circle touches 10 points before it and 10 points behind it.
    guard case .line(let first) = path.elements[1] else {
      Issue.record("no line to the arc")
      return
    }
    #expect(abs(first.x - 30) < 1e-9 && abs(first.y) < 1e-9)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 40) < 1e-9 && abs(end.y - 10) < 1e-9)
    path.addArc(tangent1End: CGPoint(x: 40, y: 50), tangent2End: CGPoint(x: 40, y: 90), radius: 10)
    #expect(path.currentPoint == CGPoint(x: 40, y: 50))
  }
}
