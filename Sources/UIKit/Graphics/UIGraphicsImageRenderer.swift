import Drawing
public import Foundation

/// How a picture is drawn that a program makes.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point; the screen's by default.
  open var scale: CGFloat = UIScreen.main.scale
  /// Whether the picture says that it covers what is behind; drawing does not depend on it.
  open var opaque = false

  /// The format of the main screen.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The format of the main screen.
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a program draws a picture into.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// What is drawn into, in the picture's points.
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Paints a rectangle in the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Paints a rectangle in the fill colour, in another way.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.paint(blendMode, 1) { $0.fill(rect) }
  }

  /// Paints a line inside the edges of a rectangle, a point wide, in the stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Leaves out what is outside of a rectangle from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures that a program draws (UIKit's `UIGraphicsImageRenderer`).
///
/// A picture keeps what was drawn, not its pixels: it is sharp at every size.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  /// A renderer of pictures of a size, in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// A renderer of pictures of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of pictures of a part of the plane, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// A renderer of pictures of a part of the plane, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// The picture that `actions` draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    CGContext.push(context)
    defer { CGContext.pop() }
    actions(UIGraphicsImageRendererContext(context, format))
    return UIImage(DrawnPicture(size: bounds.size, scale: format.scale, items: context.items))
  }
}
