/// A colour of the sRGB space with an opacity.
///
/// The three channels are whole steps of 255, so that every renderer writes the very level that was asked for
/// (`rendering.md` 0.9). Opacity is a fraction, because opacities multiply before they are drawn.
public struct SRGBColor: Hashable, Sendable {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8
  /// 0 is clear, 1 is opaque.
  public let alpha: Double

  /// A colour from channels in steps of 255.
  ///
  /// An opacity outside 0...1 is clamped; one that is not a number is 1.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1)
  }

  /// A colour from six hexadecimal digits, as in `0x007AFF`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16),
      green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex),
      alpha: alpha)
  }

  /// A colour from fractions of full intensity, each clamped to 0...1 and rounded to a step of 255.
  public init(red: Double, green: Double, blue: Double, opacity: Double) {
    func level(_ value: Double) -> UInt8 {
      value.isNaN ? 0 : UInt8((min(max(value, 0), 1) * 255).rounded())
    }
    self.init(red: level(red), green: level(green), blue: level(blue), alpha: opacity)
  }

  public static let clear = SRGBColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = SRGBColor(red: 0, green: 0, blue: 0)
  public static let white = SRGBColor(red: 255, green: 255, blue: 255)

  /// Whether nothing behind the colour shows through.
  public var isOpaque: Bool { alpha >= 1 }

  /// This colour with its opacity multiplied by `opacity`.
  public func multiplyingAlpha(by opacity: Double) -> SRGBColor {
    SRGBColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}

extension SRGBColor: CustomStringConvertible {
  /// `#007AFF`, followed by the opacity in per cent where it is not opaque.
  public var description: String {
    let digits = Array("0123456789ABCDEF")
    var text = "#"
    for channel in [red, green, blue] {
      text.append(digits[Int(channel >> 4)])
      text.append(digits[Int(channel & 15)])
    }
    return isOpaque ? text : "\(text) \(NumberText.decimal(alpha * 100, places: 1))%"
  }
}
