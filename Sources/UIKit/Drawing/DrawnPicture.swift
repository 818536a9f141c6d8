import Drawing
public import Foundation
import Geometry

/// A picture that a program has drawn, as what it has drawn.
struct DrawnPicture: Hashable, Sendable {
  /// In points.
  let size: CGSize
  /// Pixels a point, as the program asked for; what is drawn has no pixels.
  let scale: CGFloat
  let items: [DisplayItem]
}

/// Pixels of a picture, as layers and contexts know them: a ``UIImage`` here.
@preconcurrency @MainActor
public final class CGImage: NSObject {
  let image: UIImage

  init(_ image: UIImage) { self.image = image }

  /// In pixels.
  public var width: Int { Int((image.size.width * image.scale).rounded()) }
  /// In pixels.
  public var height: Int { Int((image.size.height * image.scale).rounded()) }
}

extension UIImage {
  /// The picture's pixels; nil for the empty picture.
  @preconcurrency @MainActor
  public var cgImage: CGImage? { size == .zero ? nil : CGImage(self) }

  /// The picture of pixels.
  @preconcurrency @MainActor
  public convenience init(cgImage: CGImage) {
    self.init(copying: cgImage.image)
  }

  /// Adds the picture to what a view shows.
  ///
  /// Colours are those of the current traits.
  ///
  /// - Parameters:
  ///   - drawing: what the view shows.
  ///   - frame: where the whole picture goes, in points; it is stretched to fill the rectangle.
  ///   - tint: the colour of templates and symbols that have none of their own; black where it is nil.
  ///   - direction: the reading direction, which some symbols follow.
  @MainActor
  func add(
    to drawing: inout ViewDrawing, in frame: CGRect, tint: UIColor?, direction: LayoutDirection = .leftToRight
  ) {
    func resolved(_ color: UIColor) -> SRGBColor {
      color.resolved(for: .current, palette: ViewEnvironment.current.palette)
    }
    let template = renderingMode == .alwaysTemplate ? resolved(self.tint ?? tint ?? .black) : nil
    if let symbol {
      let color = resolved(
        self.tint ?? symbol.form.color ?? (renderingMode == .alwaysOriginal ? .black : tint ?? .black))
      add(symbol, to: &drawing, in: frame, color: color, direction: direction)
    } else if let data = imageData {
      drawing.add { () throws(DrawingDiagnostic) in
        try .image(ImageItem(image: data, frame: frame, tint: template))
      }
    } else if let drawn {
      drawing.add { () throws(DrawingDiagnostic) in try drawn.item(in: frame, tint: template) }
    }
  }

  @MainActor
  private func add(
    _ picture: SymbolPicture, to drawing: inout ViewDrawing, in frame: CGRect, color: SRGBColor,
    direction: LayoutDirection
  ) {
    let symbol = picture.symbol(direction)
    if symbol == nil { drawing.add(.unknownSymbol(picture.name)) }
    let (em, natural) = (picture.form.em, size)
    guard natural.width > 0, natural.height > 0 else { return }
    drawing.add { () throws(DrawingDiagnostic) in
      try (symbol ?? .missing).items(
        around: CGPoint(x: frame.midX, y: frame.midY),
        em: CGSize(width: em * frame.width / natural.width, height: em * frame.height / natural.height),
        paint: .color(color))
    }
  }

  /// Draws the picture, as large as it is, with its top left corner at a point; does nothing while nothing is drawn.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture, stretched over a rectangle.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the picture, stretched over a rectangle, in another way.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.paint(blendMode, alpha) { context in
      var drawing = ViewDrawing()
      add(to: &drawing, in: rect, tint: nil)
      context.add(drawing)
    }
  }
}

extension DrawnPicture {
  /// The picture stretched over a rectangle, or all of it that is opaque in one colour.
  fileprivate func item(in frame: CGRect, tint: SRGBColor?) throws(DrawingDiagnostic) -> DisplayItem {
    let whole = CGRect(origin: .zero, size: size)
    var items = items
    if let tint {
      let color = try DisplayItem.fill(Path(whole), with: .color(tint))
      items.append(try .scope(DisplayScope(blendMode: .sourceAtop, items: [color])))
    }
    let map = CGAffineTransform(
      a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX, ty: frame.minY)
    return try .scope(
      DisplayScope(transform: map, clip: Path(whole), isIsolated: tint != nil, items: items))
  }
}
