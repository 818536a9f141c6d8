import Drawing
import Geometry

/// One thing to paint, where it lies already known in pixels.
struct DrawCommand {
  enum Content {
    case fill(Path, Paint, FillRule)
    case stroke(Path, Paint, StrokeStyle)
    case shadow(Path, Shadow)
    case text(TextCommand)
    case image(ImageItem)
    case layer(LayerCommand)
    case group(ClipGroup)
  }

  var content: Content
  /// Maps the item's space to the picture's pixels.
  var transform: CGAffineTransform
  /// Every pixel the item may touch, inside the clips around it.
  var box: PixelBox
  /// Every pixel the item would touch without those clips; what is drawn as a path is not cut to the box.
  var extent: PixelBox
  /// The index of the innermost clip in the plan, or ``ClipNode/none``.
  var clip: Int
  /// Pixels of the box that the next command paints over, so that they need not be painted.
  var hidden = PixelBox.empty
  /// The very pixels that a fill or a stroke covers, but for those that the next command paints over, in boxes that have none in common
  /// where it is translucent; empty where it covers parts of pixels, and where cairo is as fast.
  var boxes: [PixelBox] = []
  /// What the command shares with those that paint the same elsewhere, for a small shape of one colour.
  var tile: CoverageTile?

  /// Whether the command takes away from what was painted before it.
  var isEraser: Bool {
    switch content {
    case .layer(let layer): layer.blendMode == .destinationOut
    case .group(let group): group.commands.contains(where: \.isEraser)
    case .fill, .stroke, .shadow, .text, .image: false
    }
  }

  /// The group that the command is, if it is one.
  var group: ClipGroup? {
    if case .group(let group) = content { group } else { nil }
  }
}

/// A shaped text and its place.
struct TextCommand {
  var text: ShapedText
  var x: Double
  var y: Double
  var paints: [Paint]

  /// The paint of the block's run `index`; the last serves all others.
  func paint(of index: Int) -> Paint { paints[min(max(index, 0), paints.count - 1)] }
}

/// Commands that are painted on a picture of their own, which is then laid over what is behind.
struct LayerCommand {
  /// In order; the clips around the layer are not among theirs.
  var commands: [DrawCommand]
  /// Every pixel the commands may touch, blurred where they are; the shadow not counted.
  var contentBox: PixelBox
  /// How the commands' picture is blurred before anything else is done with it.
  var blur: Blur?
  var opacity: Double
  var blendMode: BlendMode
  var shadow: LayerShadow?
}

/// The shadow of a layer, in pixels.
struct LayerShadow {
  var shadow: Shadow
  var blur: Blur
  /// Whole pixels to the right.
  var dx: Int
  /// Whole pixels downwards.
  var dy: Int
  /// The path whose filling has the very opacity of the layer, where one is known.
  var outline: LayerOutline?
}

/// A path and the map from its space to pixels.
struct LayerOutline {
  var path: Path
  var transform: CGAffineTransform
}
