import Drawing
public import Foundation
import Geometry

/// A field with a magnifying glass (UIKit's `UISearchTextField`).
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// A field for a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  /// A field from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  private func setUpSearch() {
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    // Room before the glass and behind it, in points `[inferred]`.
    glass.frame = CGRect(x: 0, y: 0, width: 32, height: 24)
    leftView = glass
    leftViewMode = .always
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    clearButtonMode = .always
  }
}

/// A bar with a field to search by (UIKit's `UISearchBar`), 56 points high.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// What is behind the field.
  public enum Style: UInt, CaseIterable, Hashable, Sendable {
    case `default` = 0
    /// A bar of its own.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }

  /// The field, 36 points high.
  public let searchTextField = UISearchTextField(frame: .zero)
  open var searchBarStyle: Style = .default
  /// The colour of the bar; nil is the system's.
  open var barTintColor: UIColor?
  /// Shown above the field; a picture shows none.
  open var prompt: String?
  open var isTranslucent = true
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  open var showsBookmarkButton = false
  /// Several places to search in; a picture shows none.
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  /// Lies behind the field in place of the bar's colour.
  open var backgroundImage: UIImage?
  open weak var delegate: (any UISearchBarDelegate)?
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .search
  open var autocapitalizationType: UITextAutocapitalizationType = .none
  open var autocorrectionType: UITextAutocorrectionType = .default
  private let cancelButton = UIButton(type: .system)

  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  /// Room beside the field, in points `[inferred]`.
  private static let margin: CGFloat = 8

  /// A bar for a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A bar from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    addSubview(searchTextField)
    addSubview(cancelButton)
  }

  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func seen(_ frame: CGRect) -> CGRect { isMirrored ? frame.mirrored(in: bounds.width) : frame }
    cancelButton.isHidden = !showsCancelButton
    let cancel = showsCancelButton ? cancelButton.intrinsicContentSize.width + Self.margin : 0
    let y = (bounds.height - Self.fieldHeight) / 2
    searchTextField.frame = seen(
      CGRect(
        x: Self.margin, y: y, width: max(0, bounds.width - 2 * Self.margin - cancel), height: Self.fieldHeight
      ))
    cancelButton.frame = seen(
      CGRect(
        x: bounds.width - cancel, y: y, width: max(0, cancel - Self.margin), height: Self.fieldHeight))
  }

  /// The bar's colour is the second of the system's backgrounds `[inferred]`.
  open override func drawContent(in context: inout ViewDrawing) {
    if let backgroundImage {
      ViewTraits.with(traitCollection) { backgroundImage.add(to: &context, in: bounds, tint: tintColor) }
    } else if searchBarStyle != .minimal {
      let (rect, color) = (bounds, resolved(barTintColor ?? .secondarySystemBackground))
      context.add { () throws(DrawingDiagnostic) in try .fill(Path(rect), with: .color(color)) }
    }
  }
}

/// Told of the typing in a search bar, which never happens here.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
