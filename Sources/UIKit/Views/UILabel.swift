import Drawing
public import Foundation

/// A text that is read and not edited (UIKit's `UILabel`).
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text; nil shows nothing.
  ///
  /// Setting it forgets the looks of ``attributedText``.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      let isOther = attributed != nil || newValue != plain
      (attributed, plain) = (nil, newValue)
      if isOther { contentDidChange() }
    }
  }
  private var plain: String?
  /// The text whose parts look different; nil where ``text`` was set.
  private(set) var attributed: NSAttributedString?
  /// The font; the system's of 17 points by default.
  ///
  /// Assigning nil brings it back.
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = UIFont.systemFont(ofSize: UIFont.labelFontSize) }
      restyle(.font)
      if font != oldValue { contentDidChange() }
    }
  }
  /// The text's colour; the system's label colour by default.
  ///
  /// Assigning nil brings it back.
  open var textColor: UIColor! = UIColor.label {
    didSet {
      if textColor == nil { textColor = .label }
      restyle(.foregroundColor)
    }
  }
  /// The colour of the text's shadow; nil draws none.
  open var shadowColor: UIColor?
  /// How far the text's shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The text's colour while ``isHighlighted``; nil is ``textColor``.
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  /// Whether the text is drawn in full strength.
  open var isEnabled = true
  open var textAlignment: NSTextAlignment = .natural
  /// Lines shown at the most; 0 for as many as fit.
  ///
  /// 1 by default.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// Whether type shrinks before the text is cut, down to ``minimumScaleFactor``.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest factor by which type may shrink; 0 leaves the least to the system, which is a tenth here.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the space between characters may shrink a little before the text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether a font of a text style follows the text size.
  open var adjustsFontForContentSizeCategory = false
  /// The width that lines break at when the label says how large it is, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }

  /// A label for a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text with the looks of its parts.
  ///
  /// What a part does not say is as the label has it; a font or colour that the label is given later is the whole text's.
  open var attributedText: NSAttributedString? {
    get {
      attributed
        ?? plain.map {
          NSAttributedString(string: $0, attributes: [.font: font!, .foregroundColor: textColor!])
        }
    }
    set {
      (attributed, plain) = (newValue.map { NSAttributedString(attributedString: $0) }, nil)
      contentDidChange()
    }
  }

  /// Has all parts of the text look as the label says.
  private func restyle(_ key: NSAttributedString.Key) {
    guard let attributed else { return }
    let text = NSMutableAttributedString(attributedString: attributed)
    text.removeAttribute(key, range: NSRange(location: 0, length: text.length))
    self.attributed = text
  }

  private func contentDidChange() { invalidateIntrinsicContentSize() }

  /// The rectangle of `bounds` that the text takes, lines counted from the top; in points.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = shape(in: bounds.size, lines: numberOfLines)?.size ?? .zero
    return CGRect(x: textX(size.width, in: bounds), y: bounds.minY, width: size.width, height: size.height)
  }

  /// The size of the text whose lines break at `size.width`; a width of zero or less is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : CGFloat.greatestFiniteMagnitude
    return shape(in: CGSize(width: width, height: .greatestFiniteMagnitude), lines: numberOfLines)?.size
      ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    numberOfLines == 1 ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
  }

  override var baselines: (first: CGFloat, fromBottom: CGFloat)? { textBaselines }

  /// Where the text is drawn, as ``drawText(in:)`` was last told.
  private var textBox: CGRect?

  /// Draws the text in the middle of a rectangle's height; called when the label is drawn, with its bounds.
  ///
  /// Subclasses call `super` with less room to keep the text away from the edges, or not at all to draw none.
  open func drawText(in rect: CGRect) { textBox = rect }

  open override func drawContent(in context: inout ViewDrawing) {
    textBox = nil
    drawText(in: bounds)
    if let textBox { addText(to: &context, in: textBox) }
  }
}
