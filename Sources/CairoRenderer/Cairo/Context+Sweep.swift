import CCairo
import Drawing
import Foundation

/// Makes an angular gradient the source: a mesh whose patches are wedges from the centre to beyond all that is clipped to.
///
/// A patch of no more than a sixteenth of a turn has its angles evenly spread along its arc, and its straight sides meet in
/// the centre, so that a place has the colour of its direction.
func setSweep(_ context: OpaquePointer, _ sweep: AngularSweep, around center: CGPoint) {
  let (x, y) = (Double(center.x), Double(center.y))
  var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
  cairo_clip_extents(context, &left, &top, &right, &bottom)
  let reach = 1 + hypot(max(abs(left - x), abs(right - x)), max(abs(top - y), abs(bottom - y)))
  let pattern = cairo_pattern_create_mesh()
  for sector in sweep.sectors {
    let span = sector.endAngle - sector.startAngle
    let count = max((span / (.pi / 8)).rounded(.up), 1)
    let step = span / count
    // The arc lies outside the circle of radius `reach` nowhere by more than its own error; a little more covers it.
    let radius = reach * 1.01
    let handle = 4.0 / 3.0 * tan(step / 4) * radius
    for index in 0..<Int(count) {
      let (from, to) = (
        sector.startAngle + step * Double(index), sector.startAngle + step * Double(index + 1)
      )
      let (a, b) = ((cos(from), sin(from)), (cos(to), sin(to)))
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, x, y)
      cairo_mesh_pattern_line_to(pattern, x + radius * a.0, y + radius * a.1)
      cairo_mesh_pattern_curve_to(
        pattern, x + radius * a.0 - handle * a.1, y + radius * a.1 + handle * a.0,
        x + radius * b.0 + handle * b.1, y + radius * b.1 - handle * b.0, x + radius * b.0,
        y + radius * b.1)
      cairo_mesh_pattern_line_to(pattern, x, y)
      setCorners(pattern, sector, from: Double(index) / count, to: Double(index + 1) / count)
      cairo_mesh_pattern_end_patch(pattern)
    }
  }
  cairo_set_source(context, pattern)
  cairo_pattern_destroy(pattern)
}

/// Gives the two corners of a patch at its first angle, and the two at its last, the sector's colours there.
private func setCorners(
  _ pattern: OpaquePointer?, _ sector: AngularSweep.Sector, from: Double, to: Double
) {
  let (first, last) = (sector.startColor, sector.endColor)
  func level(_ a: UInt8, _ b: UInt8, _ at: Double) -> Double {
    (Double(a) + (Double(b) - Double(a)) * at) / 255
  }
  for (corners, at) in [([0, 1] as [UInt32], from), ([2, 3], to)] {
    for corner in corners {
      cairo_mesh_pattern_set_corner_color_rgba(
        pattern, corner, level(first.red, last.red, at), level(first.green, last.green, at),
        level(first.blue, last.blue, at), first.alpha + (last.alpha - first.alpha) * at)
    }
  }
}
