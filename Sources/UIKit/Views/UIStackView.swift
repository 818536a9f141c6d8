public import Foundation

/// Views side by side or below one another (UIKit's `UIStackView`), sized by what fits them.
///
/// Where constraints bear on the views inside, the stack is part of their system.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views share the length along the stack.
  public enum Distribution: Int, CaseIterable, Hashable, Sendable {
    /// The view that hugs its content least takes up what is left over, those that resist least give what is missing; of
    /// several alike the last.
    case fill = 0
    case fillEqually = 1
    /// In proportion to the lengths that fit them.
    case fillProportionally = 2
    /// Views keep their lengths; the gaps grow.
    case equalSpacing = 3
    /// Views keep their lengths; their middles are equally far apart.
    case equalCentering = 4
  }

  /// Where views stand across the stack.
  public enum Alignment: Int, CaseIterable, Hashable, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// The upper edge of a horizontal stack.
    public static var top: Alignment { .leading }
    /// The lower edge of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// The direction in which views follow one another.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangementDidChange() } }
  open var distribution: Distribution = .fill { didSet { arrangementDidChange() } }
  /// Where views stand across the stack; below one another, baselines are taken for sides.
  open var alignment: Alignment = .fill { didSet { arrangementDidChange() } }
  /// The gap between views, in points; the least gap where gaps grow.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether views keep inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
  /// The views that the stack places, in order; hidden ones take no room.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// A stack for a rectangle of its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A stack of views.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// A stack from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    arrangementDidChange()
  }

  /// No longer places a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    arrangedSubviews.removeAll { $0 === subview }
    customSpacings[ObjectIdentifier(subview)] = nil
  }

  /// Sets the gap after one view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementDidChange()
  }

  /// The gap after a view, in points.
  func gap(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }

  override func visibilityDidChange(of subview: UIView) { arrangementDidChange() }

  private func arrangementDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard isPartOfConstraints else { return StackArrangement(self).sizeThatFits(size) }
    return constrainedSize(size, size.width > 0 ? .defaultHigh - 1 : .fittingSizeLevel, .fittingSizeLevel)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    sizeThatFits(CGSize(width: width, height: 0)).height
  }

  override var baselines: (first: CGFloat, fromBottom: CGFloat)? { StackArrangement(self).baselines }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isPartOfConstraints { StackArrangement(self).place() }
  }
}
