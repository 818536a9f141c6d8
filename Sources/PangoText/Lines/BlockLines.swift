import Drawing
import Foundation

/// The lines of a whole block, stacked (`rendering.md` 2.3, 2.4).
///
/// A line's box comes from the fonts that the text asks for, never from those that stood in for characters: the
/// largest ascent and descent of its runs around one baseline.
struct BlockLines {
  /// A line in its place.
  struct Line {
    var line: BrokenLine
    /// The box's top, in points from the text's top.
    var top: Double
    /// The box above and below the baseline, in points.
    var above: Double
    var below: Double

    var bottom: Double { top + above + below }
  }

  private(set) var lines: [Line] = []
  private(set) var missing: [Unicode.Scalar] = []
  private(set) var isTruncated = false
  private let breaker: LineBreaker
  private let block: TextBlock
  /// Where the last line begins.
  private var lastStart: (paragraph: Paragraph, cursor: LineCursor)?

  /// The lines of a block.
  ///
  /// Text beyond the last line that is shown is not shaped, but for its last paragraph where its end is shown.
  ///
  /// - Parameter read: shapes a paragraph, given without and with its separator.
  init(
    of block: TextBlock, breaker: LineBreaker,
    read: (_ range: Range<Int>, _ fullRange: Range<Int>) throws -> Paragraph
  ) throws {
    self.block = block
    self.breaker = breaker
    let source = breaker.source
    guard source.text.count > 0 else { return }
    var start: Int? = 0
    while let from = start {
      let (end, next) = source.paragraph(from: from)
      let paragraph = try read(from..<end, from..<(next ?? end))
      var cursor = LineCursor()
      repeat {
        let before = cursor
        let line = breaker.line(of: paragraph, from: &cursor)
        if !append(line, startingAt: before, of: paragraph) {
          try truncate(reading: read, from: paragraph)
          return
        }
      } while cursor.index < paragraph.pieces.count
      report(paragraph)
      start = next
    }
  }

  /// The height of one line of the text's first style, in points.
  var firstLineHeight: Double { breaker.styles.first.map { $0.above + $0.below } ?? 0 }

  /// Adds a line where the limits allow it, or where what would be lost is not worth an ellipsis.
  private mutating func append(
    _ line: BrokenLine, startingAt cursor: LineCursor, of paragraph: Paragraph
  ) -> Bool {
    var placed = place(line)
    if let last = lines.last { placed.top = max(last.bottom + Self.finite(block.lineSpacing), last.top) }
    if !lines.isEmpty {
      if let limit = block.lineLimit, lines.count >= max(limit, 1) { return false }
      if let height = block.height, !height.isNaN, placed.bottom > height + Self.tolerance { return false }
    }
    lines.append(placed)
    lastStart = (paragraph, cursor)
    return true
  }

  /// What a height may lack, in points, for the sake of a double's last bits.
  private static let tolerance = 0.001

  private static func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }

  /// A line with its box, at the top.
  private func place(_ line: BrokenLine) -> Line {
    let styles = breaker.styles
    let first = styles[line.pieces.first?.run ?? breaker.source.run(at: line.range.lowerBound)]
    var placed = Line(line: line, top: 0, above: first.above, below: first.below)
    if styles.count > 1 {
      for piece in line.pieces {
        placed.above = max(placed.above, styles[piece.run].above)
        placed.below = max(placed.below, styles[piece.run].below)
      }
    }
    return placed
  }

  /// Puts an ellipsis into the last line, unless nothing but blanks follows it.
  private mutating func truncate(
    reading read: (_ range: Range<Int>, _ fullRange: Range<Int>) throws -> Paragraph, from current: Paragraph
  ) throws {
    let source = breaker.source
    guard let (paragraph, cursor) = lastStart, let last = lines.last else { return }
    report(paragraph)
    if source.isBlank(from: last.line.range.upperBound) { return }
    var final = paragraph
    if block.truncationMode != .tail {
      let range = source.lastParagraph
      if range != paragraph.range { final = try read(range, range) }
      report(final)
    }
    isTruncated = true
    var placed = place(
      breaker.truncatedLine(
        of: paragraph, from: cursor, last: final, mode: block.truncationMode, textEnd: source.text.count))
    placed.top = last.top
    lines[lines.count - 1] = placed
  }

  private mutating func report(_ paragraph: Paragraph) {
    for scalar in paragraph.missing where !missing.contains(scalar) { missing.append(scalar) }
  }
}
