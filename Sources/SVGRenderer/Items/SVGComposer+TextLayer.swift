import Drawing
import Foundation
import Geometry

extension SVGComposer {
  /// Writes the text itself, line by line, without ink: stretched to each line's width, it lies over its outlines.
  ///
  /// Text that is cut is there in full, in the line where it is cut.
  mutating func writeTextLayer(_ text: ShapedText, at point: CGPoint) {
    let utf8 = text.string.utf8
    for line in text.lines {
      let range = line.sourceRange.clamped(to: 0..<utf8.count)
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      let end = utf8.index(start, offsetBy: range.count)
      var shown = text.string[start..<end]
      while shown.last?.isWhitespace == true { shown.removeLast() }
      guard !shown.isEmpty, line.frame.width > 0 else { continue }
      let runs = text.runs[line.runs.clamped(to: text.runs.indices)]
      let isRightToLeft = runs.first?.isRightToLeft ?? false
      body.write("<text")
      // Right-to-left text starts at its right edge.
      body.attributeUnlessZero("x", point.x + (isRightToLeft ? line.frame.maxX : line.frame.minX))
      body.attribute("y", point.y + line.baseline)
      body.attribute("font-size", runs.map(\.fontSize).max() ?? line.frame.height)
      body.attribute("textLength", line.frame.width)
      body.write(" lengthAdjust=\"spacingAndGlyphs\" fill-opacity=\"0\"")
      if isRightToLeft { body.write(" direction=\"rtl\"") }
      body.write(">")
      body.write(escaped: String(shown))
      body.write("</text>")
    }
  }
}
