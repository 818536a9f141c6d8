public import Drawing
public import Foundation
public import Geometry

/// The outline of a shape (Core Graphics' `CGPath`).
@preconcurrency @MainActor
open class CGPath: NSObject {
  /// The outline's value.
  public fileprivate(set) var path: Path

  /// An outline of the given value.
  public init(_ path: Path) { self.path = path }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform))
  }

  /// The ellipse that touches the four sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform))
  }

  /// A rectangle whose corners are quarters of ellipses with the given half axes, in points.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight).applying(transform))
  }

  /// Whether nothing is drawn.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points and control points; null for an empty outline.
  open var boundingBox: CGRect { path.boundingRect }

  /// Where the pen is after the last step; zero before the first.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The same outline.
  open func copy() -> CGPath? { CGPath(path) }

  /// The same outline, to which steps can be added.
  open func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CGPath else { return false }
    return MainActor.assumeIsolated { path == other.path }
  }
}

/// An outline that steps are added to.
@preconcurrency @MainActor
public final class CGMutablePath: CGPath {
  /// An outline without steps.
  public init() { super.init(Path()) }

  /// An outline of the given value.
  public override init(_ path: Path) { super.init(path) }

  private func add(_ transform: CGAffineTransform, _ build: (inout Path) -> Void) {
    guard transform.isIdentity else {
      var piece = Path()
      // What continues a line must know where it begins.
      if let pen = path.currentPoint { piece.move(to: pen.applying(transform.inverted())) }
      let known = piece.elements.count
      build(&piece)
      let steps = piece.applying(transform).elements.dropFirst(known)
      path = Path(elements: path.elements + steps)
      return
    }
    build(&path)
  }

  /// Starts a new line at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds a straight line through points, after a move to the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic curve to a point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds the outline of a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addPath(Path(rect).applying(transform))
  }

  /// Adds the outlines of rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle whose corners are quarters of ellipses with the given half axes, in points.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addPath(
      Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight).applying(transform))
  }

  /// Adds the ellipse that touches the four sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addPath(Path(ellipseIn: rect).applying(transform))
  }

  /// Adds an arc, joined by a line to what came before.
  ///
  /// - Parameters:
  ///   - center: the circle's middle.
  ///   - radius: in points.
  ///   - startAngle: in radians from the right-most point, growing clockwise on screen.
  ///   - endAngle: in radians.
  ///   - clockwise: Core Graphics' flag, which speaks of a y axis that points up: `false` draws clockwise on screen.
  ///   - transform: applied to the arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
  }

  /// Adds the arc that touches the line from the pen to `tangent1End` and the line from there to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds all steps of another outline.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.addPath(path.path.applying(transform))
  }

  /// Joins the current line to its start.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// A rectangle whose corners are quarters of ellipses with the given half axes, in points.
  fileprivate init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    guard cornerWidth > 0, cornerHeight > 0, cornerWidth != cornerHeight else {
      self.init(roundedRect: rect, cornerRadius: min(cornerWidth, cornerHeight), style: .circular)
      return
    }
    let (width, height) = (cornerWidth, cornerHeight)
    let round = CGRect(
      x: rect.minX / width, y: rect.minY / height, width: rect.width / width, height: rect.height / height)
    self = Path(roundedRect: round, cornerRadius: 1, style: .circular)
      .applying(CGAffineTransform(scaleX: width, y: height))
  }

  @MainActor
  fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
}
