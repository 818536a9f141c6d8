public import CairoRenderer
public import CollectionUI
public import Drawing
public import Foundation
import Geometry
import PangoText
import SVGRenderer

/// Draws a view off the screen: to pixels, PNG, SVG or PDF.
///
/// ```swift
/// let renderer = ImageRenderer(content: Text("Hello").padding())
/// renderer.scale = 2
/// let png = try renderer.pngData()
/// ```
///
/// The content sees a fresh environment, not the caller's: set what it needs on the content, as in
/// `.environment(\.colorScheme, .dark)`, or in ``environment``. An infinite size is an error that says so
/// (`views.md` 5.1).
@preconcurrency @MainActor
public final class ImageRenderer<Content: View> {
  /// What is drawn.
  public var content: Content
  /// The size the content is offered; an axis left open has the content's own length.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels a point of the picture.
  ///
  /// It does not change the display scale that the content is laid out for, which is part of ``environment``.
  public var scale: CGFloat = 1
  /// Whether the picture has no alpha channel.
  ///
  /// What the content leaves open then has the system's background.
  public var isOpaque = false
  /// How colours are computed.
  public var colorMode = ColorRenderingMode.nonLinear
  /// How bright the picture's colours may be: no brighter than white.
  public var allowedDynamicRange = Image.DynamicRange.standard
  /// Traits, palette, content offset and text engine; its width and height give way to ``proposedSize``.
  public var environment: DrawingEnvironment

  /// A renderer of `content`, with the fonts of the shared library.
  public init(content: Content) {
    self.content = content
    environment = DrawingEnvironment(textMeasurer: PangoTextMeasurer.shared)
  }

  /// What is drawn, before it becomes pixels or vectors.
  ///
  /// - Throws: ``ViewError`` where the content has no finite size, `FontError` where a font is unknown.
  public func displayList() throws -> DisplayList {
    var environment = environment
    environment.width = proposedSize.width
    environment.height = proposedSize.height
    return try content.displayList(in: environment)
  }

  /// The picture's pixels, or `nil` where it cannot be drawn; ``bitmap()`` says why.
  ///
  /// Apple's type of this name does not exist here; the pixels are a ``Bitmap``.
  public var cgImage: Bitmap? { try? bitmap() }

  /// The picture's pixels, each side rounded up to a pixel.
  ///
  /// - Throws: as ``displayList()``, and `RenderingError` where the size or the scale cannot be drawn.
  public func bitmap() throws -> Bitmap {
    try CairoRenderer.bitmap(displayList(), scale: scale, background: background)
  }

  /// The picture as a PNG file.
  ///
  /// - Parameter compact: whether a smaller file is worth several times the time.
  /// - Throws: as ``bitmap()``.
  public func pngData(compact: Bool = false) throws -> Data {
    Data(try CairoRenderer.png(displayList(), scale: scale, compact: compact, background: background))
  }

  /// The picture as an SVG document, in which text can be selected.
  ///
  /// - Parameters:
  ///   - title: the picture's name; `nil` for none.
  ///   - description: what it shows, for those who cannot see it; `nil` for none.
  ///   - idPrefix: what the document's ids begin with; `nil` for a digest of its content (`SVGOptions.idPrefix`).
  /// - Throws: as ``displayList()``, and `SVGError` where the size cannot be drawn or the prefix cannot begin an id.
  public func svg(
    title: String? = nil, description: String? = nil, idPrefix: String? = nil
  ) throws -> String {
    let options = SVGOptions(
      title: title, description: description, idPrefix: idPrefix,
      displayScale: environment.traits.displayScale)
    return String(decoding: try SVGRenderer.svg(displayList(), options: options), as: UTF8.self)
  }

  /// The picture as a PDF file.
  ///
  /// - Throws: as ``displayList()``, and `RenderingError` where the size cannot be drawn.
  public func pdfData() throws -> Data { Data(try CairoRenderer.pdf(displayList(), background: background)) }

  /// Not drawn: there is no `CGContext` to draw in.
  @available(
    *, unavailable, message: "there is no CGContext to draw in; pdfData() and svg() give the document"
  )
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (Never) -> Void) -> Void) {}

  private var background: SRGBColor? {
    guard isOpaque else { return nil }
    return SystemColor.systemBackground.resolved(
      for: environment.traits.colorScheme, palette: environment.palette)
  }
}
