import Drawing
import Foundation
import Geometry

/// A text, measured and drawn by the text engine (`views.md` 3.1).
///
/// Each block is shaped once per width that changes its lines.
final class TextNode: LayoutNode {
  nonisolated deinit {}

  private let render: RenderContext
  let environment: EnvironmentValues
  /// The text without limits of room.
  private let block: TextBlock
  /// The style of each run's letters; `nil` for the environment's.
  private let foregrounds: [AnyShapeStyle?]
  /// The colours of each run's lines; empty where no line has one.
  let lineColors: [LineColors]
  private let images: [TextImage]
  /// The shape where room is endless.
  private lazy var ideal = render.shape(block)
  /// The last shape that was broken to a width.
  private var wrapped: (width: CGFloat, text: ShapedText)?

  /// Widths that differ by less are one: sums of offers come back with rounding errors.
  private static let tolerance: CGFloat = 0.001

  init(
    _ pieces: [TextPiece], images: [TextImage] = [], environment: EnvironmentValues, render: RenderContext
  ) {
    self.render = render
    self.images = images
    self.environment = environment
    let values = environment.builtIn.text
    var runs = pieces.map { piece in
      let attributes = piece.attributes ?? TextAttributes()
      let string = values.textCase?.applied(to: piece.string, in: environment) ?? piece.string
      var style = attributes.style(in: environment)
      if !(style.font.size > 0 && style.font.size <= DrawingLimits.magnitude) {
        render.diagnose(.unusableLength("a font size", style.font.size))
        style.font.size = 1
      }
      return TextRun(string, style: style)
    }
    for image in images {
      runs[image.run].style = image.fitted(
        runs[image.run].style, scale: environment.displayScale, in: render)
    }
    block = TextBlock(
      runs: runs, lineLimit: values.lineLimit, reservedLines: values.reservedLines,
      truncationMode: values.truncationMode, alignment: values.alignment,
      layoutDirection: environment.layoutDirection, lineSpacing: values.lineSpacing,
      minimumScaleFactor: values.minimumScaleFactor, allowsTightening: values.allowsTightening,
      displayScale: environment.displayScale)
    foregrounds = pieces.map { $0.attributes?.foreground }
    let hasLineColors = pieces.contains {
      LineColors(of: $0.attributes, in: values.attributes) != LineColors()
    }
    lineColors = hasLineColors ? pieces.map { LineColors(of: $0.attributes, in: values.attributes) } : []
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, width <= 0 { return CGSize(width: leastWidth, height: lineHeight) }
    if let height = proposal.height, height <= 0 {
      let text = shape(ProposedViewSize(width: proposal.width, height: nil))
      return CGSize(width: text.size.width, height: min(text.size.height, lineHeight))
    }
    return shape(proposal).size
  }

  /// The width of the least that is ever shown: an ellipsis, or the whole text where that is less.
  private var leastWidth: CGFloat {
    guard let style = block.runs.first?.style else { return 0 }
    return min(render.ellipsisWidth(style, scale: block.displayScale), ideal.size.width)
  }

  /// The height of one line, rounded up to a pixel.
  private var lineHeight: CGFloat {
    guard ideal.lines.count > 1 else { return ideal.size.height }
    return PixelGrid(scale: block.displayScale).ceil(ideal.lines[0].frame.height)
  }

  /// The text as it is drawn under `proposal`.
  private func shape(_ proposal: ProposedViewSize) -> ShapedText {
    // The ellipsis is only measured for texts that do not fit.
    let width = proposal.width.flatMap { width in
      width + Self.tolerance < ideal.size.width ? max(width, leastWidth) : nil
    }
    let text = broken(to: width)
    guard let height = proposal.height, height.isFinite, text.size.height > height + Self.tolerance,
      text.lines.count > 1 || block.minimumScaleFactor < 1
    else { return text }
    var limited = block
    limited.width = width
    limited.height = max(height, 0)
    return render.shape(limited)
  }

  /// The text broken to a width, its height open.
  private func broken(to width: CGFloat?) -> ShapedText {
    guard let width, width + Self.tolerance < ideal.size.width else { return ideal }
    if let wrapped, width <= wrapped.width + Self.tolerance,
      wrapped.width == width || !wrapped.text.isTruncated && wrapped.text.scaleFactor == 1,
      width + Self.tolerance >= wrapped.text.size.width
    {
      return wrapped.text
    }
    var limited = block
    limited.width = width
    let text = render.shape(limited)
    wrapped = (width, text)
    return text
  }

  override func explicitAlignment(_ key: AlignmentKey, under proposal: ProposedViewSize) -> CGFloat? {
    guard key.axis == .vertical else { return nil }
    if key.id == FirstTextBaseline.self { return guideText(proposal).firstBaseline }
    if key.id == LastTextBaseline.self { return guideText(proposal).lastBaseline }
    return nil
  }

  /// The text whose baselines count: no lines are broken only to answer a stack's question about the least size.
  private func guideText(_ proposal: ProposedViewSize) -> ShapedText {
    if let width = proposal.width, width <= 0 { return ideal }
    return shape(proposal)
  }

  override var spacing: ViewSpacing {
    guard let first = block.runs.first, let last = block.runs.last else { return .plain }
    return .text(
      topSize: first.style.font.size, bottomSize: last.style.font.size,
      grid: PixelGrid(scale: block.displayScale))
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let text = shape(proposal)
    if text.runs.isEmpty { return }
    let frame = CGRect(origin: origin, size: text.size)
    let paints = foregrounds.map { style in
      style?._paint(in: environment, bounds: frame) ?? environment.foregroundPaint(bounds: frame)
    }
    if !text.missingCharacters.isEmpty { canvas.render.diagnose(.missing(text.missingCharacters)) }
    let shown = lineColors.isEmpty ? text : drawLines(of: text, at: origin, on: canvas)
    canvas.add { () throws(DrawingDiagnostic) in try .text(shown, at: origin, paints: paints) }
    for image in images {
      image.draw(in: text, style: block.runs[image.run].style, at: origin, on: canvas)
    }
  }
}

extension DrawingDiagnostic {
  /// Characters that no font has.
  static func missing(_ characters: [Unicode.Scalar]) -> DrawingDiagnostic {
    let names = characters.map { "U+\(String($0.value, radix: 16, uppercase: true))" }.joined(separator: ", ")
    return DrawingDiagnostic("no font has the characters \(names); add one that does to the fonts")
  }
}
