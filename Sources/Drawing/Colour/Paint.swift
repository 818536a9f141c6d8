public import Foundation

/// A colour at a place along a gradient.
public struct GradientStop: Hashable, Sendable {
  public let color: SRGBColor
  /// 0 at the gradient's start, 1 at its end.
  public let location: Double

  /// A stop; a location outside 0...1 is clamped.
  public init(color: SRGBColor, location: Double) {
    self.color = color
    self.location = location.isNaN ? 0 : min(max(location, 0), 1)
  }
}

/// What a shape, a line or a text is painted with, in the coordinates of the item that carries it.
///
/// Beyond its first and last stop a gradient continues in their colours.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(SRGBColor)
  /// Colours along the line from `start` to `end`, points in the item's space.
  case linearGradient(stops: [GradientStop], start: CGPoint, end: CGPoint)
  /// Colours by distance from `center`, from `startRadius` to `endRadius` points.
  case radialGradient(stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Colours by distance from `center` in ellipses: the last lies on the one with the half axes `radii`, in points, and
  /// the first on the one that is `start` times as large, 0 to 1.
  case ellipticalGradient(stops: [GradientStop], center: CGPoint, radii: CGSize, start: Double)
  /// Colours by direction from `center`, from `startAngle` to `endAngle`, in radians from the right and clockwise on
  /// screen; ``AngularSweep`` says what lies elsewhere.
  case angularGradient(stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)

  /// The colours of a gradient; `nil` where there is one colour everywhere.
  public var stops: [GradientStop]? {
    switch self {
    case .color: nil
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops
    }
  }

  /// Whether nothing behind the paint shows through.
  public var isOpaque: Bool {
    if case .color(let color) = self { return color.isOpaque }
    return stops.map { !$0.isEmpty && $0.allSatisfy(\.color.isOpaque) } ?? false
  }

  /// Whether painting changes nothing.
  public var isClear: Bool {
    if case .color(let color) = self { return color.alpha == 0 }
    return stops?.allSatisfy { $0.color.alpha == 0 } ?? true
  }

  /// This paint with every opacity multiplied by `opacity`.
  public func multiplyingAlpha(by opacity: Double) -> Paint {
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.multiplyingAlpha(by: opacity), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.multiplyingAlpha(by: opacity))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops: faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return .radialGradient(
        stops: faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .ellipticalGradient(let stops, let center, let radii, let start):
      return .ellipticalGradient(stops: faded(stops), center: center, radii: radii, start: start)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return .angularGradient(
        stops: faded(stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
  }

  /// Whether every number in the paint may be drawn (see ``DrawingLimits``).
  var isDrawable: Bool {
    switch self {
    case .color: true
    case .linearGradient(_, let start, let end):
      DrawingLimits.accepts(start) && DrawingLimits.accepts(end)
    case .radialGradient(_, let center, let startRadius, let endRadius):
      DrawingLimits.accepts(center) && DrawingLimits.accepts(startRadius)
        && DrawingLimits.accepts(endRadius) && startRadius >= 0 && endRadius >= 0
    case .ellipticalGradient(_, let center, let radii, let start):
      DrawingLimits.accepts(center) && DrawingLimits.accepts(radii.width)
        && DrawingLimits.accepts(radii.height) && radii.width >= 0 && radii.height >= 0
        && (0...1).contains(start)
    case .angularGradient(_, let center, let startAngle, let endAngle):
      DrawingLimits.accepts(center) && DrawingLimits.accepts(CGFloat(startAngle))
        && DrawingLimits.accepts(CGFloat(endAngle))
    }
  }
}
