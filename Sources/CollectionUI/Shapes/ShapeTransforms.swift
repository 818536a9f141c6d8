public import Drawing
public import Foundation
public import Geometry

extension Shape {
  /// The part of the shape's outline between two fractions of its length.
  ///
  /// Fractions outside 0...1 are clamped; nothing is left where `startFraction` is not less than `endFraction`.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedShape(shape: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }

  /// The shape turned around a point of its frame; positive angles turn clockwise on screen.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape drawn larger or smaller around a point of its frame.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape drawn larger or smaller around a point of its frame.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape drawn elsewhere, in points; x counts in the direction of reading.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape drawn elsewhere, in points.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// The shape under a map of its points, the frame's corner being the origin.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape in a frame of its own size at the corner of the frame it is given.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape in a frame of its own size at the corner of the frame it is given.
  public func size(_ size: CGSize) -> some Shape {
    let shape = self
    return ChangedShape(shape: shape) { _, frame in shape.path(in: CGRect(origin: frame.origin, size: size)) }
  }
}

/// A shape whose outline is changed after it was made.
struct ChangedShape<Content: Shape>: Shape {
  let shape: Content
  let change: (Path, CGRect) -> Path

  func path(in rect: CGRect) -> Path { change(shape.path(in: rect), rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape turned around a point of its frame.
public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  /// A turned shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The turned outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      .around(anchor.point(in: rect), CGAffineTransform(rotationAngle: CGFloat(angle.radians))))
  }

  /// The size of the shape that is turned.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The turned shape, smaller.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape drawn larger or smaller around a point of its frame.
public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  /// A scaled shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The scaled outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      .around(anchor.point(in: rect), CGAffineTransform(scaleX: scale.width, y: scale.height)))
  }

  /// The size of the shape that is scaled.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape drawn elsewhere than its frame.
public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize

  /// A shifted shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The shifted outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The size of the shape that is shifted.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shifted shape, smaller.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape under a map of its points.
public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform

  /// A mapped shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The mapped outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.around(rect.origin, transform))
  }

  /// The size of the shape that is mapped.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape of a type that is not told.
public struct AnyShape: Shape {
  private let makePath: (CGRect) -> Path
  private let makeSize: (ProposedViewSize) -> CGSize

  /// The shape, its type forgotten.
  public init<S: Shape>(_ shape: S) {
    makePath = { shape.path(in: $0) }
    makeSize = { shape.sizeThatFits($0) }
  }

  /// The outline of the shape inside.
  public func path(in rect: CGRect) -> Path { makePath(rect) }

  /// The size of the shape inside.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { makeSize(proposal) }
}
