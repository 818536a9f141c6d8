import Drawing
import Foundation
import Geometry
import PangoText

extension SVGComposer {
  /// Writes a shaped text: lines under and through it, then its glyphs.
  mutating func writeText(
    _ text: ShapedText, at point: CGPoint, paints: [Paint], around bounds: CGRect
  ) throws(SVGError) {
    guard !paints.isEmpty else { return }
    let resolved = paints.map { definitions.resolve($0, around: bounds) }
    func paint(of run: Int) -> SVGDefinitions.ResolvedPaint? {
      resolved[min(max(run, 0), resolved.count - 1)]
    }
    for decoration in text.decorations {
      guard let paint = paint(of: decoration.sourceRun) else { continue }
      writeDecoration(decoration, at: point, paint)
    }
    for run in text.runs where run.fontSize > 0 && !run.glyphs.isEmpty {
      let grid = GlyphGrid(placement, displayScale: options.displayScale)
      let origin = CGPoint(x: point.x, y: grid.baseline(point.y + run.baseline))
      if run.isColor {
        try writePictures(run, at: origin)
        continue
      }
      switch paint(of: run.sourceRun) {
      case nil: break
      case .color(let color)?:
        if run.joins {
          try writeJoined(run, at: origin, color)
        } else {
          try writeGlyphs(run, at: origin, grid, color)
        }
      case .gradient(let id)?: try writeOutline(run, at: origin, gradient: id)
      }
    }
    guard options.textLayer, !paintsOnly else { return }
    writeTextLayer(text, at: point) { run in run.isColor || paint(of: run.sourceRun) != nil }
  }

  /// Writes a run as one `<use>` a glyph, in font units.
  private mutating func writeGlyphs(
    _ run: GlyphRun, at origin: CGPoint, _ grid: GlyphGrid, _ color: SRGBColor
  ) throws(SVGError) {
    let font = try definitions.font(run.font)
    let unitsPerEm = definitions.fonts[font].unitsPerEm
    let start = beginGroup(run, at: origin, scale: run.fontSize / unitsPerEm, .color(color))
    let first = body.count
    for (index, glyph) in run.glyphs.enumerated() {
      guard let id = try definitions.outlineID(of: glyph, font: font) else { continue }
      let x = grid.x(origin.x + run.x[index]) - origin.x
      writeUse(id, run, index, x: x, unitsPerEm / run.fontSize)
    }
    endGroup(from: start, first)
  }

  /// Writes a run of colour glyphs as one `<use>` each.
  private mutating func writePictures(_ run: GlyphRun, at origin: CGPoint) throws(SVGError) {
    let font = try definitions.font(run.font)
    let unitsPerPoint = SVGFont.pictureUnits / run.fontSize
    let start = beginGroup(run, at: origin, scale: 1 / unitsPerPoint, nil)
    let first = body.count
    for (index, glyph) in run.glyphs.enumerated() {
      guard let id = try definitions.pictureID(of: glyph, font: font) else { continue }
      writeUse(id, run, index, x: run.x[index], unitsPerPoint)
    }
    endGroup(from: start, first)
  }

  /// Starts the group of a run's glyphs and returns where it starts.
  private mutating func beginGroup(
    _ run: GlyphRun, at origin: CGPoint, scale: CGFloat, _ paint: SVGDefinitions.ResolvedPaint?
  ) -> Int {
    let start = body.count
    body.write("<g")
    if let paint { writePaint(paint) }
    body.open("transform")
    body.write(
      transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y))
    body.write("\">")
    return start
  }

  /// Ends the group that starts at `start`, or takes it back where it has no glyph.
  private mutating func endGroup(from start: Int, _ first: Int) {
    if body.count == first { body.truncate(to: start) } else { body.write("</g>") }
  }

  /// Writes a glyph at its place in the run, in whole units.
  private mutating func writeUse(
    _ id: Int, _ run: GlyphRun, _ index: Int, x: CGFloat, _ unitsPerPoint: CGFloat
  ) {
    body.write("<use xlink:href=\"#")
    body.writeID(id)
    let x = nearest(x * unitsPerPoint)
    if x != 0 {
      body.write("\" x=\"")
      body.write(integer: x)
    }
    if index < run.y.count {
      let y = nearest(run.y[index] * unitsPerPoint)
      if y != 0 {
        body.write("\" y=\"")
        body.write(integer: y)
      }
    }
    body.write("\"/>")
  }

  /// Writes a run of a joining script as one path in font units, so that no seam shows where letters meet.
  private mutating func writeJoined(_ run: GlyphRun, at origin: CGPoint, _ color: SRGBColor) throws(SVGError)
  {
    let scale = run.fontSize / definitions.fonts[try definitions.font(run.font)].unitsPerEm
    try writePath(of: run, scale: 1, unitsPerPoint: 1 / scale, at: .zero) { composer in
      composer.writePaint(.color(color))
      composer.body.open("transform")
      composer.body.write(
        transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y))
      composer.body.close()
    }
  }

  /// Writes a run as one path in points, for a gradient lies in the space of the element it paints.
  private mutating func writeOutline(_ run: GlyphRun, at origin: CGPoint, gradient: Int) throws(SVGError) {
    let scale = run.fontSize / definitions.fonts[try definitions.font(run.font)].unitsPerEm
    try writePath(of: run, scale: scale, unitsPerPoint: 1, at: origin) { composer in
      composer.writePaint(.gradient(gradient))
    }
  }

  /// Writes the outlines of all glyphs of a run as one path.
  ///
  /// - Parameters:
  ///   - run: the glyphs.
  ///   - scale: units of the path in a font unit.
  ///   - unitsPerPoint: units of the path in a point.
  ///   - origin: the start of the baseline, in units of the path.
  ///   - attributes: writes all attributes but the outline.
  private mutating func writePath(
    of run: GlyphRun, scale: CGFloat, unitsPerPoint: CGFloat, at origin: CGPoint,
    attributes: (inout SVGComposer) -> Void
  ) throws(SVGError) {
    let start = body.count
    body.write("<path")
    attributes(&self)
    body.open("d")
    let first = body.count
    var pen = SVGPathPen()
    for (index, glyph) in run.glyphs.enumerated() where glyph <= SVGFont.lastGlyph {
      let y = index < run.y.count ? run.y[index] : 0
      pen.transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: origin.x + run.x[index] * unitsPerPoint,
        ty: origin.y + y * unitsPerPoint)
      pen.write(try definitions.outline(of: glyph, in: run.font), to: &body)
    }
    if body.count == first { body.truncate(to: start) } else { body.write("\"/>") }
  }

  /// Writes a line under or through a text.
  private mutating func writeDecoration(
    _ decoration: TextDecoration, at point: CGPoint, _ paint: SVGDefinitions.ResolvedPaint
  ) {
    let frame = decoration.frame.offsetBy(dx: point.x, dy: point.y)
    guard frame.width > 0, frame.height > 0 else { return }
    let pattern = decoration.style.pattern(thickness: frame.height)
    if pattern.isEmpty {
      body.writeShape(Path(frame))
      writePaint(paint)
      body.write("/>")
      return
    }
    let line = Path(elements: [
      .move(to: CGPoint(x: frame.minX, y: frame.midY)), .line(to: CGPoint(x: frame.maxX, y: frame.midY)),
    ])
    writeStroke(line, paint, StrokeStyle(lineWidth: frame.height, miterLimit: 4, dash: pattern))
  }
}
