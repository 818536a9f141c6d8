public import Foundation

/// Gaps outside an item's slot (UIKit's `NSCollectionLayoutEdgeSpacing`, `layout.md` 2.6).
@preconcurrency @MainActor
open class CollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The gap before the slot in reading direction.
  public nonisolated let leading: CollectionLayoutSpacing?
  /// The gap above the slot.
  public nonisolated let top: CollectionLayoutSpacing?
  /// The gap after the slot in reading direction.
  public nonisolated let trailing: CollectionLayoutSpacing?
  /// The gap below the slot.
  public nonisolated let bottom: CollectionLayoutSpacing?

  /// Gaps by edge; nil counts as a fixed gap of 0.
  public required init(
    leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?,
    trailing: CollectionLayoutSpacing?, bottom: CollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The four gaps as a value.
  nonisolated var value: EdgeSpacingValue {
    EdgeSpacingValue(
      leading: leading?.value ?? .fixed(0), top: top?.value ?? .fixed(0),
      trailing: trailing?.value ?? .fixed(0), bottom: bottom?.value ?? .fixed(0))
  }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      type(of: self).init(leading: leading, top: top, trailing: trailing, bottom: bottom)
    }
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? CollectionLayoutEdgeSpacing)?.value == value
  }

  nonisolated open override var hash: Int { value.hashValue }
}
