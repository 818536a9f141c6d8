public import Drawing
public import Foundation
import Geometry

/// A font, whose size and weight are decided where it is used.
nonisolated public struct Font: Hashable, Sendable {
  /// A step of Dynamic Type's table.
  public typealias TextStyle = FontTextStyle
  /// The thickness of strokes.
  public typealias Weight = FontWeight
  /// A variant of the system font.
  public typealias Design = FontDesign

  private enum Base: Hashable {
    case style(TextStyle)
    case system(size: CGFloat)
    /// A named font, which grows with a style or not at all.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  private let base: Base
  private var design: Design = .default
  private var weight: Weight?
  private var isBold = false
  private var isItalic = false
  private var usesMonospacedDigits = false

  private init(base: Base) { self.base = base }

  public static let largeTitle = Font(base: .style(.largeTitle))
  public static let title = Font(base: .style(.title))
  public static let title2 = Font(base: .style(.title2))
  public static let title3 = Font(base: .style(.title3))
  public static let headline = Font(base: .style(.headline))
  public static let subheadline = Font(base: .style(.subheadline))
  public static let body = Font(base: .style(.body))
  public static let callout = Font(base: .style(.callout))
  public static let footnote = Font(base: .style(.footnote))
  public static let caption = Font(base: .style(.caption))
  public static let caption2 = Font(base: .style(.caption2))

  /// The system font in a style of Dynamic Type.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font(base: .style(style))
    font.design = design ?? .default
    font.weight = weight
    return font
  }

  /// The system font at a size that does not follow Dynamic Type, in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(base: .system(size: size))
    font.design = design ?? .default
    font.weight = weight
    return font
  }

  /// A font by name, `size` points at the default text size, growing with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A font by name, `size` points at the default text size, growing with `style` (`views.md` 3.4).
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(base: .custom(name: name, size: size, relativeTo: style))
  }

  /// A font by name, `fixedSize` points always.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name: name, size: fixedSize, relativeTo: nil))
  }

  /// This font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// This font emphasised: bold, or the emphasised weight of a text style.
  public func bold() -> Font {
    var font = self
    font.isBold = true
    return font
  }

  /// This font slanted.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// This font with digits of one width.
  public func monospacedDigit() -> Font {
    var font = self
    font.usesMonospacedDigits = true
    return font
  }

  /// This font in the design whose characters all have one width.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// The font at a size of type, as it is asked of the text engine.
  func descriptor(for size: DynamicTypeSize) -> FontDescriptor {
    var descriptor: FontDescriptor
    var emphasized = FontWeight.bold
    switch base {
    case .style(let style):
      descriptor = FontDescriptor(
        family: .system(design), size: style.pointSize(for: size), weight: style.weight)
      emphasized = style.emphasizedWeight
    case .system(let points):
      descriptor = FontDescriptor(family: .system(design), size: points)
    case .custom(let name, let points, let style):
      descriptor = FontDescriptor(
        family: .named(name), size: style?.scaledFontSize(points, for: size) ?? points)
    }
    if let weight { descriptor.weight = weight } else if isBold { descriptor.weight = emphasized }
    descriptor.isItalic = isItalic
    descriptor.usesMonospacedDigits = usesMonospacedDigits
    return descriptor
  }

  /// The weight that emphasis asks for.
  var emphasizedWeight: FontWeight {
    if case .style(let style) = base { return style.emphasizedWeight }
    return .bold
  }
}
