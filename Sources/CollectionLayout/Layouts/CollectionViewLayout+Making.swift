import Foundation
import Geometry

extension CollectionViewLayout {
  /// A fresh context of the layout's class for them.
  ///
  /// Stops the program when that class is not a context's.
  public func makeInvalidationContext() -> CollectionViewLayoutInvalidationContext {
    let named: AnyClass = type(of: self).invalidationContextClass
    guard let contexts = named as? CollectionViewLayoutInvalidationContext.Type else {
      LayoutMisuse.trap(
        "\(type(of: self)): the invalidation context class \(named) is not a subclass of the invalidation context.")
    }
    return ObjectSlot.make(contexts)
  }

  /// Attributes, of the layout's class for them, of an element as a plan places it.
  func makeAttributes(_ element: LayoutElement) -> CollectionViewLayoutAttributes {
    let named: AnyClass = type(of: self).layoutAttributesClass
    guard let classOfAttributes = named as? CollectionViewLayoutAttributes.Type else {
      LayoutMisuse.trap(
        "\(type(of: self)): the layout attributes class \(named) is not a subclass of the layout attributes.")
    }
    let attributes = ObjectSlot.make(classOfAttributes)
    attributes.adopt(element)
    return attributes
  }

  /// A copy, so that nobody changes what a layout may keep (`layout.md` G38).
  func duplicate(_ attributes: CollectionViewLayoutAttributes?) -> CollectionViewLayoutAttributes? {
    attributes?.copy() as? CollectionViewLayoutAttributes
  }

  /// A copy that cannot be seen.
  func faded(_ attributes: CollectionViewLayoutAttributes?) -> CollectionViewLayoutAttributes? {
    let copy = duplicate(attributes)
    copy?.alpha = 0
    return copy
  }
}

extension CollectionViewLayoutInvalidationContext {
  /// Names the element of `attributes`.
  func invalidate(_ attributes: CollectionViewLayoutAttributes) {
    let paths = [attributes.indexPath]
    let kind = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .cell: invalidateItems(at: paths)
    case .supplementaryView: invalidateSupplementaryElements(ofKind: kind, at: paths)
    case .decorationView: invalidateDecorationElements(ofKind: kind, at: paths)
    }
  }
}
