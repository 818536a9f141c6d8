import Drawing
public import Foundation
public import Geometry

/// A rectangle that draws itself and holds other views (UIKit's `UIView`).
///
/// `frame`, `bounds`, `center` and `transform` are linked as UIKit's are. Subclasses override `init(frame:)`,
/// ``layoutSubviews()``, ``sizeThatFits(_:)`` and ``intrinsicContentSize``; every class can be made with
/// `init()`.
@preconcurrency @MainActor
open class UIView: FrameResponder, ViewCreating, UITraitEnvironment {
  private var storedBounds: CGRect
  /// The middle of the view in its superview, in points.
  open var center: CGPoint
  /// The map applied around the middle.
  open var transform3D = CATransform3DIdentity
  /// How the view's rectangle looks; it does not know its view yet.
  private(set) var backing = CALayer()

  open var backgroundColor: UIColor?
  /// 0 is clear, 1 opaque; holds for subviews too.
  open var alpha: CGFloat = 1
  /// Whether the view and its subviews are left out of the picture.
  open var isHidden = false {
    didSet { if isHidden != oldValue { parent?.visibilityDidChange(of: self) } }
  }
  /// Whether the view says that it covers what is behind; drawing does not depend on it.
  open var isOpaque = true
  /// Where content of another size than the view's goes.
  open var contentMode: ContentMode = .scaleToFill
  /// A number to find the view by.
  open var tag = 0
  open var isUserInteractionEnabled = true
  /// How the view follows its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow this view's size.
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  /// What assistive technology reads.
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = false
  /// What the view knows of touches and of assistive technology beside its name.
  var manners = ViewManners()

  weak var parent: UIView?
  /// The controller whose view this is.
  weak var controller: UIViewController?
  var children: [UIView] = []
  var ownTintColor: UIColor?
  private var ownLayoutMargins: LayoutMargins?
  var ownSafeAreaInsets: UIEdgeInsets?
  var needsLayout = true
  /// The active constraints that the view holds: those whose items meet in it.
  var heldConstraints: [NSLayoutConstraint] = []
  /// Whether a constraint of an outer view names something inside this one.
  var isCrossedByConstraints = false
  /// Whether the constraints of the last layout left the view a choice.
  var isPlaceAmbiguous = false
  /// The constraints inside that could not be kept.
  var constraintDiagnostics: [String] = []
  var contentPriorities = ContentPriorities()
  var guides = LayoutGuides()
  /// The traits that the view and all inside were last laid out or drawn with, as a whole.
  var laidOutTraits: UITraitCollection?
  /// Forces a style on the view and its subviews.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// Forces a reading direction on the view.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  /// Whether margins lie inside the safe area.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Whether margins are at least those of the superview.
  open var preservesSuperviewLayoutMargins = false

  /// A view for a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    storedBounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    super.init(frame: frame)
    makeLayer()
  }

  /// A view from an archive, of which there are none here: a view without size.
  public required init?(coder: NSCoder) {
    storedBounds = .zero
    center = .zero
    super.init(coder: coder)
    makeLayer()
  }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  private func makeLayer() {
    let layerClass: AnyClass = type(of: self).layerClass
    if layerClass == CALayer.self { return }
    backing = LayerSlot.make(layerClass)
    backing.view = self
  }

  /// How the view's rectangle looks, of the class ``layerClass``.
  public var layer: CALayer {
    if backing.view == nil { backing.view = self }
    return backing
  }

  /// The view's rectangle in its own coordinates, in points.
  ///
  /// Its origin is where subviews scroll to.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      if transitions(to: newValue) { return }
      let old = storedBounds
      storedBounds = newValue
      if newValue.size != old.size {
        setNeedsLayout()
        if autoresizesSubviews { resizeSubviews(from: old.size) }
      }
    }
  }

  /// Lets the controller whose view this is change the size, where it is its business; whether it did.
  final func transitions(to newBounds: CGRect) -> Bool {
    guard newBounds.size != storedBounds.size, let controller else { return false }
    return controller.transition(to: newBounds)
  }

  /// Where and how the view is seen; setting it is noticed by nobody.
  final var pose: ViewPose {
    get { ViewPose(bounds: storedBounds, center: center, transform3D: transform3D, alpha: alpha) }
    set {
      storedBounds = newValue.bounds
      center = newValue.center
      transform3D = newValue.transform3D
      alpha = newValue.alpha
    }
  }

  /// The subviews that are where the program puts them.
  var placedSubviews: [UIView] { children }

  /// The view's rectangle in its superview, in points; around the transformed view where it is transformed.
  open var frame: CGRect {
    get { place.frame }
    set {
      let new = place.fitting(newValue)
      center = new.center
      bounds = CGRect(origin: bounds.origin, size: new.bounds.size)
    }
  }

  /// The part of ``transform3D`` in the plane; setting one sets the other.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Whether what lies outside the bounds is left out of the picture.
  open var clipsToBounds: Bool {
    get { backing.masksToBounds }
    set { backing.masksToBounds = newValue }
  }

  /// As far as this view is opaque, the view and all inside it are drawn; nil draws everything.
  ///
  /// It lies in the view's own coordinates.
  open var mask: UIView? { didSet { backing.mask = mask?.layer } }

  open override var next: UIResponder? { controller ?? superview }

  // MARK: Traits

  /// The traits of the superview, or of the environment in force.
  open var traitCollection: UITraitCollection {
    let inherited = parent?.traitCollection ?? UIScreen.main.traitCollection
    guard overrideUserInterfaceStyle != .unspecified else { return inherited }
    return UITraitCollection(traitsFrom: [
      inherited, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
    ])
  }

  /// Told that the traits are others than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells this view and all inside that the traits have changed, and has them laid out anew.
  func traitsChanged(from old: UITraitCollection) {
    setNeedsLayout()
    traitCollectionDidChange(old)
    controller?.traitCollectionDidChange(old)
    for child in children { child.traitsChanged(from: old) }
  }

  /// The colour of controls and templates: the view's own, or the nearest superview's, or the system's.
  open var tintColor: UIColor! {
    get { ownTintColor ?? parent?.tintColor ?? .tintColor }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }

  /// Told that the tint colour is another one than before.
  open func tintColorDidChange() { for child in children { child.tintColorDidChange() } }

  // MARK: Layout

  /// Places subviews: those whose frames constraints decide.
  open func layoutSubviews() { placeByConstraints() }

  /// Places what is inside the view's layer: subviews, unless overridden.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }

  /// Says that subviews must be placed anew.
  open func setNeedsLayout() {
    needsLayout = true
    if !translatesAutoresizingMaskIntoConstraints, !ConstraintLayout.isApplying { parent?.setNeedsLayout() }
  }

  /// How deep the program is in views that place their subviews.
  private static var layoutDepth = 0

  /// The view that holds this one and is held by none.
  private var outermost: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// Changes constraints before they are looked at; does nothing by itself.
  open func updateConstraints() {}

  /// Places the subviews of this view, and of all views inside, where that is needed.
  open func layoutIfNeeded() {
    if Self.layoutDepth == 0 { outermost.followTraits() }
    Self.layoutDepth += 1
    defer { Self.layoutDepth -= 1 }
    if needsLayout {
      needsLayout = false
      layer.layoutSublayers()
    }
    for child in children { child.layoutIfNeeded() }
  }

  /// Says that the view must be drawn anew; a picture is always drawn from the current state.
  open func setNeedsDisplay() {}

  /// Says that a part of the view must be drawn anew; a picture is always drawn from the current state.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Draws what the view shows between its background and its subviews, in its own coordinates; nothing by itself.
  ///
  /// Called with the bounds whenever the view is drawn; ``UIGraphicsGetCurrentContext()`` is where it draws to.
  open func draw(_ rect: CGRect) {}

  /// The size the view likes best within `size`, in points; by itself its own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that ``sizeThatFits(_:)`` answers for the present one, the top left corner staying.
  open func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = corner
  }

  /// The length along an axis of a view that has none of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The size that fits an empty proposal as tightly as possible.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// A size without bounds.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size of the view's content by itself, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that the content's size is another one than before.
  open func invalidateIntrinsicContentSize() {
    guard let parent else { return }
    parent.sizeDidChange(of: self)
    parent.insideDidChange()
  }

  /// Told that constraints or contents somewhere inside are others than before; tells the superview.
  func insideDidChange() { parent?.insideDidChange() }

  /// Told that a subview has been hidden or shown.
  func visibilityDidChange(of subview: UIView) {}

  /// Told that a subview's content has another size than before.
  func sizeDidChange(of subview: UIView) { setNeedsLayout() }

  /// The size that fits `targetSize`, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    guard isSizedByConstraints else { return sizeThatFits(targetSize) }
    return constrainedSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// The height of the content where it breaks at a width, in points; nil where it does not depend on one.
  func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  /// Where the lines of text stand: the first one's baseline from the top, the last one's from the bottom, in
  /// points; nil for views without text.
  var baselines: (first: CGFloat, fromBottom: CGFloat)? { nil }

  /// The size that fits `targetSize`; sides whose priority is required keep the target's length.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if isSizedByConstraints {
      return constrainedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    var proposal = targetSize
    if horizontalFittingPriority < .required { proposal.width = .greatestFiniteMagnitude }
    if verticalFittingPriority < .required { proposal.height = .greatestFiniteMagnitude }
    var size = sizeThatFits(proposal)
    if horizontalFittingPriority == .required { size.width = targetSize.width }
    if verticalFittingPriority == .required { size.height = targetSize.height }
    return size
  }

  /// Distances from the edges to where nothing covers the view, in points.
  open var safeAreaInsets: UIEdgeInsets { ownSafeAreaInsets ?? inheritedSafeAreaInsets }

  /// Told that the safe area is another one than before.
  open func safeAreaInsetsDidChange() {}

  /// Distances from the edges to where content should stay, in points; 8 by default, inside the safe area.
  open var layoutMargins: UIEdgeInsets {
    get {
      let own =
        switch ownLayoutMargins {
        case .sides(let insets): insets
        case .directional(let insets): UIEdgeInsets(insets, in: effectiveUserInterfaceLayoutDirection)
        case nil: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
      return insetsLayoutMarginsFromSafeArea ? own + safeAreaInsets : own
    }
    set { ownLayoutMargins = .sides(newValue) }
  }

  /// ``layoutMargins`` by reading direction; those that are set turn with it.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(in: effectiveUserInterfaceLayoutDirection) }
    set { ownLayoutMargins = .directional(newValue) }
  }

  // MARK: Hierarchy

  /// Told that the view is about to have another superview; nil when it has none then.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Told that the view has another superview.
  open func didMoveToSuperview() {}

  /// Told that a view was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Told that a view is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The view that holds this one.
  open var superview: UIView? { parent }

  /// The views inside, back to front.
  open var subviews: [UIView] { children }

  // MARK: Drawing

  /// What the picture says the view is; nil for nothing.
  var displayElement: DisplayElement? {
    accessibilityLabel.map {
      DisplayElement(frame: frame, accessibilityLabel: $0, accessibilityValue: accessibilityValue)
    }
  }

  /// What the picture says of the view where it is the whole picture; nil for nothing.
  var rootElement: DisplayElement? { nil }

  /// Adds what the view shows between its background and its subviews, in the view's own coordinates.
  ///
  /// By itself what `draw(_:)` draws.
  open func drawContent(in context: inout ViewDrawing) {
    if type(of: self) == UIView.self { return }
    CGContext.record(into: &context) { _ in ViewTraits.with(traitCollection) { draw(bounds) } }
  }

  /// Adds what lies in front of the content.
  func drawSubviews(in drawing: inout ViewDrawing) {
    if backing.stack.isEmpty {
      draw(childrenBackToFront, in: &drawing)
    } else {
      backing.addStack(to: &drawing)
    }
  }
}
