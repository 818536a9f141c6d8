public import CollectionLayout
public import Foundation
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
  private var isLayoutValid = false
  private var isPreparing = false
  private var offsetAdjustment = CGPoint.zero
  private var counts: [Int?]?
  var registry = ReuseRegistry()
  /// Says what is shown.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Lies behind everything and stays where it is.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// A collection view for a rectangle of its superview, in points, with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    shownLayout = layout
    super.init(frame: frame)
    layout.host = self
  }

  /// A collection view from an archive, of which there are none here: an empty one with a flow layout.
  public required init?(coder: NSCoder) {
    shownLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    shownLayout.host = self
  }

  /// What is told of scrolling and touches; a flow layout also asks it for sizes.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      guard newValue !== scrollDelegate else { return }
      scrollDelegate = newValue
      shownLayout.invalidateLayout()
    }
  }

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
    let old = shownLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    old.host = nil
    shownLayout = layout
    layout.host = self
    isLayoutValid = false
    prepareLayoutIfNeeded()
    let proposed = within(contentOffset)
    let target = layout.targetContentOffset(forProposedContentOffset: proposed)
    contentOffset =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    setNeedsLayout()
    completion?(true)
  }

  /// Asks the data source for everything again.
  open func reloadData() {
    let context = shownLayout.makeContext()
    context.invalidateAll()
    shownLayout.invalidateLayout(with: context)
  }

  /// Told by the layout that something must be placed anew.
  open func layoutDidInvalidate(with context: CollectionViewLayoutInvalidationContext) {
    isLayoutValid = false
    if context.invalidateDataSourceCounts { counts = nil }
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    setNeedsLayout()
  }

  /// Lets the layout prepare itself when it has been invalidated.
  func prepareLayoutIfNeeded() {
    guard !isLayoutValid, !isPreparing else { return }
    isPreparing = true
    shownLayout.prepare()
    isPreparing = false
    isLayoutValid = true
    let size = shownLayout.collectionViewContentSize
    if size != super.contentSize { super.contentSize = size }
    if offsetAdjustment != .zero {
      let adjustment = offsetAdjustment
      offsetAdjustment = .zero
      contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    prepareLayoutIfNeeded()
    backgroundView?.frame = bounds
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
      if newValue != old, isLayoutValid, !isPreparing {
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
      contentInsets: adjustedContentInset.directional(in: direction), traits: traits)
  }

  /// ``adjustedContentInset`` by reading direction.
  open var adjustedContentInsets: NSDirectionalEdgeInsets {
    adjustedContentInset.directional(in: effectiveUserInterfaceLayoutDirection)
  }

  /// How far orthogonally scrolling sections have been moved, in points; 0 where absent.
  open var orthogonalOffsets: [Int: CGFloat] { [:] }

  /// How many sections the data source has, asked once until it is reloaded.
  open var numberOfSections: Int { knownCounts.count }

  /// How many items a section has, asked once until the data source is reloaded.
  ///
  /// Stops the program where there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    let known = knownCounts
    guard known.indices.contains(section) else {
      trap(
        "request for number of items in section \(section) when there are only \(known.count) sections in the collection view"
      )
    }
    if let count = known[section] { return count }
    let count = dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    counts?[section] = count
    return count
  }

  private var knownCounts: [Int?] {
    if let counts { return counts }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let fresh = [Int?](repeating: nil, count: max(0, sections))
    counts = fresh
    return fresh
  }

  /// The nearest offset to `offset` that shows no more than the content and its insets.
  func within(_ offset: CGPoint) -> CGPoint {
    let (inset, size) = (adjustedContentInset, contentSize)
    return CGPoint(
      x: max(-inset.left, min(offset.x, size.width + inset.right - bounds.size.width)),
      y: max(-inset.top, min(offset.y, size.height + inset.bottom - bounds.size.height)))
  }
}
