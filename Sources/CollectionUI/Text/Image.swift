public import Drawing
import Foundation
import Geometry

/// A picture.
///
/// It has its natural size unless it is ``resizable()``.
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
  }

  private let source: Source
  private var isResizable = false
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

  /// Lets the picture take all the room it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

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
    case .symbol(let name): return Self.symbolNode(name, isResizable: isResizable, in: context)
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
      ImageNode(data: data, isResizable: isResizable, interpolation: interpolation, tint: tint))
  }

  /// The type of the body.
  public typealias Body = Never
}

final class ImageNode: LayoutNode {
  nonisolated deinit {}

  private let data: ImageData
  private let isResizable: Bool
  private let interpolation: ImageInterpolation
  private let tint: SRGBColor?

  init(data: ImageData, isResizable: Bool, interpolation: ImageInterpolation, tint: SRGBColor?) {
    self.data = data
    self.isResizable = isResizable
    self.interpolation = interpolation
    self.tint = tint
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: data.size) : data.size
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let frame = CGRect(origin: origin, size: sizeThatFits(proposal))
    if frame.isEmpty { return }
    canvas.add { () throws(DrawingDiagnostic) in
      try .image(ImageItem(image: data, frame: frame, interpolation: interpolation, tint: tint))
    }
  }
}
