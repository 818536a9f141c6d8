import CCairo
import Drawing
import Foundation
import Geometry

/// Paints the commands of a plan on canvases.
struct RasterPainter {
  let plan: DrawPlan
  let worker: RasterWorker
  /// Pictures and shadows made for this display list.
  let store: PictureStore

  /// Paints `command` where it touches `canvas`.
  func paint(_ command: DrawCommand, on canvas: Canvas) throws(RenderingError) {
    let part = command.box.intersection(canvas.box)
    if part.isEmpty { return }
    if paintBoxes(command, part, on: canvas) { return }
    if try paintTile(command, part, on: canvas) { return }
    switch command.content {
    case .fill(let path, let paint, let rule):
      canvas.clip(to: command.clip, of: plan, for: command.extent.intersection(canvas.box))
      try withSource(paint, of: command, part, on: canvas) {
        canvas.set(command.transform)
        setPath(canvas.context, canvas.trimmed(path, command.transform))
        cairo_set_fill_rule(canvas.context, rule.cairo)
        cairo_fill(canvas.context)
      }
    case .stroke(let path, let paint, let style):
      canvas.clip(to: command.clip, of: plan, for: command.extent.intersection(canvas.box))
      try withSource(paint, of: command, part, on: canvas) {
        canvas.set(command.transform)
        setStroke(canvas.context, style)
        setPath(canvas.context, path)
        if style.lineJoin != .miter { flattenPath(canvas.context) }
        cairo_stroke(canvas.context)
      }
    case .shadow(let path, let shadow):
      try paintShadow(path, shadow, command, part, on: canvas)
    case .text(let text): try paint(text, command, part, on: canvas)
    case .image(let item): try paint(item, command, part, on: canvas)
    case .layer(let layer): try paint(layer, command, part, on: canvas)
    case .group(let group): try paint(group, on: canvas)
    }
  }

  /// Paints `commands` one after the other.
  func paint(_ commands: [DrawCommand], on canvas: Canvas) throws(RenderingError) {
    for command in commands { try paint(command, on: canvas) }
  }
}
