import CCairo
import Drawing
import Foundation
import Geometry

/// Draws display items on a surface that keeps shapes: PDF and SVG.
struct VectorPainter {
  let context: OpaquePointer
  let store: PictureStore
  /// The part of the list that is shown, in points.
  let page: CGRect

  /// Pixels a point of what has to be drawn as pixels: shadows and what is blurred.
  static let pixelScale: CGFloat = 2

  /// Draws `items`, which lie in the space that `transform` maps to the page's points.
  func draw(_ items: [DisplayItem], _ transform: CGAffineTransform) throws(RenderingError) {
    for item in items where item.bounds.applying(transform).insetBy(dx: -1, dy: -1).intersects(page) {
      try draw(item, transform)
    }
  }

  private func draw(_ item: DisplayItem, _ transform: CGAffineTransform) throws(RenderingError) {
    switch item.content {
    case .fill(let path, let paint, let rule):
      try setPaint(paint, around: item.bounds, transform)
      setPath(context, path)
      cairo_set_fill_rule(context, rule.cairo)
      cairo_fill(context)
    case .stroke(let path, let paint, let style):
      if style.lineWidth == 0 { return }
      try setPaint(paint, around: item.bounds, transform)
      setStroke(context, style)
      setPath(context, path)
      cairo_stroke(context)
    case .shadow(let path, let shadow): try drawShadow(of: path, shadow, transform)
    case .text(let text, let point, let paints):
      try drawText(text, point) { run throws(RenderingError) -> Bool in
        let paint = paints[min(max(run, 0), paints.count - 1)]
        try setPaint(paint, around: item.bounds, transform)
        if case .angularGradient = paint { return false }
        return true
      }
    case .image(let item): try drawPicture(item)
    case .scope(let scope): try draw(scope, item.bounds, transform)
    }
  }

  private func draw(
    _ scope: DisplayScope, _ bounds: CGRect, _ outer: CGAffineTransform
  ) throws(RenderingError) {
    let transform = scope.transform.concatenating(outer)
    guard scope.opacity > 0, transform.isInvertible else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    if scope.opacity < 1 || scope.blendMode != .normal {
      try drawGroup(bounds, opacity: scope.opacity, scope.blendMode) { () throws(RenderingError) in
        try drawContent(scope, transform)
      }
    } else {
      try drawContent(scope, transform)
    }
  }

  /// Draws what `draw` draws as one picture, of which nothing is seen outside of `bounds`.
  private func drawGroup(
    _ bounds: CGRect, opacity: Double, _ blendMode: BlendMode,
    _ draw: () throws(RenderingError) -> Void
  ) throws(RenderingError) {
    // Clipped to its bounds, a group costs what it shows (`rendering.md` 4.3).
    setPath(context, Path(bounds))
    cairo_clip(context)
    cairo_push_group(context)
    try draw()
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, blendMode.cairo)
    cairo_paint_with_alpha(context, opacity)
  }

  /// Draws a scope's shadow and items.
  private func drawContent(_ scope: DisplayScope, _ transform: CGAffineTransform) throws(RenderingError) {
    if scope.blur > 0 {
      try drawBlurred(scope, outer: transform)
      return
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    var matrix = scope.transform.cairo
    cairo_transform(context, &matrix)
    if let shadow = scope.shadow, shadow.color.alpha > 0 {
      try drawShadow(of: scope, shadow, transform)
    }
    if let clip = scope.clip {
      setPath(context, clip)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_clip(context)
    }
    // A group of its own already keeps them from the page, but for the scope's shadow in it.
    let isGroup = scope.opacity < 1 || scope.blendMode != .normal
    guard scope.needsLayer, !isGroup || scope.shadow != nil, scope.blendsInside else {
      return try draw(scope.items, transform)
    }
    let bounds = scope.items.reduce(CGRect.null) { $0.union($1.bounds) }
    try drawGroup(bounds, opacity: 1, .normal) { () throws(RenderingError) in
      try draw(scope.items, transform)
    }
  }
}
