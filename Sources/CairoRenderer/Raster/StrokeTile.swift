import CCairo
import Drawing
import Foundation
import Geometry

/// The pixels of straight lines that a picture shows several times, each time but moved by whole pixels.
///
/// Slanted lines cost cairo fifteen passes over each row, which hatching and the like need not pay for again and again.
final class StrokeTile {
  /// What the pixels depend on.
  struct Key: Hashable {
    /// The steps from the corner of the pixels, in cairo's 256ths of a pixel; the first number of each says its kind.
    var steps: [Int32]
    var color: SRGBColor
    var style: StrokeStyle
    var scale: CGFloat
    var width: Int
    var height: Int
  }

  /// Steps and pixels of what is worth keeping.
  private static let steps = 12...64
  private static let pixels = 16_384
  /// How often something must be seen to be painted once for all.
  static let repeats = 4

  private let command: DrawCommand
  private var canvas: Canvas?

  /// The tile of strokes that are like `command`.
  init(_ command: DrawCommand) { self.command = command }

  /// What tells a stroke from others; `nil` where it is not worth a tile.
  static func key(of command: DrawCommand) -> Key? {
    guard case .stroke(let path, .color(let color), let style) = command.content, style.dash.isEmpty,
      case .elements(let elements) = path.kind, steps.contains(elements.count),
      let scale = command.transform.uniformScale, command.extent.width * command.extent.height <= pixels
    else { return nil }
    let transform = command.transform.concatenating(
      CGAffineTransform(translationX: -CGFloat(command.extent.minX), y: -CGFloat(command.extent.minY)))
    var steps: [Int32] = []
    steps.reserveCapacity(3 * elements.count)
    for element in elements {
      let point: CGPoint
      switch element {
      case .move(let to):
        steps.append(0)
        point = to.applying(transform)
      case .line(let to):
        steps.append(1)
        point = to.applying(transform)
      case .quadCurve, .curve, .closeSubpath: return nil
      }
      steps.append(Int32((point.x * 256).rounded()))
      steps.append(Int32((point.y * 256).rounded()))
    }
    return Key(
      steps: steps, color: color, style: style, scale: scale, width: command.extent.width,
      height: command.extent.height)
  }

  /// The lines on a canvas whose corner is that of a command's extent.
  func picture() throws(RenderingError) -> Canvas {
    if let canvas { return canvas }
    let extent = command.extent
    let made = try Canvas(PixelBox(minX: 0, minY: 0, maxX: extent.width, maxY: extent.height))
    if case .stroke(let path, let paint, let style) = command.content {
      made.set(
        command.transform.concatenating(
          CGAffineTransform(translationX: -CGFloat(extent.minX), y: -CGFloat(extent.minY))))
      setSource(made.context, paint)
      setStroke(made.context, style)
      setPath(made.context, path)
      cairo_stroke(made.context)
    }
    try RenderingError.check(cairo_status(made.context), during: "drawing lines")
    made.flush()
    canvas = made
    return made
  }
}

extension DrawPlan {
  /// Gives strokes that are alike a tile.
  static func tile(_ commands: inout [DrawCommand]) {
    let keys = commands.indices.compactMap { index in
      StrokeTile.key(of: commands[index]).map { (index: index, key: $0) }
    }
    if keys.count < StrokeTile.repeats { return }
    for alike in Dictionary(grouping: keys, by: \.key).values where alike.count >= StrokeTile.repeats {
      let tile = StrokeTile(commands[alike[0].index])
      for (index, _) in alike { commands[index].content = .tile(tile) }
    }
  }
}

extension RasterPainter {
  /// Lays a tile where it touches the canvas.
  func paint(
    _ tile: StrokeTile, _ command: DrawCommand, _ part: PixelBox, on canvas: Canvas
  ) throws(RenderingError) {
    let picture = try tile.picture()
    canvas.clip(to: command.clip, of: plan, for: part)
    canvas.setPixels()
    cairo_set_source_surface(
      canvas.context, picture.source, Double(command.extent.minX), Double(command.extent.minY))
    cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
    cairo_new_path(canvas.context)
    addBox(canvas.context, part)
    cairo_fill(canvas.context)
  }
}
