public import Drawing
public import Foundation
import Geometry

/// A font of a size (UIKit's `UIFont`).
///
/// The system font's numbers are San Francisco's (`views.md` 6.5); a named font's are those of its file.
open class UIFont: NSObject, @unchecked Sendable {
  /// The font as text engines are asked for it.
  public let descriptor: FontDescriptor
  /// The text style the font was made for; nil for fonts of a fixed size.
  public let textStyle: TextStyle?

  /// A font of a descriptor.
  public init(_ descriptor: FontDescriptor, textStyle: TextStyle? = nil) {
    self.descriptor = descriptor
    self.textStyle = textStyle
  }

  /// A font of a descriptor and size; a size of 0 leaves the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.descriptor
    if pointSize > 0 { font.size = pointSize }
    self.init(font, textStyle: pointSize > 0 ? nil : descriptor.textStyle)
  }

  /// The font of a family, or of a family and a style as in `Inter-SemiBoldItalic`; nil when the text engine in force
  /// knows no such family.
  @preconcurrency @MainActor
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let font = FontName(fontName).descriptor(size: fontSize > 0 ? fontSize : UIFont.systemFontSize)
    let probe = TextBlock(runs: [TextRun("x", style: Drawing.TextStyle(font: font))])
    guard (try? ViewEnvironment.current.textMeasurer.shape(probe)) != nil else { return nil }
    self.init(font)
  }

  /// The type size, in points.
  open var pointSize: CGFloat { descriptor.size }

  /// The family's name; `.AppleSystemUIFont` for the system's.
  open var familyName: String {
    if case .named(let name) = descriptor.family { return name }
    return ".AppleSystemUIFont"
  }

  /// The family with weight and slant.
  open var fontName: String {
    let style = FontName.style(weight: descriptor.weight, isItalic: descriptor.isItalic)
    return "\(familyName)-\(style)"
  }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor, textStyle: textStyle) }

  /// The same font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = descriptor
    font.size = fontSize
    return UIFont(font)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.descriptor == descriptor }

  open override var hash: Int { descriptor.hashValue }
}

// Metrics. San Francisco's numbers are in 2048ths of an em: 1950 above the baseline and 494 below (`views.md` 6.5).
extension UIFont {
  /// The height of a line box, in points: 1.19336 em.
  public var lineHeight: CGFloat { descriptor.lineHeight ?? ascender - descender }

  /// How far the line box reaches above the baseline, in points.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }

  /// How far the line box reaches below the baseline, in points; negative.
  public var descender: CGFloat { -pointSize * 494 / 2048 }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { pointSize * 0.7046 }

  /// The height of the letter x, in points.
  public var xHeight: CGFloat { pointSize * 0.526 }

  /// The gap between lines besides their own height: none.
  public var leading: CGFloat { 0 }
}
