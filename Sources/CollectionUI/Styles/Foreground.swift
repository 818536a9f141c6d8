import Drawing
import Foundation

extension View {
  /// Sets the style of texts, template images and shapes that name none.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.setForeground(style) })
  }

  /// Sets the first two levels of the foreground: what names no style, and what is `secondary`.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(EnvironmentModifier { $0.setForeground(primary, levels: [AnyShapeStyle(secondary)]) })
  }

  /// Sets the first three levels of the foreground: what names no style, what is `secondary`, and what is `tertiary`.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      EnvironmentModifier {
        $0.setForeground(primary, levels: [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
      })
  }

  /// Sets the colour of texts, template images and shapes that name none.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.builtIn.foreground = color.map { AnyShapeStyle($0) }
        $0.builtIn.foregroundLevels = []
      })
  }
}

extension View {
  /// Sets the colour of a control's label, unless it is enabled and a foreground was set around it.
  func controlForeground(_ color: Color) -> some View {
    modifier(EnvironmentModifier { if !$0.isEnabled || !$0.hasForeground { $0.setForeground(color) } })
  }
}

nonisolated extension EnvironmentValues {
  /// Whether a foreground was set.
  var hasForeground: Bool { builtIn.foreground != nil }

  /// Sets the foreground and the levels below it; a style that speaks of the foreground means the one set before.
  mutating func setForeground<S: ShapeStyle>(_ style: S, levels: [AnyShapeStyle] = []) {
    let style = AnyShapeStyle(style)
    // Levels of the label colours stay levels, and colours speak of nothing else.
    let isOfLabels = style.level != nil && (builtIn.foreground == nil || builtIn.foreground?.level != nil)
    if isOfLabels || style.isColor {
      builtIn.foreground = style
    } else {
      builtIn.foreground = AnyShapeStyle(
        PlacedStyle(style: style, foreground: builtIn.foreground, levels: builtIn.foregroundLevels))
    }
    builtIn.foregroundLevels = levels
  }

  /// The paint of foregrounds that name no style.
  func foregroundPaint(bounds: CGRect) -> Paint {
    if let foreground = builtIn.foreground { return foreground._paint(in: self, bounds: bounds) }
    return .color(Color.primary.resolved(in: self))
  }
}

/// A style in the place where it was set, so that what it says of the foreground is not said of itself.
nonisolated private struct PlacedStyle: ShapeStyle {
  let style: AnyShapeStyle
  let foreground: AnyShapeStyle?
  let levels: [AnyShapeStyle]

  func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    var outer = environment
    outer.builtIn.foreground = foreground
    outer.builtIn.foregroundLevels = levels
    return style._paint(in: outer, bounds: bounds)
  }
}
