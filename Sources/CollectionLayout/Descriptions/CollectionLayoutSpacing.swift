public import Foundation

/// A gap: exactly, or at least, a number of points (UIKit's `NSCollectionLayoutSpacing`, `layout.md` 2.5).
@preconcurrency @MainActor
open class CollectionLayoutSpacing: NSObject, NSCopying {
  /// The gap as a value.
  public nonisolated let value: LayoutSpacing

  /// The gap of a value.
  public required init(value: LayoutSpacing) { self.value = value }

  /// Exactly `fixedSpacing` points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { self.init(value: .fixed(fixedSpacing)) }

  /// At least `flexibleSpacing` points; what is left over is shared out equally.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(value: .flexible(flexibleSpacing))
  }

  /// The points stored: the gap, or the least gap.
  public var spacing: CGFloat { value.minimum }

  /// Whether the gap is exact.
  public var isFixed: Bool { !value.isFlexible }

  /// Whether the gap takes a share of what is left over.
  public var isFlexible: Bool { value.isFlexible }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { type(of: self).init(value: value) }
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? CollectionLayoutSpacing)?.value == value
  }

  nonisolated open override var hash: Int { value.hashValue }
}
