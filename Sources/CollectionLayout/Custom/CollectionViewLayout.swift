public import Foundation
public import Geometry

/// Decides where the elements of a collection view are (UIKit's `UICollectionViewLayout`,
/// `layout.md` 11).
///
/// The collection view calls ``prepare()``, then asks for ``collectionViewContentSize`` and
/// ``layoutAttributesForElements(in:)``; single elements may be asked for at any time after. Subclasses
/// override these. Layouts that make plans answer all of them from ``currentPlan``.
@preconcurrency @MainActor
open class CollectionViewLayout: NSObject, LayoutHosted {
  /// The view that shows the layout; set by the view.
  open weak var collectionView: (any CollectionViewHosting)?
  /// The plan as of the last question; nil after invalidation.
  private var solvedPlan: LayoutPlan?
  /// What the update under way is made of; set by the view while it asks where elements come from and go to.
  package var updateOrigins: LayoutUpdateOrigins?
  /// The classes of decoration views by kind, as registered.
  public private(set) var decorationViewClasses: [String: AnyClass] = [:]

  /// A layout that places nothing.
  public override init() { super.init() }

  /// A layout with the defaults; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Told that the layout was read from an archive, of which there are none here: never called.
  open func awakeFromNib() {}

  /// The class of the attributes that `layoutAttributesForElements(in:)` answers.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }

  /// The class of the contexts that `invalidateLayout()` makes.
  open class var invalidationContextClass: AnyClass { CollectionViewLayoutInvalidationContext.self }

  /// Whether right-to-left environments mirror the layout; false unless overridden.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The reading direction the layout was written for.
  open var developmentLayoutDirection: LayoutDirection { .leftToRight }

  /// Makes the layout ready to answer; makes a plan where the layout makes plans and has none for this
  /// environment.
  open func prepare() {
    if let collectionView, solvedPlan?.environment != collectionView.layoutEnvironment { solvedPlan = nil }
    _ = currentPlan
  }

  /// Makes the plan that ``prepare()`` makes, but throws what is wrong with the layout's description.
  ///
  /// Does nothing for layouts that make no plans and where the plan is made already.
  public func preparePlan() throws(LayoutMisuse) {
    guard let collectionView else { return }
    if let solvedPlan, solvedPlan.environment == collectionView.layoutEnvironment { return }
    solvedPlan = try makePlan(for: collectionView)
  }

  /// Where everything is, for layouts that make plans; nil for others and where nobody shows the layout.
  ///
  /// Made by ``prepare()``, or when it is asked for after an invalidation: a subclass may set properties in its
  /// ``prepare()`` after it has called `super`. Stops the program where no plan can be made. The view puts the
  /// plan back here once cells have been measured.
  public var currentPlan: LayoutPlan? {
    get {
      if let solvedPlan { return solvedPlan }
      guard let collectionView else { return nil }
      do throws(LayoutMisuse) {
        solvedPlan = try makePlan(for: collectionView)
      } catch {
        error.trap()
      }
      return solvedPlan
    }
    set { solvedPlan = newValue }
  }

  /// ``currentPlan`` where it is made already; asking makes none.
  public var currentPlanIfMade: LayoutPlan? { solvedPlan }

  /// The plan for what `host` shows; nil for layouts that make none.
  func makePlan(for host: any CollectionViewHosting) throws(LayoutMisuse) -> LayoutPlan? { nil }

  /// The size of everything, in points.
  open var collectionViewContentSize: CGSize { currentPlan?.contentSize ?? .zero }

  /// The attributes of the elements that meet `rect`, in content coordinates.
  ///
  /// A layout that flips answers this and all the following as in its ``developmentLayoutDirection``: whoever shows it turns
  /// what it answers around.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    guard let currentPlan else { return nil }
    return currentPlan.elements(in: currentPlan.mirrored(rect), window: window)
      .map { attributes($0, in: currentPlan) }
  }

  /// The attributes of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    attributes(of: .item(section: indexPath.section, item: indexPath.item))
  }

  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributes(
      of: .supplementary(kind: elementKind, section: indexPath.section, item: indexPath.item))
  }

  /// The attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributes(
      of: .decoration(kind: elementKind, section: indexPath.section, item: indexPath.item))
  }

  /// Names the class of a decoration view, or takes the name back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationViewClasses[elementKind] = viewClass
  }

  /// Whether new bounds make the layout invalid; false unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context to invalidate with when the bounds change.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether a cell's preferred attributes make the layout invalid.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    let axes = originalAttributes.unmeasuredAxes
    return
      (axes.contains(.horizontal)
      && preferredAttributes.size.width != originalAttributes.size.width)
      || (axes.contains(.vertical)
        && preferredAttributes.size.height != originalAttributes.size.height)
  }

  /// The context to invalidate with when a cell prefers other attributes.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Says that everything must be placed anew: calls ``invalidateLayout(with:)`` once with a fresh context.
  open func invalidateLayout() {
    currentPlan = nil
    invalidateLayout(with: makeContext())
  }

  /// Says what must be placed anew.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { currentPlan = nil }
    collectionView?.layoutDidInvalidate(with: context)
  }

  /// Where scrolling is to come to rest; the proposal unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Where the content is to be after an update or transition; the proposal unless overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Told of the changes of a batch before anything moves.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Told that a batch has been shown.
  open func finalizeCollectionViewUpdates() {}

  /// Told that the bounds have changed in an animation, before anything is shown in the new ones.
  ///
  /// The layout has been prepared for the new bounds by then, as it has been for updates of the data. It is told where
  /// bounds change in `UIView.animate`, and in an update that is recorded to be seen on its way.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Told once everything is at its place in bounds that have changed in an animation, still inside of that.
  open func finalizeAnimatedBoundsChange() {}

  /// Told before another layout takes over.
  open func prepareForTransition(to newLayout: CollectionViewLayout) {}

  /// Told before this layout takes over from another.
  open func prepareForTransition(from oldLayout: CollectionViewLayout) {}

  /// Told that a transition is over.
  open func finalizeLayoutTransition() {}

  /// Where a cell comes from that comes into sight in an update; `nil` shows it at its place at once.
  ///
  /// By default an inserted cell comes from its place, transparent, and others from where they were.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    origin(of: .item(section: itemIndexPath.section, item: itemIndexPath.item))
  }

  /// Where a cell goes to that leaves sight in an update; `nil` leaves it as it is until the end.
  ///
  /// By default a deleted cell stays at its place and becomes transparent, and others go where they will be.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    destination(of: .item(section: itemIndexPath.section, item: itemIndexPath.item))
  }

  /// Where a supplementary view comes from; as with cells.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    origin(
      of: .supplementary(kind: elementKind, section: elementIndexPath.section, item: elementIndexPath.item))
  }

  /// Where a supplementary view goes to; as with cells.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    destination(
      of: .supplementary(kind: elementKind, section: elementIndexPath.section, item: elementIndexPath.item))
  }

  /// Where a decoration view comes from; as with cells.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    origin(
      of: .decoration(kind: elementKind, section: decorationIndexPath.section, item: decorationIndexPath.item)
    )
  }

  /// Where a decoration view goes to; as with cells.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    destination(
      of: .decoration(kind: elementKind, section: decorationIndexPath.section, item: decorationIndexPath.item)
    )
  }

  /// The supplementary views that a batch adds beyond what its items bring; none unless overridden.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views that a batch removes beyond what its items take along; none unless overridden.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views that a batch adds; none unless overridden.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views that a batch removes; none unless overridden.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The place an item takes while a finger moves it; its own unless a cell lies under the finger.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    itemUnder(position) ?? previousIndexPath
  }

  /// The attributes of an item under the finger: there, in front of everything.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> CollectionViewLayoutAttributes {
    let attributes = movable(layoutAttributesForItem(at: indexPath), at: indexPath)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// The context of a step of an interactive movement.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> CollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// The context of the end of an interactive movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> CollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    return context
  }
}
