import CCairo
public import Drawing
import Foundation
import Geometry

extension CairoRenderer {
  /// The longest side of a PDF page that all readers accept, in points: 200 inches (`rendering.md` 6).
  public static let pageLimit = 14_400

  /// The list as a PDF file, a point of the list a point of the page.
  ///
  /// Text is text, in the fonts it was shaped in, of which the used glyphs are embedded; emoji are pictures, and so are
  /// shadows. A list higher than ``pageLimit`` is split into pages of that height. Dates are fixed, so that two runs give
  /// the same bytes. Blend modes of PDF's own stay shapes; `sourceAtop`, `destinationOver`, `destinationOut` and
  /// `plusLighter` become pixels where they apply, and `plusDarker` becomes `multiply`.
  ///
  /// - Parameters:
  ///   - list: what is drawn.
  ///   - title: the document's title.
  ///   - author: who made it.
  ///   - background: what the list is painted on; `nil` for nothing, which readers show as white.
  /// - Throws: ``RenderingError`` where the size cannot be drawn, or a picture or font in the list is broken.
  public static func pdf(
    _ list: DisplayList, title: String? = nil, author: String? = nil, background: SRGBColor? = nil
  ) throws(RenderingError) -> [UInt8] {
    let size = try checkedSize(of: list)
    guard size.width <= CGFloat(pageLimit) else {
      throw .tooWide(Int(size.width.rounded(.up)), limit: pageLimit)
    }
    let sink = ByteSink()
    let firstHeight = min(size.height, CGFloat(pageLimit))
    let surface = try Surface(
      adopting: cairo_pdf_surface_create_for_stream(
        ByteSink.write, sink.closure, Double(size.width), Double(firstHeight)), "beginning a PDF file")
    let date = "2000-01-01T00:00:00Z"
    let facts: [(cairo_pdf_metadata_t, String?)] = [
      (CAIRO_PDF_METADATA_TITLE, title), (CAIRO_PDF_METADATA_AUTHOR, author),
      (CAIRO_PDF_METADATA_CREATOR, "CollectionLab"),
      (CAIRO_PDF_METADATA_CREATE_DATE, date), (CAIRO_PDF_METADATA_MOD_DATE, date),
    ]
    for case (let key, let value?) in facts { cairo_pdf_surface_set_metadata(surface.pointer, key, value) }
    let store = PictureStore()
    for top in stride(from: 0, to: size.height, by: CGFloat(pageLimit)) {
      let page = CGRect(
        x: 0, y: top, width: size.width, height: min(CGFloat(pageLimit), size.height - top))
      cairo_pdf_surface_set_size(surface.pointer, Double(page.width), Double(page.height))
      try draw(list, page, background, store, on: surface)
      cairo_surface_show_page(surface.pointer)
    }
    try surface.finish("writing a PDF file")
    return sink.bytes
  }

  /// The list as Cairo's own SVG, a point of the list a pixel of CSS.
  ///
  /// This is the cross-check for `SVGRenderer`, which writes better files: Cairo 1.16 draws text as shapes of one size,
  /// numbers its ids by a counter of the process, so that a second file differs from the first, and turns a page with a
  /// blend mode into a picture (`rendering.md` 4.4).
  ///
  /// - Parameters:
  ///   - list: what is drawn.
  ///   - background: what the list is painted on; `nil` for nothing.
  /// - Throws: ``RenderingError`` where the size cannot be drawn, or a picture or font in the list is broken.
  public static func svg(
    _ list: DisplayList, background: SRGBColor? = nil
  ) throws(RenderingError) -> [UInt8] {
    let size = try checkedSize(of: list)
    let sink = ByteSink()
    let surface = try Surface(
      adopting: cairo_svg_surface_create_for_stream(
        ByteSink.write, sink.closure, Double(size.width), Double(size.height)), "beginning an SVG file")
    cairo_svg_surface_set_document_unit(surface.pointer, CAIRO_SVG_UNIT_PX)
    try draw(list, CGRect(origin: .zero, size: size), background, PictureStore(), on: surface)
    try surface.finish("writing an SVG file")
    return sink.bytes
  }

  /// Draws the part `page` of the list on the whole of a surface.
  private static func draw(
    _ list: DisplayList, _ page: CGRect, _ background: SRGBColor?, _ store: PictureStore,
    on surface: borrowing Surface
  ) throws(RenderingError) {
    let context = try Context(surface)
    if let background {
      setSource(context.pointer, background)
      cairo_paint(context.pointer)
    }
    cairo_translate(context.pointer, Double(-page.minX), Double(-page.minY))
    let painter = VectorPainter(context: context.pointer, store: store, page: page)
    try painter.draw(list.items, .identity)
    try context.check()
  }

  /// The list's size, if it can be drawn.
  private static func checkedSize(of list: DisplayList) throws(RenderingError) -> CGSize {
    let size = list.size
    guard size.width > 0, size.height > 0, DrawingLimits.accepts(size.width),
      DrawingLimits.accepts(size.height)
    else { throw .invalidSize(size) }
    return size
  }
}
