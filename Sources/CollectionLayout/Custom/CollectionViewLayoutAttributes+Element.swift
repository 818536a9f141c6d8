import Foundation
public import Geometry

/// Gives attributes the names that plans use.
///
/// Not members of the class itself: subclasses of people's own may have properties of these names.
@preconcurrency @MainActor
public protocol ElementNaming: AnyObject {}

extension ElementNaming where Self: CollectionViewLayoutAttributes {
  /// Which element the attributes are of, as plans name it.
  public var identity: ElementIdentity {
    let section = indexPath.isEmpty ? 0 : indexPath[0]
    let item = indexPath.count > 1 ? indexPath[1] : 0
    return switch representedElementCategory {
    case .cell: .item(section: section, item: item)
    case .supplementaryView:
      .supplementary(kind: representedElementKind ?? "", section: section, item: item)
    case .decorationView: .decoration(kind: representedElementKind ?? "", section: section, item: item)
    }
  }

  /// These attributes as an element of a plan.
  public var element: LayoutElement {
    LayoutElement(identity: identity, frame: frame, zIndex: zIndex, unmeasuredAxes: unmeasuredAxes)
  }
}
