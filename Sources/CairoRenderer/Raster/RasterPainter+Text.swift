import CCairo
import Drawing
import Foundation
import Geometry

extension RasterPainter {
  /// Paints a text: for each stretch of one paint the lines under and through it, then its glyphs.
  func paint(
    _ command: TextCommand, _ placed: DrawCommand, _ part: PixelBox, on canvas: Canvas
  ) throws(RenderingError) {
    for decoration in command.text.decorations {
      try paint(decoration, command, placed, on: canvas)
    }
    let runs = command.text.runs
    var first = 0
    while first < runs.count {
      let paint = command.paint(of: runs[first].sourceRun)
      var end = first + 1
      while end < runs.count, command.paint(of: runs[end].sourceRun) == paint { end += 1 }
      try self.paint(runs[first..<end], in: paint, command, placed, part, on: canvas)
      first = end
    }
  }

  private func paint(
    _ runs: ArraySlice<GlyphRun>, in paint: Paint, _ command: TextCommand, _ placed: DrawCommand,
    _ part: PixelBox, on canvas: Canvas
  ) throws(RenderingError) {
    worker.textMask.removeAll()
    for run in runs where isNear(run, command, placed.transform, part) {
      if run.isColor {
        try self.paintPictures(run, command, placed, part, on: canvas)
      } else if paint.isClear {
        continue
      } else if !run.joins, let scale = placed.transform.uniformScale {
        try collect(run, paint, command, placed, scale: Double(scale), part, on: canvas)
      } else {
        try fill(run, paint, command, placed, part, on: canvas)
      }
    }
    if worker.textMask.isEmpty { return }
    canvas.clip(to: placed.clip, of: plan, for: worker.textMask.box)
    let box = worker.textMask.box
    try withSource(paint, of: placed, box, on: canvas) { () throws(RenderingError) in
      canvas.setPixels()
      try worker.textMask.withSurface { surface in
        cairo_mask_surface(canvas.context, surface, Double(box.minX), Double(box.minY))
      }
    }
  }

  /// Whether ink of `run` may lie in `part`: two em around its baseline, as generous as a text's bounds.
  private func isNear(
    _ run: GlyphRun, _ command: TextCommand, _ transform: CGAffineTransform, _ part: PixelBox
  ) -> Bool {
    guard transform.isScaleAndTranslation else { return true }
    let shifts = run.y.isEmpty ? (0, 0) : (run.y.min() ?? 0, run.y.max() ?? 0)
    let baseline = CGFloat(command.y) + run.baseline
    let top = baseline + shifts.0 - 2 * run.fontSize
    let bottom = baseline + shifts.1 + 2 * run.fontSize
    let (a, b) = (transform.d * top + transform.ty, transform.d * bottom + transform.ty)
    return min(a, b) < CGFloat(part.maxY) && max(a, b) > CGFloat(part.minY)
  }

  /// Adds the masks of a run's glyphs to the text's coverage; paints at once those that are too large to be kept.
  private func collect(
    _ run: GlyphRun, _ paint: Paint, _ command: TextCommand, _ placed: DrawCommand, scale: Double,
    _ part: PixelBox, on canvas: Canvas
  ) throws(RenderingError) {
    let sheet = try worker.glyphs.sheet(run.font, pixelSize: Double(run.fontSize) * scale)
    let left = command.x * scale + Double(placed.transform.tx)
    let baseline = (command.y + Double(run.baseline)) * scale + Double(placed.transform.ty)
    let row = Self.row(baseline)
    for index in run.glyphs.indices {
      let eighths = Int(((left + Double(run.x[index]) * scale) * 8).rounded())
      let y = run.y.isEmpty ? row : Self.row(baseline + Double(run.y[index]) * scale)
      let mask = try sheet.mask(run.glyphs[index], phase: eighths & 7)
      if mask.width > 0 {
        worker.textMask.add(mask, of: sheet, x: eighths >> 3, y: y, within: part)
      } else if mask.width == GlyphMask.tooLarge {
        canvas.clip(to: placed.clip, of: plan, for: placed.extent.intersection(canvas.box))
        let outline = try sheet.outline(of: run.glyphs[index])
        try withSource(paint, of: placed, part, on: canvas) {
          canvas.set(
            CGAffineTransform(
              a: sheet.unit, b: 0, c: 0, d: sheet.unit, tx: Double(eighths) / 8, ty: Double(y)))
          setPath(canvas.context, outline)
          cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_WINDING)
          cairo_fill(canvas.context)
        }
      }
    }
  }

  /// The whole pixel a baseline stands on.
  static func row(_ baseline: Double) -> Int { Int(baseline.rounded()) }

  /// Fills a run's outlines as one path, so that glyphs that touch have no seam.
  private func fill(
    _ run: GlyphRun, _ paint: Paint, _ command: TextCommand, _ placed: DrawCommand, _ part: PixelBox,
    on canvas: Canvas
  ) throws(RenderingError) {
    let sheet = try worker.glyphs.sheet(run.font, pixelSize: Double(run.fontSize))
    var transform = placed.transform
    if let scale = transform.uniformScale {
      // Upright text stands on a whole pixel, however it is drawn.
      let baseline = (command.y + Double(run.baseline)) * Double(scale) + Double(transform.ty)
      transform.ty += CGFloat(Double(Self.row(baseline)) - baseline)
    }
    canvas.clip(to: placed.clip, of: plan, for: placed.extent.intersection(canvas.box))
    try withSource(paint, of: placed, part, on: canvas) { () throws(RenderingError) in
      cairo_new_path(canvas.context)
      for index in run.glyphs.indices {
        let x = CGFloat(command.x) + run.x[index]
        let y = CGFloat(command.y) + run.baseline + (run.y.isEmpty ? 0 : run.y[index])
        canvas.set(
          CGAffineTransform(a: sheet.unit, b: 0, c: 0, d: sheet.unit, tx: x, ty: y)
            .concatenating(transform))
        addPath(canvas.context, try sheet.outline(of: run.glyphs[index]))
      }
      cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_WINDING)
      cairo_fill(canvas.context)
    }
  }

  /// Paints the glyphs that are pictures, each from a whole eighth of a pixel on.
  private func paintPictures(
    _ run: GlyphRun, _ command: TextCommand, _ placed: DrawCommand, _ part: PixelBox, on canvas: Canvas
  ) throws(RenderingError) {
    for item in try TextPictures.items(of: run, at: CGPoint(x: command.x, y: command.y)) {
      try paint(item.onEighths(placed.transform), placed, part, on: canvas)
    }
  }

  /// Paints a line under or through a text.
  private func paint(
    _ decoration: TextDecoration, _ command: TextCommand, _ placed: DrawCommand, on canvas: Canvas
  ) throws(RenderingError) {
    let paint = command.paint(of: decoration.sourceRun)
    if paint.isClear { return }
    let frame = decoration.frame.offsetBy(dx: CGFloat(command.x), dy: CGFloat(command.y))
    let whole = PixelBox(around: frame.applying(placed.transform)).intersection(canvas.box)
    let box = whole.intersection(placed.box)
    if box.isEmpty { return }
    canvas.clip(to: placed.clip, of: plan, for: whole)
    try withSource(paint, of: placed, box, on: canvas) {
      canvas.set(placed.transform)
      drawDecoration(canvas.context, decoration.style, frame)
    }
  }
}

/// Draws a line under or through a text in the context's source, `frame` in user space.
func drawDecoration(_ context: OpaquePointer, _ style: TextLineStyle, _ frame: CGRect) {
  let pattern = style.pattern(thickness: frame.height)
  if pattern.isEmpty {
    setPath(context, Path(frame))
    cairo_fill(context)
    return
  }
  setStroke(context, StrokeStyle(lineWidth: frame.height, dash: pattern))
  cairo_new_path(context)
  cairo_move_to(context, Double(frame.minX), Double(frame.midY))
  cairo_line_to(context, Double(frame.maxX), Double(frame.midY))
  cairo_stroke(context)
}
