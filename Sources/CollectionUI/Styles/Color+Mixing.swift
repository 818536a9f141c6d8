import Drawing
import Foundation

nonisolated extension Gradient {
  /// How colours between two others are found.
  public struct ColorSpace: Hashable, Sendable {
    enum Kind { case device, perceptual }

    let kind: Kind

    /// In the space of the picture, which is sRGB.
    public static let device = ColorSpace(kind: .device)
    /// In a space whose steps look equally large: Oklab.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }
}

nonisolated extension Color {
  /// The colour a fraction of the way to another.
  ///
  /// Both are mixed where the mixture is drawn, so that colours of the system are those of the place. A clear colour lends
  /// no hue: components are weighed by their opacities.
  ///
  /// - Parameters:
  ///   - rhs: the other colour.
  ///   - fraction: 0 is this colour and 1 the other; clamped.
  ///   - colorSpace: how the way is measured.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(Mixture(first: self, second: rhs, fraction: fraction, colorSpace: colorSpace))
  }

  /// Two colours and how much there is of each.
  final class Mixture: Hashable, Sendable {
    private let first: Color
    private let second: Color
    private let fraction: Double
    private let colorSpace: Gradient.ColorSpace

    init(first: Color, second: Color, fraction: Double, colorSpace: Gradient.ColorSpace) {
      self.first = first
      self.second = second
      self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
      self.colorSpace = colorSpace
    }

    func resolved(in environment: EnvironmentValues) -> SRGBColor {
      let (first, second) = (first.resolved(in: environment), second.resolved(in: environment))
      if fraction == 0 { return first }
      if fraction == 1 { return second }
      return first.mixed(with: second, by: fraction, in: colorSpace)
    }

    static func == (left: Mixture, right: Mixture) -> Bool {
      left.first == right.first && left.second == right.second && left.fraction == right.fraction
        && left.colorSpace == right.colorSpace
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(first)
      hasher.combine(second)
      hasher.combine(fraction)
    }
  }
}

nonisolated extension SRGBColor {
  /// The colour a fraction of the way to another, 0...1, components weighed by their opacities.
  func mixed(with other: SRGBColor, by fraction: Double, in space: Gradient.ColorSpace) -> SRGBColor {
    let (own, others) = (alpha * (1 - fraction), other.alpha * fraction)
    let opacity = own + others
    if opacity == 0 { return other.multiplyingAlpha(by: 0) }
    let share = others / opacity
    let (a, b) = (components, other.components)
    switch space.kind {
    case .device:
      let mixed = a + (b - a) * share
      return SRGBColor(red: mixed.x, green: mixed.y, blue: mixed.z, opacity: opacity)
    case .perceptual:
      let (a, b) = (Oklab(a), Oklab(b))
      let mixed = Oklab(lab: a.lab + (b.lab - a.lab) * share).components
      return SRGBColor(red: mixed.x, green: mixed.y, blue: mixed.z, opacity: opacity)
    }
  }

  /// Red, green and blue, 0...1.
  private var components: SIMD3<Double> {
    SIMD3(Double(red), Double(green), Double(blue)) / 255
  }
}

/// A colour of Björn Ottosson's space in which equal steps look equally large.
nonisolated struct Oklab {
  /// Lightness, green to red, and blue to yellow.
  let lab: SIMD3<Double>

  init(lab: SIMD3<Double>) { self.lab = lab }

  /// The colour of components of sRGB.
  init(_ components: SIMD3<Double>) {
    let space = Color.RGBColorSpace.self
    let (r, g, b) = (space.linear(components.x), space.linear(components.y), space.linear(components.z))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lab = SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// The components in sRGB, outside of 0...1 where it does not have the colour.
  var components: SIMD3<Double> {
    func cube(_ a: Double, _ b: Double) -> Double {
      let root = lab.x + a * lab.y + b * lab.z
      return root * root * root
    }
    let (l, m, s) = (
      cube(0.3963377774, 0.2158037573), cube(-0.1055613458, -0.0638541728), cube(-0.0894841775, -1.2914855480)
    )
    let space = Color.RGBColorSpace.self
    return SIMD3(
      space.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      space.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      space.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
  }
}
