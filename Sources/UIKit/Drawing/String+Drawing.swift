import Drawing
public import Foundation
import Geometry

extension AttributedText {
  /// Draws the text with its top left corner at a point, in points; does nothing while nothing is drawn.
  @MainActor
  func draw(at point: CGPoint, in size: CGSize, options: NSStringDrawingOptions) {
    guard let context = CGContext.current, !runs.isEmpty else { return }
    let (current, palette) = (UITraitCollection.current, ViewEnvironment.current.palette)
    let direction = current.traits.layoutDirection
    let block = block(in: size, options: options, direction: direction)
    let shaped: ShapedText
    do {
      shaped = try ViewEnvironment.current.textMeasurer.shape(block)
    } catch {
      context.add { () throws(DrawingDiagnostic) in
        throw DrawingDiagnostic("the text “\(block.string.prefix(24))” is not drawn: \(error)")
      }
      return
    }
    var corner = point
    if let width = block.width {
      corner.x += (width - shaped.size.width) * block.alignment.fraction(in: direction)
    }
    let paints = colors.map { Paint.color($0.resolved(for: current, palette: palette)) }
    context.add { () throws(DrawingDiagnostic) in try .text(shaped, at: corner, paints: paints) }
  }
}

extension String {
  /// Draws the text on one line into what is drawn; in the system font of 12 points and black unless the attributes
  /// say otherwise.
  ///
  /// - Parameters:
  ///   - point: the top left corner, in points.
  ///   - attributes: how it looks.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    AttributedText(self, attributes, font: .systemFont(ofSize: 12), color: .black)
      .draw(at: point, in: .zero, options: [])
  }

  /// Draws the text in lines as wide as a rectangle, from its top.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    AttributedText(self, attributes, font: .systemFont(ofSize: 12), color: .black).draw(
      at: rect.origin, in: rect.size, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
  }
}

extension NSString {
  /// Draws the text on one line, as ``Swift/String/draw(at:withAttributes:)``.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    description.draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in lines, as ``Swift/String/draw(in:withAttributes:)``.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    description.draw(in: rect, withAttributes: attributes)
  }
}

extension NSAttributedString {
  /// Draws the text on one line into what is drawn, its top left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    AttributedText(self, font: .systemFont(ofSize: 12), color: .black)
      .draw(at: point, in: .zero, options: [])
  }

  /// Draws the text in lines as wide as a rectangle, from its top.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    draw(with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
  }

  /// Draws the text into a rectangle.
  @preconcurrency @MainActor
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    AttributedText(self, font: .systemFont(ofSize: 12), color: .black)
      .draw(at: rect.origin, in: rect.size, options: options)
  }
}
