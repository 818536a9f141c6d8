import CCairo
import Drawing
import Foundation

/// Makes `color` the source, each channel n/255 exactly, because cairo rounds other fractions down (`rendering.md` 0.9).
func setSource(_ context: OpaquePointer, _ color: SRGBColor) {
  cairo_set_source_rgba(
    context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, color.alpha)
}

/// Makes `paint` the source, its points taken in the current user space.
func setSource(_ context: OpaquePointer, _ paint: Paint) {
  switch paint {
  case .color(let color): setSource(context, color)
  case .linearGradient(let stops, let start, let end):
    if start == end {
      setSource(context, stops.last?.color ?? .clear)
      return
    }
    setGradient(
      context, cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y)),
      stops)
  case .radialGradient(let stops, let center, let startRadius, let endRadius):
    if startRadius == endRadius {
      setSource(context, stops.last?.color ?? .clear)
      return
    }
    let (x, y) = (Double(center.x), Double(center.y))
    setGradient(
      context, cairo_pattern_create_radial(x, y, Double(startRadius), x, y, Double(endRadius)), stops)
  case .ellipticalGradient(let stops, let center, let radii, let start):
    if radii.width <= 0 || radii.height <= 0 || start >= 1 {
      setSource(context, stops.last?.color ?? .clear)
      return
    }
    let pattern = cairo_pattern_create_radial(0, 0, start, 0, 0, 1)
    // The pattern's matrix maps the item's space to that of a circle of radius 1.
    var matrix = cairo_matrix_t(
      xx: 1 / Double(radii.width), yx: 0, xy: 0, yy: 1 / Double(radii.height),
      x0: -Double(center.x / radii.width), y0: -Double(center.y / radii.height))
    cairo_pattern_set_matrix(pattern, &matrix)
    setGradient(context, pattern, stops)
  case .angularGradient(let stops, let center, let startAngle, let endAngle):
    setSweep(context, AngularSweep(stops: stops, startAngle: startAngle, endAngle: endAngle), around: center)
  }
}

/// Gives `stops` to a gradient that was just created, makes it the source and lets go of it.
private func setGradient(_ context: OpaquePointer, _ pattern: OpaquePointer?, _ stops: [GradientStop]) {
  for stop in stops {
    let color = stop.color
    cairo_pattern_add_color_stop_rgba(
      pattern, stop.location, Double(color.red) / 255, Double(color.green) / 255,
      Double(color.blue) / 255, color.alpha)
  }
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
  cairo_set_source(context, pattern)
  cairo_pattern_destroy(pattern)
}

extension BlendMode {
  /// Cairo's operator of the same arithmetic.
  ///
  /// `plusDarker` has none: pixels compute it themselves, vectors take `multiply`, the nearest that darkens.
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
