public import Drawing
public import Foundation
public import Geometry

/// A colour, fixed or named by the system, which becomes a value where it is drawn.
///
/// As a view it fills all the room it is offered.
nonisolated public struct Color: Hashable, Sendable {
  private enum Base: Hashable {
    case fixed(SRGBColor)
    case system(SystemColor)
    case accent
    case provided(Provider)
    case mixed(Mixture)
  }

  /// A rule; equal only to itself.
  private final class Provider: Hashable, Sendable {
    let color: @Sendable (Traits, SystemPalette) -> SRGBColor

    init(_ color: @escaping @Sendable (Traits, SystemPalette) -> SRGBColor) { self.color = color }

    static func == (left: Provider, right: Provider) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private let base: Base
  private var alpha: Double = 1

  private init(base: Base) { self.base = base }

  init(_ mixture: Mixture) { base = .mixed(mixture) }

  /// A colour that the system names, as `Color(.systemGroupedBackground)`.
  public init(_ color: SystemColor) { base = .system(color) }

  /// A colour's value.
  public init(_ color: SRGBColor) { base = .fixed(color) }

  /// A colour that a rule gives for the traits and the palette of the place where it is drawn.
  ///
  /// It is equal to its copies only.
  public init(_ provider: @escaping @Sendable (Traits, SystemPalette) -> SRGBColor) {
    base = .provided(Provider(provider))
  }

  /// The spaces that components may be given in.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    /// The primaries of sRGB without its curve.
    case sRGBLinear
    /// The primaries of wide displays with the curve of sRGB; what sRGB does not have becomes the nearest component.
    case displayP3
  }

  /// A colour from fractions of full intensity, clamped to 0...1 of sRGB.
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let (red, green, blue) = space.components(red, green, blue)
    base = .fixed(SRGBColor(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A grey from black, 0, to white, 1.
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from hue, saturation and brightness, each 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func level(_ shift: Double) -> Double {
      let k = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: level(5), green: level(3), blue: level(1), opacity: opacity)
  }

  public static let clear = Color(SRGBColor.clear)
  public static let black = Color(SRGBColor.black)
  public static let white = Color(SRGBColor.white)
  public static let primary = Color(SystemColor.label)
  public static let secondary = Color(SystemColor.secondaryLabel)
  public static let red = Color(SystemColor.systemRed)
  public static let orange = Color(SystemColor.systemOrange)
  public static let yellow = Color(SystemColor.systemYellow)
  public static let green = Color(SystemColor.systemGreen)
  public static let mint = Color(SystemColor.systemMint)
  public static let teal = Color(SystemColor.systemTeal)
  public static let cyan = Color(SystemColor.systemCyan)
  public static let blue = Color(SystemColor.systemBlue)
  public static let indigo = Color(SystemColor.systemIndigo)
  public static let purple = Color(SystemColor.systemPurple)
  public static let pink = Color(SystemColor.systemPink)
  public static let brown = Color(SystemColor.systemBrown)
  public static let gray = Color(SystemColor.systemGray)
  /// The environment's tint; blue where there is none.
  public static let accentColor = Color(base: .accent)

  /// This colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha *= opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return color
  }

  /// The colour's value in an environment.
  public func resolved(in environment: EnvironmentValues) -> SRGBColor {
    let value =
      switch base {
      case .fixed(let color): color
      case .system(let color):
        color.resolved(for: environment.colorScheme, palette: environment.systemPalette)
      case .provided(let provider): provider.color(environment.builtIn.traits, environment.systemPalette)
      case .mixed(let mixture): mixture.resolved(in: environment)
      case .accent:
        // A tint may itself be the accent, which would have no end.
        environment.tint.flatMap { $0.base == .accent ? nil : $0.resolved(in: environment) }
          ?? SystemColor.systemBlue.resolved(for: environment.colorScheme, palette: environment.systemPalette)
      }
    return alpha == 1 ? value : value.multiplyingAlpha(by: alpha)
  }
}

nonisolated extension Color: ShapeStyle {
  /// One colour everywhere.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    .color(resolved(in: environment))
  }
}

extension Color: PrimitiveView {
  /// The type of the body.
  public typealias Body = Never
}
