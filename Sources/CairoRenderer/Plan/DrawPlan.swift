import Drawing
import Foundation
import Geometry

/// A display list in the order and the pixels it is painted in.
///
/// Scopes that need no layer are dissolved into their items, so that a strip of the picture is painted by walking a
/// short list of commands. Made in O(n) in the items; items outside the picture and behind a covering one are left out.
struct DrawPlan {
  private(set) var commands: [DrawCommand] = []
  private(set) var clips: [ClipNode] = []
  private var tiles: [CoverageKey: CoverageTile] = [:]
  /// The whole picture.
  let box: PixelBox

  /// The plan of `list` on a picture of `width` by `height` pixels, `scale` pixels a point.
  init(_ list: DisplayList, scale: CGFloat, width: Int, height: Int) {
    box = PixelBox(minX: 0, minY: 0, maxX: width, maxY: height)
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    var commands: [DrawCommand] = []
    commands.reserveCapacity(list.items.count)
    append(list.items, transform, clip: ClipNode.none, within: box, to: &commands)
    self.commands = commands
  }

  /// The plan of one item by itself, all of it, mapped by `transform`.
  init(_ items: [DisplayItem], transform: CGAffineTransform, within box: PixelBox) {
    self.box = box
    var commands: [DrawCommand] = []
    append(items, transform, clip: ClipNode.none, within: box, to: &commands)
    self.commands = commands
  }

  /// For each strip of `height` rows, the indices of the commands that touch it, in order.
  ///
  /// A command that covers a strip with opaque colour frees it of all that came before.
  func strips(height: Int) -> [[Int32]] {
    let count = (box.height + height - 1) / height
    var strips = [[Int32]](repeating: [], count: count)
    for index in commands.indices {
      let box = commands[index].box
      let first = box.minY / height
      let last = (box.maxY - 1) / height
      let cover = unclippedCover(of: commands[index])
      for strip in first...max(last, first) {
        if !cover.isEmpty {
          let rows = PixelBox(
            minX: 0, minY: strip * height, maxX: self.box.maxX,
            maxY: min((strip + 1) * height, self.box.maxY))
          if cover.contains(rows) { strips[strip].removeAll(keepingCapacity: true) }
        }
        strips[strip].append(Int32(index))
      }
    }
    return strips
  }

  /// The commands that touch some rows, in order, but for those behind one that covers all these rows.
  func commands(inRows rows: Range<Int>) -> [DrawCommand] {
    let part = PixelBox(minX: 0, minY: rows.lowerBound, maxX: box.maxX, maxY: rows.upperBound)
    let first = commands.lastIndex { $0.box.contains(part) && unclippedCover(of: $0).contains(part) } ?? 0
    return commands[first...].filter { !$0.box.intersection(part).isEmpty }
  }

  /// Pixels that `command` paints opaquely; empty where a clip is around it.
  func unclippedCover(of command: DrawCommand) -> PixelBox {
    command.clip == ClipNode.none ? cover(of: command) : .empty
  }

  /// Pixels that `command` paints opaquely: the largest box that is easily told; empty where there is none.
  private func cover(of command: DrawCommand) -> PixelBox {
    guard case .fill(let path, let paint, _) = command.content, paint.isOpaque,
      command.transform.isScaleAndTranslation
    else { return .empty }
    var best = PixelBox.empty
    for interior in ClipNode.interiors(of: path, command.transform) {
      let box = interior.intersection(command.box)
      guard !box.isEmpty, spares(command.clip, box) else { continue }
      if box.width * box.height > best.width * best.height { best = box }
    }
    return best
  }

  /// Adds a clip and gives its index.
  mutating func addClip(_ clip: ClipNode) -> Int {
    clips.append(clip)
    return clips.count - 1
  }

  /// Puts another clip in the place of one.
  mutating func replaceClip(_ index: Int, by clip: ClipNode) { clips[index] = clip }

  /// Whether no clip of the chain that begins at `index` cuts anything away from `box`.
  func spares(_ index: Int, _ box: PixelBox) -> Bool {
    var index = index
    while index != ClipNode.none {
      if !clips[index].spares(box) { return false }
      index = clips[index].parent
    }
    return true
  }

  private mutating func append(
    _ items: [DisplayItem], _ transform: CGAffineTransform, clip: Int, within limits: PixelBox,
    to commands: inout [DrawCommand]
  ) {
    for item in items {
      let extent = PixelBox(around: item.bounds.applying(transform))
      var box = extent.intersection(limits)
      if box.isEmpty {
        // A horizontal or vertical line has bounds without an area when it is filled; nothing of it shows.
        continue
      }
      let content: DrawCommand.Content
      var boxes: [PixelBox] = []
      switch item.content {
      case .fill(let path, let paint, let rule):
        if paint.isClear { continue }
        content = .fill(path, paint, rule)
        boxes = Self.boxes(path, paint, rule, transform)
      case .stroke(let path, let paint, let style):
        if paint.isClear || style.lineWidth == 0 { continue }
        content = .stroke(path, paint, style)
        boxes = Self.boxes(path, paint, style, transform, in: box)
      case .shadow(let path, let shadow):
        if shadow.color.alpha == 0 { continue }
        box = Blur(shadow, transform).bounds(of: item.bounds, transform).intersection(limits)
        content = .shadow(path, shadow)
      case .text(let text, let point, let paints):
        content = .text(TextCommand(text: text, x: Double(point.x), y: Double(point.y), paints: paints))
      case .image(let image): content = .image(image)
      case .scope(let scope):
        append(scope, transform, clip: clip, within: limits, to: &commands)
        continue
      }
      var command = DrawCommand(
        content: content, transform: transform, box: box, extent: extent, clip: clip, boxes: boxes)
      command.tile = tile(of: command)
      hideLast(of: &commands, behind: command)
      commands.append(command)
    }
  }

  /// Tells the last command, where it is a shadow or a plain area, what of it need not be painted since the next one
  /// paints over it.
  private func hideLast(of commands: inout [DrawCommand], behind next: DrawCommand) {
    guard let index = commands.indices.last else { return }
    switch commands[index].content {
    case .shadow where commands[index].clip == next.clip: commands[index].hidden = cover(of: next)
    case .fill(let path, .color(let color), let rule) where color.isOpaque:
      guard case .rectangle = path.kind else { return }
      let cover = cover(of: next)
      if cover.isEmpty { return }
      let boxes = PixelBox.boxes(filledBy: path, rule, commands[index].transform) ?? []
      commands[index].boxes = boxes.flatMap { $0.without(cover) }
    default: break
    }
  }

  /// The pixels of a fill that need not go by way of cairo: translucent rectangles, and several of them.
  private static func boxes(
    _ path: Path, _ paint: Paint, _ rule: FillRule, _ transform: CGAffineTransform
  ) -> [PixelBox] {
    guard case .color(let color) = paint else { return [] }
    if case .rectangle = path.kind, color.isOpaque { return [] }
    return PixelBox.boxes(filledBy: path, rule, transform, areDisjoint: !color.isOpaque) ?? []
  }

  /// The pixels of a stroke that need not go by way of cairo: lines along the axes.
  private static func boxes(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ transform: CGAffineTransform, in box: PixelBox
  ) -> [PixelBox] {
    guard case .color(let color) = paint else { return [] }
    return PixelBox.boxes(strokedAlong: path, style, transform, in: box, areDisjoint: !color.isOpaque) ?? []
  }

  /// The tile of a small shape, the same for those that are alike.
  private mutating func tile(of command: DrawCommand) -> CoverageTile? {
    guard let shape = CoverageShape(command) else { return nil }
    if let known = tiles[shape.key] {
      known.uses += 1
      return known
    }
    let tile = CoverageTile(shape)
    tiles[shape.key] = tile
    return tile
  }

  private mutating func append(
    _ scope: DisplayScope, _ outer: CGAffineTransform, clip: Int, within limits: PixelBox,
    to commands: inout [DrawCommand]
  ) {
    if scope.opacity <= 0 { return }
    let transform = scope.transform.isIdentity ? outer : scope.transform.concatenating(outer)
    guard transform.isInvertible else { return }
    if !scope.needsLayer {
      var limits = limits
      var clip = clip
      if let path = scope.clip {
        limits = limits.intersection(PixelBox(around: path.boundingRect.applying(transform)))
        if limits.isEmpty { return }
        clip = addClip(ClipNode(parent: clip, path: path, transform: transform))
      }
      let start = commands.count
      append(scope.items, transform, clip: clip, within: limits, to: &commands)
      if scope.clip != nil { group(&commands, from: start, in: clip) }
      return
    }
    appendLayer(scope, transform, clip: clip, within: limits, to: &commands)
  }

  private mutating func appendLayer(
    _ scope: DisplayScope, _ transform: CGAffineTransform, clip: Int, within limits: PixelBox,
    to commands: inout [DrawCommand]
  ) {
    var shadow: LayerShadow?
    var contentLimits = limits
    if let wanted = scope.shadow, wanted.color.alpha > 0 {
      let blur = Blur(wanted, transform)
      let dx = Int((transform.a * wanted.x + transform.c * wanted.y).rounded())
      let dy = Int((transform.b * wanted.x + transform.d * wanted.y).rounded())
      shadow = LayerShadow(shadow: wanted, blur: blur, dx: dx, dy: dy, outline: nil)
      // What lies outside may still cast its shadow inside.
      contentLimits = limits.union(
        limits.offsetBy(dx: -dx, dy: -dy).grown(dx: blur.reachX, dy: blur.reachY))
    }
    let contentBlur = scope.blur > 0 ? Blur(radius: scope.blur, transform) : nil
    let blurredLimits = contentLimits
    if let contentBlur { contentLimits = contentLimits.grown(dx: contentBlur.reachX, dy: contentBlur.reachY) }
    var inner = ClipNode.none
    if let path = scope.clip {
      contentLimits = contentLimits.intersection(
        PixelBox(around: path.boundingRect.applying(transform)))
      inner = addClip(ClipNode(parent: ClipNode.none, path: path, transform: transform))
    }
    if contentLimits.isEmpty { return }
    var content: [DrawCommand] = []
    append(scope.items, transform, clip: inner, within: contentLimits, to: &content)
    let outline = shadow != nil && contentBlur == nil ? outline(of: content) : nil
    if scope.clip != nil { group(&content, from: 0, in: inner) }
    guard let first = content.first else { return }
    var contentBox = content.dropFirst().reduce(first.box) { $0.union($1.box) }
    if let contentBlur {
      contentBox = contentBox.grown(dx: contentBlur.reachX, dy: contentBlur.reachY)
        .intersection(blurredLimits)
    }
    var box = contentBox
    if let cast = shadow {
      shadow?.outline = outline
      box = box.union(
        contentBox.offsetBy(dx: cast.dx, dy: cast.dy).grown(dx: cast.blur.reachX, dy: cast.blur.reachY))
    }
    box = box.intersection(limits)
    if box.isEmpty { return }
    let layer = LayerCommand(
      commands: content, contentBox: contentBox, blur: contentBlur, opacity: scope.opacity,
      blendMode: scope.blendMode, shadow: shadow)
    commands.append(
      DrawCommand(content: .layer(layer), transform: transform, box: box, extent: box, clip: clip))
  }

  /// The path whose filling has the very opacity of `content`, where that is easily told.
  ///
  /// Either the content is one opaque filled path, or all of it lies in one clip that one of the items covers.
  private func outline(of content: [DrawCommand]) -> LayerOutline? {
    if content.count == 1, content[0].clip == ClipNode.none,
      case .fill(let path, let paint, .nonZero) = content[0].content,
      paint.isOpaque
    {
      return LayerOutline(path: path, transform: content[0].transform)
    }
    let members = content.flatMap { $0.group?.commands ?? [$0] }
    guard let index = members.first.map({ root(of: $0.clip) }), index != ClipNode.none,
      members.allSatisfy({ root(of: $0.clip) == index && !$0.isEraser })
    else { return nil }
    let group = content.lazy.compactMap(\.group).first { $0.bounds == index }
    let clip = clips[group?.clip ?? index]
    let needed = clip.path.boundingRect.applying(clip.transform)
    let isCovered = members.contains { command in
      guard command.clip == index, case .fill(let path, let paint, _) = command.content, paint.isOpaque,
        case .rectangle(let rect) = path.kind, command.transform.isScaleAndTranslation
      else { return false }
      return rect.applying(command.transform).insetBy(dx: -1e-6, dy: -1e-6).contains(needed)
    }
    return isCovered ? LayerOutline(path: clip.path, transform: clip.transform) : nil
  }

  /// The outermost clip around the clip `index`.
  private func root(of index: Int) -> Int {
    var index = index
    while index != ClipNode.none, clips[index].parent != ClipNode.none { index = clips[index].parent }
    return index
  }
}

extension CGAffineTransform {
  /// Whether the map can be undone in the numbers cairo has.
  var isInvertible: Bool { (a * d - b * c).magnitude > 1e-9 }

  /// By how much lengths grow, the same in each direction, or `nil` where the map turns, shears, flips or stretches.
  var uniformScale: CGFloat? { b == 0 && c == 0 && a == d && a > 0 ? a : nil }
}
