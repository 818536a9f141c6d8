/// The sectors of an angular gradient, one after the other around a whole turn.
///
/// Renderers draw sectors, so that all of them agree on what lies outside of the gradient's own angles.
public struct AngularSweep: Hashable, Sendable {
  /// A part of the turn in which one colour becomes another.
  public struct Sector: Hashable, Sendable {
    /// In radians from the right, growing clockwise on screen.
    public var startAngle: Double
    /// In radians, greater than ``startAngle``.
    public var endAngle: Double
    public var startColor: SRGBColor
    public var endColor: SRGBColor
  }

  /// Sectors in order of their angles, 2π in all; none where there is no colour.
  public private(set) var sectors: [Sector] = []

  /// The sectors of a gradient from `startAngle` to `endAngle`, in radians.
  ///
  /// Angles that decrease give the same colours counter-clockwise. What a turn has left over belongs half to the last
  /// colour and half to the first, each next to its own end; SwiftUI's documentation does not say. Of more than a whole turn
  /// the first turn is drawn. O(n log n) in the stops.
  public init(stops: [GradientStop], startAngle: Double, endAngle: Double) {
    var stops = stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    var (start, span) = (startAngle, endAngle - startAngle)
    if span < 0 {
      stops = stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
      (start, span) = (endAngle, -span)
    }
    guard let first = stops.first, let last = stops.last else { return }
    let turn = 2 * Double.pi
    let end = start + turn
    func add(to angle: Double, _ startColor: SRGBColor, _ endColor: SRGBColor) {
      let from = sectors.last?.endAngle ?? start
      if from >= end || angle <= from { return }
      var endColor = endColor
      if angle > end {
        endColor = startColor.mixed(with: endColor, (end - from) / (angle - from))
      }
      sectors.append(
        Sector(startAngle: from, endAngle: min(angle, end), startColor: startColor, endColor: endColor))
    }
    add(to: start + first.location * span, first.color, first.color)
    for (from, to) in zip(stops, stops.dropFirst()) {
      add(to: start + to.location * span, from.color, to.color)
    }
    add(to: start + span, last.color, last.color)
    add(to: start + (span + turn) / 2, last.color, last.color)
    add(to: end, first.color, first.color)
  }
}

extension SRGBColor {
  /// The colour at a fraction of the way to another.
  public func mixed(with other: SRGBColor, _ fraction: Double) -> SRGBColor {
    func level(_ from: UInt8, _ to: UInt8) -> Double {
      (Double(from) + (Double(to) - Double(from)) * fraction) / 255
    }
    return SRGBColor(
      red: level(red, other.red), green: level(green, other.green), blue: level(blue, other.blue),
      opacity: alpha + (other.alpha - alpha) * fraction)
  }
}
