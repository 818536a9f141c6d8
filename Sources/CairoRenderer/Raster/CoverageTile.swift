import CCairo
import Drawing
import Foundation
import Geometry

/// How far a small shape covers the pixels below it, wherever it stands in a picture.
///
/// Curves and slanted lines cost cairo fifteen passes over each row, which dots, pills, arrowheads and hatching need not
/// pay for each time anew. Every shape of the kind is laid from a tile, a single one too: its pixels must not depend on how
/// many others the picture shows.
final class CoverageTile {
  /// What the coverage depends on.
  struct Key: Hashable {
    /// The outline from the corner of the pixels, lengths in cairo's 256ths of a pixel.
    enum Outline: Hashable {
      /// The steps; the first number of each says its kind.
      case steps([Int32])
      case ellipse([Int32])
      case roundedRectangle([Int32], CornerRadii, RoundedCornerStyle)
    }

    /// What is done with the outline.
    enum Brush: Hashable {
      case fill(FillRule)
      case stroke(StrokeStyle)
    }

    var outline: Outline
    var brush: Brush
    var scale: CGFloat
    var width: Int
    var height: Int
  }

  /// Steps of a stroke of straight lines that are worth a tile; fewer are fast.
  private static let lines = 12...64
  /// Steps of any other outline.
  private static let steps = 3...64
  private static let pixels = 16_384

  /// What its pixels depend on.
  let key: Key
  private let command: DrawCommand
  private var mask: Mask?
  /// How many commands are laid from it.
  fileprivate var uses = 1

  /// The tile of shapes that are like `command`, which has the key.
  init(_ command: DrawCommand, _ key: Key) { (self.command, self.key) = (command, key) }

  /// What tells a shape from others, and its colour; `nil` where it is not worth a tile.
  static func key(of command: DrawCommand) -> (Key, SRGBColor)? {
    let extent = command.extent
    guard extent.width * extent.height <= pixels, command.boxes.isEmpty,
      let scale = command.transform.uniformScale
    else { return nil }
    let (path, brush, paint): (Path, Key.Brush, Paint)
    switch command.content {
    case .fill(let filled, let source, let rule): (path, brush, paint) = (filled, .fill(rule), source)
    case .stroke(let stroked, let source, let style): (path, brush, paint) = (stroked, .stroke(style), source)
    case .shadow, .text, .image, .layer, .group, .tile: return nil
    }
    guard case .color(let color) = paint else { return nil }
    let transform = command.transform.concatenating(
      CGAffineTransform(translationX: -CGFloat(extent.minX), y: -CGFloat(extent.minY)))
    guard let outline = outline(of: path, brush, transform) else { return nil }
    return (
      Key(outline: outline, brush: brush, scale: scale, width: extent.width, height: extent.height), color
    )
  }

  private static func outline(of path: Path, _ brush: Key.Brush, _ transform: CGAffineTransform) -> Key
    .Outline?
  {
    var numbers = FixedNumbers(transform: transform)
    let outline: Key.Outline
    switch path.kind {
    case .empty, .rectangle: return nil
    case .ellipse(let rect):
      numbers.add(rect)
      outline = .ellipse(numbers.values)
    case .roundedRectangle(let rect, let radii, let style):
      numbers.add(rect)
      outline = .roundedRectangle(numbers.values, radii, style)
    case .elements(let elements):
      guard steps.contains(elements.count) else { return nil }
      if case .stroke = brush, elements.allSatisfy(\.isStraight), !lines.contains(elements.count) {
        return nil
      }
      for element in elements { numbers.add(element) }
      outline = .steps(numbers.values)
    }
    return numbers.areExact ? outline : nil
  }

  /// How far the shape covers each pixel; kept where others are laid from it too.
  ///
  /// The colour is laid through it, as through the edge of any path; a picture of translucent lines would be rounded twice.
  func coverage() throws(RenderingError) -> Mask {
    if let mask { return mask }
    let made = try Mask(command)
    if uses > 1 { mask = made }
    return made
  }

  /// The coverage of a shape, on a surface whose corner is that of the command's extent.
  final class Mask {
    private let surface: Surface

    fileprivate init(_ command: DrawCommand) throws(RenderingError) {
      let extent = command.extent
      surface = try Surface(
        adopting: cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(extent.width), Int32(extent.height)),
        "making a mask of a shape")
      let context = try Context(surface)
      let shift = CGAffineTransform(translationX: -CGFloat(extent.minX), y: -CGFloat(extent.minY))
      setMatrix(context.pointer, command.transform.concatenating(shift))
      switch command.content {
      case .fill(let path, _, let rule):
        setPath(context.pointer, path)
        cairo_set_fill_rule(context.pointer, rule.cairo)
        cairo_fill(context.pointer)
      case .stroke(let path, _, let style):
        setStroke(context.pointer, style)
        setPath(context.pointer, path)
        if style.lineJoin != .miter { flattenPath(context.pointer) }
        cairo_stroke(context.pointer)
      case .shadow, .text, .image, .layer, .group, .tile: break
      }
      try context.check()
    }

    /// The surface to paint through.
    var source: OpaquePointer { surface.pointer }
  }
}

/// Points in 256ths of a pixel.
private struct FixedNumbers {
  /// Maps the points to pixels.
  let transform: CGAffineTransform
  private(set) var values: [Int32] = []
  /// Whether cairo has such numbers for all points.
  private(set) var areExact = true

  init(transform: CGAffineTransform) { self.transform = transform }

  mutating func add(_ point: CGPoint) {
    let point = point.applying(transform)
    for length in [point.x, point.y] {
      if let value = Int32(exactly: (length * 256).rounded()) {
        values.append(value)
      } else {
        areExact = false
      }
    }
  }

  mutating func add(_ rect: CGRect) {
    add(rect.origin)
    add(CGPoint(x: rect.maxX, y: rect.maxY))
  }

  /// Adds a step, a number for its kind first.
  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let to):
      values.append(0)
      add(to)
    case .line(let to):
      values.append(1)
      add(to)
    case .quadCurve(let to, let control):
      values.append(2)
      add(control)
      add(to)
    case .curve(let to, let control1, let control2):
      values.append(3)
      add(control1)
      add(control2)
      add(to)
    case .closeSubpath: values.append(4)
    }
  }
}

extension Path.Element {
  fileprivate var isStraight: Bool {
    switch self {
    case .move, .line, .closeSubpath: true
    case .quadCurve, .curve: false
    }
  }
}

extension DrawPlan {
  /// Gives small shapes a tile, and those that are alike the same, in groups and layers too.
  static func tile(_ commands: inout [DrawCommand]) {
    var tiles: [CoverageTile.Key: CoverageTile] = [:]
    tile(&commands, &tiles)
  }

  private static func tile(
    _ commands: inout [DrawCommand], _ tiles: inout [CoverageTile.Key: CoverageTile]
  ) {
    for index in commands.indices {
      switch commands[index].content {
      case .group(var group):
        tile(&group.commands, &tiles)
        commands[index].content = .group(group)
      case .layer(var layer):
        tile(&layer.commands, &tiles)
        commands[index].content = .layer(layer)
      case .fill, .stroke:
        guard let (key, color) = CoverageTile.key(of: commands[index]) else { continue }
        if let tile = tiles[key] {
          tile.uses += 1
          commands[index].content = .tile(tile, color)
        } else {
          let tile = CoverageTile(commands[index], key)
          tiles[key] = tile
          commands[index].content = .tile(tile, color)
        }
      case .shadow, .text, .image, .tile: continue
      }
    }
  }
}

extension RasterPainter {
  /// Lays a tile in a colour where it touches the canvas.
  func paint(
    _ tile: CoverageTile, _ color: SRGBColor, _ command: DrawCommand, _ part: PixelBox, on canvas: Canvas
  ) throws(RenderingError) {
    let mask = try tile.coverage()
    canvas.clip(to: command.clip, of: plan, for: part)
    canvas.setPixels()
    cairo_save(canvas.context)
    cairo_new_path(canvas.context)
    addBox(canvas.context, part)
    cairo_clip(canvas.context)
    setSource(canvas.context, color)
    cairo_mask_surface(
      canvas.context, mask.source, Double(command.extent.minX), Double(command.extent.minY))
    cairo_restore(canvas.context)
  }
}
