public import Drawing
import Foundation
import Geometry

/// A number that grows with Dynamic Type, read when the view's body is evaluated.
///
/// It is scaled by the ratio of a text style's leadings and rounded to a pixel, halves upwards (`views.md` 3.4).
/// Outside a body it is what it is at the default text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  /// A number that grows with a text style.
  ///
  /// - Parameters:
  ///   - wrappedValue: the number at the default text size, usually in points.
  ///   - textStyle: the style it grows with.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// A number that grows with body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number at the text size where the view stands.
  public var wrappedValue: Value { scaled ?? base }

  /// Takes the text size and the scale of the place where the view stands.
  public mutating func _install(in context: ResolutionContext) {
    let traits = context.environment.builtIn.traits
    scaled = Value(style.scaledValue(CGFloat(base), for: traits.dynamicTypeSize, on: traits.pixelGrid))
  }
}
