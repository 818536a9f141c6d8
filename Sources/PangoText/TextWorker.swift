import Drawing
import Foundation
import Geometry

/// Everything that measuring needs and that one thread at a time may use: styles with their words, and Pango.
///
/// A worker shares nothing that changes with another (`rendering.md` 3).
final class TextWorker {
  private let library: FontLibrary
  private var generation: Int
  /// Those met so far, few enough to look through.
  private var styles: [RunStyle] = []
  private var lastStyle: RunStyle?
  private let pairs = BlankRules()
  /// Latest last.
  private var engines: [(fonts: FontSet, engine: PangoEngine)] = []
  /// Whether simple text takes the short way; off only to compare it with Pango.
  private let usesWords: Bool

  private static let styleCapacity = 64
  private static let engineCapacity = 12

  init(library: FontLibrary, usesWords: Bool) {
    self.library = library
    self.usesWords = usesWords
    generation = library.generation
  }

  /// The shape of a block (see ``PangoTextMeasurer/shape(_:)``).
  func shape(_ block: TextBlock) throws -> ShapedText {
    if generation != library.generation {
      generation = library.generation
      (styles, lastStyle, engines) = ([], nil, [])
    }
    let string = block.string
    var text = string
    return try text.withUTF8 { try shape(Job(block: block, text: $0, string: string)) }
  }

  /// A block and its text.
  struct Job {
    let block: TextBlock
    let text: UnsafeBufferPointer<UInt8>
    let string: String

    /// The text with the ends of its runs.
    var source: TextSource {
      var (ends, end): ([Int], Int) = ([], 0)
      for run in block.runs {
        end += run.string.utf8.count
        ends.append(end)
      }
      return TextSource(text: text, runEnds: ends)
    }
  }

  /// A way of laying out a block: type shrunk by a factor, characters set closer.
  struct Fit: Equatable {
    var factor: CGFloat = 1
    /// Added after every character, in em; not positive.
    var tightening: CGFloat = 0
  }

  /// A block's lines in one fit, with the styles they are set in.
  func lay(_ job: Job, _ fit: Fit) throws -> (lines: BlockLines, styles: [RunStyle]) {
    let styles = try job.block.runs.map { try style(fit.applied(to: $0.style)) }
    let source = job.source
    let block = job.block
    var limit = LineBreaker.unlimited
    if let width = block.width, !width.isNaN, width < 1e15 {
      limit = Int((max(Double(width), 0) * 1024).rounded(.up))
    }
    let breaker = LineBreaker(source: source, styles: styles, limit: limit)
    let words = WordReader(source, styles: styles, pairs: pairs)
    var engine: PangoEngine?
    let isRightToLeft = block.layoutDirection == .rightToLeft
    let lines = try BlockLines(of: block, breaker: breaker) { range, fullRange in
      if usesWords,
        let paragraph = words.paragraph(range, fullRange: fullRange, needsLetters: isRightToLeft)
      {
        return paragraph
      }
      let pango = try engine ?? self.engine(for: job, styles: styles)
      engine = pango
      return try pango.paragraph(
        range, fullRange: fullRange, in: source, styles: styles, isRightToLeft: isRightToLeft)
    }
    return (lines, styles)
  }

  private func style(_ style: TextStyle) throws(FontError) -> RunStyle {
    if let lastStyle, lastStyle.style == style { return lastStyle }
    if let known = styles.first(where: { $0.style == style }) {
      lastStyle = known
      return known
    }
    let made = try RunStyle(style, library: library)
    if styles.count >= Self.styleCapacity { styles.removeAll() }
    styles.append(made)
    lastStyle = made
    return made
  }

  /// Pango over the fonts that a block needs and no others, so that a shape does not depend on earlier texts.
  private func engine(for job: Job, styles: [RunStyle]) throws(FontError) -> PangoEngine {
    let fonts = try FontSet(
      fonts: styles.map { ($0.style.font, $0.face) }, text: job.string.unicodeScalars, library: library)
    if let index = engines.lastIndex(where: { $0.fonts == fonts }) {
      let known = engines.remove(at: index)
      engines.append(known)
      return known.engine
    }
    let engine = try PangoEngine(fonts)
    if engines.count >= Self.engineCapacity { engines.removeFirst() }
    engines.append((fonts, engine))
    return engine
  }
}

extension TextWorker.Fit {
  /// A style in this fit: all its lengths shrunk with its type (`views.md` 3.1).
  func applied(to style: TextStyle) -> TextStyle {
    if self == Self() { return style }
    var style = style
    style.font.size *= factor
    style.font.lineHeight = style.font.lineHeight.map { $0 * factor }
    style.tracking *= factor
    style.kerning = style.kerning * factor + tightening * style.font.size
    style.baselineOffset *= factor
    return style
  }
}
