import Drawing
public import Foundation
import Geometry

/// A line of text that can be typed (UIKit's `UITextField`), as it is while nobody types.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  /// What is drawn around the text.
  public enum BorderStyle: Int, CaseIterable, Hashable, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a part of the field is shown: here nobody types.
  public enum ViewMode: Int, CaseIterable, Hashable, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3

    /// Whether the part is shown while nobody types.
    var isShown: Bool { self == .unlessEditing || self == .always }
  }

  /// The text; nil shows ``placeholder``.
  open var text: String? { didSet { contentDidChange() } }
  /// Shown where there is no text.
  open var placeholder: String? { didSet { contentDidChange() } }
  /// ``placeholder`` with looks of its own.
  open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }
  /// The system's font of 17 points by default; assigning nil brings it back.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      contentDidChange()
    }
  }
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: BorderStyle = .none { didSet { contentDidChange() } }
  /// When the button is shown that empties the field.
  open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// Lies before the text; shown as ``leftViewMode`` says.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// Lies behind the text; shown as ``rightViewMode`` says.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// Whether the text is shown as dots.
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  /// The least size of type, in points.
  open var minimumFontSize: CGFloat = 0
  open weak var delegate: (any UITextFieldDelegate)?
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var textContentType: UITextContentType!
  open var enablesReturnKeyAutomatically = false
  /// Whether somebody types; never here.
  open var isEditing: Bool { false }
  private let label = UILabel()
  private let clearButton = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))

  /// Room beside the text of a field with a border, in points `[inferred]`.
  private static let margin: CGFloat = 7
  /// The height of a field with round corners at the least, in points: UIKit's `[inferred]`.
  private static let height: CGFloat = 34
  private static let clearSide: CGFloat = 19

  /// A field for a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A field from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clearButton.tintColor = .tertiaryLabel
    clearButton.contentMode = .scaleAspectFit
    addSubview(label)
    addSubview(clearButton)
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func contentDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var isEmpty: Bool { text?.isEmpty ?? true }

  private var showsClearButton: Bool { clearButtonMode.isShown && !isEmpty }

  private func showText() {
    label.font = font
    label.textAlignment = textAlignment
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    if !isEmpty {
      label.text = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text
      label.textColor = isEnabled ? textColor : .tertiaryLabel
    } else if let attributedPlaceholder {
      label.textColor = .placeholderText
      label.attributedText = attributedPlaceholder
    } else {
      label.text = placeholder
      label.textColor = .placeholderText
    }
  }

  // MARK: Places

  /// The part inside the border, in points.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text is, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = borderRect(forBounds: bounds)
    if borderStyle != .none { rect = rect.insetBy(dx: Self.margin, dy: 0) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func take(_ width: CGFloat, atStart: Bool) {
      if atStart != isMirrored { rect.origin.x += width }
      rect.size.width = max(0, rect.width - width)
    }
    if leftViewMode.isShown, leftView != nil { take(leftViewRect(forBounds: bounds).width, atStart: true) }
    if rightViewMode.isShown, rightView != nil {
      take(rightViewRect(forBounds: bounds).width, atStart: false)
    } else if showsClearButton {
      take(Self.clearSide + Self.margin, atStart: false)
    }
    return rect
  }

  /// Where the placeholder is, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the text is while somebody types, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the view before the text is, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { side(leftView, atStart: true, in: bounds) }

  /// Where the view behind the text is, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { side(rightView, atStart: false, in: bounds) }

  /// Where the button is that empties the field, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let frame = CGRect(
      x: bounds.maxX - Self.margin - Self.clearSide, y: bounds.midY - Self.clearSide / 2,
      width: Self.clearSide, height: Self.clearSide)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? frame.mirrored(in: bounds.width) : frame
  }

  private func side(_ view: UIView?, atStart: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    var size = view.translatesAutoresizingMaskIntoConstraints ? view.bounds.size : .zero
    if size == .zero { size = view.systemLayoutSizeFitting(.zero) }
    let isAtLeft = atStart != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    showText()
    var fitting = label.sizeThatFits(.zero)
    fitting.height = max(fitting.height, traitCollection.traits.pixelGrid.ceil(label.font.lineHeight))
    // What is beside the text, in a field that is wide enough for all of it.
    let wide = CGRect(x: 0, y: 0, width: 10_000, height: Self.height)
    fitting.width += wide.width - textRect(forBounds: wide).width
    if borderStyle == .roundedRect { fitting.height = max(Self.height, fitting.height + 2 * Self.margin) }
    return fitting
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override var baselines: (first: CGFloat, fromBottom: CGFloat)? {
    let font = font ?? .systemFont(ofSize: 17)
    let height = intrinsicContentSize.height
    let above = (height - font.lineHeight) / 2 + font.ascender
    return (above, height - above)
  }

  open override func layoutSubviews() {
    showText()
    super.layoutSubviews()
    label.frame = traitCollection.traits.pixelGrid.rounded(
      isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds))
    leftView?.isHidden = !leftViewMode.isShown
    rightView?.isHidden = !rightViewMode.isShown
    if leftViewMode.isShown { leftView?.frame = leftViewRect(forBounds: bounds) }
    if rightViewMode.isShown { rightView?.frame = rightViewRect(forBounds: bounds) }
    clearButton.isHidden = !showsClearButton
    clearButton.frame = clearButtonRect(forBounds: bounds)
  }

  open override func drawContent(in context: inout ViewDrawing) {
    super.drawContent(in: &context)
    guard borderStyle != .none else { return }
    let radius: CGFloat = borderStyle == .roundedRect ? 5 : 0
    let (back, line) = (resolved(.systemBackground), resolved(borderStyle == .line ? .label : .systemGray4))
    let width: CGFloat = borderStyle == .roundedRect ? 0.5 : 1
    let rect = borderRect(forBounds: bounds)
    let isRound = borderStyle == .roundedRect && backgroundColor == nil
    context.add { () throws(DrawingDiagnostic) in
      var items: [DisplayItem] = []
      if isRound {
        items.append(try .fill(Path(roundedRect: rect, cornerRadius: radius), with: .color(back)))
      }
      let edge = Path(roundedRect: rect.insetBy(dx: width / 2, dy: width / 2), cornerRadius: radius)
      items.append(try .stroke(edge, with: .color(line), style: StrokeStyle(lineWidth: width)))
      return items
    }
  }
}

/// Told of the typing in a field, which never happens here.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}
