public import Drawing
public import Foundation
public import Geometry

/// Colours along a line.
nonisolated public struct Gradient: Hashable, Sendable {
  /// A colour at a place, 0 the start and 1 the end.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  /// Colours at given places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The stops' values in an environment, none before the one it follows.
  func resolved(in environment: EnvironmentValues) -> [GradientStop] {
    var furthest = 0.0
    return stops.map { stop in
      furthest = max(furthest, Double(stop.location))
      return GradientStop(color: stop.color.resolved(in: environment), location: furthest)
    }
  }
}

/// Colours along a straight line.
///
/// As a view it fills all the room it is offered.
nonisolated public struct LinearGradient: ShapeStyle, Hashable, Sendable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// A gradient from one point of the filled frame to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// A gradient of colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colours at given places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The colours between the two points of `bounds`.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    .linearGradient(
      stops: gradient.resolved(in: environment), start: startPoint.point(in: bounds),
      end: endPoint.point(in: bounds))
  }
}

/// Colours by distance from a point.
///
/// As a view it fills all the room it is offered.
nonisolated public struct RadialGradient: ShapeStyle, Hashable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// A gradient around a point of the filled frame; radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// A gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of colours at given places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The colours around the point of `bounds`.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    .radialGradient(
      stops: gradient.resolved(in: environment), center: center.point(in: bounds), startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension PrimitiveView where Self: ShapeStyle {
  /// A node that fills its frame.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    ShapeView(shape: Rectangle(), style: self, fillStyle: FillStyle())._makeNode(in: context)
  }
}

extension LinearGradient: PrimitiveView {
  /// The type of the body.
  public typealias Body = Never
}

extension RadialGradient: PrimitiveView {
  /// The type of the body.
  public typealias Body = Never
}

nonisolated extension ShapeStyle where Self == LinearGradient {
  /// A gradient from one point of the filled frame to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colours at equal distances.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colours at given places.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
  /// A gradient around a point of the filled frame; radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of colours at equal distances.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
