public import Foundation
public import Geometry

/// An element on screen as a section's handler sees and changes it (UIKit's
/// `NSCollectionLayoutVisibleItem`, `layout.md` 3.8).
@preconcurrency @MainActor
public protocol CollectionLayoutVisibleItem: AnyObject {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  /// The middle of the element in unscrolled coordinates, in points.
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  /// The rectangle in unscrolled coordinates, in points; follows ``center``.
  var frame: CGRect { get }
  /// The rectangle in the element's own coordinates, in points.
  var bounds: CGRect { get }
  /// Which element it is.
  var identity: ElementIdentity { get }
}

/// Called with the visible elements of a section, its offset and the environment (`layout.md` 3.8).
public typealias CollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any CollectionLayoutVisibleItem], CGPoint, any CollectionLayoutEnvironment
) -> Void
