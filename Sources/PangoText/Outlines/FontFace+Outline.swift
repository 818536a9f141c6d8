import CPango
import Drawing
import Foundation

extension FontFace {
  /// What HarfBuzz's callbacks build.
  private final class Pen {
    var elements: [Path.Element] = []

    static func of(_ pointer: UnsafeMutableRawPointer?) -> Pen {
      guard let pointer else { fatalError("HarfBuzz lost the pen of an outline") }
      return Unmanaged<Pen>.fromOpaque(pointer).takeUnretainedValue()
    }

    static func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: CGFloat(x), y: -CGFloat(y)) }
  }

  /// The callbacks that draw into a ``Pen``.
  private struct PenFunctions: @unchecked Sendable {
    /// Immutable, so that every thread may use it.
    let functions: OpaquePointer

    init() {
      guard let functions = hb_draw_funcs_create() else {
        fatalError("HarfBuzz has no memory for an outline")
      }
      hb_draw_funcs_set_move_to_func(
        functions, { _, pen, _, x, y, _ in Pen.of(pen).elements.append(.move(to: Pen.point(x, y))) }, nil, nil
      )
      hb_draw_funcs_set_line_to_func(
        functions, { _, pen, _, x, y, _ in Pen.of(pen).elements.append(.line(to: Pen.point(x, y))) }, nil, nil
      )
      hb_draw_funcs_set_quadratic_to_func(
        functions,
        { _, pen, _, cx, cy, x, y, _ in
          Pen.of(pen).elements.append(.quadCurve(to: Pen.point(x, y), control: Pen.point(cx, cy)))
        }, nil, nil)
      hb_draw_funcs_set_cubic_to_func(
        functions,
        { _, pen, _, ax, ay, bx, by, x, y, _ in
          Pen.of(pen).elements.append(
            .curve(to: Pen.point(x, y), control1: Pen.point(ax, ay), control2: Pen.point(bx, by)))
        }, nil, nil)
      hb_draw_funcs_set_close_path_func(
        functions, { _, pen, _, _ in Pen.of(pen).elements.append(.closeSubpath) }, nil, nil)
      hb_draw_funcs_make_immutable(functions)
      self.functions = functions
    }
  }

  private static let penFunctions = PenFunctions()

  /// A glyph's outline in font units, y down.
  func outline(of glyph: UInt32) -> Path {
    let pen = Pen()
    withFont { font in
      clab_draw_glyph(font, glyph, Self.penFunctions.functions, Unmanaged.passUnretained(pen).toOpaque())
    }
    return withExtendedLifetime(pen) { Path(elements: pen.elements) }
  }

  /// A glyph's picture, or `nil` where it has none.
  func colorGlyph(_ glyph: UInt32) throws(FontError) -> ColorGlyph? {
    guard isColor else { return nil }
    var extents = hb_glyph_extents_t()
    let bytes = withFont { font -> [UInt8] in
      guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return [] }
      defer { hb_blob_destroy(blob) }
      var length: UInt32 = 0
      guard let data = hb_blob_get_data(blob, &length), length > 0,
        hb_font_get_glyph_extents(font, glyph, &extents) != 0
      else { return [] }
      return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
    }
    guard !bytes.isEmpty else { return nil }
    let em = CGFloat(unitsPerEm)
    let bounds = CGRect(
      x: CGFloat(extents.x_bearing) / em, y: -CGFloat(extents.y_bearing) / em,
      width: CGFloat(extents.width) / em, height: -CGFloat(extents.height) / em)
    do {
      return ColorGlyph(image: try ImageData(bytes: bytes, name: key.file), bounds: bounds)
    } catch {
      throw .unreadable(path: key.file, reason: error.description)
    }
  }
}
