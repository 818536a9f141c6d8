import CCairo
import Drawing
import Foundation
import Geometry

extension RasterPainter {
  /// Paints the shadow of a path.
  func paintShadow(
    _ path: Path, _ shadow: Shadow, _ command: DrawCommand, _ part: PixelBox, on canvas: Canvas
  ) throws(RenderingError) {
    let transform = command.transform.translatedBy(x: shadow.x, y: shadow.y)
    let blur = Blur(shadow, command.transform)
    try paintShadow(path, transform, blur, in: shadow.color, clip: command.clip, part, on: canvas)
  }

  /// Paints the blurred filling of `path` in `color`.
  func paintShadow(
    _ path: Path, _ transform: CGAffineTransform, _ blur: Blur, in color: SRGBColor, clip: Int,
    _ part: PixelBox, on canvas: Canvas
  ) throws(RenderingError) {
    guard let shape = ShadowShape(path, transform, blur) else { return }
    let part = part.intersection(shape.box)
    if part.isEmpty { return }
    let mask: AlphaMask
    if shape.isKept {
      let whole = try store.shadow(shape.key)
      mask = shape.cut(whole, part)
    } else {
      mask = try ShadowShape.rasterize(shape.key, part.offsetBy(dx: -shape.box.minX, dy: -shape.box.minY))
    }
    try paint(mask, at: part, in: color, clip: clip, on: canvas)
  }

  /// Paints `color` through `mask`, whose first row and column is the first of `part`.
  func paint(
    _ mask: AlphaMask, at part: PixelBox, in color: SRGBColor, clip: Int, on canvas: Canvas
  ) throws(RenderingError) {
    canvas.clip(to: clip, of: plan, for: part)
    canvas.setPixels()
    setSource(canvas.context, color)
    try mask.withSurface { surface in
      cairo_mask_surface(canvas.context, surface, Double(part.minX), Double(part.minY))
    }
  }
}

extension AlphaMask {
  /// Calls `body` with an A8 surface that shows the mask.
  func withSurface(_ body: (OpaquePointer) -> Void) throws(RenderingError) {
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(stride * height, 1))
    defer { copy.deallocate() }
    pixels.withUnsafeBufferPointer { pixels in
      guard let from = pixels.baseAddress else { return }
      for y in 0..<height { (copy + y * stride).update(from: from + y * width, count: width) }
    }
    let surface = try Surface(
      adopting: cairo_image_surface_create_for_data(
        copy, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride)), "painting a shadow")
    body(surface.pointer)
    cairo_surface_finish(surface.pointer)
  }
}
