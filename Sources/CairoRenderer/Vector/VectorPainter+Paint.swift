import CCairo
import Drawing
import Foundation
import Geometry

extension VectorPainter {
  /// Makes `paint` the source.
  ///
  /// An angular gradient becomes pixels: readers of PDF disagree on where its mesh lies, and SVG has none.
  ///
  /// - Parameters:
  ///   - paint: the paint, in the items' space.
  ///   - bounds: a rectangle around what is painted.
  ///   - transform: maps the items' space to the page's points.
  func setPaint(
    _ paint: Paint, around bounds: CGRect, _ transform: CGAffineTransform
  ) throws(RenderingError) {
    guard case .angularGradient = paint else {
      setSource(context, paint)
      return
    }
    let scale = Self.pixelScale
    let seen = bounds.intersection(page.applying(transform.inverted())).insetBy(dx: -1, dy: -1)
    let box = PixelBox(around: seen.applying(CGAffineTransform(scaleX: scale, y: scale)))
    guard !box.isEmpty, box.width <= CairoRenderer.surfaceLimit, box.height <= CairoRenderer.surfaceLimit,
      box.width * box.height <= CairoRenderer.bitmapPixels
    else {
      setSource(context, paint.stops?.last?.color ?? .clear)
      return
    }
    // The pattern outlives this function, and keeps the surface with it.
    let surface = try Surface(
      adopting: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(box.width), Int32(box.height)),
      "drawing a gradient")
    let picture = try Context(surface)
    setMatrix(
      picture.pointer,
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: CGFloat(-box.minX), ty: CGFloat(-box.minY)))
    setSource(picture.pointer, paint)
    cairo_paint(picture.pointer)
    try picture.check()
    let pattern = cairo_pattern_create_for_surface(surface.pointer)
    // Maps the items' space to the picture's pixels.
    var matrix = cairo_matrix_t(
      xx: Double(scale), yx: 0, xy: 0, yy: Double(scale), x0: Double(-box.minX), y0: Double(-box.minY))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
}
