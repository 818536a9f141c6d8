import Drawing
import Foundation

extension TextNode {
  /// Draws the lines under and through a text that have colours of their own, and answers the text without them.
  func drawLines(of text: ShapedText, at origin: CGPoint, on canvas: Canvas) -> ShapedText {
    var rest = text
    rest.decorations = []
    for line in text.decorations {
      guard let color = color(of: line) else {
        rest.decorations.append(line)
        continue
      }
      let frame = line.frame.offsetBy(dx: origin.x, dy: origin.y)
      let paint = Paint.color(color.resolved(in: environment))
      canvas.add { () throws(DrawingDiagnostic) in
        if line.style == .solid { return try .fill(Path(frame), with: paint) }
        let path = Path { path in
          path.move(to: CGPoint(x: frame.minX, y: frame.midY))
          path.addLine(to: CGPoint(x: frame.maxX, y: frame.midY))
        }
        let dash = line.style.pattern(thickness: frame.height)
        return try .stroke(path, with: paint, style: StrokeStyle(lineWidth: frame.height, dash: dash))
      }
    }
    return rest
  }

  /// The colour that a line has of its own.
  private func color(of line: TextDecoration) -> Color? {
    let colors = lineColors[line.sourceRun]
    return line.kind == .underline ? colors.underline : colors.strikethrough
  }
}

/// The colours that lines under and through a run have of their own.
nonisolated struct LineColors: Equatable {
  var underline: Color?
  var strikethrough: Color?

  init() {}

  init(of own: TextAttributes?, in outer: TextAttributes) {
    underline = (own?.underline ?? outer.underline)?.style.color
    strikethrough = (own?.strikethrough ?? outer.strikethrough)?.style.color
  }
}
