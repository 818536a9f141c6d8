import CCairo
import Drawing
import Foundation
import Geometry

extension RasterPainter {
  /// Paints a picture: copies the pixels it has at this size and place.
  func paint(
    _ item: ImageItem, _ command: DrawCommand, _ part: PixelBox, on canvas: Canvas
  ) throws(RenderingError) {
    if let tint = item.tint, tint.alpha == 0 { return }
    let whole = PixelBox(around: item.frame.applying(command.transform))
    let part = part.intersection(whole)
    if part.isEmpty { return }
    let toCorner = CGAffineTransform(translationX: CGFloat(-whole.minX), y: CGFloat(-whole.minY))
    var item = item
    var transform = command.transform.concatenating(toCorner)
    // Equal pictures at other places are one: the frame's place becomes part of the map.
    transform = transform.translatedBy(x: item.frame.minX, y: item.frame.minY)
    item.frame.origin = .zero
    transform.tx = Self.steady(transform.tx)
    transform.ty = Self.steady(transform.ty)
    canvas.clip(to: command.clip, of: plan, for: part)
    let columns = Self.columns(of: whole, part)
    let firstTile = (part.minY - whole.minY) / ScaledImage.rows
    let lastTile = (part.maxY - 1 - whole.minY) / ScaledImage.rows
    for tile in firstTile...lastTile {
      let rows = PixelBox(
        minX: columns.lowerBound, minY: tile * ScaledImage.rows, maxX: columns.upperBound,
        maxY: min((tile + 1) * ScaledImage.rows, whole.height))
      let image = try store.scaled(ScaledImage.Key(item: item, transform: transform, box: rows))
      let target = rows.offsetBy(dx: whole.minX, dy: whole.minY).intersection(part)
      canvas.setPixels()
      cairo_set_source_surface(
        canvas.context, image.canvas.source, Double(whole.minX + rows.minX), Double(whole.minY + rows.minY))
      cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
      cairo_new_path(canvas.context)
      addBox(canvas.context, target)
      cairo_fill(canvas.context)
    }
  }

  /// The columns of a picture that are made: all, unless it is much wider than the page.
  private static func columns(of whole: PixelBox, _ part: PixelBox) -> Range<Int> {
    if whole.width <= 8192 { return 0..<whole.width }
    return part.minX - whole.minX..<part.maxX - whole.minX
  }

  /// A fraction of a pixel without the last bits, which depend on how far down the page the picture lies.
  private static func steady(_ value: CGFloat) -> CGFloat { (value * 4096).rounded() / 4096 }
}
