import CCairo
import Drawing
import Foundation
import Geometry

/// The pixels of a gradient over a stretch of an item's rows.
///
/// Cairo rounds a gradient's numbers by where on the surface it is painted, so that strips would differ by a level; a tile
/// is always painted in the same place of its own and then copied.
final class GradientTile {
  /// What the pixels depend on.
  struct Key: Hashable {
    var paint: Paint
    /// Maps the paint's space to pixels, the corner of all the item's pixels at the origin.
    var transform: CGAffineTransform
    /// The pixels wanted, in those pixels.
    var box: PixelBox

    /// The tile `box` of an item whose pixels begin at (`x`, `y`).
    ///
    /// Equal gradients at other places are one wherever their points can simply be moved.
    init(_ paint: Paint, _ transform: CGAffineTransform, x: Int, y: Int, _ box: PixelBox) {
      let relative = transform.concatenating(CGAffineTransform(translationX: CGFloat(-x), y: CGFloat(-y)))
      self.box = box
      guard let scale = relative.uniformScale else {
        self.paint = paint
        self.transform = relative
        return
      }
      self.transform = .identity
      func moved(_ point: CGPoint) -> CGPoint {
        let point = point.applying(relative)
        return CGPoint(x: GradientTile.steady(point.x), y: GradientTile.steady(point.y))
      }
      switch paint {
      case .color: self.paint = paint
      case .linearGradient(let stops, let start, let end):
        self.paint = .linearGradient(stops: stops, start: moved(start), end: moved(end))
      case .radialGradient(let stops, let center, let startRadius, let endRadius):
        self.paint = .radialGradient(
          stops: stops, center: moved(center), startRadius: startRadius * scale, endRadius: endRadius * scale)
      case .ellipticalGradient(let stops, let center, let radii, let start):
        self.paint = .ellipticalGradient(
          stops: stops, center: moved(center),
          radii: CGSize(width: radii.width * scale, height: radii.height * scale), start: start)
      case .angularGradient(let stops, let center, let startAngle, let endAngle):
        self.paint = .angularGradient(
          stops: stops, center: moved(center), startAngle: startAngle, endAngle: endAngle)
      }
    }
  }

  let canvas: Canvas

  /// The pixels that `key` asks for.
  init(_ key: Key) throws(RenderingError) {
    canvas = try Canvas(key.box)
    canvas.set(key.transform)
    setSource(canvas.context, key.paint)
    cairo_paint(canvas.context)
    try RenderingError.check(cairo_status(canvas.context), during: "drawing a gradient")
    canvas.flush()
  }

  /// Rows a tile of `width` columns has: as many as make a million pixels, for none to need much memory.
  static func rows(width: Int) -> Int { min(max(1_048_576 / max(width, 1), 32), 4096) }

  /// A place in pixels without its last bits, which depend on how far down the page it lies.
  private static func steady(_ value: CGFloat) -> CGFloat { (value * 65536).rounded() / 65536 }
}

extension RasterPainter {
  /// Calls `draw` with `paint` as the source of the canvas's context, the matrix being undefined; more than once, each
  /// time clipped to a stretch of rows, where a gradient is higher than a tile.
  func withSource(
    _ paint: Paint, of command: DrawCommand, _ part: PixelBox, on canvas: Canvas,
    _ draw: () throws(RenderingError) -> Void
  ) throws(RenderingError) {
    if case .color(let color) = paint {
      setSource(canvas.context, color)
      try draw()
      return
    }
    // Not the part in sight: tiles of an item that scrolls are to stay the same.
    var box = command.extent
    if box.width > 8192 { (box.minX, box.maxX) = (command.box.minX, command.box.maxX) }
    let rows = GradientTile.rows(width: box.width)
    let first = (part.minY - box.minY) / rows
    let last = (part.maxY - 1 - box.minY) / rows
    for index in first...max(last, first) {
      let tile = PixelBox(
        minX: 0, minY: index * rows, maxX: box.width, maxY: min((index + 1) * rows, box.height))
      let key = GradientTile.Key(paint, command.transform, x: box.minX, y: box.minY, tile)
      let gradient = try store.gradient(key)
      let target = tile.offsetBy(dx: box.minX, dy: box.minY)
      cairo_save(canvas.context)
      canvas.setPixels()
      if first < last {
        cairo_new_path(canvas.context)
        addBox(canvas.context, target)
        cairo_clip(canvas.context)
      }
      cairo_set_source_surface(
        canvas.context, gradient.canvas.source, Double(target.minX), Double(target.minY))
      cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
      cairo_pattern_set_extend(cairo_get_source(canvas.context), CAIRO_EXTEND_PAD)
      defer { cairo_restore(canvas.context) }
      try draw()
    }
  }
}
