public import Foundation

extension UIImage {
  /// What a picture is chosen for.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How much larger or smaller a symbol is than its type.
  public enum SymbolScale: Int, CaseIterable, Hashable, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// The strength of a symbol's lines.
  public enum SymbolWeight: Int, CaseIterable, Hashable, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9
  }

  /// The size and strength of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of symbols that nobody gives one, in points.
    static let defaultPointSize: CGFloat = 17
    /// The size of the type the symbol stands beside, in points.
    let pointSize: CGFloat

    /// A symbol beside type of a size.
    public init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) { self.pointSize = pointSize }

    /// A symbol of the default size with lines of a strength.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: Self.defaultPointSize, weight: weight)
    }

    /// A symbol of the default size at a scale.
    public convenience init(scale: SymbolScale) { self.init(pointSize: Self.defaultPointSize, scale: scale) }

    /// A symbol beside type of a text style.
    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }
  }
}
