import Drawing
import Foundation

extension Canvas {
  /// Fills a rectangle in a colour.
  func fill(_ rect: CGRect, _ color: Color, in environment: EnvironmentValues) {
    let paint = Paint.color(color.resolved(in: environment))
    add { () throws(DrawingDiagnostic) in try .fill(Path(rect), with: paint) }
  }

  /// Draws the round mark by which an item is chosen, 22 points wide: a ring, or a tick on the tint.
  func drawSelectionMark(at center: CGPoint, isOn: Bool, in environment: EnvironmentValues) {
    let box = CGRect(x: center.x - 11, y: center.y - 11, width: 22, height: 22)
    guard isOn else {
      stroke(
        Path(ellipseIn: box.insetBy(dx: 0.75, dy: 0.75)), Color(.systemGray3), width: 1.5, in: environment)
      return
    }
    let tint = Paint.color(Color.accentColor.resolved(in: environment))
    add { () throws(DrawingDiagnostic) in try .fill(Path(ellipseIn: box), with: tint) }
    var tick = Path()
    tick.move(to: CGPoint(x: center.x - 5, y: center.y + 0.5))
    tick.addLine(to: CGPoint(x: center.x - 1.5, y: center.y + 4))
    tick.addLine(to: CGPoint(x: center.x + 5, y: center.y - 4))
    stroke(tick, .white, width: 2, in: environment)
  }

  /// Draws the handle a row is moved by: three lines.
  func drawHandle(at center: CGPoint, in environment: EnvironmentValues) {
    for offset: CGFloat in [-5, 0, 5] {
      var line = Path()
      line.move(to: CGPoint(x: center.x - 9, y: center.y + offset))
      line.addLine(to: CGPoint(x: center.x + 9, y: center.y + offset))
      stroke(line, Color(.tertiaryLabel), width: 2, in: environment)
    }
  }

  private func stroke(_ path: Path, _ color: Color, width: CGFloat, in environment: EnvironmentValues) {
    let paint = Paint.color(color.resolved(in: environment))
    add { () throws(DrawingDiagnostic) in
      try .stroke(path, with: paint, style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    }
  }
}
