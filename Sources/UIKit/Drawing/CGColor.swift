public import Drawing
public import Foundation

/// A fixed colour, as layers keep it.
public final class CGColor: NSObject, Sendable {
  /// The colour's value.
  public let color: SRGBColor

  /// A colour of the given value.
  public init(_ color: SRGBColor) { self.color = color }

  /// A colour of the sRGB space from fractions of full intensity.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      SRGBColor(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// 0 is clear, 1 opaque.
  public var alpha: CGFloat { CGFloat(color.alpha) }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? {
    [CGFloat(color.red) / 255, CGFloat(color.green) / 255, CGFloat(color.blue) / 255, alpha]
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.color == color }

  public override var hash: Int { color.hashValue }
}
