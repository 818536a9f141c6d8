public import Drawing
public import Foundation
public import Geometry

/// Colours by distance from a point, in ellipses of the filled frame's own shape.
///
/// As a view it fills all the room it is offered.
nonisolated public struct EllipticalGradient: ShapeStyle, Hashable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// A gradient around a point of the filled frame; radii as fractions of its width and height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// A gradient of colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of colours at given places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The colours around the point of `bounds`.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    var stops = gradient.resolved(in: environment)
    var (inner, outer) = (max(startRadiusFraction, 0), max(endRadiusFraction, 0))
    if inner > outer {
      (inner, outer) = (outer, inner)
      stops = stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
    }
    return .ellipticalGradient(
      stops: stops, center: center.point(in: bounds),
      radii: CGSize(width: bounds.width * outer, height: bounds.height * outer),
      start: outer > 0 ? Double(inner / outer) : 1)
  }
}

extension EllipticalGradient: PrimitiveView {
  /// The type of the body.
  public typealias Body = Never
}

nonisolated extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient of colours at equal distances.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
