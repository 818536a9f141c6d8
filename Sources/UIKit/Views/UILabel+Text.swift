import Drawing
import Foundation
import Geometry

extension UILabel {
  /// The font at the size that the traits ask for.
  private var fontInForce: UIFont {
    guard adjustsFontForContentSizeCategory, let style = font.textStyle else { return font }
    return UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  /// The text as a block for a box, in points; nil when there is none.
  private func block(in size: CGSize, lines: Int) -> TextBlock? {
    guard let text, !text.isEmpty else { return nil }
    let isClipped = lineBreakMode == .byClipping && lines == 1
    func limit(_ length: CGFloat) -> CGFloat? { length < DrawingLimits.magnitude ? length : nil }
    let mode: TruncationMode =
      switch lineBreakMode {
      case .byTruncatingHead: .head
      case .byTruncatingMiddle: .middle
      default: .tail
      }
    return TextBlock(
      runs: [TextRun(text, style: TextStyle(font: fontInForce.descriptor))],
      width: isClipped ? nil : limit(size.width), height: lines == 0 ? limit(size.height) : nil,
      lineLimit: lines > 0 ? lines : nil, truncationMode: mode, alignment: blockAlignment,
      layoutDirection: effectiveUserInterfaceLayoutDirection,
      minimumScaleFactor: adjustsFontSizeToFitWidth
        ? (minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0.1) : 1,
      allowsTightening: allowsDefaultTighteningForTruncation,
      displayScale: traitCollection.traits.displayScale)
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Where lines stand among themselves, by reading direction.
  private var blockAlignment: TextAlignment {
    switch textAlignment {
    case .center: .center
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    case .natural, .justified: .leading
    }
  }

  /// The text's shape in a box, in points; nil when there is none or no font for it, which drawing reports.
  func shape(in size: CGSize, lines: Int) -> ShapedText? {
    block(in: size, lines: lines).flatMap { try? ViewEnvironment.current.textMeasurer.shape($0) }
  }

  /// Where a text `width` points wide begins in `bounds`, on a pixel.
  func textX(_ width: CGFloat, in bounds: CGRect) -> CGFloat {
    let room = bounds.size.width - width
    let fraction: CGFloat =
      switch blockAlignment {
      case .leading: isRightToLeft ? 1 : 0
      case .center: 0.5
      case .trailing: isRightToLeft ? 0 : 1
      }
    return traitCollection.traits.pixelGrid.nearest(bounds.minX + room * fraction)
  }

  /// Adds the text, in the middle of the height of `bounds`.
  func addText(to drawing: inout ViewDrawing, in bounds: CGRect) {
    guard let block = block(in: bounds.size, lines: numberOfLines) else { return }
    let text: ShapedText
    do {
      text = try ViewEnvironment.current.textMeasurer.shape(block)
    } catch {
      drawing.add(DrawingDiagnostic("the label “\(block.string.prefix(24))” is not drawn: \(error)"))
      return
    }
    let y = bounds.minY + (bounds.size.height - text.size.height) / 2
    let point = CGPoint(x: textX(text.size.width, in: bounds), y: traitCollection.traits.pixelGrid.nearest(y))
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let paint = resolved(isEnabled ? color : .tertiaryLabel)
    let item = { () throws(DrawingDiagnostic) in
      try DisplayItem.text(text, at: point, paints: [.color(paint)])
    }
    guard lineBreakMode == .byClipping, text.size.width > bounds.size.width else {
      drawing.add(item)
      return
    }
    let box = bounds
    drawing.add { () throws(DrawingDiagnostic) in
      try .scope(DisplayScope(clip: Path(box), items: [try item()]))
    }
  }
}
