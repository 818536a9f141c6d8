import CCairo
import Drawing
import Foundation
import Geometry

/// A picture as it looks on screen, or a stretch of its rows.
///
/// It is read through the filter once, at its own place; strips of the page then copy whole pixels, so that they meet
/// without a seam.
final class ScaledImage {
  /// What the pixels depend on.
  struct Key: Hashable {
    var item: ImageItem
    /// Maps the item's space to pixels, the corner of all the item's pixels at the origin.
    var transform: CGAffineTransform
    /// The pixels wanted, in those pixels.
    var box: PixelBox
  }

  let canvas: Canvas

  /// Rows a stretch has.
  static let rows = 1024

  /// The picture of `image` as `key` asks for it.
  init(_ key: Key, _ image: DecodedImage) throws(RenderingError) {
    canvas = try Canvas(key.box)
    canvas.set(key.transform)
    drawImage(canvas.context, key.item, image)
    try RenderingError.check(cairo_status(canvas.context), during: "drawing a picture")
    canvas.flush()
  }
}

/// Draws a picture into its frame in user space, or its opacity in its tint.
///
/// Reading beyond the border gives the border's pixels, so that an enlarged picture does not fade out at its sides
/// (`rendering.md` 4.3).
func drawImage(_ context: OpaquePointer, _ item: ImageItem, _ image: DecodedImage) {
  let frame = item.frame
  guard frame.width != 0, frame.height != 0 else { return }
  let place = image.toUnitSquare
    .concatenating(CGAffineTransform(scaleX: frame.width, y: frame.height))
    .concatenating(CGAffineTransform(translationX: frame.origin.x, y: frame.origin.y))
  guard place.a * place.d - place.b * place.c != 0 else { return }
  let pattern = cairo_pattern_create_for_surface(image.surface.pointer)
  defer { cairo_pattern_destroy(pattern) }
  var matrix = place.cairo
  guard cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS else { return }
  cairo_pattern_set_matrix(pattern, &matrix)
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
  cairo_pattern_set_filter(pattern, item.interpolation.cairo)
  if let tint = item.tint {
    cairo_save(context)
    setPath(context, Path(frame))
    cairo_clip(context)
    setSource(context, tint)
    cairo_mask(context, pattern)
    cairo_restore(context)
  } else {
    cairo_set_source(context, pattern)
    setPath(context, Path(frame))
    cairo_fill(context)
  }
}

extension ImageInterpolation {
  /// Cairo's filter; its best costs seventeen times its good one and is not told apart (`rendering.md` 4.3).
  var cairo: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .medium, .high: CAIRO_FILTER_GOOD
    }
  }
}
