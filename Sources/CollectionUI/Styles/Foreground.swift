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

nonisolated extension EnvironmentValues {
  /// Sets the foreground and the levels below it; a level refers to the foreground that was set before.
  mutating func setForeground<S: ShapeStyle>(_ style: S, levels: [AnyShapeStyle] = []) {
    let outer = builtIn
    func placed(_ style: AnyShapeStyle) -> AnyShapeStyle {
      guard let level = style.level, let foreground = outer.foreground, foreground.level == nil else {
        return style
      }
      return AnyShapeStyle(
        LevelOfStyle(outer: foreground, outerLevels: outer.foregroundLevels, level: level))
    }
    builtIn.foreground = placed(AnyShapeStyle(style))
    builtIn.foregroundLevels = levels
  }

  /// The paint of foregrounds that name no style.
  func foregroundPaint(bounds: CGRect) -> Paint {
    if let foreground = builtIn.foreground { return foreground._paint(in: self, bounds: bounds) }
    return .color(Color.primary.resolved(in: self))
  }
}

/// A level of a style that is not the environment's any more.
nonisolated struct LevelOfStyle: ShapeStyle {
  let outer: AnyShapeStyle
  let outerLevels: [AnyShapeStyle]
  let level: HierarchicalShapeStyle

  func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    var inner = environment
    inner.builtIn.foreground = outer
    inner.builtIn.foregroundLevels = outerLevels
    return level._paint(in: inner, bounds: bounds)
  }
}
