import CCairo
import Drawing
import Foundation
import Geometry

extension RasterPainter {
  /// Paints a layer: its commands on a canvas of their own, then that canvas over what is there.
  func paint(
    _ layer: LayerCommand, _ command: DrawCommand, _ part: PixelBox, on canvas: Canvas
  ) throws(RenderingError) {
    guard let shadow = layer.shadow else {
      let content = try self.canvas(of: layer, layer.contentBox.intersection(part))
      try lay(content, layer.opacity, layer.blendMode, clip: command.clip, on: canvas)
      return
    }
    if layer.opacity >= 1, layer.blendMode == .normal {
      try paint(layer, shadow, clip: command.clip, part, on: canvas)
      return
    }
    // The shadow and what casts it fade and blend as one.
    let both = try Canvas(part)
    try paint(layer, shadow, clip: ClipNode.none, part, on: both)
    both.flush()
    try lay(both, layer.opacity, layer.blendMode, clip: command.clip, on: canvas)
  }

  /// The layer's content in `box`, or `nil` where there is none.
  private func canvas(of layer: LayerCommand, _ box: PixelBox) throws(RenderingError) -> Canvas? {
    if box.isEmpty { return nil }
    // What is blurred into the box may lie outside it.
    let canvas = try Canvas(layer.blur.map { box.grown(dx: $0.reachX, dy: $0.reachY) } ?? box)
    try paint(layer.commands, on: canvas)
    try RenderingError.check(cairo_status(canvas.context), during: "drawing a layer")
    canvas.flush()
    guard let blur = layer.blur, !blur.isNone else { return canvas }
    canvas.blur(blur)
    let result = try Canvas(box)
    result.copy(canvas)
    return result
  }

  /// Paints the shadow of a layer and the layer over it.
  private func paint(
    _ layer: LayerCommand, _ shadow: LayerShadow, clip: Int, _ part: PixelBox, on canvas: Canvas
  ) throws(RenderingError) {
    if let outline = shadow.outline {
      let transform = outline.transform.concatenating(
        CGAffineTransform(translationX: CGFloat(shadow.dx), y: CGFloat(shadow.dy)))
      try paintShadow(
        outline.path, transform, shadow.blur, in: shadow.shadow.color, clip: clip, part, hidden: .empty,
        on: canvas)
      let content = try self.canvas(of: layer, layer.contentBox.intersection(part))
      try lay(content, 1, .normal, clip: clip, on: canvas)
      return
    }
    // What casts a shadow into the part may lie outside it.
    let caster = part.offsetBy(dx: -shadow.dx, dy: -shadow.dy)
      .grown(dx: shadow.blur.reachX, dy: shadow.blur.reachY)
    let box = layer.contentBox.intersection(caster.union(part))
    guard let content = try self.canvas(of: layer, box) else { return }
    let cast = box.offsetBy(dx: shadow.dx, dy: shadow.dy)
      .grown(dx: shadow.blur.reachX, dy: shadow.blur.reachY)
    let target = cast.intersection(part)
    if !target.isEmpty {
      var mask = AlphaMask(opacityOf: content).cropped(
        cast.offsetBy(dx: -shadow.dx - box.minX, dy: -shadow.dy - box.minY))
      mask.blur(shadow.blur)
      mask = mask.cropped(target.offsetBy(dx: -cast.minX, dy: -cast.minY))
      try paint(mask, at: target, in: shadow.shadow.color, clip: clip, on: canvas)
    }
    try lay(content, 1, .normal, clip: clip, on: canvas)
  }

  /// Lays the pixels of `layer` over those of `canvas`.
  private func lay(
    _ layer: Canvas?, _ opacity: Double, _ mode: BlendMode, clip: Int, on canvas: Canvas
  ) throws(RenderingError) {
    guard let layer else { return }
    let part = layer.box.intersection(canvas.box)
    if part.isEmpty { return }
    if mode == .plusDarker {
      // Cairo has no such operator: the clip and the opacity first, on a canvas between, then the arithmetic.
      let between = try Canvas(part)
      try lay(layer, opacity, .normal, clip: clip, on: between)
      between.flush()
      canvas.darken(by: between)
      return
    }
    canvas.clip(to: clip, of: plan, for: part)
    canvas.setPixels()
    cairo_set_source_surface(
      canvas.context, layer.source, Double(layer.box.minX), Double(layer.box.minY))
    cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
    cairo_set_operator(canvas.context, mode.cairo)
    if opacity >= 1 {
      cairo_new_path(canvas.context)
      addBox(canvas.context, part)
      cairo_fill(canvas.context)
    } else {
      // A whole step of 255, because cairo keeps more bits of an opacity where no clip is in force.
      cairo_paint_with_alpha(canvas.context, (opacity * 255).rounded() / 255)
    }
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
  }
}

extension Canvas {
  /// Core Graphics' plus-darker: the sum of the complements, clamped at black.
  ///
  /// With premultiplied channels c and opacities a the result is max(0, a − (a₁ − c₁) − (a₂ − c₂)), a = min(1, a₁ + a₂).
  func darken(by other: Canvas) {
    let part = box.intersection(other.box)
    if part.isEmpty { return }
    flush()
    for y in part.minY..<part.maxY {
      let to = pixels + (y - box.minY) * stride + part.minX - box.minX
      let from = other.pixels + (y - other.box.minY) * other.stride + part.minX - other.box.minX
      for x in 0..<part.width {
        let (below, above) = (to[x] | opaqueBits, from[x])
        let (alphaBelow, alphaAbove) = (Int32(below >> 24), Int32(above >> 24))
        let alpha = min(255, alphaBelow + alphaAbove)
        var result = UInt32(alpha) << 24
        for shift: UInt32 in [0, 8, 16] {
          let missing =
            alphaBelow - Int32(below >> shift & 255) + alphaAbove - Int32(above >> shift & 255)
          result |= UInt32(max(0, alpha - missing)) << shift
        }
        to[x] = result
      }
    }
    markDirty()
  }
}
