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
    let placed = PlacedImage(item, command.transform)
    let whole = placed.whole
    let part = part.intersection(whole)
    if part.isEmpty { return }
    canvas.clip(to: command.clip, of: plan, for: part)
    let columns = Self.columns(of: whole, part)
    let firstTile = (part.minY - whole.minY) / ScaledImage.rows
    let lastTile = (part.maxY - 1 - whole.minY) / ScaledImage.rows
    for tile in firstTile...lastTile {
      let rows = PixelBox(
        minX: columns.lowerBound, minY: tile * ScaledImage.rows, maxX: columns.upperBound,
        maxY: min((tile + 1) * ScaledImage.rows, whole.height))
      let image = try store.scaled(ScaledImage.Key(item: placed.item, transform: placed.transform, box: rows))
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
}

/// A picture and the pixels it is made in; equal pictures at other places differ by nothing but those.
struct PlacedImage {
  /// The picture, its frame at the origin.
  let item: ImageItem
  /// Maps the frame to pixels, from the first one that the picture touches.
  let transform: CGAffineTransform
  /// Every pixel that the picture touches.
  let whole: PixelBox

  /// The picture `item` under `transform`.
  init(_ item: ImageItem, _ transform: CGAffineTransform) {
    let whole = PixelBox(around: item.frame.applying(transform))
    let toCorner = CGAffineTransform(translationX: CGFloat(-whole.minX), y: CGFloat(-whole.minY))
    var transform = transform.concatenating(toCorner).translatedBy(x: item.frame.minX, y: item.frame.minY)
    transform.tx = Self.steady(transform.tx)
    transform.ty = Self.steady(transform.ty)
    var item = item
    item.frame.origin = .zero
    (self.item, self.transform, self.whole) = (item, transform, whole)
  }

  /// Whether `other` is this picture `dy` rows further down.
  func isMoved(_ other: PlacedImage, by dy: Int) -> Bool {
    item == other.item && transform == other.transform && whole.offsetBy(dx: 0, dy: dy) == other.whole
  }

  /// A fraction of a pixel without the last bits, which depend on how far down the page the picture lies.
  private static func steady(_ value: CGFloat) -> CGFloat { (value * 4096).rounded() / 4096 }
}

extension ImageItem {
  /// The picture moved so that it begins at a whole eighth of a pixel, where the map has one scale.
  func onEighths(_ transform: CGAffineTransform) -> ImageItem {
    guard let scale = transform.uniformScale else { return self }
    var item = self
    let x = frame.minX * scale + transform.tx
    let y = frame.minY * scale + transform.ty
    item.frame.origin.x += ((x * 8).rounded() / 8 - x) / scale
    item.frame.origin.y += ((y * 8).rounded() / 8 - y) / scale
    return item
  }
}
