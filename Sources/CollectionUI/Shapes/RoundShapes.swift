public import Drawing
public import Foundation
import Geometry

/// A circle in the middle of its frame, as large as fits.
public struct Circle: InsettableShape {
  private var insetAmount: CGFloat = 0

  /// A circle.
  public init() {}

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.shrunk(by: insetAmount))
  }

  /// A square of the shorter side.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions()
    let side = min(room.width, room.height)
    return CGSize(width: side, height: side)
  }

  /// A smaller circle.
  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

/// An ellipse that touches the sides of its frame.
public struct Ellipse: InsettableShape {
  private var insetAmount: CGFloat = 0

  /// An ellipse.
  public init() {}

  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: insetAmount)) }

  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

/// A rectangle whose shorter sides are round.
public struct Capsule: InsettableShape {
  /// How the round sides leave the straight ones.
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.shrunk(by: insetAmount)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

extension Path: Shape {
  /// This path, moved to the frame's origin.
  public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}
