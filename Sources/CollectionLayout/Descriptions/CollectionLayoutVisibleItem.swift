public import Foundation
public import Geometry

/// An element on screen as a section's handler sees and changes it (UIKit's
/// `NSCollectionLayoutVisibleItem`, `layout.md` 3.8).
///
/// An element of a row that scrolls by itself is told of where it is while nothing is scrolled: it is seen at its ``frame``
/// less the offset that the handler is given. What is pinned is where it stays in sight.
@preconcurrency @MainActor
public protocol CollectionLayoutVisibleItem: AnyObject {
  /// 0 is clear, 1 opaque.
  var alpha: CGFloat { get set }
  /// The stacking order: higher is nearer to the viewer.
  var zIndex: Int { get set }
  /// Whether the element is left out of the picture.
  var isHidden: Bool { get set }
  /// The middle of the element in unscrolled coordinates, in points.
  var center: CGPoint { get set }
  /// The part of ``transform3D`` that acts within the plane; setting one sets the other.
  var transform: CGAffineTransform { get set }
  /// The map applied around the ``center``.
  var transform3D: CATransform3D { get set }
  /// Always nil, as with UIKit (`layout.md` 3.8 `[measured]`).
  var name: String? { get }
  /// The element's section and item.
  var indexPath: IndexPath { get }
  /// The rectangle in unscrolled coordinates, in points; follows ``center``.
  var frame: CGRect { get }
  /// The rectangle in the element's own coordinates, in points.
  var bounds: CGRect { get }
  /// What sort of view the element is.
  var representedElementCategory: CollectionViewLayoutAttributes.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for cells.
  var representedElementKind: String? { get }
}

/// Called with the visible elements of a section, its offset and the environment (`layout.md` 3.8).
///
/// An element is seen at its frame less the offset, in points: how far a row that scrolls by itself has moved, below zero where
/// it begins at the right, or for other sections the content offset of the view.
public typealias CollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any CollectionLayoutVisibleItem], CGPoint, any CollectionLayoutEnvironment
) -> Void

/// A visible element over the attributes it is shown with.
///
/// What a handler sets stays until the element leaves the screen: keep the object as long as the element is visible.
@preconcurrency @MainActor
public final class VisibleLayoutItem: CollectionLayoutVisibleItem {
  /// How the element is shown, in unscrolled coordinates.
  public let attributes: CollectionViewLayoutAttributes

  /// A visible element where a plan puts it, nothing scrolled.
  ///
  /// - Parameter shown: Attributes that say more of how the element is shown: how it is transformed, how opaque it is.
  public init(_ element: LayoutElement, shownAs shown: CollectionViewLayoutAttributes? = nil) {
    let own = shown?.copy() as? CollectionViewLayoutAttributes
    attributes = own ?? .attributes(for: element.identity)
    attributes.apply(element)
    if let shown { attributes.zIndex = shown.zIndex }
  }

  public var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  public var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  public var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  public var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }

  public var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  public var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }

  public var name: String? { nil }
  public var indexPath: IndexPath { attributes.indexPath }
  public var frame: CGRect { attributes.frame }
  public var bounds: CGRect { attributes.bounds }

  public var representedElementCategory: CollectionViewLayoutAttributes.ElementCategory {
    attributes.representedElementCategory
  }

  public var representedElementKind: String? { attributes.representedElementKind }
}
