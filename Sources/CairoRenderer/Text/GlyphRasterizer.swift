import CCairo
import Drawing
import Foundation
import Geometry

/// Fills glyph outlines into masks, on one small surface that is used again and again.
final class GlyphRasterizer {
  private static let side = Int(GlyphSheet.limit) + 8
  private let memory: UnsafeMutablePointer<UInt8>
  private let surface: Surface
  private let context: Context

  /// A rasteriser with a clear surface.
  init() throws(RenderingError) {
    let count = Self.side * Self.side
    memory = .allocate(capacity: count)
    memory.initialize(repeating: 0, count: count)
    do throws(RenderingError) {
      let surface = try Surface(
        adopting: cairo_image_surface_create_for_data(
          memory, CAIRO_FORMAT_A8, Int32(Self.side), Int32(Self.side), Int32(Self.side)),
        "making a surface for glyphs")
      context = try Context(surface)
      self.surface = surface
    } catch {
      memory.deallocate()
      throw error
    }
  }

  deinit {
    cairo_surface_finish(surface.pointer)
    memory.deallocate()
  }

  /// Appends the coverage of `outline` to `coverage` and tells where it lies.
  ///
  /// - Parameters:
  ///   - unit: pixels a font unit.
  ///   - shift: pixels the origin lies right of its pixel's left edge.
  func mask(
    of outline: Path, unit: Double, shift: Double, into coverage: inout [UInt8]
  ) throws(RenderingError) -> GlyphMask {
    let bounds = outline.boundingRect
    guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return .blank }
    let box = PixelBox(
      around: CGRect(
        x: bounds.minX * unit + shift, y: bounds.minY * unit, width: bounds.width * unit,
        height: bounds.height * unit))
    guard Double(box.width) <= GlyphSheet.limit, Double(box.height) <= GlyphSheet.limit else { return .large }
    setMatrix(
      context.pointer,
      CGAffineTransform(
        a: unit, b: 0, c: 0, d: unit, tx: shift - Double(box.minX), ty: Double(-box.minY)))
    setPath(context.pointer, outline)
    cairo_fill(context.pointer)
    try context.check()
    cairo_surface_flush(surface.pointer)
    let mask = GlyphMask(
      offset: coverage.count, left: Int32(box.minX), top: Int32(box.minY), width: Int32(box.width),
      height: Int32(box.height))
    for y in 0..<box.height {
      let row = UnsafeMutableBufferPointer(start: memory + y * Self.side, count: mask.stride)
      coverage.append(contentsOf: row)
      row.update(repeating: 0)
    }
    cairo_surface_mark_dirty(surface.pointer)
    return mask
  }
}
