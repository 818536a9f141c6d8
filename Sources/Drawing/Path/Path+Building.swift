public import Foundation
import Geometry

extension Path {
  /// Starts a new line at `point`.
  public mutating func move(to point: CGPoint) { append([.move(to: point)]) }

  /// Adds a straight line to `point`.
  public mutating func addLine(to point: CGPoint) { append([.line(to: point)]) }

  /// Adds straight lines through `points`, after a move to the first.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    append([.move(to: first)] + points.dropFirst().map { .line(to: $0) })
  }

  /// Adds a quadratic curve to `point`.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append([.quadCurve(to: point, control: control)])
  }

  /// Adds a cubic curve to `point`.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append([.curve(to: point, control1: control1, control2: control2)])
  }

  /// Joins the current line to its start.
  public mutating func closeSubpath() { append([.closeSubpath]) }

  /// Adds the outline of a rectangle.
  public mutating func addRect(_ rect: CGRect) { addPath(Path(rect)) }

  /// Adds the outline of a rounded rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addPath(Path(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style))
  }

  /// Adds the ellipse that touches the four sides of `rect`.
  public mutating func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect)) }

  /// Adds all steps of another path.
  ///
  /// Into an empty path that is a copy, which stays known for what it is.
  public mutating func addPath(_ path: Path) {
    if isEmpty { self = path } else { append(path.elements) }
  }

  /// Adds an arc around `center`, joined by a line to what came before.
  ///
  /// - Parameters:
  ///   - center: the circle's middle.
  ///   - radius: in points; a radius that is not positive and finite adds only a line to `center`.
  ///   - startAngle: in radians from the right-most point, growing clockwise on screen.
  ///   - endAngle: in radians.
  ///   - clockwise: SwiftUI's flag, which speaks of a y axis that points up: `false` draws clockwise on screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    guard radius > 0, radius.isFinite, startAngle.isFinite, endAngle.isFinite else {
      append([isEmpty ? .move(to: center) : .line(to: center)])
      return
    }
    let turn = 2 * CGFloat.pi
    var sweep = (endAngle - startAngle).truncatingRemainder(dividingBy: turn)
    if !clockwise && sweep < 0 { sweep += turn }
    if clockwise && sweep > 0 { sweep -= turn }
    if sweep == 0 && endAngle != startAngle { sweep = clockwise ? -turn : turn }
    let pieces = max(1, Int((sweep.magnitude / (turn / 4)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let control = CGFloat(4.0 / 3.0 * tan(Double(step) / 4)) * radius
    func direction(_ angle: CGFloat) -> (cos: CGFloat, sin: CGFloat) {
      (CGFloat(Foundation.cos(Double(angle))), CGFloat(Foundation.sin(Double(angle))))
    }
    func point(_ at: (cos: CGFloat, sin: CGFloat)) -> CGPoint {
      CGPoint(x: center.x + radius * at.cos, y: center.y + radius * at.sin)
    }
    var from = direction(startAngle)
    var steps: [Element] = [isEmpty ? .move(to: point(from)) : .line(to: point(from))]
    for piece in 1...pieces {
      let to = direction(startAngle + step * CGFloat(piece))
      let (a, b) = (point(from), point(to))
      steps.append(
        .curve(
          to: b,
          control1: CGPoint(x: a.x - control * from.sin, y: a.y + control * from.cos),
          control2: CGPoint(x: b.x + control * to.sin, y: b.y - control * to.cos)))
      from = to
    }
    append(steps)
  }
}

extension Path {
  /// The outline of a rectangle with four equal corners; the smaller of the two radii is used.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }

  /// Adds the outlines of rectangles.
  public mutating func addRects(_ rects: [CGRect]) {
    if rects.count == 1 {
      addRect(rects[0])
      return
    }
    var steps: [Element] = []
    steps.reserveCapacity(5 * rects.count)
    for rect in rects { steps.append(rectangle: rect.standardized) }
    append(steps)
  }

  /// Where the pen is after the last step, or `nil` before the first.
  ///
  /// O(n) in the steps.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var pen: CGPoint?
    for element in elements {
      switch element {
      case .move(let to):
        start = to
        pen = to
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): pen = to
      case .closeSubpath: pen = start
      }
    }
    return pen
  }
}
