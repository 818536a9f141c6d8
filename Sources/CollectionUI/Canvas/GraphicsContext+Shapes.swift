public import Drawing
public import Foundation

extension GraphicsContext {
  /// A colour or a style that paths are painted with.
  public struct Shading {
    /// The paint for something that fills a rectangle.
    let paint: (EnvironmentValues, CGRect) -> Paint

    private init(_ paint: @escaping (EnvironmentValues, CGRect) -> Paint) { self.paint = paint }

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading { $0.foregroundPaint(bounds: $1) } }

    /// One colour.
    public static func color(_ color: Color) -> Shading {
      Shading { environment, _ in .color(color.resolved(in: environment)) }
    }

    /// One colour, from fractions of full intensity.
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { .color(Color(space, red: red, green: green, blue: blue, opacity: opacity)) }

    /// One grey, from black, 0, to white, 1.
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .color(Color(space, white: white, opacity: opacity)) }

    /// A style, which fills the rectangle around the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { style._paint(in: $0, bounds: $1) }
    }

    /// A gradient between two points of the context.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading { environment, _ in
        .linearGradient(stops: gradient.resolved(in: environment), start: startPoint, end: endPoint)
      }
    }

    /// A gradient by distance from a point of the context, between two radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading { environment, _ in
        .radialGradient(
          stops: gradient.resolved(in: environment), center: center, startRadius: startRadius,
          endRadius: endRadius)
      }
    }

    /// A gradient by direction from a point of the context, that begins at `angle`, clockwise from the right.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading {
      Shading { environment, _ in
        .angularGradient(
          stops: gradient.resolved(in: environment), center: center, startAngle: angle.radians,
          endAngle: angle.radians + 2 * .pi)
      }
    }
  }

  /// Paints the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if path.isEmpty { return }
    let paint = shading.paint(environment, path.boundingRect)
    addMapped { canvas in
      canvas.add { () throws(DrawingDiagnostic) in try .fill(path, with: paint, rule: style.rule) }
    }
  }

  /// Paints a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    if path.isEmpty { return }
    let paint = shading.paint(environment, path.boundingRect)
    addMapped { canvas in
      canvas.add { () throws(DrawingDiagnostic) in try .stroke(path, with: paint, style: style) }
    }
  }

  /// Paints a line along a path, `lineWidth` points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}
