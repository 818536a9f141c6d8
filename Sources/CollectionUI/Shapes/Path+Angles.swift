public import Drawing
public import Foundation
public import Geometry

extension Path {
  /// Adds an arc around `center`, joined by a line to what came before.
  ///
  /// - Parameters:
  ///   - center: the circle's middle.
  ///   - radius: in points.
  ///   - startAngle: from the right-most point, growing clockwise on screen.
  ///   - endAngle: as `startAngle`.
  ///   - clockwise: SwiftUI's flag, which speaks of a y axis that points up: `false` draws clockwise on screen.
  ///   - transform: a map of the arc's points.
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    if transform.isIdentity {
      addArc(
        center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
        endAngle: CGFloat(endAngle.radians), clockwise: clockwise)
      return
    }
    var arc = Path()
    arc.addArc(
      center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
      endAngle: CGFloat(endAngle.radians), clockwise: clockwise)
    let steps = arc.applying(transform).elements
    let isFirst = isEmpty
    self = Path(
      elements: elements
        + steps.enumerated().map { index, step in
          if index == 0, !isFirst, case .move(let to) = step { return .line(to: to) }
          return step
        })
  }

  /// Adds an arc around `center` that begins at `startAngle` and is `delta` long; positive ones turn clockwise on screen.
  nonisolated public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0, transform: transform)
  }
}
