public import Foundation
public import Geometry

/// Where and how one element is shown (UIKit's `UICollectionViewLayoutAttributes`, `layout.md` 11).
///
/// `frame`, `bounds`, `center` and `size` are linked: with a transform that is not the identity `frame` is the
/// box around the transformed element.
open class CollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The kinds of elements.
  public enum ElementCategory: UInt, Hashable, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// Section and index of the element.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Whether the element is a cell, a supplementary or a decoration view.
  open private(set) var representedElementCategory = ElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for cells.
  open private(set) var representedElementKind: String?
  /// The middle of the element, in points.
  open var center = CGPoint.zero
  /// The size before the transform, in points.
  open var size = CGSize.zero
  /// The map the element is shown with, about its center.
  open var transform3D = CATransform3DIdentity
  /// The opacity, 0 to 1.
  open var alpha: CGFloat = 1
  /// The stacking order; ties keep the order of the answer.
  open var zIndex = 0
  /// Whether the element is left out.
  open var isHidden = false
  /// The axes whose length the element's content decides; set by layouts that make plans.
  public var unmeasuredAxes: Axis.Set = []

  /// Attributes of the cell at section 0, item 0.
  public required override init() { super.init() }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The rectangle of the element as shown, in points.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      if transform.isIdentity { return box }
      let around = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      ).applying(transform)
      return around.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2,
        y: newValue.origin.y + newValue.size.height / 2)
    }
  }

  /// The rectangle of the element in its own coordinates, in points; its origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The part of ``transform3D`` that acts within the plane.
  open var transform: CGAffineTransform {
    get { transform3D.affineTransform }
    set { transform3D = CATransform3D(newValue) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.unmeasuredAxes = unmeasuredAxes
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionViewLayoutAttributes else { return false }
    return identity == other.identity && center == other.center && size == other.size
      && transform3D == other.transform3D && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden
  }

  open override var hash: Int { identity.hashValue }
}

extension CollectionViewLayoutAttributes {
  /// Which element these are of.
  public var identity: ElementIdentity {
    let kind = representedElementKind ?? ""
    return switch representedElementCategory {
    case .cell: .item(section: indexPath.section, item: indexPath.item)
    case .supplementaryView:
      .supplementary(kind: kind, section: indexPath.section, item: indexPath.item)
    case .decorationView:
      .decoration(kind: kind, section: indexPath.section, item: indexPath.item)
    }
  }

  /// These attributes as an element of a plan.
  public var element: LayoutElement {
    LayoutElement(
      identity: identity, frame: frame, zIndex: zIndex, unmeasuredAxes: unmeasuredAxes)
  }

  /// Takes over where an element of a plan is.
  public func apply(_ element: LayoutElement) {
    frame = element.frame
    zIndex = element.zIndex
    unmeasuredAxes = element.unmeasuredAxes
  }

  /// Attributes of this class for an identity.
  public class func attributes(for identity: ElementIdentity) -> Self {
    let attributes = self.init()
    attributes.indexPath = IndexPath(item: identity.item, section: identity.section)
    switch identity {
    case .item: break
    case .supplementary(let kind, _, _):
      attributes.representedElementCategory = .supplementaryView
      attributes.representedElementKind = kind
    case .decoration(let kind, _, _):
      attributes.representedElementCategory = .decorationView
      attributes.representedElementKind = kind
    }
    return attributes
  }
}
