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
