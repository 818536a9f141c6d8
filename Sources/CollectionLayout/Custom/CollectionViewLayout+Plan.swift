import Foundation
import Geometry

/// Gives layouts a name for their `collectionView` that no other module takes: the UIKit face
/// has a property of that name with its own type.
///
/// Not a member of the class itself: subclasses of people's own may have a property of this name.
@preconcurrency @MainActor
public protocol LayoutHosted: AnyObject {}

extension LayoutHosted where Self: CollectionViewLayout {
  /// The view that shows the layout; set by the view.
  public var host: (any CollectionViewHosting)? {
    get { collectionView }
    set { collectionView = newValue }
  }
}

extension CollectionViewLayout {
  /// What is on screen; nothing when nobody shows the layout.
  var window: LayoutWindow { collectionView?.layoutWindow ?? LayoutWindow(bounds: .zero) }

  /// A fresh context of ``invalidationContextClass``.
  ///
  /// Stops the program when that class is not a context's.
  public func makeContext() -> CollectionViewLayoutInvalidationContext {
    let named: AnyClass = type(of: self).invalidationContextClass
    guard let contextClass = named as? CollectionViewLayoutInvalidationContext.Type else {
      trap("The invalidation context class \(named) is no CollectionViewLayoutInvalidationContext.")
    }
    return ObjectSlot.make(contextClass)
  }

  /// An element of a plan as attributes of ``layoutAttributesClass``, where the layout puts it before it is mirrored.
  func attributes(_ element: LayoutElement, in plan: LayoutPlan) -> CollectionViewLayoutAttributes {
    let attributes = freshAttributes(of: element.identity)
    var element = element
    element.frame = plan.mirrored(element.frame)
    attributes.apply(element)
    return attributes
  }

  /// Attributes of ``layoutAttributesClass`` without a place.
  private func freshAttributes(of identity: ElementIdentity) -> CollectionViewLayoutAttributes {
    let named: AnyClass = type(of: self).layoutAttributesClass
    guard let attributesClass = named as? CollectionViewLayoutAttributes.Type else {
      trap("The layout attributes class \(named) is no CollectionViewLayoutAttributes.")
    }
    return attributesClass.attributes(for: identity)
  }

  func attributes(of identity: ElementIdentity) -> CollectionViewLayoutAttributes? {
    guard let plan = currentPlan else { return nil }
    return plan.element(identity, window: window).map { attributes($0, in: plan) }
  }

  /// A transparent copy.
  func faded(_ attributes: CollectionViewLayoutAttributes?) -> CollectionViewLayoutAttributes? {
    guard let copy = attributes?.copy() as? CollectionViewLayoutAttributes else { return nil }
    copy.alpha = 0
    return copy
  }

  /// A copy of an item's attributes, or fresh ones.
  func movable(
    _ attributes: CollectionViewLayoutAttributes?, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes {
    attributes?.copy() as? CollectionViewLayoutAttributes
      ?? freshAttributes(of: .item(section: indexPath.section, item: indexPath.item))
  }

  /// The cell under a point of the content.
  func itemUnder(_ position: CGPoint) -> IndexPath? {
    let point = CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1)
    let cells = layoutAttributesForElements(in: point)?.filter {
      $0.representedElementCategory == .cell && $0.frame.contains(position)
    }
    return cells?.max { $0.zIndex < $1.zIndex }?.indexPath
  }
}

/// Ends the program with a sentence about a programmer's error; in release builds too.
func trap(_ sentence: String) -> Never { LayoutMisuse.trap(sentence) }
