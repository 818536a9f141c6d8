import Drawing
import Foundation
import Geometry

/// Lines under and through text, where the font's maker wants them.
enum Decorations {
  /// The lines of a run; on whole pixels and at least one pixel thick.
  static func of(_ run: GlyphRun, style: RunStyle, x: CGFloat, grid: PixelGrid) -> [TextDecoration] {
    guard run.advance > 0 else { return [] }
    var lines: [TextDecoration] = []
    func add(_ pattern: TextLineStyle, _ kind: TextDecoration.Kind, top: Double, thickness: Double) {
      let height = max(grid.nearest(CGFloat(thickness) * style.points), grid.pixelLength)
      let y = grid.nearest(run.baseline + CGFloat(top) * style.points)
      lines.append(
        TextDecoration(
          frame: CGRect(x: x, y: y, width: run.advance, height: height), style: pattern, kind: kind,
          sourceRun: run.sourceRun))
    }
    if let pattern = style.style.underline {
      add(pattern, .underline, top: style.face.underline.offset, thickness: style.face.underline.thickness)
    }
    if let pattern = style.style.strikethrough {
      add(
        pattern, .strikethrough, top: -style.face.strikethrough.offset,
        thickness: style.face.strikethrough.thickness)
    }
    return lines
  }
}
