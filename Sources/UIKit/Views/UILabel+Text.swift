import Drawing
import Foundation
import Geometry

extension UILabel {
  /// The font at the size that the traits ask for.
  private var fontInForce: UIFont {
    guard adjustsFontForContentSizeCategory, let style = font.textStyle else { return font }
    return UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  /// The text in the label's looks; nil when there is none.
  private var shownText: AttributedText? {
    if let attributed {
      return attributed.length > 0 ? AttributedText(attributed, font: fontInForce, color: textColor) : nil
    }
    guard let text, !text.isEmpty else { return nil }
    return AttributedText(text, nil, font: fontInForce, color: textColor)
  }

  /// A text as a block for a box, in points.
  private func block(of text: AttributedText, in size: CGSize, lines: Int) -> TextBlock {
    let lineBreakMode = text.paragraph?.lineBreakMode ?? lineBreakMode
    let isClipped = lineBreakMode == .byClipping && lines == 1
    func limit(_ length: CGFloat) -> CGFloat? { length < DrawingLimits.magnitude ? length : nil }
    let mode: TruncationMode =
      switch lineBreakMode {
      case .byTruncatingHead: .head
      case .byTruncatingMiddle: .middle
      default: .tail
      }
    return TextBlock(
      runs: text.runs,
      width: isClipped ? nil : limit(size.width), height: lines == 0 ? limit(size.height) : nil,
      lineLimit: lines > 0 ? lines : nil, truncationMode: mode,
      alignment: alignmentInForce(text).blockAlignment(in: direction), layoutDirection: direction,
      lineSpacing: text.lineSpacing,
      minimumScaleFactor: adjustsFontSizeToFitWidth
        ? (minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0.1) : 1,
      allowsTightening: allowsDefaultTighteningForTruncation,
      displayScale: traitCollection.traits.displayScale)
  }

  /// Where the text stands: as it says itself, or else the label.
  private func alignmentInForce(_ text: AttributedText?) -> NSTextAlignment {
    guard let own = text?.paragraph?.alignment, own != .natural else { return textAlignment }
    return own
  }

  /// Where the first line's baseline is below its top, and the last one's above its bottom; in points.
  var textBaselines: (first: CGFloat, fromBottom: CGFloat) {
    let font = attributed == nil ? font ?? fontInForce : shownText?.font ?? fontInForce
    return (font.ascender, -font.descender)
  }

  private var direction: LayoutDirection { effectiveUserInterfaceLayoutDirection }

  /// The text's shape in a box, in points; nil when there is none or no font for it, which drawing reports.
  func shape(in size: CGSize, lines: Int) -> ShapedText? {
    shownText.flatMap { text in
      try? ViewEnvironment.current.textMeasurer.shape(block(of: text, in: size, lines: lines))
    }
  }

  /// Where a text `width` points wide begins in `bounds`, on a pixel.
  func textX(_ width: CGFloat, in bounds: CGRect) -> CGFloat {
    let room = bounds.size.width - width
    let alignment = alignmentInForce(attributed == nil ? nil : shownText)
    let fraction = alignment.blockAlignment(in: direction).fraction(in: direction)
    return traitCollection.traits.pixelGrid.nearest(bounds.minX + room * fraction)
  }

  /// Adds the text, in the middle of the height of `bounds`.
  func addText(to drawing: inout ViewDrawing, in bounds: CGRect) {
    guard let shown = shownText else { return }
    let block = block(of: shown, in: bounds.size, lines: numberOfLines)
    let text: ShapedText
    do {
      text = try ViewEnvironment.current.textMeasurer.shape(block)
    } catch {
      drawing.add(DrawingDiagnostic("the label “\(block.string.prefix(24))” is not drawn: \(error)"))
      return
    }
    let y = bounds.minY + (bounds.size.height - text.size.height) / 2
    let point = CGPoint(x: textX(text.size.width, in: bounds), y: traitCollection.traits.pixelGrid.nearest(y))
    let marked = isEnabled ? (isHighlighted ? highlightedTextColor : nil) : .tertiaryLabel
    let paints = shown.colors.map { Paint.color(resolved(marked ?? $0)) }
    let isCut = lineBreakMode == .byClipping && text.size.width > bounds.size.width
    let (clip, shadow) = (isCut ? Path(bounds) : nil, textShadow)
    drawing.add { () throws(DrawingDiagnostic) in
      let item = try DisplayItem.text(text, at: point, paints: paints)
      if clip == nil, shadow == nil { return item }
      return try .scope(DisplayScope(clip: clip, shadow: shadow, items: [item]))
    }
  }

  private var textShadow: Shadow? {
    shadowColor.map {
      Shadow(color: resolved($0), radius: 0, x: shadowOffset.width, y: shadowOffset.height)
    }
  }
}
