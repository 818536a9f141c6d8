public import CollectionLayout
public import Drawing
public import Foundation
import CollectionHost
import Geometry

/// Shows the items of a data source where a layout puts them (UIKit's `UICollectionView`).
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, CollectionViewHosting {
  /// The direction a layout scrolls in.
  public typealias ScrollDirection = CollectionViewScrollDirection
  /// What sort of view an element is.
  public typealias ElementCategory = CollectionViewLayoutAttributes.ElementCategory

  /// The kind of section headers.
  public nonisolated static let elementKindSectionHeader = CollectionElementKind.sectionHeader
  /// The kind of section footers.
  public nonisolated static let elementKindSectionFooter = CollectionElementKind.sectionFooter

  /// Which changes of cells have them measured anew.
  public enum SelfSizingInvalidation: Int, CaseIterable, Hashable, Sendable {
    case disabled = 0
    /// Another configuration, and a content view that says so.
    case enabled = 1
    /// Those, and other constraints and contents anywhere in a cell.
    case enabledIncludingConstraints = 2
  }

  /// Where in the view an item is scrolled to.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  private var shownLayout: UICollectionViewLayout
  /// Whether the layout has been prepared since something changed.
  var isLayoutValid = false
  private var offsetAdjustment = CGPoint.zero
  /// Where content that one reads from the right began to be seen; nil where one reads it from the left.
  var rightStart: CGFloat?
  /// Whether the content is moved along with a change.
  private var isSettling = false
  private lazy var elements = ElementViews(self)
  /// Asks the layout, has views made and taken away, measures them, and follows changes of the data.
  lazy var host = CollectionHost(
    layout: shownLayout, source: elements, environment: LayoutEnvironment(containerSize: bounds.size),
    shownBy: self)
  var registry = ReuseRegistry()
  /// The views of the elements in sight, and of some that were measured.
  var shown: [ElementIdentity: UICollectionReusableView] = [:]
  /// Whether the host is at work.
  var isShowing = false
  /// Whether data was loaded while the host was at work.
  var isReloadPending = false
  /// Grows whenever something must be placed anew.
  var revision = 0
  var selection: Set<IndexPath> = []
  /// The changes gathered by `performBatchUpdates`.
  var batch: BatchUpdate?
  /// The cell that is being configured anew.
  var reconfigured: UICollectionViewCell?
  var movement: InteractiveMovement?
  /// The row that was swiped.
  var swipe: RowSwipe?
  var prefetching = Prefetching()
  /// Cells whose contents have another size than when they were measured.
  var outdated: [UICollectionViewCell] = []
  /// What is wrong with the attributes that the layout answers.
  var notes: [DrawingDiagnostic] = []
  /// Says what is shown.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Lies behind everything and stays where it is.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      // Behind decoration views too, whose stacking order may be below zero.
      backgroundView.layer.zPosition = -.greatestFiniteMagnitude
      insertSubview(backgroundView, at: 0)
    }
  }
  /// Told which items come next in the direction of scrolling, whenever views have been placed.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  /// Whether items can be selected.
  open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }
  /// Whether several items can be selected at a time.
  open var allowsMultipleSelection = false
  /// Whether items can be selected while ``isEditing``.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected at a time while ``isEditing``.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether cells are shown as they are edited.
  open var isEditing = false {
    didSet { if isEditing != oldValue { updateStates() } }
  }
  /// Whether cells may ask to be measured anew after they were shown.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  /// A collection view for a rectangle of its superview, in points, with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    shownLayout = layout
    super.init(frame: frame)
    attachHost()
  }

  /// A collection view from an archive, of which there are none here: an empty one with a flow layout.
  public required init?(coder: NSCoder) {
    shownLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    attachHost()
  }

  private func attachHost() {
    // Views may be scrolled beyond the content's ends, as by a finger.
    host.keepsOffsetInContent = false
  }

  /// What is told of scrolling and touches; a flow layout also asks it for sizes.
  open var delegate: (any UICollectionViewDelegate)? {
    get { toldOfScrolling as? any UICollectionViewDelegate }
    set {
      guard newValue !== toldOfScrolling else { return }
      toldOfScrolling = newValue
      shownLayout.invalidateLayout()
    }
  }

  /// Asked what can be dragged; never, here.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// Asked what can be dropped; never, here.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether items can be dragged; a picture shows none being dragged.
  open var dragInteractionEnabled = false

  // MARK: Layout

  /// The layout; assigning one shows it at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { shownLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Shows another layout; at once, whatever is asked.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Shows another layout; at once, whatever is asked.
  ///
  /// Then calls `completion`.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard layout !== shownLayout else {
      completion?(true)
      return
    }
    shownLayout = layout
    layout.currentPlan = nil
    isLayoutValid = false
    revision += 1
    hosted { $0.layout = layout }
    followHost()
    settleOffset()
    setNeedsLayout()
    completion?(true)
  }

  /// Moves to where the delegate wants the content after a change, no further than the content goes.
  func settleOffset() {
    let proposed = within(contentOffset)
    settle(
      at: delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed)
  }

  /// Asks the data source for everything again; nothing is selected afterwards.
  open func reloadData() {
    revision += 1
    setNeedsLayout()
    guard !isShowing else {
      isReloadPending = true
      return
    }
    selection = []
    forgetPaths()
    host.reloadData()
  }

  /// Lets go of what belongs to items by their paths, which are others' from now on.
  func forgetPaths() {
    endSwiping()
    prefetching.announced = []
  }

  /// Told by the layout that something must be placed anew.
  open func layoutDidInvalidate(with context: CollectionViewLayoutInvalidationContext) {
    isLayoutValid = false
    revision += 1
    host.layoutDidInvalidate(with: context)
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    setNeedsLayout()
  }

  /// Lets the layout prepare itself when something has changed.
  func prepareLayoutIfNeeded() {
    if !isLayoutValid, !isShowing { followHost() }
  }

  /// Takes over the content's size, and where the host has moved it.
  ///
  /// Content that has shrunk does not end above the view's end because of that.
  func followHost() {
    if !isLayoutValid { hosted { try $0.prepare() } }
    var offset = host.bounds.origin
    offset.x += offsetAdjustment.x
    offset.y += offsetAdjustment.y
    offsetAdjustment = .zero
    let old = super.contentSize
    let size = LayoutAttributesSource(shownLayout).contentSize
    if size != old {
      super.contentSize = size
      let nearest = within(offset)
      if size.width < old.width { offset.x = min(offset.x, nearest.x) }
      if size.height < old.height { offset.y = min(offset.y, nearest.y) }
    }
    offset.x = keptAtStart(offset.x)
    settle(at: offset)
  }

  /// Moves the content along with a change, which is none that layouts are told of.
  private func settle(at offset: CGPoint) {
    if offset == contentOffset { return }
    isSettling = true
    contentOffset = offset
    isSettling = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    measureOutdated()
    showElements()
    backgroundView?.frame = bounds
    needsLayout = false
    prefetch()
  }

  override func sizeDidChange(of subview: UIView) {
    super.sizeDidChange(of: subview)
    guard let cell = subview as? UICollectionViewCell else { return }
    cell.fittedSize = nil
    setNeedsMeasuring(cell)
  }

  /// The size of everything, in points, as the layout says.
  open override var contentSize: CGSize {
    get {
      prepareLayoutIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      guard newValue != old, !transitions(to: newValue) else { return }
      if AnimationBlock.isRunning, !isSettling, !isShowing, host.wasLaidOut, AnimationBlock.note(self) {
        recordUpdate()
        host.animateBounds(from: old)
      }
      revision += 1
      setNeedsLayout()
      if isLayoutValid, !isShowing {
        if shownLayout.shouldInvalidateLayout(forBoundsChange: newValue) {
          shownLayout.invalidateLayout(with: shownLayout.invalidationContext(forBoundsChange: newValue))
        } else if newValue.size != old.size {
          isLayoutValid = false
        }
      }
      super.bounds = newValue
    }
  }

  /// Has the layout prepared again: it plans anew when ``layoutEnvironment`` is another one than before.
  private func environmentDidChange() {
    isLayoutValid = false
    revision += 1
    setNeedsLayout()
  }

  open override var layoutMargins: UIEdgeInsets { didSet { environmentDidChange() } }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { environmentDidChange() }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    environmentDidChange()
  }

  override func traitsChanged(from old: UITraitCollection) {
    environmentDidChange()
    super.traitsChanged(from: old)
  }

  // MARK: What layouts ask

  /// The space and the traits that layouts are solved for.
  open var layoutEnvironment: LayoutEnvironment {
    let direction = effectiveUserInterfaceLayoutDirection
    var traits = traitCollection.traits
    traits.layoutDirection = direction
    return LayoutEnvironment(
      containerSize: bounds.size, safeAreaInsets: safeAreaInsets.directional(in: direction),
      layoutMargins: layoutMargins.directional(in: direction),
      readableContentInsets: readableContentInsets.directional(in: direction),
      contentInsets: adjustedContentInset.directional(in: direction), traits: traits)
  }

  /// ``adjustedContentInset`` by reading direction.
  open var adjustedContentInsets: NSDirectionalEdgeInsets {
    adjustedContentInset.directional(in: effectiveUserInterfaceLayoutDirection)
  }

  /// How far orthogonally scrolling sections have been moved, in points; 0 where absent.
  open var orthogonalOffsets: [Int: CGFloat] { host.orthogonalOffsets }

  /// How many sections the data source has, asked once until it is reloaded.
  open var numberOfSections: Int { host.numberOfSections }

  /// How many items a section has, asked once until the data source is reloaded.
  ///
  /// Stops the program where there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    guard (0..<numberOfSections).contains(section) else {
      trap(
        "request for number of items in section \(section) when there are only \(numberOfSections) sections in the collection view"
      )
    }
    return host.numberOfItems(inSection: section)
  }

  /// What is wrong with the data or the layout, in a way that leaves a picture.
  public var diagnostics: [DrawingDiagnostic] { host.diagnostics + notes }

  override var displayElement: DisplayElement? {
    guard ViewEnvironment.current.includesAnnotations else { return super.displayElement }
    let own = super.displayElement ?? DisplayElement(frame: frame)
    return annotated(own)
  }

  override var rootElement: DisplayElement? {
    guard ViewEnvironment.current.includesAnnotations else { return nil }
    return annotated(DisplayElement(frame: CGRect(origin: .zero, size: bounds.size)))
  }

  /// The element with what the layout says of itself.
  private func annotated(_ element: DisplayElement) -> DisplayElement {
    var element = element
    element.annotations = hosted { try $0.annotations() }
    return element
  }

  /// The subviews that are no elements.
  override var placedSubviews: [UIView] {
    let elements = Set(shown.values.map(ObjectIdentifier.init))
    return children.filter { !elements.contains(ObjectIdentifier($0)) }
  }

  override func drawSubviews(in drawing: inout ViewDrawing) {
    if !drawUpdate(in: &drawing) { super.drawSubviews(in: &drawing) }
  }

  open override func drawContent(in context: inout ViewDrawing) {
    super.drawContent(in: &context)
    for background in listBackgrounds() {
      let color = resolved(background.color)
      context.add { () throws(DrawingDiagnostic) in
        try .fill(Path(background.frame), with: .color(color))
      }
    }
    for diagnostic in diagnostics { context.add(diagnostic) }
  }
}
