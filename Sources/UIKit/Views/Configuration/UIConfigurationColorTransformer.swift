import Drawing

/// Makes one colour of another (UIKit's `UIConfigurationColorTransformer`).
public struct UIConfigurationColorTransformer: Sendable {
  /// Makes the colour.
  public let transform: @Sendable (UIColor) -> UIColor

  /// A transformer that calls `transform`.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  /// The colour made of another.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The colour as bright, without its hue: 30 % of red, 59 % of green, 11 % of blue.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let value = color.resolved(for: traits)
      let white = 0.30 * Double(value.red) + 0.59 * Double(value.green) + 0.11 * Double(value.blue)
      return UIColor(white: white / 255, alpha: CGFloat(value.alpha))
    }
  }
}
