public import Drawing
public import Foundation
import Geometry

/// A two-dimensional outline that can be filled, stroked, and used to clip.
///
/// As a view it is filled with the foreground style. In right-to-left interfaces outlines are mirrored.
@preconcurrency @MainActor
public protocol Shape: View {
  /// The outline in a frame, in points, y downwards.
  ///
  /// A view's frame begins at the origin, wherever the view stands, as it does on a device: outlines made of the
  /// frame's size alone are right.
  func path(in rect: CGRect) -> Path

  /// The size the shape takes of what it is offered.
  ///
  /// Everything by default, and 10 points where nothing is.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// A shape that can be drawn smaller on all sides.
@preconcurrency @MainActor
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape, `amount` points smaller on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// Which points count as inside when a shape is filled.
nonisolated public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside when a line from it crosses the outline an odd number of times.
  public var isEOFilled: Bool

  /// Whether edges are smooth, which they always are.
  public var isAntialiased: Bool

  /// A way to fill.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}

extension Shape {
  /// The shape filled with the foreground style.
  public var body: ShapeView<Self, ForegroundStyle> {
    ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }

  /// One element, which fills the shape.
  public static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    ShapeView._resolve(view.body, in: context)
  }

  /// One view.
  public static var _shape: ResolvedShape { ResolvedShape(count: 1) }

  /// All that is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(_ style: S, style fillStyle: FillStyle = FillStyle()) -> ShapeView<Self, S>
  {
    ShapeView(shape: self, style: style, fillStyle: fillStyle)
  }

  /// The shape filled with the foreground style.
  public func fill(style fillStyle: FillStyle = FillStyle()) -> ShapeView<Self, ForegroundStyle> {
    ShapeView(shape: self, style: ForegroundStyle(), fillStyle: fillStyle)
  }
}

/// A shape with the style it is filled or stroked with.
public struct ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  /// The outline.
  public let shape: Content
  /// What it is painted with.
  public let style: Style
  /// Which points are inside.
  public let fillStyle: FillStyle
  let strokeStyle: StrokeStyle?

  init(shape: Content, style: Style, fillStyle: FillStyle, stroke: StrokeStyle? = nil) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    strokeStyle = stroke
  }

  /// A node that paints the outline.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    ShapeNode(self, environment: context.environment)
  }

  /// The type of the body.
  public typealias Body = Never
}

/// A shape to be painted.
final class ShapeNode<Content: Shape, Style: ShapeStyle>: LayoutNode {
  nonisolated deinit {}

  private let shape: Content
  private let style: Style
  private let rule: FillRule
  private let strokeStyle: StrokeStyle?
  private let environment: EnvironmentValues

  init(_ view: ShapeView<Content, Style>, environment: EnvironmentValues) {
    shape = view.shape
    style = view.style
    rule = view.fillStyle.rule
    strokeStyle = view.strokeStyle
    self.environment = environment
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let frame = CGRect(origin: origin, size: sizeThatFits(proposal))
    let paint = style._paint(in: environment, bounds: frame)
    if paint.isClear { return }
    let path = shape.path(in: frame, direction: environment.layoutDirection)
    if path.isEmpty { return }
    canvas.add { () throws(DrawingDiagnostic) in
      if let strokeStyle { return try .stroke(path, with: paint, style: strokeStyle) }
      return try .fill(path, with: paint, rule: rule)
    }
  }
}

extension Shape {
  /// The outline in a frame, mirrored where reading goes from right to left.
  func path(in rect: CGRect, direction: LayoutDirection) -> Path {
    let path =
      rect.origin == .zero
      ? path(in: rect)
      : path(in: CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
    if direction == .leftToRight { return path }
    func flipped(_ frame: CGRect) -> CGRect {
      CGRect(x: rect.minX + rect.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    switch path.kind {
    case .empty: return path
    case .rectangle(let frame): return Path(flipped(frame))
    case .ellipse(let frame): return Path(ellipseIn: flipped(frame))
    case .roundedRectangle(let frame, let radii, let style):
      let mirrored = CornerRadii(
        topLeft: radii.topRight, topRight: radii.topLeft, bottomRight: radii.bottomLeft,
        bottomLeft: radii.bottomRight)
      return Path(roundedRect: flipped(frame), cornerRadii: mirrored, style: style)
    case .elements:
      return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
  }
}
