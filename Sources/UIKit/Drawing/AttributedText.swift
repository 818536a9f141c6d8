import Drawing
import Foundation
import Geometry

/// A text whose parts look different, ready to be shaped.
struct AttributedText {
  /// The parts, in order.
  let runs: [TextRun]
  /// The colour of each part.
  let colors: [UIColor]
  /// The first part's.
  let font: UIFont
  /// How the lines of the first paragraph stand, and with it all others.
  let paragraph: NSParagraphStyle?

  /// The parts of a text.
  ///
  /// O(n) in the parts.
  ///
  /// - Parameters:
  ///   - string: the text.
  ///   - font: of parts that name none.
  ///   - color: of parts that name none.
  init(_ string: NSAttributedString, font: UIFont, color: UIColor) {
    var runs: [TextRun] = []
    var colors: [UIColor] = []
    var first: UIFont?
    let text = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      let ownFont = attributes[.font] as? UIFont ?? font
      first = first ?? ownFont
      runs.append(TextRun(text.substring(with: range), style: TextStyle(attributes, font: ownFont)))
      colors.append(attributes[.foregroundColor] as? UIColor ?? color)
    }
    self.runs = runs
    self.colors = colors
    self.font = first ?? font
    paragraph =
      string.length > 0
      ? string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }

  /// A text that looks the same everywhere.
  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?, font: UIFont, color: UIColor) {
    let attributes = attributes ?? [:]
    let ownFont = attributes[.font] as? UIFont ?? font
    runs = string.isEmpty ? [] : [TextRun(string, style: TextStyle(attributes, font: ownFont))]
    colors = [attributes[.foregroundColor] as? UIColor ?? color]
    self.font = ownFont
    paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
  }

  /// The gap between lines besides their own height, in points.
  var lineSpacing: CGFloat { paragraph?.gap(lineHeight: font.lineHeight) ?? 0 }

  /// The text in a space of `size` points, as drawing and measuring of texts have it.
  @MainActor
  func block(
    in size: CGSize, options: NSStringDrawingOptions, direction: LayoutDirection = .leftToRight,
    minimumScaleFactor: CGFloat = 0
  ) -> TextBlock {
    let isOneLine = !options.contains(.usesLineFragmentOrigin)
    func limit(_ length: CGFloat) -> CGFloat? {
      length > 0 && length < DrawingLimits.magnitude ? length : nil
    }
    return TextBlock(
      runs: runs, width: isOneLine ? nil : limit(size.width),
      height: options.contains(.truncatesLastVisibleLine) ? limit(size.height) : nil,
      lineLimit: isOneLine ? 1 : nil,
      alignment: (paragraph?.alignment ?? .natural).blockAlignment(in: direction),
      layoutDirection: direction, lineSpacing: lineSpacing,
      minimumScaleFactor: minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 1,
      displayScale: ViewEnvironment.current.traits.displayScale)
  }
}

extension TextStyle {
  /// What attributes say of a text's shape.
  fileprivate init(_ attributes: [NSAttributedString.Key: Any], font: UIFont) {
    self.init(
      font: font.descriptor, tracking: attributes.number(.tracking) ?? 0,
      kerning: attributes.number(.kern) ?? 0, baselineOffset: attributes.number(.baselineOffset) ?? 0,
      underline: attributes.line(.underlineStyle).flatMap(TextLineStyle.init),
      strikethrough: attributes.line(.strikethroughStyle).flatMap(TextLineStyle.init))
  }
}

extension TextLineStyle {
  /// The pattern of a line below or through text; nil for none.
  fileprivate init?(_ style: NSUnderlineStyle) {
    if style.isEmpty { return nil }
    self =
      switch style.rawValue & 0x700 {
      case NSUnderlineStyle.patternDot.rawValue: .dot
      case NSUnderlineStyle.patternDash.rawValue: .dash
      case NSUnderlineStyle.patternDashDot.rawValue: .dashDot
      case NSUnderlineStyle.patternDashDotDot.rawValue: .dashDotDot
      default: .solid
      }
  }
}

extension NSTextAlignment {
  /// Where lines stand among themselves, by reading direction.
  func blockAlignment(in direction: LayoutDirection) -> TextAlignment {
    switch self {
    case .center: .center
    case .left: direction == .rightToLeft ? .trailing : .leading
    case .right: direction == .rightToLeft ? .leading : .trailing
    case .natural, .justified: .leading
    }
  }
}

extension TextAlignment {
  /// Where a text stands in room that is wider than it, as it is seen: 0 at the left, 1 at the right.
  func fraction(in direction: LayoutDirection) -> CGFloat {
    switch self {
    case .leading: direction == .rightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: direction == .rightToLeft ? 0 : 1
    }
  }
}
