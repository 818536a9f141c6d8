public import Foundation

/// The outline of a two-dimensional shape, with SwiftUI's member names.
///
/// A path that was made from a rectangle, a rounded rectangle or an ellipse remembers it, so that renderers can
/// draw it as what it is. The y axis points down.
public struct Path: Hashable, Sendable {
  /// One drawing step.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// What a path is known to be.
  public enum Kind: Hashable, Sendable {
    case empty
    case rectangle(CGRect)
    case roundedRectangle(CGRect, CornerRadii, RoundedCornerStyle)
    case ellipse(CGRect)
    case elements([Element])
  }

  /// What the path is known to be.
  public private(set) var kind: Kind

  /// The path without elements.
  public init() { kind = .empty }

  /// A path of the given elements.
  public init(elements: [Element]) { kind = elements.isEmpty ? .empty : .elements(elements) }

  /// The outline of a rectangle.
  public init(_ rect: CGRect) { kind = .rectangle(rect.standardized) }

  /// The outline of the ellipse that touches the four sides of `rect`.
  public init(ellipseIn rect: CGRect) { kind = .ellipse(rect.standardized) }

  /// The outline of a rectangle with four equal corners.
  ///
  /// The radius is clamped to half the shorter side; corners are continuous unless asked otherwise (`views.md` 6.4).
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerRadii: CornerRadii(cornerRadius), style: style)
  }

  /// The outline of a rectangle with corners of their own radii.
  public init(roundedRect rect: CGRect, cornerRadii: CornerRadii, style: RoundedCornerStyle = .continuous) {
    let rect = rect.standardized
    let radii = cornerRadii.clamped(to: rect.size)
    kind = radii.isZero ? .rectangle(rect) : .roundedRectangle(rect, radii, style)
  }

  /// A path built by `build`.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { kind == .empty }

  /// The steps that draw the path.
  ///
  /// O(n) in the steps.
  public var elements: [Element] {
    switch kind {
    case .empty: []
    case .elements(let elements): elements
    case .rectangle(let rect): Self.rectangle(rect)
    case .ellipse(let rect): Self.ellipse(rect)
    case .roundedRectangle(let rect, let radii, let style):
      RoundedCorners.elements(rect, radii: radii, style: style)
    }
  }

  /// Calls `body` with each step in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Appends the steps `more`, after which the path is only known by its elements.
  mutating func append(_ more: [Element]) {
    switch kind {
    case .empty: self = Path(elements: more)
    case .elements(var elements):
      kind = .empty
      elements.append(contentsOf: more)
      kind = .elements(elements)
    case .rectangle, .roundedRectangle, .ellipse: kind = .elements(elements + more)
    }
  }

  private static func rectangle(_ rect: CGRect) -> [Element] {
    var steps: [Element] = []
    steps.reserveCapacity(5)
    steps.append(rectangle: rect)
    return steps
  }

  /// Four cubics, clockwise on screen from the right-most point.
  private static func ellipse(_ rect: CGRect) -> [Element] {
    let x = rect.width / 2 * RoundedCorners.circle
    let y = rect.height / 2 * RoundedCorners.circle
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let (midX, midY) = (rect.midX, rect.midY)
    return [
      .move(to: point(right, midY)),
      .curve(
        to: point(midX, bottom), control1: point(right, midY + y), control2: point(midX + x, bottom)),
      .curve(to: point(left, midY), control1: point(midX - x, bottom), control2: point(left, midY + y)),
      .curve(to: point(midX, top), control1: point(left, midY - y), control2: point(midX - x, top)),
      .curve(to: point(right, midY), control1: point(midX + x, top), control2: point(right, midY - y)),
      .closeSubpath,
    ]
  }
}

extension [Path.Element] {
  /// Adds a rectangle, clockwise on screen from its top left corner.
  mutating func append(rectangle rect: CGRect) {
    append(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
    append(.closeSubpath)
  }
}
