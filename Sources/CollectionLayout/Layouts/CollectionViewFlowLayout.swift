public import Foundation
public import Geometry

/// Items in lines that break where no further item fits (UIKit's `UICollectionViewFlowLayout`,
/// `layout.md` 8).
@preconcurrency @MainActor
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// What section insets are measured from (UIKit's `SectionInsetReference`, `layout.md` 8.8).
  public enum SectionInsetReference: Int, CaseIterable, Hashable, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// The estimate that says: ask every cell for its size.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The size of items that nobody else gives a size; 50 by 50 points by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { changed(itemSize != oldValue) }
  }
  /// The size of items that have not been measured; zero, the default, turns measuring off.
  open var estimatedItemSize = CGSize.zero {
    didSet { changed(estimatedItemSize != oldValue) }
  }
  /// The least gap between lines, in points; lines are exactly so far apart.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { changed(minimumLineSpacing != oldValue) }
  }
  /// The least gap between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(minimumInteritemSpacing != oldValue) }
  }
  /// Room around the lines of a section, in points, the sides as they are seen.
  ///
  /// Left stands for leading: a flow layout reads from left to right in every environment, unless it flips, and
  /// then as a whole.
  open var sectionInset = SideInsets.zero {
    didSet { changed(sectionInset != oldValue) }
  }
  /// What section insets are measured from; the content inset by default.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { changed(sectionInsetReference != oldValue) }
  }
  /// The size of headers, of which only the length along the layout's direction counts; none when it is 0.
  open var headerReferenceSize = CGSize.zero {
    didSet { changed(headerReferenceSize != oldValue) }
  }
  /// The size of footers, of which only the length along the layout's direction counts; none when it is 0.
  open var footerReferenceSize = CGSize.zero {
    didSet { changed(footerReferenceSize != oldValue) }
  }
  /// The direction in which lines follow one another.
  open var scrollDirection: CollectionViewScrollDirection = .vertical {
    didSet { changed(scrollDirection != oldValue) }
  }
  /// Whether headers stay in sight while their section does (`layout.md` 8.9).
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether footers stay in sight while their section does (`layout.md` 8.9).
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
  }
  /// What a delegate decides section by section and item by item; nil is what the view's delegate decides.
  open var delegateMetrics: FlowLayoutDelegateMetrics? {
    didSet { changed(true) }
  }

  /// A vertical flow layout with UIKit's defaults (`layout.md` 8.1).
  public override init() { super.init() }

  /// A flow layout with UIKit's defaults; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var invalidationContextClass: AnyClass {
    CollectionViewFlowLayoutInvalidationContext.self
  }

  /// Has everything placed anew when a property got another value.
  private func changed(_ isDifferent: Bool) {
    if isDifferent { invalidateLayout() }
  }

  /// Whether the size changes, or something is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size != collectionView.bounds.size || sectionHeadersPinToVisibleBounds
      || sectionFootersPinToVisibleBounds
  }

  /// A context that keeps every place when only the offset changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flow = context as? CollectionViewFlowLayoutInvalidationContext, let collectionView,
      newBounds.size == collectionView.bounds.size
    else { return context }
    flow.invalidateFlowLayoutDelegateMetrics = false
    flow.invalidateFlowLayoutAttributes = false
    return context
  }

  /// Tells the view what is no longer valid, and forgets the plan unless the context keeps everything.
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    let flow = context as? CollectionViewFlowLayoutInvalidationContext
    if flow?.invalidateFlowLayoutDelegateMetrics != false
      || flow?.invalidateFlowLayoutAttributes != false
    {
      currentPlan = nil
    }
    super.invalidateLayout(with: context)
  }

  override func makePlan(for host: any CollectionViewHosting) throws(LayoutMisuse) -> LayoutPlan? {
    try plan(
      sectionCount: host.numberOfSections, itemCount: host.numberOfItems,
      environment: host.layoutEnvironment)
  }

  /// What the delegate decides: the layout's own, or that of the view's delegate.
  var effectiveMetrics: FlowLayoutDelegateMetrics? {
    delegateMetrics ?? collectionView?.flowLayoutDelegateMetrics
  }

  /// Where everything is for the given counts and environment.
  ///
  /// Throws ``LayoutMisuse`` for a count below zero or a number that is not finite.
  ///
  /// - Complexity: O(S) where all items have one size; O(n) where a delegate sizes n items.
  public func plan(
    sectionCount: Int, itemCount: (Int) -> Int, environment: LayoutEnvironment
  ) throws(LayoutMisuse) -> LayoutPlan {
    let planner = try FlowPlanner(self, environment: environment)
    var sections: [SolvedSection] = []
    for section in 0..<max(0, sectionCount) {
      let count = itemCount(section)
      guard count >= 0 else { throw .negativeCount(section: section, count: count) }
      sections.append(try planner.section(section, count: count))
    }
    return planner.plan(sections)
  }
}

/// What a flow layout's delegate decides; nil members leave it to the layout's own properties (UIKit's
/// `UICollectionViewDelegateFlowLayout`).
@MainActor
public struct FlowLayoutDelegateMetrics {
  /// The size of an item, in points: section, item.
  public var sizeForItem: ((Int, Int) -> CGSize)?
  /// The room around the lines of a section, in points.
  public var insetForSection: ((Int) -> EdgeInsets)?
  /// The gap between the lines of a section, in points.
  public var minimumLineSpacingForSection: ((Int) -> CGFloat)?
  /// The least gap between the items of a line, in points.
  public var minimumInteritemSpacingForSection: ((Int) -> CGFloat)?
  /// The size of a section's header, in points.
  public var referenceSizeForHeader: ((Int) -> CGSize)?
  /// The size of a section's footer, in points.
  public var referenceSizeForFooter: ((Int) -> CGSize)?

  /// Metrics that decide nothing.
  public init() {}
}
