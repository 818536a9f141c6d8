public import Drawing
public import Foundation
import Geometry

/// A rectangle as large as its frame.
public struct Rectangle: InsettableShape {
  private var insetAmount: CGFloat = 0

  /// A rectangle.
  public init() {}

  /// The frame's outline.
  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: insetAmount)) }

  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

/// A rectangle with four equal rounded corners, continuous by default.
public struct RoundedRectangle: InsettableShape {
  /// The radii of a corner, in points; the smaller one is used.
  public var cornerSize: CGSize
  /// How corners leave the edges.
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// A rectangle with corners of `cornerRadius` points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The outline; a radius never exceeds half the shorter side.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.shrunk(by: insetAmount),
      cornerRadius: max(min(cornerSize.width, cornerSize.height) - insetAmount, 0), style: style)
  }

  /// A smaller rectangle, whose corners keep their centres.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

/// The radii of a rectangle's corners in the direction of reading, in points.
nonisolated public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  /// Four radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners have radii of their own.
public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// A rectangle with four radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with four radii, in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The outline, leading on the left.
  public func path(in rect: CGRect) -> Path {
    func radius(_ radius: CGFloat) -> CGFloat { max(radius - insetAmount, 0) }
    return Path(
      roundedRect: rect.shrunk(by: insetAmount),
      cornerRadii: CornerRadii(
        topLeft: radius(cornerRadii.topLeading), topRight: radius(cornerRadii.topTrailing),
        bottomRight: radius(cornerRadii.bottomTrailing), bottomLeft: radius(cornerRadii.bottomLeading)),
      style: style)
  }

  /// A smaller rectangle, whose corners keep their centres.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

extension CGRect {
  /// This rectangle, smaller on each side; never less than nothing.
  nonisolated func shrunk(by amount: CGFloat) -> CGRect {
    if amount == 0 { return self }
    let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of `cornerRadius` points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with four radii, in points.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with four radii, in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
