public import Foundation
import Geometry

/// A text of several lines that can be typed (UIKit's `UITextView`), as it is while nobody types.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  private let label = UILabel()
  /// The text.
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      contentDidChange()
    }
  }
  /// The text with the looks of its parts.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      contentDidChange()
    }
  }
  /// The system's font of 12 points by default.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .systemFont(ofSize: 12)
      contentDidChange()
    }
  }
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }
  /// Room around the text, in points; 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }
  /// Where lines are.
  public let textContainer = NSTextContainer()
  open var isEditable = true
  open var isSelectable = true

  open override var isScrollEnabled: Bool { didSet { contentDidChange() } }

  /// A text for a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A text for a rectangle of its superview, in points; where lines are is not told from outside.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }

  /// A text from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.font = .systemFont(ofSize: 12)
    label.numberOfLines = 0
    addSubview(label)
    backgroundColor = .systemBackground
    textContainer.didChange = { [weak self] in self?.contentDidChange() }
  }

  /// Told of the typing, which never happens here, and of the scrolling.
  open var delegate: (any UITextViewDelegate)? {
    get { toldOfScrolling as? any UITextViewDelegate }
    set { toldOfScrolling = newValue }
  }

  private func contentDidChange() {
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.lineBreakMode = textContainer.lineBreakMode
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var margins: UIEdgeInsets {
    var margins = textContainerInset
    margins.left += textContainer.lineFragmentPadding
    margins.right += textContainer.lineFragmentPadding
    return margins
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins
    let width = size.width > 0 && size.width < 10_000 ? size.width : 0
    let inner = label.sizeThatFits(CGSize(width: max(0, width - margins.horizontal), height: 0))
    return CGSize(
      width: width > 0 ? width : inner.width + margins.horizontal, height: inner.height + margins.vertical)
  }

  /// The size of a text that does not scroll; none of one that does.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero)
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = margins
    let width = max(0, bounds.width - margins.horizontal)
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    label.frame = CGRect(x: margins.left, y: margins.top, width: width, height: height)
    contentSize = CGSize(width: bounds.width, height: height + margins.vertical)
  }
}

/// Where the lines of a text are (UIKit's `NSTextContainer` as far as text views are told by it).
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Room beside lines, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// Lines shown at the most; 0 for as many as there are.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { didChange() } }
  var didChange: () -> Void = {}
}

/// Told of the typing in a text, which never happens here.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
