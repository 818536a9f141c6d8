public import Drawing
import Foundation
public import Geometry

/// A picture.
///
/// It has its natural size unless it is ``resizable(capInsets:resizingMode:)``.
public struct Image: PrimitiveView {
  /// What of a picture is painted.
  nonisolated public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its opacity, in the foreground style.
    case template
    /// Its own colours.
    case original
  }

  /// How bright colours may be.
  nonisolated public enum DynamicRange: Hashable, Sendable {
    /// No brighter than white.
    case standard
  }

  /// How pixels are read between their centres.
  public typealias Interpolation = ImageInterpolation

  /// Where a picture comes from.
  private enum Source {
    case data(ImageData)
    case symbol(String)
    /// A picture that was looked for and not found, by name.
    case missing(String)
    case nothing
  }

  private let source: Source
  /// How the picture fills the room it is offered; `nil` where it keeps its own size.
  private var resizing: ImageResizing?
  private var interpolation = ImageInterpolation.medium
  private var mode = TemplateRenderingMode.original

  /// A picture that was read already.
  public init(imageData: ImageData) { source = .data(imageData) }

  /// A symbol by its name, as `star.fill` or `chevron.right`: in the size and weight of the font, in the foreground
  /// style.
  ///
  /// The symbols are this library's own drawings of a small set of names. For any other name an empty box is drawn and
  /// a diagnostic names those that there are.
  public init(systemName: String) { source = .symbol(systemName) }

  /// A picture without any room.
  package init() { source = .nothing }

  /// An empty box in place of a picture that was not found, and a diagnostic that names it.
  package init(missing name: String) { source = .missing(name) }

  /// Lets the picture take all the room it is offered; it is never smaller than its caps.
  ///
  /// - Parameters:
  ///   - capInsets: the outer parts of the picture that keep their size, in its points; its leading side is its left.
  ///     Symbols have none.
  ///   - resizingMode: how the rest fills its room.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    var image = self
    image.resizing = ImageResizing(caps: capInsets, mode: resizingMode)
    return image
  }

  /// Chooses whether edges are smoothed, which they always are.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Chooses how pixels are read when the picture is scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// Chooses between the picture's own colours and the foreground style.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = mode ?? .original
    return image
  }

  /// A node that draws the picture.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    switch source {
    case .data(let data): return dataNode(data, in: context)
    case .symbol(let name): return Self.symbolNode(name, isResizable: resizing != nil, in: context)
    case .missing(let name):
      context.render.diagnose(
        DrawingDiagnostic(
          "there is no picture “\(name)” among the bundle's resources; an empty box stands for it"))
      return Self.boxNode(isResizable: resizing != nil, in: context)
    case .nothing: return LayoutNode()
    }
  }

  private func dataNode(_ data: ImageData, in context: ResolutionContext) -> LayoutNode {
    var tint: SRGBColor?
    if mode == .template {
      let paint = context.environment.foregroundPaint(bounds: CGRect(origin: .zero, size: data.size))
      switch paint {
      case .color(let color): tint = color
      case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient:
        tint = paint.stops?.first?.color
        context.render.diagnose(
          DrawingDiagnostic("a template image is painted in one colour; the gradient's first is taken"))
      }
    }
    return context.redactable(
      ImageNode(data: data, resizing: resizing, interpolation: interpolation, tint: tint))
  }

  /// The type of the body.
  public typealias Body = Never
}

final class ImageNode: LayoutNode {
  nonisolated deinit {}

  private let data: ImageData
  private let resizing: ImageResizing?
  private let interpolation: ImageInterpolation
  private let tint: SRGBColor?

  init(data: ImageData, resizing: ImageResizing?, interpolation: ImageInterpolation, tint: SRGBColor?) {
    self.data = data
    self.resizing = resizing
    self.interpolation = interpolation
    self.tint = tint
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let resizing else { return data.size }
    let size = proposal.replacingUnspecifiedDimensions(by: data.size)
    return CGSize(
      width: max(size.width, resizing.caps.horizontal), height: max(size.height, resizing.caps.vertical))
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let frame = CGRect(origin: origin, size: sizeThatFits(proposal))
    if frame.isEmpty { return }
    guard let resizing, !resizing.isPlain else { return draw(over: frame, on: canvas) }
    guard let pieces = resizing.pieces(of: data.size, in: frame) else {
      canvas.render.diagnose(
        DrawingDiagnostic(
          "a picture is not repeated more than \(ImageResizing.pieceLimit) times; it is stretched"))
      return draw(over: frame, on: canvas)
    }
    for piece in pieces {
      if piece.isWhole {
        draw(over: piece.whole, on: canvas)
      } else {
        canvas.appendClipped(canvas.collect { draw(over: piece.whole, on: $0) }, by: Path(piece.target))
      }
    }
  }

  /// Draws the whole picture over a rectangle.
  private func draw(over frame: CGRect, on canvas: Canvas) {
    canvas.add { () throws(DrawingDiagnostic) in
      try .image(ImageItem(image: data, frame: frame, interpolation: interpolation, tint: tint))
    }
  }
}
