public import Foundation
import Geometry

/// The base of all layouts (UIKit's `UICollectionViewLayout`, `layout.md` 11).
@preconcurrency @MainActor
open class CollectionViewLayout: NSObject {
  /// A layout that places nothing.
  public override init() { super.init() }

  /// Whether right-to-left environments mirror the layout; false unless overridden (`layout.md` 11).
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Says that everything must be placed anew.
  open func invalidateLayout() {}
}
