import CCairo
import Drawing
import Foundation
import Geometry

/// How far straight lines of many steps cover the pixels below them, wherever they stand in a picture.
///
/// Slanted lines cost cairo fifteen passes over each row, which hatching and the like need not pay for each time anew.
/// Every stroke of the kind is laid from a tile, a single one too: its pixels must not depend on how many others the
/// picture shows.
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

  /// What its pixels depend on.
  let key: Key
  private let command: DrawCommand
  private var mask: Mask?

  /// The tile of strokes that are like `command`, which has the key.
  init(_ command: DrawCommand, _ key: Key) { (self.command, self.key) = (command, key) }

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

  /// What the lines paint, in the tile's colour.
  var paint: Paint {
    if case .stroke(_, let paint, _) = command.content { paint } else { .color(SRGBColor(hex: 0)) }
  }

  /// How far the lines cover each pixel, made at first.
  ///
  /// The colour is laid through it, as through the edge of any path; a picture of translucent lines would be rounded twice.
  func coverage() throws(RenderingError) -> Mask {
    if let mask { return mask }
    let made = try Mask(command)
    mask = made
    return made
  }

  /// The coverage of a stroke, on a surface whose corner is that of the command's extent.
  final class Mask {
    private let surface: Surface

    fileprivate init(_ command: DrawCommand) throws(RenderingError) {
      let extent = command.extent
      surface = try Surface(
        adopting: cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(extent.width), Int32(extent.height)),
        "making a mask of lines")
      let context = try Context(surface)
      if case .stroke(let path, _, let style) = command.content {
        let shift = CGAffineTransform(translationX: -CGFloat(extent.minX), y: -CGFloat(extent.minY))
        setMatrix(context.pointer, command.transform.concatenating(shift))
        setStroke(context.pointer, style)
        setPath(context.pointer, path)
        cairo_stroke(context.pointer)
      }
      try context.check()
    }

    /// The surface to paint through.
    var source: OpaquePointer { surface.pointer }
  }
}

extension DrawPlan {
  /// Gives lines of many steps a tile, and those that are alike the same, in groups and layers too.
  static func tile(_ commands: inout [DrawCommand]) {
    var tiles: [StrokeTile.Key: StrokeTile] = [:]
    tile(&commands, &tiles)
  }

  private static func tile(_ commands: inout [DrawCommand], _ tiles: inout [StrokeTile.Key: StrokeTile]) {
    for index in commands.indices {
      switch commands[index].content {
      case .group(var group):
        tile(&group.commands, &tiles)
        commands[index].content = .group(group)
      case .layer(var layer):
        tile(&layer.commands, &tiles)
        commands[index].content = .layer(layer)
      case .stroke:
        guard let key = StrokeTile.key(of: commands[index]) else { continue }
        let tile = tiles[key] ?? StrokeTile(commands[index], key)
        tiles[key] = tile
        commands[index].content = .tile(tile)
      case .fill, .shadow, .text, .image, .tile: continue
      }
    }
  }
}

extension RasterPainter {
  /// Lays a tile where it touches the canvas.
  func paint(
    _ tile: StrokeTile, _ command: DrawCommand, _ part: PixelBox, on canvas: Canvas
  ) throws(RenderingError) {
    let mask = try tile.coverage()
    canvas.clip(to: command.clip, of: plan, for: part)
    canvas.setPixels()
    cairo_save(canvas.context)
    cairo_new_path(canvas.context)
    addBox(canvas.context, part)
    cairo_clip(canvas.context)
    setSource(canvas.context, tile.paint)
    cairo_mask_surface(
      canvas.context, mask.source, Double(command.extent.minX), Double(command.extent.minY))
    cairo_restore(canvas.context)
  }
}
