public import Foundation
public import Geometry

/// Where and how one element is shown (UIKit's `UICollectionViewLayoutAttributes`, `layout.md` 11).
///
/// `frame`, `bounds`, `center` and `size` are four views of a centre and a size: changing one changes the
/// others. Subclasses with properties of their own override `copy(with:)` and `isEqual(_:)`.
@preconcurrency @MainActor
open class CollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, ElementNaming {
  /// The kinds of elements (UIKit's `UICollectionView.ElementCategory`).
  public enum ElementCategory: UInt, CaseIterable, Hashable, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// The element's section and item.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What sort of view the element is.
  open private(set) var representedElementCategory: ElementCategory = .cell
  /// The kind of a supplementary or decoration view; nil for cells.
  open private(set) var representedElementKind: String?
  /// The middle of the element in content coordinates, in points.
  open var center: CGPoint = .zero { didSet { assignedFrame = nil } }
  /// The element's size before it is transformed, in points.
  open var size: CGSize = .zero { didSet { assignedFrame = nil } }
  /// The map applied around the centre.
  open var transform3D = CATransform3DIdentity { didSet { assignedFrame = nil } }
  /// The frame as it was assigned, while nothing else has changed it: a centre and a size give it back only to
  /// the last bit but one, and layouts compare edges.
  private var assignedFrame: CGRect?
  /// 0 is clear, 1 opaque.
  open var alpha: CGFloat = 1
  /// The stacking order; ties keep the order of the layout's answer.
  open var zIndex = 0
  /// Whether the element is left out of the picture.
  open var isHidden = false
  /// The axes whose length the element's content decides; set by layouts that make plans.
  public var unmeasuredAxes: Axis.Set = []

  /// Attributes of the first cell, without size.
  public override init() { super.init() }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view of a kind.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Attributes of a decoration view of a kind.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The rectangle in content coordinates, in points.
  ///
  /// With a transform it is the smallest rectangle around the transformed element; setting it then moves the
  /// centre and chooses the size whose transformed rectangle has the frame's size, as layers do.
  open var frame: CGRect {
    get {
      if let assignedFrame { return assignedFrame }
      let map = transform
      if map.isIdentity {
        return CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      }
      let around = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return around.applying(map).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let map = transform
      center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2 - map.tx,
        y: newValue.origin.y + newValue.size.height / 2 - map.ty)
      size =
        map.isIdentity
        ? newValue.size : CGRect(origin: .zero, size: newValue.size).applying(map.inverted()).size
      if map.isIdentity { assignedFrame = newValue }
    }
  }

  /// The rectangle in the element's own coordinates; its origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The part of ``transform3D`` in the plane; setting one sets the other.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Makes these the attributes of the element that an identity names.
  private func adopt(_ identity: ElementIdentity) {
    indexPath = IndexPath(item: identity.item, section: identity.section)
    switch identity {
    case .item: representedElementCategory = .cell
    case .supplementary(let kind, _, _):
      representedElementCategory = .supplementaryView
      representedElementKind = kind
    case .decoration(let kind, _, _):
      representedElementCategory = .decorationView
      representedElementKind = kind
    }
  }

  /// Attributes of this class for an identity.
  public class func attributes(for identity: ElementIdentity) -> Self {
    let attributes = ObjectSlot.make(self)
    attributes.adopt(identity)
    return attributes
  }

  /// Takes over where an element of a plan is, to be transformed around its middle as before.
  public func apply(_ element: LayoutElement) {
    if transform.isIdentity {
      frame = element.frame
    } else {
      center = CGPoint(x: element.frame.midX, y: element.frame.midY)
      size = element.frame.size
    }
    zIndex = element.zIndex
    unmeasuredAxes = element.unmeasuredAxes
  }

  /// New attributes of the same class and with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ObjectSlot.make(type(of: self))
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
    copy.assignedFrame = assignedFrame
    return copy
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      guard let other = object as? CollectionViewLayoutAttributes else { return false }
      return other === self
        || other.indexPath == indexPath && other.representedElementCategory == representedElementCategory
          && other.representedElementKind == representedElementKind && other.center == center
          && other.size == size && other.transform3D == transform3D && other.alpha == alpha
          && other.zIndex == zIndex && other.isHidden == isHidden
    }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { identity.hashValue }
  }
}
