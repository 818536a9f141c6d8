public import CollectionLayout
public import Foundation
public import Geometry

extension CollectionLayoutVisibleItem {
  /// The element's section and item.
  public var indexPath: IndexPath { IndexPath(item: identity.item, section: identity.section) }

  /// What sort of view the element is.
  public var representedElementCategory: UICollectionView.ElementCategory {
    switch identity {
    case .item: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }

  /// The kind of a supplementary or decoration view; nil for cells.
  public var representedElementKind: String? {
    switch identity {
    case .item: nil
    case .supplementary(let kind, _, _), .decoration(let kind, _, _): kind
    }
  }

  /// Nil: no element has a name (`layout.md` 3.8).
  public var name: String? { nil }

  /// The map applied around the centre, as a map of space; only its part in the plane is kept.
  public var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
}
