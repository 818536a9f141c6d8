public import Drawing
public import Foundation
import Geometry

/// A font of a size (UIKit's `UIFont`).
///
/// The system font's line box is San Francisco's (`views.md` 6.5); that of a font made by name is its file's.
open class UIFont: NSObject, @unchecked Sendable {
  /// The font as text engines are asked for it.
  public let descriptor: FontDescriptor
  /// The text style the font was made for; nil for fonts of a fixed size.
  public let textStyle: TextStyle?

  /// How far the line box reaches above and below the baseline, in ems.
  private let reach: (above: CGFloat, below: CGFloat)

  /// San Francisco's line box, in ems (`views.md` 6.5).
  private static let systemReach: (above: CGFloat, below: CGFloat) = (1950 / 2048, 494 / 2048)

  /// A font of a descriptor, with the system font's line box.
  public init(_ descriptor: FontDescriptor, textStyle: TextStyle? = nil) {
    self.descriptor = descriptor
    self.textStyle = textStyle
    reach = Self.systemReach
  }

  private init(_ descriptor: FontDescriptor, reach: (above: CGFloat, below: CGFloat)) {
    self.descriptor = descriptor
    textStyle = nil
    self.reach = reach
  }

  /// A font of a descriptor and size; a size of 0 leaves the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.descriptor
    if pointSize > 0 { font.size = pointSize }
    self.init(font, textStyle: pointSize > 0 ? nil : descriptor.textStyle)
  }

  /// The font of a family, or of a family and a style as in `Inter-SemiBoldItalic`; nil when the text engine in
  /// force knows no such family.
  @preconcurrency @MainActor
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let font = FontName(fontName).descriptor(size: fontSize > 0 ? fontSize : UIFont.systemFontSize)
    // Large, so that rounding to pixels does not show.
    var large = font
    large.size = 1000
    let probe = TextBlock(runs: [TextRun("x", style: Drawing.TextStyle(font: large))])
    guard let shaped = try? ViewEnvironment.current.textMeasurer.shape(probe) else { return nil }
    let above = shaped.firstBaseline / large.size
    self.init(font, reach: (above, shaped.size.height / large.size - above))
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
    return UIFont(font, reach: reach)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.descriptor == descriptor }

  open override var hash: Int { descriptor.hashValue }

  /// How far the line box reaches above the baseline, in points.
  open var ascender: CGFloat { pointSize * reach.above }

  /// How far the line box reaches below the baseline, in points; negative.
  open var descender: CGFloat { -pointSize * reach.below }

  /// The height of a line box, in points; the system font's is 1.19336 em.
  open var lineHeight: CGFloat { descriptor.lineHeight ?? ascender - descender }

  /// The height of capital letters, in points; San Francisco's, of every font.
  open var capHeight: CGFloat { pointSize * 0.7046 }

  /// The height of the letter x, in points; San Francisco's, of every font.
  open var xHeight: CGFloat { pointSize * 0.526 }

  /// The gap between lines besides their own height: none.
  open var leading: CGFloat { 0 }
}
