public import Foundation

extension Path {
  /// Adds the arc of `radius` points that touches the line from the pen to `tangent1End` and the line from there to
  /// `tangent2End`, joined by a line to what came before.
  ///
  /// Where the lines are one, or the radius is not positive, a line to `tangent1End` is added.
  public mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    guard let pen = currentPoint else {
      move(to: corner)
      return
    }
    guard radius > 0, radius.isFinite, let a = Direction(from: corner, to: pen),
      let b = Direction(from: corner, to: end), abs(a.cross(b)) > 1e-9,
      let bisector = Direction(x: a.x + b.x, y: a.y + b.y)
    else {
      addLine(to: corner)
      return
    }
    // Half the angle between the lines gives how far from the corner the circle touches them.
    let half = atan2(abs(a.cross(b)), a.x * b.x + a.y * b.y) / 2
    let center = bisector.point(from: corner, at: radius / sin(half))
    func angle(_ side: Direction) -> CGFloat {
      let touch = side.point(from: corner, at: radius / tan(half))
      return atan2(touch.y - center.y, touch.x - center.x)
    }
    addArc(
      center: center, radius: radius, startAngle: angle(a), endAngle: angle(b), clockwise: a.cross(b) > 0)
  }
}

/// A direction, one point long.
private struct Direction {
  var x: CGFloat
  var y: CGFloat

  init?(x: CGFloat, y: CGFloat) {
    let length = hypot(x, y)
    guard length > 0, length.isFinite else { return nil }
    (self.x, self.y) = (x / length, y / length)
  }

  init?(from: CGPoint, to: CGPoint) { self.init(x: to.x - from.x, y: to.y - from.y) }

  func cross(_ other: Direction) -> CGFloat { x * other.y - y * other.x }

  func point(from origin: CGPoint, at distance: CGFloat) -> CGPoint {
    CGPoint(x: origin.x + x * distance, y: origin.y + y * distance)
  }
}
