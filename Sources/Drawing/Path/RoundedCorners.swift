import Foundation

/// The curves of rounded corners (`views.md` 6.4).
enum RoundedCorners {
  /// Control distance of a cubic that imitates a quarter of a unit circle.
  static let circle: CGFloat = 0.5522847498
  /// Straight edge a continuous corner of radius 1 uses up on each side.
  static let extent: CGFloat = 1.52866483

  /// The points of a continuous corner of radius 1 as (along the incoming edge, into the other edge), corner at the
  /// origin: start, two controls, end, line, two controls, end, line, two controls, end.
  private static let continuous: [(u: CGFloat, v: CGFloat)] = [
    (1.52866483, 0),
    (1.08849323, 0), (0.86840689, 0), (0.66993427, 0.065496),
    (0.63149399, 0.074911),
    (0.37282392, 0.16905899), (0.16905899, 0.37282392), (0.074911, 0.63149399),
    (0.065496, 0.66993427),
    (0, 0.86840689), (0, 1.08849323), (0, 1.52866483),
  ]

  /// The quarter circle of radius 1, cut at the places that match the continuous corner's, so that the two can be
  /// blended number by number.
  private static let circular: [(u: CGFloat, v: CGFloat)] = {
    // The continuous curve's two joints lie where its outer cubics meet the inner one; on the circle they become
    // the angles at a third and two thirds of the quarter, and the short lines between them have no length.
    func point(_ degrees: Double) -> (CGFloat, CGFloat) {
      let angle = degrees * .pi / 180
      return (1 - CGFloat(sin(angle)), 1 - CGFloat(cos(angle)))
    }
    let third = CGFloat(4.0 / 3.0 * tan(30 * Double.pi / 180 / 4))
    func arc(_ from: Double, _ to: Double) -> [(CGFloat, CGFloat)] {
      let (a, b) = (from * .pi / 180, to * .pi / 180)
      let start = point(from)
      let end = point(to)
      return [
        (start.0 - third * CGFloat(cos(a)), start.1 + third * CGFloat(sin(a))),
        (end.0 + third * CGFloat(cos(b)), end.1 - third * CGFloat(sin(b))),
        end,
      ]
    }
    return [(1, 0)] + arc(0, 30) + [point(30)] + arc(30, 60) + [point(60)] + arc(60, 90)
  }()

  /// The outline of `rect` with the given corners, clockwise on screen from the end of the top left corner.
  static func elements(_ rect: CGRect, radii: CornerRadii, style: RoundedCornerStyle) -> [Path.Element] {
    let half = min(rect.width, rect.height) / 2
    // One corner after the other: its point, the direction back along the incoming edge, the direction onwards.
    let corners: [(CGPoint, CGFloat, CGVector2, CGVector2)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), radii.topRight, CGVector2(-1, 0), CGVector2(0, 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomRight, CGVector2(0, -1), CGVector2(-1, 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeft, CGVector2(1, 0), CGVector2(0, -1)),
      (CGPoint(x: rect.minX, y: rect.minY), radii.topLeft, CGVector2(0, 1), CGVector2(1, 0)),
    ]
    var elements: [Path.Element] = []
    elements.reserveCapacity(28)
    for (index, (corner, radius, back, onwards)) in corners.enumerated() {
      func place(_ point: (u: CGFloat, v: CGFloat)) -> CGPoint {
        CGPoint(
          x: corner.x + radius * (back.dx * point.u + onwards.dx * point.v),
          y: corner.y + radius * (back.dy * point.u + onwards.dy * point.v))
      }
      func step(to point: CGPoint) -> Path.Element {
        index == 0 && elements.isEmpty ? .move(to: point) : .line(to: point)
      }
      guard radius > 0 else {
        elements.append(step(to: corner))
        continue
      }
      let weight = style == .circular ? 0 : min(max((half / radius - 1) / (extent - 1), 0), 1)
      if weight == 0 {
        elements.append(step(to: place((1, 0))))
        elements.append(
          .curve(to: place((0, 1)), control1: place((1 - circle, 0)), control2: place((0, 1 - circle))))
        continue
      }
      let points = zip(continuous, circular).map { smooth, round in
        place((round.u + (smooth.u - round.u) * weight, round.v + (smooth.v - round.v) * weight))
      }
      elements.append(step(to: points[0]))
      elements.append(.curve(to: points[3], control1: points[1], control2: points[2]))
      elements.append(.line(to: points[4]))
      elements.append(.curve(to: points[7], control1: points[5], control2: points[6]))
      elements.append(.line(to: points[8]))
      elements.append(.curve(to: points[11], control1: points[9], control2: points[10]))
    }
    elements.append(.closeSubpath)
    return elements
  }

  /// A direction, as multiples of the axes.
  private struct CGVector2 {
    var dx: CGFloat
    var dy: CGFloat

    init(_ dx: CGFloat, _ dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }
}
