import Drawing
import Foundation
import Geometry

/// The text itself, without ink: each run of glyphs stretched to its width, so that it lies over its outlines.
extension SVGComposer {
  /// Writes the characters of all runs that show, in the order they are read.
  ///
  /// Lines of one paragraph are one `<text>`, so that a search finds what is broken across them; what is cut off is not there,
  /// but the ellipsis is.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - point: its top left corner.
  ///   - shows: whether a run is painted.
  mutating func writeTextLayer(_ text: ShapedText, at point: CGPoint, where shows: (GlyphRun) -> Bool) {
    let hasPictures = text.runs.contains(where: \.isColor)
    var string = text.string
    string.withUTF8 { utf8 in
      var line = TextLayerLine()
      var paragraph: TextLayerLine?
      var end = 0
      for index in text.lines.indices {
        line.read(text, line: index, where: shows)
        guard let first = line.runs.first else { continue }
        let gap = utf8.gap(from: end, to: text.runs[first].sourceRange.lowerBound)
        if let open = paragraph, open.isRightToLeft != line.isRightToLeft || gap == .lineBreak {
          body.write("</text>")
          paragraph = nil
        }
        let isWhole = paragraph == nil && text.lines.count == 1 && line.runs.count == 1
        if paragraph == nil {
          beginText(text.runs[first], line, at: point, isWhole: isWhole, hasPictures: hasPictures)
          paragraph = line
        } else if gap == .blank {
          body.write(" ")
        }
        for (place, number) in line.runs.enumerated() {
          let run = text.runs[number]
          if place > 0, utf8.gap(from: end, to: run.sourceRange.lowerBound) == .blank { body.write(" ") }
          if isWhole {
            write(run, in: utf8)
          } else {
            body.write("<tspan")
            writePlace(of: run, line, at: point)
            if run.fontSize != text.runs[paragraph?.runs[0] ?? number].fontSize {
              body.attribute("font-size", run.fontSize)
            }
            body.write(">")
            write(run, in: utf8)
            body.write("</tspan>")
          }
          end = max(end, run.sourceRange.upperBound)
        }
      }
      if paragraph != nil { body.write("</text>") }
    }
  }

  /// Starts an element of text.
  ///
  /// - Parameters:
  ///   - run: its first run.
  ///   - line: the line that the run stands in.
  ///   - isWhole: whether it has no other.
  ///   - hasPictures: whether there are emoji, which resvg paints whatever their fill is; nobody paints what has no
  ///     opacity, but then browsers do not show what is selected.
  private mutating func beginText(
    _ run: GlyphRun, _ line: TextLayerLine, at point: CGPoint, isWhole: Bool, hasPictures: Bool
  ) {
    hasTextLayer = true
    body.write("<text")
    if isWhole { writePlace(of: run, line, at: point) }
    body.attribute("font-size", run.fontSize)
    if line.isRightToLeft { body.write(" direction=\"rtl\"") }
    if !readsTexts { body.write(" aria-hidden=\"true\"") }
    body.write(hasPictures ? " opacity=\"0\">" : " fill-opacity=\"0\">")
  }

  /// Writes where a run lies: in a right-to-left text it starts at its right edge.
  private mutating func writePlace(of run: GlyphRun, _ line: TextLayerLine, at point: CGPoint) {
    // Marks may stand anywhere over their letters, and only the first glyph of left-to-right text is always a letter.
    let left = (run.isRightToLeft ? run.x.min() : run.x.first) ?? 0
    body.attribute("x", point.x + left + (line.isRightToLeft ? run.advance : 0))
    body.attribute("y", point.y + run.baseline)
    if thousandths(run.advance) > 0 { body.attribute("textLength", run.advance) }
  }

  /// Writes the characters of a run; a sign that stands for no character of the text is an ellipsis.
  private mutating func write(_ run: GlyphRun, in utf8: UnsafeBufferPointer<UInt8>) {
    if run.sourceRange.isEmpty {
      body.write("\u{2026}")
    } else {
      body.write(escaped: utf8[utf8.scalars(in: run.sourceRange)])
    }
  }
}

/// What of a line is in the text layer.
private struct TextLayerLine {
  /// The indices of the runs, in the order they are read.
  private(set) var runs: [Int] = []
  /// Whether the line is read from its right edge.
  private(set) var isRightToLeft = false

  /// Becomes a line of `text`, and keeps its memory.
  mutating func read(_ text: ShapedText, line index: Int, where shows: (GlyphRun) -> Bool) {
    let line = text.lines[index]
    runs.removeAll(keepingCapacity: true)
    var isMixed = false
    for number in line.runs.clamped(to: text.runs.indices) {
      let run = text.runs[number]
      guard run.fontSize > 0, !run.glyphs.isEmpty, shows(run) else { continue }
      // A hyphen at a break is no part of the word.
      if run.sourceRange.isEmpty, !line.isTruncated { continue }
      isMixed = isMixed || run.isRightToLeft
      runs.append(number)
    }
    isRightToLeft = false
    guard isMixed else { return }
    let last = runs.last
    func order(_ number: Int) -> (Int, Int) { (text.runs[number].sourceRange.lowerBound, number) }
    runs.sort { order($0) < order($1) }
    // What is read first lies at the right edge of a right-to-left line, and of no other.
    isRightToLeft = runs.first == last && (runs.count > 1 || text.runs[runs[0]].isRightToLeft)
  }
}

/// What lies between two runs.
private enum TextGap {
  case nothing
  case blank
  case lineBreak
  /// Characters that do not show.
  case other
}

extension UnsafeBufferPointer<UInt8> {
  /// What lies between two offsets; a line break counts before blanks, and blanks before what is cut off.
  fileprivate func gap(from start: Int, to end: Int) -> TextGap {
    guard start < end, end <= count else { return .nothing }
    var gap = TextGap.blank
    for scalar in String(decoding: self[start..<end], as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": return .lineBreak
      case _ where !scalar.properties.isWhitespace: gap = .other
      default: break
      }
    }
    return gap
  }

  /// `range`, as far as it lies in the text, without cutting a character in two.
  fileprivate func scalars(in range: Range<Int>) -> Range<Int> {
    func whole(_ offset: Int) -> Int {
      var offset = Swift.min(Swift.max(offset, 0), count)
      while offset > 0, offset < count, UTF8.isContinuation(self[offset]) { offset -= 1 }
      return offset
    }
    return whole(range.lowerBound)..<whole(range.upperBound)
  }
}
