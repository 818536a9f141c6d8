package import Foundation
import Geometry

extension Symbol {
  /// What is drawn of the symbol.
  ///
  /// - Parameters:
  ///   - center: where the middle of the symbol's box goes, in the coordinates of the items.
  ///   - em: points an em, along each axis.
  ///   - paint: what all of the symbol is painted with, or the sign where there is a `ground`.
  ///   - ground: what the shape around a sign is painted with; `nil`, or a symbol without such a shape, for one paint.
  /// - Throws: what cannot be drawn, such as a symbol beyond the limits of drawings.
  package func items(
    around center: CGPoint, em: CGSize, paint: Paint, ground: Paint? = nil
  ) throws(DrawingDiagnostic) -> [DisplayItem] {
    guard em.width > 0, em.height > 0 else { return [] }
    let place = CGAffineTransform(
      a: em.width, b: 0, c: 0, d: em.height, tx: center.x - box.midX * em.width,
      ty: center.y - box.midY * em.height)
    if let ground, let layers = pen.layers {
      return [
        try .fill(layers.ground.applying(place), with: ground, rule: .evenOdd),
        try .fill(layers.front.applying(place), with: paint, rule: .evenOdd),
      ]
    }
    // Where lines cross what is filled, a colour that is not opaque would be seen twice.
    guard !pen.fills.isEmpty, !pen.lines.isEmpty, case .color(let color) = paint, color.alpha < 1 else {
      return try parts(at: place, paint)
    }
    let opaque = SRGBColor(red: color.red, green: color.green, blue: color.blue)
    return [try .scope(DisplayScope(opacity: color.alpha, items: try parts(at: place, .color(opaque))))]
  }

  /// The filled part and the lines, as far as there are any.
  private func parts(at place: CGAffineTransform, _ paint: Paint) throws(DrawingDiagnostic) -> [DisplayItem] {
    let width = pen.width * (place.a * place.d).squareRoot()
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    var items: [DisplayItem] = []
    if !pen.fills.isEmpty {
      items.append(try .fill(pen.fills.applying(place), with: paint, rule: .evenOdd))
    }
    if !pen.lines.isEmpty {
      items.append(try .stroke(pen.lines.applying(place), with: paint, style: style))
    }
    guard pen.isSlashed else { return items }
    return [
      try .scope(DisplayScope(clip: pen.besideSlash.applying(place), items: items)),
      try .stroke(pen.slash.applying(place), with: paint, style: style),
    ]
  }
}
