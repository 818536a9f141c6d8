import CollectionLayout
import Foundation
import Geometry
import Testing

/// The contract of custom layouts (`layout.md` 11), as recorded from UIKit.
struct CustomLayoutContractTests {
  private let first = IndexPath(item: 0, section: 0)
  private let second = IndexPath(item: 1, section: 2)

  @Test("A context just made names nothing")
  func newContext() {
    let context = CollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(context.contentOffsetAdjustment == .zero)
    #expect(context.contentSizeAdjustment == .zero)
  }

  @Test("A flow context just made renews metrics and attributes")
  func newFlowContext() {
    let context = CollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(context.invalidateFlowLayoutAttributes)
    #expect(!context.invalidateEverything)
  }

  @Test("Named items are sorted, each once")
  func itemsAddedTwice() {
    let context = CollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [second, first])
    context.invalidateItems(at: [first, second])
    #expect(context.invalidatedItemIndexPaths == [first, second])
  }

  @Test("Supplementary and decoration views are named by kind")
  func kinds() {
    let context = CollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(ofKind: "Header", at: [second])
    context.invalidateSupplementaryElements(ofKind: "Header", at: [first, second])
    context.invalidateSupplementaryElements(ofKind: "Footer", at: [first])
    context.invalidateDecorationElements(ofKind: "Rule", at: [second])
    #expect(
      context.invalidatedSupplementaryIndexPaths == ["Footer": [first], "Header": [first, second]])
    #expect(context.invalidatedDecorationIndexPaths == ["Rule": [second]])
    #expect(context.invalidatedItemIndexPaths == nil)
  }

  @Test("A flow layout makes flow contexts for a bounds change")
  func boundsContext() {
    let layout = CollectionViewFlowLayout()
    let context = layout.invalidationContext(forBoundsChange: rect(0, 0, 10, 10))
    #expect(context is CollectionViewFlowLayoutInvalidationContext)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.previousIndexPathsForInteractivelyMovingItems == nil)
  }

  final class Counting: CollectionViewFlowLayout {
    var plain = 0
    var withContext: [CollectionViewLayoutInvalidationContext] = []

    override func invalidateLayout() {
      plain += 1
      super.invalidateLayout()
    }

    override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
      withContext.append(context)
      super.invalidateLayout(with: context)
    }
  }

  @Test("invalidateLayout() calls invalidateLayout(with:) once, and never the other way round")
  func funnels() {
    let layout = Counting()
    layout.invalidateLayout()
    #expect(layout.plain == 1)
    #expect(layout.withContext.count == 1)
    #expect(layout.withContext.first is CollectionViewFlowLayoutInvalidationContext)
    layout.invalidateLayout(with: CollectionViewFlowLayoutInvalidationContext())
    #expect(layout.plain == 1)
    #expect(layout.withContext.count == 2)
  }

  @Test("Target offsets are the proposals", arguments: [CGPoint(x: 11, y: 22), .zero])
  func targets(proposal: CGPoint) {
    let layout = CollectionViewLayout()
    #expect(layout.targetContentOffset(forProposedContentOffset: proposal) == proposal)
    #expect(
      layout.targetContentOffset(
        forProposedContentOffset: proposal, withScrollingVelocity: CGPoint(x: 1, y: 2)) == proposal)
  }

  @Test("No supplementary or decoration view is inserted or deleted by default")
  func extraViews() {
    let layout = CollectionViewLayout()
    #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "h").isEmpty)
    #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: "h").isEmpty)
    #expect(layout.indexPathsToInsertForDecorationView(ofKind: "d").isEmpty)
    #expect(layout.indexPathsToDeleteForDecorationView(ofKind: "d").isEmpty)
  }

  @Test("A transition keeps any progress")
  func transition() {
    let (from, to) = (CollectionViewLayout(), CollectionViewFlowLayout())
    let layout = CollectionViewTransitionLayout(currentLayout: from, nextLayout: to)
    #expect(layout.currentLayout === from)
    #expect(layout.nextLayout === to)
    #expect(layout.transitionProgress == 0)
    for progress in [0.25, 2, -1] as [CGFloat] {
      layout.transitionProgress = progress
      #expect(layout.transitionProgress == progress)
    }
    layout.transitionProgress = 0.5
    layout.finalizeLayoutTransition()
    #expect(layout.transitionProgress == 0.5)
  }

  @Test("Between two layouts, views of any kind are asked for one by one as they are all together")
  func betweenLayouts() throws {
    /// A cell, a header and a ground, lower by `shift`.
    final class Shifted: CollectionViewLayout {
      var shift: CGFloat = 0

      private func placed(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
        attributes.frame = rect(10, 20 + shift, 30, 40)
        return attributes
      }

      override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        let path = IndexPath(item: 0, section: 0)
        return [
          layoutAttributesForItem(at: path), layoutAttributesForSupplementaryView(ofKind: "h", at: path),
          layoutAttributesForDecorationView(ofKind: "d", at: path),
        ].compactMap { $0 }
      }

      override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        placed(CollectionViewLayoutAttributes(forCellWith: indexPath))
      }

      override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> CollectionViewLayoutAttributes? {
        placed(CollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath))
      }

      override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> CollectionViewLayoutAttributes? {
        placed(CollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath))
      }
    }
    let (from, to) = (Shifted(), Shifted())
    to.shift = 100
    let layout = CollectionViewTransitionLayout(currentLayout: from, nextLayout: to)
    layout.transitionProgress = 0.25
    // A quarter of the way from 20 to 120.
    let expected = rect(10, 45, 30, 40)
    let all = try #require(layout.layoutAttributesForElements(in: rect(0, 0, 320, 480)))
    #expect(all.map(\.frame) == [expected, expected, expected])
    #expect(layout.layoutAttributesForItem(at: first)?.frame == expected)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "h", at: first)?.frame == expected)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "d", at: first)?.frame == expected)
  }

  @Test("An item that a finger moves lies under it, in front of everything")
  func movement() {
    let layout = CollectionViewFlowLayout()
    let moved = IndexPath(item: 3, section: 1)
    let finger = CGPoint(x: 37, y: 91)
    #expect(layout.targetIndexPath(forInteractivelyMovingItem: moved, withPosition: finger) == moved)
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(
      at: first, withTargetPosition: finger)
    #expect(attributes.indexPath == first)
    #expect(attributes.frame == rect(37, 91, 0, 0))
    #expect(attributes.center == finger)
    #expect(attributes.zIndex == .max)
    #expect(attributes.representedElementKind == nil)
    let moving = layout.invalidationContext(
      forInteractivelyMovingItems: [first], withTargetPosition: finger, previousIndexPaths: [moved],
      previousPosition: CGPoint(x: 4, y: 5))
    #expect(moving is CollectionViewFlowLayoutInvalidationContext)
    #expect(moving.previousIndexPathsForInteractivelyMovingItems == [moved])
    #expect(moving.targetIndexPathsForInteractivelyMovingItems == [first])
    #expect(moving.interactiveMovementTarget == finger)
    #expect(moving.invalidatedItemIndexPaths == nil)
    let ending = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [first], previousIndexPaths: [moved], movementCancelled: true)
    #expect(ending.interactiveMovementTarget == .zero)
    #expect(ending.targetIndexPathsForInteractivelyMovingItems == [first])
  }

  @Test("A flow layout's inset reference starts at the content inset and is its own")
  func references() {
    let (layout, other) = (CollectionViewFlowLayout(), CollectionViewFlowLayout())
    #expect(layout.sectionInsetReference == .fromContentInset)
    layout.sectionInsetReference = .fromLayoutMargins
    #expect(other.sectionInsetReference == .fromContentInset)
    let raw = CollectionViewFlowLayout.SectionInsetReference.allCases.map(\.rawValue)
    #expect(raw == [0, 1, 2])
  }

  @Test("Frame, center and size are linked; a transform makes the frame its box")
  func attributes() {
    let attributes = CollectionViewLayoutAttributes(forCellWith: first)
    attributes.frame = rect(10, 20, 100, 50)
    #expect(attributes.center == CGPoint(x: 60, y: 45))
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    // Half as large about the center: 50 by 25 points.
    #expect(attributes.frame == rect(35, 32.5, 50, 25))
    #expect(attributes.bounds == rect(0, 0, 100, 50))
    #expect(attributes.transform3D.m11 == 0.5)
    let copy = attributes.copy() as? CollectionViewLayoutAttributes
    #expect(copy == attributes)
    copy?.alpha = 0.5
    #expect(attributes.alpha == 1)
  }
}
