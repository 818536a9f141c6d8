public import Drawing
public import Foundation

/// The colour of lines between content.
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
  /// The separator's colour.
  public init() {}

  /// The system's colour.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    Color(.separator)._paint(in: environment, bounds: bounds)
  }
}

/// The colour of text that stands in for what is to be written.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The placeholder's colour.
  public init() {}

  /// The system's colour.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    Color(.placeholderText)._paint(in: environment, bounds: bounds)
  }
}

/// The colour of links.
nonisolated public struct LinkShapeStyle: ShapeStyle {
  /// The link's colour.
  public init() {}

  /// The system's colour.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    Color(.link)._paint(in: environment, bounds: bounds)
  }
}

/// The colour of areas that lie on a background, such as a slider's track.
nonisolated public struct FillShapeStyle: ShapeStyle {
  private let color: SystemColor

  /// The fill's colour.
  public init() { color = .systemFill }

  private init(_ color: SystemColor) { self.color = color }

  /// The system's colour.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    Color(color)._paint(in: environment, bounds: bounds)
  }

  // The levels are the system's own colours (`views.md` 6.1), not fainter shares of the first.

  /// The colour of areas of middle size, such as a switch's.
  public var secondary: FillShapeStyle { FillShapeStyle(.secondarySystemFill) }
  /// The colour of large areas, such as a button's.
  public var tertiary: FillShapeStyle { FillShapeStyle(.tertiarySystemFill) }
  /// The colour of large areas that hold much.
  public var quaternary: FillShapeStyle { FillShapeStyle(.quaternarySystemFill) }
}

nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between content.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands in for what is to be written.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

nonisolated extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

nonisolated extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of areas that lie on a background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// A ground on the background: the second or third level of the system's, or of the environment's own.
nonisolated public struct BackgroundLevelStyle: ShapeStyle {
  let color: SystemColor
  let opacity: Double

  /// The level's colour; that of a background of the environment's own is its opacity times 0.5 or 0.25.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    guard let own = environment.backgroundStyle else {
      return Color(color)._paint(in: environment, bounds: bounds)
    }
    return own._paint(in: environment, bounds: bounds).multiplyingAlpha(by: opacity)
  }
}

nonisolated extension BackgroundStyle {
  /// The second level of the background.
  public var secondary: BackgroundLevelStyle {
    BackgroundLevelStyle(color: .secondarySystemBackground, opacity: 0.5)
  }
  /// The third level of the background.
  public var tertiary: BackgroundLevelStyle {
    BackgroundLevelStyle(color: .tertiarySystemBackground, opacity: 0.25)
  }
}

// Levels of a style are its opacity times 0.5, 0.25 and 0.18 (`views.md` 6.1).
nonisolated extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { opacity(0.18) }
}

/// The gradient that a colour makes of itself: a little lighter at the top.
///
/// Apple does not say how much lighter; a fifth of the way to white is this library's choice.
nonisolated public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  private let color: Color

  private static let lightening = 0.2

  /// The gradient of `color`.
  init(_ color: Color) { self.color = color }

  /// The colours from the top of `bounds` to its bottom.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    let base = color.resolved(in: environment)
    let white = SRGBColor(red: 255, green: 255, blue: 255, alpha: base.alpha)
    return .linearGradient(
      stops: [
        GradientStop(color: base.mixed(with: white, Self.lightening), location: 0),
        GradientStop(color: base, location: 1),
      ],
      start: CGPoint(x: bounds.midX, y: bounds.minY), end: CGPoint(x: bounds.midX, y: bounds.maxY))
  }
}

nonisolated extension Color {
  /// This colour as a gradient, a little lighter at the top.
  public var gradient: AnyGradient { AnyGradient(self) }
}
