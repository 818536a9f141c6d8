import CCairo
import Drawing
import Foundation
import Geometry

// Helpers on a borrowed context. Matrices are set whole, so that no state is left behind by a save without a restore.

extension CGAffineTransform {
  /// The same map for cairo, whose matrix names its entries by row.
  var cairo: cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }
}

/// Sets the map from user space to the surface's pixels.
func setMatrix(_ context: OpaquePointer, _ transform: CGAffineTransform) {
  var matrix = transform.cairo
  cairo_set_matrix(context, &matrix)
}

/// Makes `path` the current path.
func setPath(_ context: OpaquePointer, _ path: Path) {
  cairo_new_path(context)
  addPath(context, path)
}

/// Adds the steps of `path` to the current path.
func addPath(_ context: OpaquePointer, _ path: Path) {
  if case .rectangle(let rect) = path.kind {
    cairo_rectangle(
      context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    return
  }
  var current = CGPoint.zero
  var start = CGPoint.zero
  for element in path.elements {
    switch element {
    case .move(let to):
      cairo_move_to(context, Double(to.x), Double(to.y))
      (current, start) = (to, to)
    case .line(let to):
      cairo_line_to(context, Double(to.x), Double(to.y))
      current = to
    case .quadCurve(let to, let control):
      // The cubic whose controls lie two thirds of the way to the quadratic's one.
      cairo_curve_to(
        context, Double(current.x + (control.x - current.x) * 2 / 3),
        Double(current.y + (control.y - current.y) * 2 / 3),
        Double(to.x + (control.x - to.x) * 2 / 3), Double(to.y + (control.y - to.y) * 2 / 3),
        Double(to.x), Double(to.y))
      current = to
    case .curve(let to, let control1, let control2):
      cairo_curve_to(
        context, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y),
        Double(to.x), Double(to.y))
      current = to
    case .closeSubpath:
      cairo_close_path(context)
      current = start
    }
  }
}

/// Turns the curves of the current path into lines, as cairo itself does when it strokes them.
///
/// Left to cairo, a curve beyond the surface becomes one line, whose end shows on the surface where it meets the next curve
/// unless joins are mitred.
func flattenPath(_ context: OpaquePointer) {
  guard let path = cairo_copy_path_flat(context) else { return }
  defer { cairo_path_destroy(path) }
  cairo_new_path(context)
  cairo_append_path(context, path)
}

/// Adds the outline of a pixel rectangle to the current path.
func addBox(_ context: OpaquePointer, _ box: PixelBox) {
  cairo_rectangle(context, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
}

extension FillRule {
  var cairo: cairo_fill_rule_t { self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING }
}

/// Sets everything a stroke depends on.
func setStroke(_ context: OpaquePointer, _ style: StrokeStyle) {
  cairo_set_line_width(context, Double(style.lineWidth))
  let cap: cairo_line_cap_t =
    switch style.lineCap {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  cairo_set_line_cap(context, cap)
  let join: cairo_line_join_t =
    switch style.lineJoin {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  cairo_set_line_join(context, join)
  cairo_set_miter_limit(context, Double(max(style.miterLimit, 1)))
  let dash = style.dash.map { Double($0) }
  cairo_set_dash(context, dash, Int32(dash.count), Double(style.dashPhase))
}
