import Drawing
import Foundation
import Geometry

extension SVGComposer {
  /// Writes a filled path.
  mutating func writeFill(_ path: Path, _ paint: Paint, _ rule: FillRule) {
    let bounds = path.boundingRect
    guard bounds.width > 0, bounds.height > 0, let paint = definitions.resolve(paint, around: bounds)
    else { return }
    body.writeShape(path)
    writePaint(paint)
    if rule == .evenOdd { body.write(" fill-rule=\"evenodd\"") }
    body.write("/>")
  }

  /// Writes a line along a path.
  mutating func writeStroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, around bounds: CGRect) {
    guard let paint = definitions.resolve(paint, around: bounds) else { return }
    writeStroke(path, paint, style)
  }

  /// Writes a line along a path in a paint that is already defined.
  mutating func writeStroke(_ path: Path, _ paint: SVGDefinitions.ResolvedPaint, _ style: StrokeStyle) {
    guard !path.isEmpty, thousandths(style.lineWidth) > 0 else { return }
    body.writeShape(path, startMatters: !style.dash.isEmpty)
    body.write(" fill=\"none\"")
    switch paint {
    case .color(let color):
      body.attribute("stroke", color)
      if !color.isOpaque { body.attribute("stroke-opacity", CGFloat(color.alpha)) }
    case .gradient(let id): body.attribute("stroke", reference: id)
    }
    if thousandths(style.lineWidth) != 1000 { body.attribute("stroke-width", style.lineWidth) }
    switch style.lineCap {
    case .butt: break
    case .round: body.write(" stroke-linecap=\"round\"")
    case .square: body.write(" stroke-linecap=\"square\"")
    }
    switch style.lineJoin {
    case .miter:
      // A limit below 1 means nothing, and 4 is SVG's own.
      let limit = max(style.miterLimit, 1)
      if limit != 4 { body.attribute("stroke-miterlimit", limit) }
    case .round: body.write(" stroke-linejoin=\"round\"")
    case .bevel: body.write(" stroke-linejoin=\"bevel\"")
    }
    if !style.dash.isEmpty {
      body.open("stroke-dasharray")
      for (index, length) in style.dash.enumerated() {
        if index > 0 { body.write(" ") }
        body.write(number: length)
      }
      body.close()
      body.attributeUnlessZero("stroke-dashoffset", style.dashPhase)
    }
    body.write("/>")
  }

  /// Writes the shadow that a path casts.
  mutating func writeShadow(of path: Path, _ shadow: Shadow) {
    let bounds = path.boundingRect
    guard bounds.width > 0, bounds.height > 0, shadow.color.alpha > 0 else { return }
    let cast = path.offsetBy(dx: shadow.x, dy: shadow.y)
    let filter = definitions.blur(of: cast, radius: shadow.radius)
    body.writeShape(cast)
    writePaint(.color(shadow.color))
    if let filter { body.attribute("filter", reference: filter) }
    body.write("/>")
  }

  /// Writes the `fill` of an element; black is what it is by default.
  mutating func writePaint(_ paint: SVGDefinitions.ResolvedPaint) {
    switch paint {
    case .color(let color):
      if (color.red, color.green, color.blue) != (0, 0, 0) { body.attribute("fill", color) }
      if !color.isOpaque { body.attribute("fill-opacity", CGFloat(color.alpha)) }
    case .gradient(let id): body.attribute("fill", reference: id)
    }
  }
}
