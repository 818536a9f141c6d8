public import Drawing
public import Foundation

// Styles and shapes that SwiftUI has and this library does not draw. They are declared so that the compiler says so, and
// what to use instead, where an unknown name would say nothing; none of them can be used.

/// Not drawn: SVG has no meshes of colours; use gradients over each other.
@available(
  *, unavailable,
  message:
    "MeshGradient is not drawn: SVG has no meshes of colours; lay linear and radial gradients over each other"
)
public struct MeshGradient: ShapeStyle, View {
  /// Not drawn.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) { fatalError("never called") }

  /// Nothing.
  public var body: Never { fatalError("never drawn") }

  /// Nothing.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    fatalError("never called")
  }
}

/// Not drawn: shapes are filled with colours and gradients; clip an Image to the shape.
@available(
  *, unavailable,
  message: "ImagePaint is not drawn: shapes are filled with colours and gradients; clip an Image to the shape"
)
public struct ImagePaint: ShapeStyle {
  /// Not drawn.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)
  {
    fatalError("never called")
  }

  /// Nothing.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    fatalError("never called")
  }
}

/// Not drawn: a style is a paint; shadows are the view's, by shadow(color:radius:x:y:).
nonisolated public struct ShadowStyle: Hashable, Sendable {
  private init() {}

  /// Not drawn.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }

  /// Not drawn.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

nonisolated extension ShapeStyle {
  /// Not drawn: a style is a paint; shadows are the view's, by shadow(color:radius:x:y:).
  @available(
    *, unavailable,
    message: "a style has no shadow here: it is a paint; use shadow(color:radius:x:y:) on the view"
  )
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension Shape {
  /// Not drawn: paths are not cut by each other; use clipShape, mask, or the even-odd rule of FillStyle.
  @available(
    *, unavailable,
    message:
      "intersection is not drawn: paths are not cut by each other; use clipShape, mask, or the even-odd rule of FillStyle"
  )
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  /// Not drawn: paths are not cut by each other; draw both shapes.
  @available(
    *, unavailable, message: "union is not drawn: paths are not cut by each other; draw both shapes"
  )
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  /// Not drawn: paths are not cut by each other; use mask, or the even-odd rule of FillStyle.
  @available(
    *, unavailable,
    message:
      "subtracting is not drawn: paths are not cut by each other; use mask, or the even-odd rule of FillStyle"
  )
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
}

extension Image {
  /// Not drawn: symbols are drawn whole; use the opacity of a symbol of its own.
  @available(
    *, unavailable,
    message:
      "variableValue is not drawn: symbols are drawn whole; use a Gauge, or symbols of different opacity"
  )
  public init(systemName: String, variableValue: Double?) { fatalError("never called") }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// Not drawn: a picture has no wheels; use segmented or menu.
  @available(*, unavailable, message: "wheel is not drawn: a picture has no wheels; use segmented or menu")
  public static var wheel: DefaultPickerStyle { DefaultPickerStyle() }

  /// Not drawn: write a row for each option, with a checkmark in the one that is chosen.
  @available(
    *, unavailable,
    message: "inline is not drawn: write a row for each option, with a checkmark in the one that is chosen"
  )
  public static var inline: DefaultPickerStyle { DefaultPickerStyle() }
}
