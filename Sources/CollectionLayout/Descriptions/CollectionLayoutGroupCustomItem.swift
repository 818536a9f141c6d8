public import Foundation

/// A frame in a custom group (UIKit's `NSCollectionLayoutGroupCustomItem`).
@preconcurrency @MainActor
open class CollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The rectangle from the group's top leading corner, in points.
  public nonisolated let frame: CGRect
  /// The stacking order.
  public nonisolated let zIndex: Int

  /// A frame with stacking order 0.
  public required convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// A frame with a stacking order.
  public required init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { type(of: self).init(frame: frame, zIndex: zIndex) }
  }
}
