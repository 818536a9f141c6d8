import Drawing
public import Foundation
import Geometry

extension CGContext {
  // MARK: Colours and lines

  /// Sets the colour of insides.
  public func setFillColor(_ color: CGColor) { state.fillColor = color.color }

  /// Sets the colour of insides, from fractions of full intensity.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.color }

  /// Sets the colour of lines, from fractions of full intensity.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }

  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap.cap }

  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join.join }

  /// Sets how far a mitred corner may reach, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Sets the lengths of dashes and gaps, taken in turn, and how far into them lines start; in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dash, state.line.dashPhase) = (lengths, phase)
  }

  // MARK: The path

  /// Begins a path anew.
  public func beginPath() { path = Path() }

  /// Starts a new line at a point.
  public func move(to point: CGPoint) { path.move(to: point.applying(state.map)) }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point.applying(state.map)) }

  /// Adds a straight line through points, after a move to the first.
  public func addLines(between points: [CGPoint]) { path.addLines(points.map { $0.applying(state.map) }) }

  /// Adds a cubic curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(
      to: end.applying(state.map), control1: control1.applying(state.map),
      control2: control2.applying(state.map))
  }

  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end.applying(state.map), control: control.applying(state.map))
  }

  /// Adds the outline of a rectangle.
  public func addRect(_ rect: CGRect) { path.addPath(Path(rect).applying(state.map)) }

  /// Adds the ellipse that touches the four sides of a rectangle.
  public func addEllipse(in rect: CGRect) { path.addPath(Path(ellipseIn: rect).applying(state.map)) }

  /// Adds an arc, joined by a line to what came before; angles in radians, `clockwise` as
  /// ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)`` has it.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let built = CGMutablePath(path)
    built.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.map)
    path = built.path
  }

  /// Adds all steps of an outline.
  public func addPath(_ path: CGPath) { self.path.addPath(path.path.applying(state.map)) }

  /// Joins the current line to its start.
  public func closePath() { path.closeSubpath() }

  /// The path built so far, in the coordinates in force; what paints it begins another.
  private func takePath() -> Path {
    defer { path = Path() }
    return path.applying(state.map.inverted())
  }

  // MARK: Painting

  /// Paints the inside of the path.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule: rule) }

  /// Paints the line along the path.
  public func strokePath() { stroke(takePath(), style: state.line) }

  /// Paints the path.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill, .fillStroke: fill(path, rule: .winding)
    case .eoFill, .eoFillStroke: fill(path, rule: .evenOdd)
    case .stroke: break
    }
    if mode != .fill && mode != .eoFill { stroke(path, style: state.line) }
  }

  /// Paints a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect), rule: .winding) }

  /// Paints rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Paints the ellipse that touches the four sides of a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), rule: .winding) }

  /// Paints a line along the edges of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect), style: state.line) }

  /// Paints a line of a width along the edges of a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.line
    style.lineWidth = width
    stroke(Path(rect), style: style)
  }

  /// Paints a line along the ellipse that touches the four sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), style: state.line) }

  /// Paints lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var lines = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      lines.move(to: points[index])
      lines.addLine(to: points[index + 1])
    }
    stroke(lines, style: state.line)
  }

  /// Takes away what has been painted in a rectangle.
  public func clear(_ rect: CGRect) {
    paint(.destinationOut, 1) { context in
      context.state.shadow = nil
      context.state.fillColor = .black
      context.fill(rect)
    }
  }

  /// Leaves out what is outside of the path from now on.
  public func clip(using rule: CGPathFillRule = .winding) { clip(to: takePath(), rule: rule) }

  /// Leaves out what is outside of a rectangle from now on.
  public func clip(to rect: CGRect) { clip(to: Path(rect), rule: .winding) }

  /// Paints colours along the line between two points, over everything or only between its ends.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let along = CGVector(dx: endPoint.x - startPoint.x, dy: endPoint.y - startPoint.y)
    // Everything that can be seen, as a strip along the line: a picture is never as large.
    let far = DrawingLimits.magnitude / 16
    let length = max(hypot(along.dx, along.dy), .leastNormalMagnitude)
    let before = options.contains(.drawsBeforeStartLocation) ? far : 0
    let after = options.contains(.drawsAfterEndLocation) ? far : 0
    let strip = Path(CGRect(x: -before, y: -far, width: before + length + after, height: 2 * far)).applying(
      CGAffineTransform(rotationAngle: atan2(along.dy, along.dx))
        .concatenating(CGAffineTransform(translationX: startPoint.x, y: startPoint.y)))
    add { () throws(DrawingDiagnostic) in
      try .fill(strip, with: .linearGradient(stops: gradient.stops, start: startPoint, end: endPoint))
    }
  }

  /// Paints colours by distance from a point, over everything or only as far as the larger circle reaches.
  ///
  /// Both circles have the end's middle.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let reach =
      options.contains(.drawsAfterEndLocation) ? DrawingLimits.magnitude / 16 : max(endRadius, startRadius)
    let disc = CGRect(
      x: endCenter.x - reach, y: endCenter.y - reach, width: 2 * reach, height: 2 * reach)
    add { () throws(DrawingDiagnostic) in
      try .fill(
        Path(ellipseIn: disc),
        with: .radialGradient(
          stops: gradient.stops, center: endCenter, startRadius: startRadius, endRadius: endRadius))
    }
  }

  /// Paints a picture into a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect) { image.image.draw(in: rect) }
}

extension UIColor {
  /// Makes this the colour of insides and of lines in what is drawn.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of insides in what is drawn.
  @preconcurrency @MainActor
  public func setFill() { CGContext.current?.setFillColor(cgColor) }

  /// Makes this the colour of lines in what is drawn.
  @preconcurrency @MainActor
  public func setStroke() { CGContext.current?.setStrokeColor(cgColor) }
}
