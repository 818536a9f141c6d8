import Drawing
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

  /// The size and strength of a symbol; what is not said is as the symbol has it.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let form: SymbolForm

    init(_ form: SymbolForm) { self.form = form }

    /// A configuration that says nothing.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolForm()) }

    /// A symbol beside type of a size, in points.
    public convenience init(pointSize: CGFloat) { self.init(SymbolForm(size: .points(pointSize))) }

    /// A symbol beside type of a size, in points, with lines of a strength.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolForm(size: .points(pointSize), weight: weight))
    }

    /// A symbol beside type of a size, in points, with lines of a strength, at a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolForm(size: .points(pointSize), weight: weight, scale: scale))
    }

    /// A symbol with lines of a strength.
    public convenience init(weight: SymbolWeight) { self.init(SymbolForm(weight: weight)) }

    /// A symbol at a scale.
    public convenience init(scale: SymbolScale) { self.init(SymbolForm(scale: scale)) }

    /// A symbol beside type of a text style, which follows the text size.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(SymbolForm(size: .style(textStyle))) }

    /// A symbol beside type of a text style, which follows the text size, at a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolForm(size: .style(textStyle), scale: scale))
    }

    /// A symbol beside type of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// A symbol beside type of a font, at a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        SymbolForm(
          size: .points(font.pointSize), weight: SymbolWeight(of: font.descriptor.weight), scale: scale))
    }

    /// A symbol in shades of a colour; drawn in the colour alone.
    public convenience init(hierarchicalColor: UIColor) { self.init(SymbolForm(color: hierarchicalColor)) }

    /// A symbol whose parts have colours of their own; drawn in the first.
    public convenience init(paletteColors: [UIColor]) { self.init(SymbolForm(color: paletteColors.first)) }

    /// A symbol in its own colours; drawn in the view's.
    public class func preferringMulticolor() -> SymbolConfiguration { unspecified }

    /// A symbol in one colour.
    public class func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// The configuration with what `other` says in place of its own.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(other.form.over(form))
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.form == form }

    public override var hash: Int { form.hashValue }
  }
}
