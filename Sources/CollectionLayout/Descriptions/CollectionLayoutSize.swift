public import Foundation

/// A width and a height (UIKit's `NSCollectionLayoutSize`).
@preconcurrency @MainActor
open class CollectionLayoutSize: NSObject, NSCopying {
  /// How wide.
  public nonisolated let widthDimension: CollectionLayoutDimension
  /// How high.
  public nonisolated let heightDimension: CollectionLayoutDimension

  /// A pair of dimensions.
  public required init(
    widthDimension width: CollectionLayoutDimension, heightDimension height: CollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// The pair as a value.
  nonisolated var value: SizeValue {
    SizeValue(width: widthDimension.value, height: heightDimension.value)
  }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      type(of: self).init(widthDimension: widthDimension, heightDimension: heightDimension)
    }
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? CollectionLayoutSize)?.value == value
  }

  nonisolated open override var hash: Int { value.hashValue }
}
