public import Foundation
public import Geometry

/// The base of all layouts (UIKit's `UICollectionViewLayout`, `layout.md` 11).
///
/// A subclass overrides ``prepare()``, ``collectionViewContentSize`` and the questions for attributes; they are asked
/// in this order. The answers of this class are those of the plan of a compositional or flow layout; a layout
/// that plans nothing places nothing.
@preconcurrency @MainActor
open class CollectionViewLayout: NSObject {
  /// What shows the layout; set by the collection view.
  public weak var host: (any CollectionViewHosting)? {
    didSet { if host !== oldValue { solvedPlan = nil } }
  }
  /// The plan as of the last question, dropped by every invalidation.
  var solvedPlan: LayoutPlan?
  private var decorationClasses: [String: AnyClass] = [:]

  /// A layout that places nothing.
  public override init() { super.init() }

  /// A layout from an archive, of which there are none here: the same as ``init()``.
  public required init?(coder: NSCoder) { super.init() }

  /// What shows the layout; nil before it is in a collection view.
  public var collectionView: (any CollectionViewHosting)? { host }

  /// The class that attributes are made of; a subclass of ``CollectionViewLayoutAttributes``.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }

  /// The class that contexts are made of; a subclass of ``CollectionViewLayoutInvalidationContext``.
  open class var invalidationContextClass: AnyClass { CollectionViewLayoutInvalidationContext.self }

  // MARK: Placing

  /// Called before any question after the layout has been invalidated.
  open func prepare() { solvedPlan = nil }

  /// The size of everything, in points.
  open var collectionViewContentSize: CGSize { currentPlan?.contentSize ?? .zero }

  /// The attributes of all elements that meet `rect`, in content coordinates; nil is none.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    plannedAttributes(in: rect)
  }

  /// The attributes of a cell; nil when there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    plannedAttributes(of: .item(section: indexPath.section, item: indexPath.item))
  }

  /// The attributes of a supplementary view; nil when there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    plannedAttributes(
      of: .supplementary(kind: elementKind, section: indexPath.section, item: indexPath.item))
  }

  /// The attributes of a decoration view; nil when there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    plannedAttributes(of: .decoration(kind: elementKind, section: indexPath.section, item: indexPath.item))
  }

  /// Where scrolling that would end at `proposedContentOffset` ends; the proposal by default.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: in content coordinates, in points.
  ///   - velocity: points a millisecond along both axes.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Where the content is scrolled to after an update or a change of layouts; the proposal by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Whether a right-to-left environment shows the layout in a mirror; false by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The reading direction the layout was written for; left to right by default.
  open var developmentLayoutDirection: LayoutDirection { .leftToRight }

  // MARK: Invalidation

  /// Says that everything must be placed anew: once, through ``invalidateLayout(with:)``, with a fresh context.
  open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }

  /// Says that what `context` names must be placed anew.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    solvedPlan = nil
    host?.layout(self, didInvalidateWith: context)
  }

  /// Whether the layout must be invalidated when the view's bounds become `newBounds`.
  ///
  /// False by default. A layout that plans says true for another size, or when something is pinned (`layout.md` 11).
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let currentPlan else { return false }
    return currentPlan.environment.containerSize != newBounds.size || currentPlan.hasPinnedElements
  }

  /// What must be placed anew when the view's bounds become `newBounds`.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Whether the layout must be invalidated because a view asks for other attributes.
  ///
  /// False by default; a layout that plans says true where the size differs.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    currentPlan != nil && preferredAttributes.size != originalAttributes.size
  }

  /// What must be placed anew because a view asks for other attributes: the view itself.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.invalidate(originalAttributes)
    return context
  }

  // MARK: Updates

  /// Called before a batch of updates is shown.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Called after a batch of updates is shown.
  open func finalizeCollectionViewUpdates() {}

  /// Called before the bounds change in an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after the bounds have changed in an animation.
  open func finalizeAnimatedBoundsChange() {}

  /// Called before another layout takes the place of this one.
  open func prepareForTransition(to newLayout: CollectionViewLayout) {}

  /// Called before this layout takes the place of another one.
  open func prepareForTransition(from oldLayout: CollectionViewLayout) {}

  /// Called after layouts have changed places.
  open func finalizeLayoutTransition() {}

  /// How a cell looks before it appears: at its place and clear, so that it fades in.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    faded(layoutAttributesForItem(at: itemIndexPath))
  }

  /// How a cell looks after it has disappeared: at its place and clear, so that it fades out.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    faded(layoutAttributesForItem(at: itemIndexPath))
  }

  /// How a supplementary view looks before it appears: at its place and clear.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }

  /// How a supplementary view looks after it has disappeared: at its place and clear.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }

  /// How a decoration view looks before it appears: at its place and clear.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }

  /// How a decoration view looks after it has disappeared: at its place and clear.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }

  /// Supplementary views that an update adds besides those of its items; none by default.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Supplementary views that an update removes besides those of its items; none by default.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that an update adds; none by default.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that an update removes; none by default.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Dragging

  /// Where an item dragged to `position` would be dropped: the cell there, or where it came from.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let touched = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    let cell = layoutAttributesForElements(in: touched)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(position) }
    return cell?.indexPath ?? previousIndexPath
  }

  /// How a cell looks while it is dragged: in front, around the finger.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> CollectionViewLayoutAttributes {
    let attributes =
      duplicate(layoutAttributesForItem(at: indexPath))
      ?? CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = Int.max
    return attributes
  }

  /// What must be placed anew while items are dragged.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> CollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    context.invalidateItems(at: targetIndexPaths + previousIndexPaths)
    return context
  }

  /// What must be placed anew when items are let go.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> CollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.invalidateItems(at: indexPaths + previousIndexPaths)
    return context
  }

  // MARK: Decorations

  /// Says which class the decoration views of a kind are made of; nil forgets it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  /// The class that decoration views of a kind are made of; nil when none was registered.
  public func decorationViewClass(forKind elementKind: String) -> AnyClass? {
    decorationClasses[elementKind]
  }
}
