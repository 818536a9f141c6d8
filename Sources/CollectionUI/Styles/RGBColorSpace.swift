import Foundation

nonisolated extension Color.RGBColorSpace {
  /// The same colour in sRGB, whose components may be outside of 0...1.
  func components(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    switch self {
    case .sRGB: return (red, green, blue)
    case .sRGBLinear: return (Self.encoded(red), Self.encoded(green), Self.encoded(blue))
    case .displayP3:
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      // The primaries of P3 in those of sRGB, both for the white of daylight.
      return (
        Self.encoded(1.224940 * r - 0.224940 * g), Self.encoded(1.042057 * g - 0.042057 * r),
        Self.encoded(1.098274 * b - 0.019638 * r - 0.078636 * g)
      )
    }
  }

  /// A share of light on the curve of sRGB.
  static func encoded(_ light: Double) -> Double {
    let value = abs(light)
    let code = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    return light < 0 ? -code : code
  }

  /// The share of light that a component stands for.
  static func linear(_ code: Double) -> Double {
    let value = abs(code)
    let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    return code < 0 ? -light : light
  }
}
