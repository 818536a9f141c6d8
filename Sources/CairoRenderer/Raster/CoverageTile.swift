import CCairo
import Drawing
import Foundation
import Geometry

/// How far shapes that are alike cover the pixels below them, wherever they stand in a picture.
///
/// Curves and slanted lines cost cairo fifteen passes over each row, which dots, pills, cards and hatching need not pay for
/// each time anew. Of a rounded rectangle only the corners are kept: the rows and columns between them are all alike.
final class CoverageTile {
  /// What its pixels depend on.
  let key: CoverageKey
  /// How many shapes of the plan are alike.
  var uses = 1
  private let shape: CoverageShape
  private var mask: Mask?

  /// The tile of shapes that are like `shape`.
  init(_ shape: CoverageShape) {
    key = shape.key
    self.shape = shape
  }

  /// Whether shapes are laid from the tile.
  ///
  /// A rounded one that has no like is drawn as it is, which gives the same pixels; slanted lines that the picture's edge
  /// cuts would be a level or two off, so that they are always laid from a tile.
  var isWorthwhile: Bool {
    if case .steps = key.outline { true } else { uses > 1 }
  }

  /// How far the shape covers each pixel, made at first.
  func coverage() throws(RenderingError) -> Mask {
    if let mask { return mask }
    let made = try Mask(shape)
    mask = made
    return made
  }

  /// The coverage of a shape, on a surface whose corner is that of the shape's pixels.
  final class Mask {
    private let surface: Surface
    /// The coverage of the first pixel, of 255; rows are ``stride`` bytes apart.
    let coverage: UnsafePointer<UInt8>
    let stride: Int

    fileprivate init(_ shape: CoverageShape) throws(RenderingError) {
      let key = shape.key
      surface = try Surface(
        adopting: cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(key.width), Int32(key.height)),
        "making a mask of a shape")
      let context = try Context(surface)
      setMatrix(context.pointer, shape.transform)
      switch key.brush {
      case .fill(let rule):
        setPath(context.pointer, shape.path)
        cairo_set_fill_rule(context.pointer, rule.cairo)
        cairo_fill(context.pointer)
      case .stroke(let style):
        setStroke(context.pointer, style)
        setPath(context.pointer, shape.path)
        if style.lineJoin != .miter { flattenPath(context.pointer) }
        cairo_stroke(context.pointer)
      }
      try context.check()
      cairo_surface_flush(surface.pointer)
      guard let data = cairo_image_surface_get_data(surface.pointer) else {
        throw .cairo("out of memory", during: "making a mask of a shape")
      }
      coverage = UnsafePointer(data)
      stride = Int(cairo_image_surface_get_stride(surface.pointer))
    }
  }
}
