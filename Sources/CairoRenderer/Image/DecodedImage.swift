import CCairo
import Drawing
import Foundation
import Geometry

/// A picture's pixels on a cairo surface, as stored in the file: its orientation is applied when it is drawn.
final class DecodedImage {
  let surface: Surface
  let width: Int
  let height: Int
  let orientation: Int
  /// The channels of the file, for JPEG: 1 grey, 3 colour, 4 print colours.
  let components: Int

  /// The pixels of `image`.
  ///
  /// - Throws: ``RenderingError/image(name:reason:)`` where the file is damaged.
  init(_ image: ImageData) throws(RenderingError) {
    width = image.pixelWidth
    height = image.pixelHeight
    orientation = image.orientation
    guard width <= CairoRenderer.surfaceLimit, height <= CairoRenderer.surfaceLimit else {
      throw .image(
        name: image.name,
        reason:
          "it is \(width) × \(height) pixels; neither side may be longer than \(CairoRenderer.surfaceLimit)")
    }
    let surface = try Surface(
      adopting: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      "making room for a picture")
    guard let data = cairo_image_surface_get_data(surface.pointer) else {
      throw .cairo("the surface has no pixels", during: "making room for a picture")
    }
    let count = width * height
    components = try UnsafeMutableRawPointer(data).withMemoryRebound(to: UInt32.self, capacity: count) {
      (pixels) throws(RenderingError) in
      switch image.format {
      case .png:
        try PNGDecoder.decode(image, into: pixels)
        return 4
      case .jpeg: return try JPEGDecoder.decode(image, into: pixels)
      }
    }
    cairo_surface_mark_dirty(surface.pointer)
    self.surface = surface
  }

  /// Maps the stored pixels onto the unit square, upright (EXIF's orientations).
  var toUnitSquare: CGAffineTransform {
    let turned: CGAffineTransform =
      switch orientation {
      case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
      case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
      case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
      case 5: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case 6: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
      case 7: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
      case 8: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
      default: .identity
      }
    return CGAffineTransform(scaleX: 1 / CGFloat(width), y: 1 / CGFloat(height)).concatenating(turned)
  }
}
