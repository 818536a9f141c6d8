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
  /// The style of each run's letters, `nil` for the environment's; empty where no run has one.
  private let foregrounds: [AnyShapeStyle?]
  /// The colours of each run's lines; empty where no line has one.
  let lineColors: [LineColors]
  private let images: [TextImage]

  // As in ``LayoutNode``, no access encloses another.

  /// What is known of the text where room is endless, once it was asked for.
  @exclusivity(unchecked) private var knownIdeal: IdealText?
  /// The least width, once it was asked for; only texts that lack room are.
  @exclusivity(unchecked) private var knownLeastWidth: CGFloat?
  /// The last shape that was broken to a width.
  @exclusivity(unchecked) private var wrapped: (width: CGFloat, text: ShapedText)?

  /// Widths that differ by less are one: sums of offers come back with rounding errors.
  private static let tolerance: CGFloat = 0.001

  init(
    _ pieces: [TextPiece], images: [TextImage] = [], environment: EnvironmentValues, render: RenderContext
  ) {
    self.render = render
    self.images = images
    self.environment = environment
    let values = environment.builtIn.text
    var runs: [TextRun] = []
    runs.reserveCapacity(pieces.count)
    var (hasForegrounds, hasLineColors) = (false, false)
    for index in pieces.indices {
      let attributes = pieces[index].attributes ?? TextAttributes()
      var string = pieces[index].string
      if let textCase = values.textCase { string = textCase.applied(to: string, in: environment) }
      var style = attributes.style(in: environment)
      if !(style.font.size > 0 && style.font.size <= DrawingLimits.magnitude) {
        render.diagnose(.unusableLength("a font size", style.font.size))
        style.font.size = 1
      }
      runs.append(TextRun(string, style: style))
      if attributes.foreground != nil { hasForegrounds = true }
      let isLined = style.underline != nil || style.strikethrough != nil
      if isLined, LineColors(of: attributes, in: values.attributes) != LineColors() { hasLineColors = true }
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
    foregrounds = hasForegrounds ? pieces.map { $0.attributes?.foreground } : []
    lineColors = hasLineColors ? pieces.map { LineColors(of: $0.attributes, in: values.attributes) } : []
    super.init()
    remembersSizes = false
  }

  /// The text where room is endless.
  private var ideal: IdealText {
    if let knownIdeal { return knownIdeal }
    let ideal = IdealText(render.shape(block), scale: block.displayScale)
    knownIdeal = ideal
    return ideal
  }

  /// The width of the least that is ever shown: an ellipsis, or the whole text where that is less.
  private var leastWidth: CGFloat {
    if let knownLeastWidth { return knownLeastWidth }
    guard let style = block.runs.first?.style else { return 0 }
    let width = min(render.ellipsisWidth(style, scale: block.displayScale), ideal.size.width)
    knownLeastWidth = width
    return width
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, width <= 0 { return CGSize(width: leastWidth, height: ideal.lineHeight) }
    if let height = proposal.height, height <= 0 {
      let size = size(ProposedViewSize(width: proposal.width, height: nil))
      return CGSize(width: size.width, height: min(size.height, ideal.lineHeight))
    }
    return size(proposal)
  }

  /// The size of the text as it is drawn under `proposal`.
  private func size(_ proposal: ProposedViewSize) -> CGSize {
    isWhole(proposal) ? ideal.size : shape(proposal).size
  }

  /// Whether the text is shown as where room is endless.
  private func isWhole(_ proposal: ProposedViewSize) -> Bool {
    if let width = proposal.width, width + Self.tolerance < ideal.size.width { return false }
    guard let height = proposal.height else { return true }
    return height + Self.tolerance >= ideal.size.height || !height.isFinite
  }

  /// The text as it is drawn under `proposal`.
  private func shape(_ proposal: ProposedViewSize) -> ShapedText {
    if isWhole(proposal) { return ideal.text }
    remembersSizes = true
    // The ellipsis is only measured for texts that do not fit.
    var width = proposal.width
    if let given = width { width = given + Self.tolerance < ideal.size.width ? max(given, leastWidth) : nil }
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
    guard let width, width + Self.tolerance < ideal.size.width else { return ideal.text }
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
    if key.id == FirstTextLeading.self { return 0 }
    guard key.axis == .vertical else { return nil }
    if key.id == FirstTextBaseline.self { return guideText(proposal).firstBaseline }
    if key.id == LastTextBaseline.self { return guideText(proposal).lastBaseline }
    return nil
  }

  /// The text whose baselines count: no lines are broken only to answer a stack's question about the least size.
  private func guideText(_ proposal: ProposedViewSize) -> ShapedText {
    if let width = proposal.width, width <= 0 { return ideal.text }
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
    var paints: [Paint] = []
    paints.reserveCapacity(block.runs.count)
    for run in block.runs.indices {
      let style = foregrounds.isEmpty ? nil : foregrounds[run]
      paints.append(
        style?._paint(in: environment, bounds: frame) ?? environment.foregroundPaint(bounds: frame))
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
