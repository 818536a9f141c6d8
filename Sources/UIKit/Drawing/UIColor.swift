public import Drawing
public import Foundation
import Geometry

/// A colour, or a rule that gives one for traits (UIKit's `UIColor`).
open class UIColor: NSObject, @unchecked Sendable {
  /// What the colour is.
  private enum Storage: Hashable {
    /// Red, green, blue and opacity in sRGB, 0...1 or beyond.
    case components([CGFloat])
    case system(SystemColor, alpha: CGFloat)
    case dynamic(Provider)
  }

  /// A rule; equal only to itself.
  private final class Provider: Hashable {
    let color: (UITraitCollection) -> UIColor

    init(_ color: @escaping (UITraitCollection) -> UIColor) { self.color = color }

    static func == (left: Provider, right: Provider) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private let storage: Storage

  /// A colour of the sRGB space from fractions of full intensity.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .components([red, green, blue, alpha])
  }

  /// A shade of grey: 0 is black, 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from hue, saturation and brightness, each 0...1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSBColor(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
  }

  /// A colour of the Display P3 space, taken as if it were sRGB's: renderers know no other space.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour that `dynamicProvider` gives for traits whenever it is drawn.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(Provider(dynamicProvider))
  }

  /// The colour of a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255,
      alpha: CGFloat(color.alpha))
  }

  /// The colour of a literal in the source.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Not there: colours are painted, pictures are drawn.
  @available(*, unavailable, message: "a picture is no colour here; use a UIImageView behind the content")
  public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }

  /// A colour that the system names.
  init(_ color: SystemColor, alpha: CGFloat = 1) { storage = .system(color, alpha: alpha) }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .components(let numbers):
      UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
    case .system(let color, _): UIColor(color, alpha: alpha)
    case .dynamic(let provider): UIColor { provider.color($0).withAlphaComponent(alpha) }
    }
  }

  /// The colour that this one is for the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .components: self
    case .system: UIColor(cgColor: CGColor(resolved(for: traitCollection)))
    case .dynamic(let provider): provider.color(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The colour's value for the given traits.
  ///
  /// - Parameters:
  ///   - traitCollection: what a named or dynamic colour depends on.
  ///   - palette: the year of the system's tints.
  public func resolved(
    for traitCollection: UITraitCollection, palette: SystemPalette = .iOS18
  ) -> SRGBColor {
    switch storage {
    case .components(let n):
      return SRGBColor(
        red: Double(n[0]), green: Double(n[1]), blue: Double(n[2]), opacity: Double(n[3]))
    case .system(let color, let alpha):
      return color.resolved(
        for: traitCollection.userInterfaceStyle == .dark ? .dark : .light, palette: palette,
        isElevated: traitCollection.userInterfaceLevel == .elevated
      ).multiplyingAlpha(by: Double(alpha))
    case .dynamic(let provider):
      return provider.color(traitCollection).resolved(for: traitCollection, palette: palette)
    }
  }

  /// Red, green, blue and opacity for the current traits.
  private var current: [CGFloat] {
    if case .components(let numbers) = storage { return numbers }
    let color = resolved(for: .current)
    return [
      CGFloat(color.red) / 255, CGFloat(color.green) / 255, CGFloat(color.blue) / 255, CGFloat(color.alpha),
    ]
  }

  /// The colour's value for the current traits.
  open var cgColor: CGColor { CGColor(resolved(for: .current)) }

  /// Writes red, green, blue and opacity for the current traits; always possible.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = current
    red?.pointee = numbers[0]
    green?.pointee = numbers[1]
    blue?.pointee = numbers[2]
    alpha?.pointee = numbers[3]
    return true
  }

  /// Writes hue, saturation, brightness and opacity for the current traits; always possible.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = current
    let color = HSBColor(red: numbers[0], green: numbers[1], blue: numbers[2])
    hue?.pointee = color.hue
    saturation?.pointee = color.saturation
    brightness?.pointee = color.brightness
    alpha?.pointee = numbers[3]
    return true
  }

  /// Writes brightness and opacity of a grey for the current traits; false for a colour that is not grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = current
    guard numbers[0] == numbers[1], numbers[1] == numbers[2] else { return false }
    white?.pointee = numbers[0]
    alpha?.pointee = numbers[3]
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.storage == storage
  }

  open override var hash: Int { storage.hashValue }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of colour literals.
public typealias _ColorLiteralType = UIColor
