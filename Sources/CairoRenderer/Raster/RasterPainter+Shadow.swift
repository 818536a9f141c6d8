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
    try paintShadow(
      path, transform, blur, in: shadow.color, clip: command.clip, part, hidden: command.hidden,
      on: canvas)
  }

  /// Paints the blurred filling of `path` in `color`, except in `hidden`, where nothing of it will be seen.
  func paintShadow(
    _ path: Path, _ transform: CGAffineTransform, _ blur: Blur, in color: SRGBColor, clip: Int,
    _ part: PixelBox, hidden: PixelBox, on canvas: Canvas
  ) throws(RenderingError) {
    guard let shape = ShadowShape(path, transform, blur) else { return }
    for part in part.intersection(shape.box).without(hidden) {
      try paint(try store.shadow(shape, part), at: part, in: color, clip: clip, on: canvas)
    }
  }

  /// Paints `color` through `mask`, whose first row and column is the first of `part`.
  func paint(
    _ mask: AlphaMask, at part: PixelBox, in color: SRGBColor, clip: Int, on canvas: Canvas
  ) throws(RenderingError) {
    canvas.clip(to: clip, of: plan, for: part)
    canvas.setPixels()
    setSource(canvas.context, color)
    var mask = mask
    try mask.withSurface { surface in
      cairo_mask_surface(canvas.context, surface.pointer, Double(part.minX), Double(part.minY))
    }
  }
}
