public import Foundation
public import Geometry

/// A view onto content larger than itself (UIKit's `UIScrollView`).
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegating {
  /// Whether the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, CaseIterable, Hashable, Sendable {
    /// It is, along the directions that scroll.
    case automatic = 0
    /// It is, along the directions that scroll.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// When scrolling puts the keys away.
  public enum KeyboardDismissMode: Int, CaseIterable, Hashable, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// How quickly scrolling slows down: the part of the velocity kept each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// What is told of the scrolling.
  public weak var toldOfScrolling: (any UIScrollViewDelegate)?
  /// The rectangle of the content, which constraints with what lies inside place.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(contentOf: self)
  /// The rectangle of the view itself, which stays where it is while the content moves.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self) { _ in .zero }
  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { storedContentSize = newValue }
  }
  private var storedContentSize: CGSize = .zero
  /// The adjusted inset before it changes.
  private var restInset: UIEdgeInsets = .zero
  /// Room around the content, in points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { insetDidChange() } }
  }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetDidChange() } }
  }
  open var decelerationRate: DecelerationRate = .normal
  /// How much larger the content is shown; always 1 here.
  open var zoomScale: CGFloat { 1 }
  /// The part of the view that shows content, in points.
  open var visibleSize: CGSize { bounds.size }
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  /// What would move the content.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// When scrolling puts the keys away; a picture has none.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Says above the content that it is being loaded anew.
  open var refreshControl: UIRefreshControl?
  /// Whether only one direction is followed at a time.
  open var isDirectionalLockEnabled = false
  /// Room around the scroll indicators, in points; a picture shows none.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var scrollIndicatorInsets: UIEdgeInsets = .zero
  /// Whether a touch waits until it is known not to scroll.
  open var delaysContentTouches = true
  /// Whether a touch of the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether a finger is moving the content; never here.
  open var isDragging: Bool { false }
  /// Whether a finger touches the content; never here.
  open var isTracking: Bool { false }
  /// Whether the content moves on by itself; never here.
  open var isDecelerating: Bool { false }

  /// A scroll view for a rectangle of its superview, in points; it clips its content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// A scroll view from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The content's point at the view's top left corner, in points: the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old { didScroll() }
    }
  }

  /// Called when the content offset has changed; tells the delegate.
  func didScroll() { toldOfScrolling?.scrollViewDidScroll(self) }

  /// Scrolls to a point; at once, whatever is asked.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { toldOfScrolling?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as possible so that a rectangle of the content is seen; at once, whatever is asked.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    var offset = contentOffset
    for axis in Axis.allCases {
      let (before, after) =
        axis == .vertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
      let low = rect.origin[axis] + rect.size[axis] - bounds.size[axis] + after
      let high = rect.origin[axis] - before
      offset[axis] = min(max(offset[axis], low), max(low, high))
    }
    setContentOffset(offset, animated: animated)
  }

  /// ``contentInset`` with the safe area added as ``contentInsetAdjustmentBehavior`` says, in points.
  open var adjustedContentInset: UIEdgeInsets {
    var added = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return contentInset
    case .always: break
    case .automatic, .scrollableAxes:
      if !scrollsSideways { (added.left, added.right) = (0, 0) }
      if !scrollsUpAndDown { (added.top, added.bottom) = (0, 0) }
    }
    return contentInset + added
  }

  /// Whether the content can be moved sideways.
  var scrollsSideways: Bool { alwaysBounceHorizontal || storedContentSize.width > bounds.size.width }

  /// Whether the content can be moved up and down.
  var scrollsUpAndDown: Bool { true }

  /// Told that the adjusted content inset is another one than before.
  open func adjustedContentInsetDidChange() {
    toldOfScrolling?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() { insetDidChange() }

  /// Keeps content that lies at its start inside of the new inset (`layout.md` 5.5).
  private func insetDidChange() {
    let old = restInset
    restInset = adjustedContentInset
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -restInset.left }
    if offset.y == -old.top { offset.y = -restInset.top }
    if offset != contentOffset { contentOffset = offset }
    adjustedContentInsetDidChange()
  }
}
