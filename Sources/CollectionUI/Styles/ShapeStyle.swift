public import Drawing
public import Foundation

/// A colour, a gradient, or another way to fill shapes and texts.
nonisolated public protocol ShapeStyle {
  /// The paint for something that fills `bounds`.
  ///
  /// The library implements it.
  func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint
}

/// A style of a type that is not told.
nonisolated public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// The style, its type forgotten.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  /// The wrapped style's paint.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    style._paint(in: environment, bounds: bounds)
  }

  /// The wrapped style as a level of another, or `nil`.
  var level: HierarchicalShapeStyle? { style as? HierarchicalShapeStyle }

  /// Whether the wrapped style is a colour.
  var isColor: Bool { style is Color }
}

/// The current foreground, or a fainter level of it.
///
/// Levels of the default foreground are the system's label colours; levels of another are its opacity times 1, 0.5,
/// 0.25 and 0.18 (`views.md` 6.1), unless a style was given for the level.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  private static let colors: [SystemColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
  ]
  private static let opacities: [Double] = [1, 0.5, 0.25, 0.18, 0.05]

  /// The level of the environment's foreground.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    let given = environment.builtIn.foregroundLevels
    if level > 0, level <= given.count {
      // A level given as a level is one of the primary style.
      var inner = environment
      inner.builtIn.foregroundLevels = []
      return given[level - 1]._paint(in: inner, bounds: bounds)
    }
    guard let foreground = environment.builtIn.foreground, foreground.level == nil else {
      return Color(Self.colors[level])._paint(in: environment, bounds: bounds)
    }
    return foreground._paint(in: environment, bounds: bounds).multiplyingAlpha(by: Self.opacities[level])
  }
}

/// The style that foregrounds have in the environment.
nonisolated public struct ForegroundStyle: ShapeStyle {
  /// The environment's foreground.
  public init() {}

  /// The environment's foreground, or the label colour.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    environment.foregroundPaint(bounds: bounds)
  }
}

/// The style that backgrounds have in the environment.
nonisolated public struct BackgroundStyle: ShapeStyle {
  /// The environment's background.
  public init() {}

  /// The environment's background, or the system's.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    (environment.backgroundStyle ?? AnyShapeStyle(Color(.systemBackground)))
      ._paint(in: environment, bounds: bounds)
  }
}

/// The environment's tint.
nonisolated public struct TintShapeStyle: ShapeStyle {
  /// The environment's tint.
  public init() {}

  /// The environment's tint, or blue.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    .color(Color.accentColor.resolved(in: environment))
  }
}

/// A style at a fraction of its opacity.
nonisolated public struct FadedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  /// The style's paint, faded.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    base._paint(in: environment, bounds: bounds).multiplyingAlpha(by: opacity)
  }
}

nonisolated extension ShapeStyle {
  /// This style with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedShapeStyle(base: self, opacity: opacity) }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
  /// The environment's foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
  /// The environment's background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
  /// The environment's tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

nonisolated extension ShapeStyle where Self == Color {
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
}

extension View {
  /// Sets the accent colour.
  public func tint(_ tint: Color?) -> some View { modifier(EnvironmentModifier { $0.tint = tint }) }

  /// Sets the accent colour: `tint(_:)` under its name of before.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the style that ``BackgroundStyle`` stands for; one that speaks of the background means the one set before.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.backgroundStyle =
          style is Color
          ? AnyShapeStyle(style)
          : AnyShapeStyle(PlacedBackground(style: style, background: $0.backgroundStyle))
      })
  }
}

/// A background in the place where it was set, so that what it says of the background is not said of itself.
nonisolated private struct PlacedBackground<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let background: AnyShapeStyle?

  func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    var outer = environment
    outer.backgroundStyle = background
    return style._paint(in: outer, bounds: bounds)
  }
}
