public import Foundation
import Geometry

/// What holds for a whole compositional layout (UIKit's `UICollectionViewCompositionalLayoutConfiguration`,
/// `layout.md` 5).
@preconcurrency @MainActor
open class CollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The direction in which sections follow one another.
  open var scrollDirection: CollectionViewScrollDirection = .vertical
  /// The gap between every two neighbouring sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers, footers and side views of the whole layout (`layout.md` 5.3).
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// The edges of the view that sections keep clear of unless they say otherwise; the safe area by default.
  open var contentInsetsReference: ContentInsetsReference = .safeArea

  /// A vertical configuration without spacing.
  public required override init() { super.init() }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// A copy with all properties.
  func duplicate() -> CollectionViewCompositionalLayoutConfiguration {
    let copy = type(of: self).init()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// The direction a layout scrolls in (UIKit's `UICollectionView.ScrollDirection`).
public enum CollectionViewScrollDirection: Int, CaseIterable, Hashable, Sendable {
  case vertical = 0
  case horizontal = 1

  /// The axis of the direction.
  var axis: Axis { self == .vertical ? .vertical : .horizontal }
}
