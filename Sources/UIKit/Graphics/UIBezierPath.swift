import Drawing
public import Foundation
public import Geometry

/// A shape that draws itself (UIKit's `UIBezierPath`).
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var path = Path()
  /// The width of the line along the path, in points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  /// How far a mitred corner may reach, in line widths.
  open var miterLimit: CGFloat = 10
  /// Whether a point is inside where a line from it leaves the shape an odd number of times.
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// A path without steps.
  public override init() { super.init() }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path = Path(rect)
  }

  /// The ellipse that touches the four sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = Path(ellipseIn: rect)
  }

  /// A rectangle with four corners of a radius, in points, whose bend grows gradually (`views.md` 6.4).
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
  }

  /// A rectangle some of whose corners are round.
  ///
  /// - Parameters:
  ///   - rect: in points.
  ///   - corners: the round corners.
  ///   - cornerRadii: the radius, in points; as of UIKit, only the width counts.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    path = Path(
      roundedRect: rect,
      cornerRadii: CornerRadii(
        topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
        bottomLeft: radius(.bottomLeft)), style: .continuous)
  }

  /// An arc.
  ///
  /// - Parameters:
  ///   - center: the circle's middle.
  ///   - radius: in points.
  ///   - startAngle: in radians from the right-most point, growing clockwise on screen.
  ///   - endAngle: in radians.
  ///   - clockwise: whether the arc goes clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A path of an outline.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path = CGPath.path
  }

  /// The outline.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Whether nothing is drawn.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points and control points; null for an empty path.
  open var bounds: CGRect { path.boundingRect }

  /// Where the pen is after the last step; zero before the first.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  // MARK: Building

  /// Starts a new line at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, joined by a line to what came before; angles in radians, `clockwise` as it is seen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Joins the current line to its start.
  open func close() { path.closeSubpath() }

  /// Adds all steps of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Takes all steps away.
  open func removeAllPoints() { path = Path() }

  /// Maps all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// The same steps backwards.
  open func reversing() -> UIBezierPath {
    let copy = UIBezierPath()
    copy.path = path.reversed
    return copy
  }

  /// Sets the lengths of dashes and gaps, taken in turn, and how far into them the line starts; in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }

  // MARK: Drawing

  /// Paints the inside in the fill colour of what is drawn; does nothing while nothing is.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Paints the inside in the fill colour, in another way.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.paint(blendMode, alpha) { context in
      context.fill(path, rule: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Paints the line along the path in the stroke colour of what is drawn; does nothing while nothing is.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Paints the line along the path in the stroke colour, in another way.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle.cap, lineJoin: lineJoinStyle.join, miterLimit: miterLimit,
      dash: dash.lengths, dashPhase: dash.phase)
    UIGraphicsGetCurrentContext()?.paint(blendMode, alpha) { $0.stroke(path, style: style) }
  }

  /// Leaves out what is outside from now on, in what is drawn.
  open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: path, rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  nonisolated open override func copy() -> Any { MainActor.assumeIsolated { duplicate } }

  private var duplicate: UIBezierPath {
    let copy = UIBezierPath()
    copy.path = path
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.usesEvenOddFillRule, copy.dash) = (miterLimit, usesEvenOddFillRule, dash)
    return copy
  }
}

/// A set of a rectangle's corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension Path {
  /// The same lines, each from its end to its start.
  fileprivate var reversed: Path {
    var lines: [Path] = []
    for line in subpaths.reversed() { lines.append(Path(elements: Self.reversed(line))) }
    return lines.reduce(into: Path()) { $0.addPath($1) }
  }

  /// The steps of each line that begins with a move.
  private var subpaths: [[Element]] {
    var lines: [[Element]] = []
    for element in elements {
      if case .move = element { lines.append([]) }
      if lines.isEmpty { lines.append([]) }
      lines[lines.count - 1].append(element)
    }
    return lines
  }

  private static func reversed(_ line: [Element]) -> [Element] {
    var points: [CGPoint] = []
    var steps: [(from: CGPoint, element: Element)] = []
    var isClosed = false
    for element in line {
      let from = points.last ?? .zero
      switch element {
      case .move(let to): points.append(to)
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        steps.append((from, element))
        points.append(to)
      case .closeSubpath: isClosed = true
      }
    }
    guard let end = points.last else { return line }
    var result: [Element] = [.move(to: end)]
    for (from, element) in steps.reversed() {
      switch element {
      case .quadCurve(_, let control): result.append(.quadCurve(to: from, control: control))
      case .curve(_, let control1, let control2):
        result.append(.curve(to: from, control1: control2, control2: control1))
      default: result.append(.line(to: from))
      }
    }
    return isClosed ? result + [.closeSubpath] : result
  }
}
