public import Foundation
public import Geometry

/// A group repeated over the items of a section, with what surrounds it (UIKit's
/// `NSCollectionLayoutSection`, `layout.md` 3).
@preconcurrency @MainActor
open class CollectionLayoutSection: NSObject, NSCopying {
  /// What the section repeats or arranges.
  enum Content {
    case group(CollectionLayoutGroup)
    case masonry(CollectionLayoutMasonry)
    case flow(CollectionLayoutFlow)
  }

  let content: Content
  /// Room around the groups, in points.
  open var contentInsets: EdgeInsets = .zero
  /// The gap between groups, in points; in a masonry between the items of a column.
  open var interGroupSpacing: CGFloat = 0
  /// The edges of the view that the section keeps clear of (`layout.md` 5.4).
  open var contentInsetsReference: ContentInsetsReference = .automatic
  /// The same for the section's boundary items; automatic follows the section (`layout.md` 5.4).
  open var supplementaryContentInsetsReference: ContentInsetsReference = .automatic
  /// Whether boundary items keep clear of the section's insets; true by default.
  open var supplementariesFollowContentInsets = true
  /// Whether, and how, the section scrolls across the layout's direction (`layout.md` 4).
  open var orthogonalScrollingBehavior: CollectionLayoutSectionOrthogonalScrollingBehavior = .none
  /// How an orthogonal section slows down and bounces (`layout.md` 4.4).
  public let orthogonalScrollingProperties = CollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and side views (`layout.md` 3.3).
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Views behind the section (`layout.md` 3.7).
  open var decorationItems: [CollectionLayoutDecorationItem] = []
  /// Told of the visible elements on every change (`layout.md` 3.8).
  open var visibleItemsInvalidationHandler: CollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// What the section was made from, if it is a list: how its cells draw separators.
  public internal(set) var listConfiguration: CollectionLayoutListConfiguration?
  /// Room above everything, headers included, in points.
  var startPadding: CGFloat = 0

  /// A section that repeats `group`.
  public required init(group: CollectionLayoutGroup) { content = .group(group) }

  /// A section of columns (``CollectionLayoutMasonry``); UIKit has none.
  public required init(masonry: CollectionLayoutMasonry) { content = .masonry(masonry) }

  /// A section of lines (``CollectionLayoutFlow``).
  ///
  /// It is none of the initialisers that everybody's subclasses have to have.
  package init(flow: CollectionLayoutFlow) { content = .flow(flow) }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> CollectionLayoutSection {
    let copy =
      switch content {
      case .group(let group): type(of: self).init(group: group)
      case .masonry(let masonry): type(of: self).init(masonry: masonry)
      case .flow(let flow): CollectionLayoutSection(flow: flow)
      }
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
    copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.listConfiguration = listConfiguration
    copy.startPadding = startPadding
    return copy
  }
}
