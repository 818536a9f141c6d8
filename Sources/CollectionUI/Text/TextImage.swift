import Drawing
import Foundation
import Geometry

/// A picture in a text.
nonisolated struct ImageText: TextContent {
  let image: Image

  /// A blank that is as wide as the picture and that no line ends at.
  func pieces(in environment: EnvironmentValues) -> [TextPiece] { [TextPiece("\u{A0}", image: image)] }
}

/// A picture that stands in the place of a run of a text.
struct TextImage {
  /// The index of the run.
  let run: Int
  let node: LayoutNode
  /// The picture's own size, in points.
  let size: CGSize
  /// How far below its top the picture stands on the baseline, in points.
  let baseline: CGFloat

  /// The pictures of a text, each in the look of its place.
  static func images(of pieces: [TextPiece], in context: ResolutionContext) -> [TextImage] {
    var images: [TextImage] = []
    for run in pieces.indices {
      guard let image = pieces[run].image else { continue }
      var inner = context
      if let look = pieces[run].attributes {
        inner.environment.builtIn.text.attributes = look.filled(
          from: context.environment.builtIn.text.attributes)
        if let font = look.font { inner.environment.font = font }
        if let foreground = look.foreground { inner.environment.setForeground(foreground) }
      }
      let node = image._makeNode(in: inner)
      let dimensions = node.dimensions(.unspecified)
      images.append(
        TextImage(
          run: run, node: node, size: CGSize(width: dimensions.width, height: dimensions.height),
          baseline: dimensions[VerticalAlignment.firstTextBaseline]))
    }
    return images
  }

  /// A style in which the blank that stands for the picture is as wide as it.
  func fitted(_ style: TextStyle, scale: CGFloat, in render: RenderContext) -> TextStyle {
    var style = style
    (style.tracking, style.kerning, style.underline, style.strikethrough) = (0, 0, nil, nil)
    let blank = render.shape(TextBlock(runs: [TextRun("\u{A0}", style: style)], displayScale: scale))
    style.kerning = size.width - (blank.runs.first?.advance ?? 0)
    return style
  }

  /// Draws the picture where its blank is in `text`; not at all where an ellipsis stands for it.
  ///
  /// - Parameters:
  ///   - text: the text as it is drawn.
  ///   - style: the blank's style.
  ///   - origin: the text's corner, in the canvas's points.
  ///   - canvas: takes the items.
  func draw(in text: ShapedText, style: TextStyle, at origin: CGPoint, on canvas: Canvas) {
    guard let blank = text.runs.first(where: { $0.sourceRun == run && !$0.sourceRange.isEmpty }),
      let x = blank.x.first
    else { return }
    var start = x
    if blank.isRightToLeft {
      // What is added to a blank lies before it there.
      let alone = TextBlock(runs: [TextRun("\u{A0}", style: style)], layoutDirection: .rightToLeft)
      start -= (canvas.render.shape(alone).runs.first?.x.first ?? 0) * text.scaleFactor
    }
    let place = CGPoint(x: origin.x + start, y: origin.y + blank.baseline)
    let items = canvas.collect { inner in
      node.draw(at: CGPoint(x: place.x, y: place.y - baseline), proposal: .unspecified, on: inner)
    }
    let factor = text.scaleFactor
    if factor == 1 {
      canvas.append(items)
    } else {
      canvas.addScope(
        DisplayScope(
          transform: .around(place, CGAffineTransform(scaleX: factor, y: factor)), items: items))
    }
  }
}
