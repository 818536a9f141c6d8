import Drawing
import Foundation
import Geometry

extension SVGDefinitions {
  /// A paint as attributes say it.
  enum ResolvedPaint {
    case color(SRGBColor)
    /// The id of a gradient.
    case gradient(Int)
  }

  /// The colour of `paint`, or the id of its gradient; `nil` where it paints nothing.
  ///
  /// A gradient without length has its last colour everywhere, for every place lies beyond its end.
  ///
  /// - Parameters:
  ///   - paint: the paint.
  ///   - bounds: a rectangle around what is painted.
  mutating func resolve(_ paint: Paint, around bounds: CGRect) -> ResolvedPaint? {
    if paint.isClear { return nil }
    switch paint {
    case .color(let color): return .color(color)
    case .linearGradient(let stops, let start, let end):
      let stops = ordered(stops)
      if stops.count == 1 || start == end { return stops.last.map { .color($0.color) } }
      return .gradient(
        define("linearGradient") { buffer in
          buffer.write(" gradientUnits=\"userSpaceOnUse\"")
          buffer.attribute("x1", start.x)
          buffer.attribute("y1", start.y)
          buffer.attribute("x2", end.x)
          buffer.attribute("y2", end.y)
          buffer.write(">")
          for stop in stops { buffer.write(stop, at: stop.location) }
          buffer.write("</linearGradient>")
        })
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      let stops = ordered(stops)
      if stops.count == 1 || startRadius == endRadius { return stops.last.map { .color($0.color) } }
      let radius = max(startRadius, endRadius)
      // SVG 1.1 starts every gradient at the middle, so that a start radius becomes a place along the line.
      let placed = stops.map { stop in
        (stop, Double((startRadius + (endRadius - startRadius) * CGFloat(stop.location)) / radius))
      }
      return .gradient(
        define("radialGradient") { buffer in
          buffer.write(" gradientUnits=\"userSpaceOnUse\"")
          buffer.attribute("cx", center.x)
          buffer.attribute("cy", center.y)
          buffer.attribute("r", radius)
          buffer.write(">")
          for (stop, place) in startRadius > endRadius ? placed.reversed() : placed {
            buffer.write(stop, at: place)
          }
          buffer.write("</radialGradient>")
        })
    case .ellipticalGradient(let stops, let center, let radii, let start):
      let stops = ordered(stops)
      if stops.count == 1 || radii.width <= 0 || radii.height <= 0 || start >= 1 {
        return stops.last.map { .color($0.color) }
      }
      return .gradient(
        define("radialGradient") { buffer in
          buffer.write(" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\"")
          buffer.open("gradientTransform")
          buffer.write(
            transform: CGAffineTransform(
              a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y))
          buffer.close()
          buffer.write(">")
          for stop in stops { buffer.write(stop, at: start + (1 - start) * stop.location) }
          buffer.write("</radialGradient>")
        })
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      let sweep = AngularSweep(stops: stops, startAngle: startAngle, endAngle: endAngle)
      return sweep.sectors.isEmpty ? nil : .gradient(pattern(of: sweep, center: center, around: bounds))
    }
  }

  /// The stops by location, those at one place in their order.
  private func ordered(_ stops: [GradientStop]) -> [GradientStop] {
    stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}

extension SVGBuffer {
  /// Appends a stop of a gradient.
  fileprivate mutating func write(_ stop: GradientStop, at place: Double) {
    write("<stop")
    attributeUnlessZero("offset", CGFloat(place))
    attribute("stop-color", stop.color)
    if !stop.color.isOpaque { attribute("stop-opacity", CGFloat(stop.color.alpha)) }
    write("/>")
  }
}
