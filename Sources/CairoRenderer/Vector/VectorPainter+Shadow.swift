import CCairo
import Drawing
import Foundation
import Geometry

extension VectorPainter {
  /// Draws the shadow of a path: pixels, because neither format has a blur that cairo writes.
  func drawShadow(
    of path: Path, _ shadow: Shadow, _ transform: CGAffineTransform
  ) throws(RenderingError) {
    if shadow.color.alpha == 0 { return }
    let toPixels = transform.concatenating(
      CGAffineTransform(scaleX: Self.pixelScale, y: Self.pixelScale))
    guard
      let shape = ShadowShape(
        path, toPixels.translatedBy(x: shadow.x, y: shadow.y), Blur(shadow, toPixels))
    else { return }
    let part = shape.box.intersection(pagePixels)
    if part.isEmpty { return }
    try draw(try store.shadow(shape, part), at: part, in: shadow.color, transform)
  }

  /// Draws the shadow that a scope's items cast as one picture.
  func drawShadow(
    of scope: DisplayScope, _ shadow: Shadow, _ transform: CGAffineTransform
  ) throws(RenderingError) {
    // The raster painter's own shadow, in black on nothing; its opacity is the mask.
    var caster = scope
    caster.transform = .identity
    caster.opacity = 1
    caster.blendMode = .normal
    caster.shadow = nil
    let toPixels = transform.concatenating(
      CGAffineTransform(scaleX: Self.pixelScale, y: Self.pixelScale))
    let blur = Blur(shadow, toPixels)
    let dx = Int((toPixels.a * shadow.x + toPixels.c * shadow.y).rounded())
    let dy = Int((toPixels.b * shadow.x + toPixels.d * shadow.y).rounded())
    let visible = pagePixels.offsetBy(dx: -dx, dy: -dy).grown(dx: blur.reachX, dy: blur.reachY)
    let item: DisplayItem
    do {
      item = try DisplayItem.scope(caster)
    } catch { return }
    guard let canvas = try picture(of: [item], toPixels, within: visible) else { return }
    let (opacity, box) = (AlphaMask(opacityOf: canvas), canvas.box)
    let cast = box.grown(dx: blur.reachX, dy: blur.reachY)
    var coverage = opacity.cropped(cast.offsetBy(dx: -box.minX, dy: -box.minY))
    coverage.blur(blur)
    try draw(coverage, at: cast.offsetBy(dx: dx, dy: dy), in: shadow.color, transform)
  }

  /// Draws a scope's blurred items and their shadow: pixels, as those of a shadow are.
  func drawBlurred(_ scope: DisplayScope, outer transform: CGAffineTransform) throws(RenderingError) {
    var content = scope
    content.transform = .identity
    content.opacity = 1
    content.blendMode = .normal
    let item: DisplayItem
    do {
      item = try DisplayItem.scope(content)
    } catch { return }
    let toPixels = transform.concatenating(
      CGAffineTransform(scaleX: Self.pixelScale, y: Self.pixelScale))
    guard let canvas = try picture(of: [item], toPixels, within: pagePixels) else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    setPixels(from: canvas.box)
    cairo_set_source_surface(context, canvas.source, 0, 0)
    cairo_paint(context)
  }

  /// The pixels of `items`, as far as they lie in `limits`; `nil` where there are none, or more than fit a surface.
  private func picture(
    of items: [DisplayItem], _ toPixels: CGAffineTransform, within limits: PixelBox
  ) throws(RenderingError) -> Canvas? {
    let plan = DrawPlan(items, transform: toPixels, within: limits)
    guard let first = plan.commands.first else { return nil }
    let box = plan.commands.dropFirst().reduce(first.box) { $0.union($1.box) }
    guard box.width <= CairoRenderer.surfaceLimit, box.height <= CairoRenderer.surfaceLimit,
      box.width * box.height <= CairoRenderer.bitmapPixels
    else { return nil }
    let canvas = try Canvas(box)
    try CairoRenderer.typed {
      try RasterWorker.with { worker in
        try RasterPainter(plan: plan, worker: worker, store: store).paint(plan.commands, on: canvas)
      }
    }
    canvas.flush()
    return canvas
  }

  /// The page in the pixels shadows have.
  private var pagePixels: PixelBox {
    PixelBox(around: page.applying(CGAffineTransform(scaleX: Self.pixelScale, y: Self.pixelScale)))
  }

  /// Draws `color` through `mask`.
  ///
  /// The colour is set under the identity, because cairo's SVG surface maps a mask by the colour's matrix as well
  /// (`rendering.md` 4.4).
  private func draw(
    _ mask: AlphaMask, at box: PixelBox, in color: SRGBColor, _ transform: CGAffineTransform
  ) throws(RenderingError) {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    setSource(context, color)
    setPixels(from: box)
    let surface = try Surface(
      adopting: cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height)),
      "drawing a shadow")
    guard let data = cairo_image_surface_get_data(surface.pointer) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    mask.pixels.withUnsafeBufferPointer { pixels in
      guard let from = pixels.baseAddress else { return }
      for y in 0..<mask.height { (data + y * stride).update(from: from + y * mask.stride, count: mask.width) }
    }
    cairo_surface_mark_dirty(surface.pointer)
    cairo_mask_surface(context, surface.pointer, 0, 0)
  }

  /// Takes user space to be pixels from a corner of `box` on.
  private func setPixels(from box: PixelBox) {
    var matrix = pageMatrix
    cairo_set_matrix(context, &matrix)
    cairo_scale(context, 1 / Double(Self.pixelScale), 1 / Double(Self.pixelScale))
    cairo_translate(context, Double(box.minX), Double(box.minY))
  }

  /// Maps the list's points to the surface.
  private var pageMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: Double(-page.minX), y0: Double(-page.minY))
  }
}
