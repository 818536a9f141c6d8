public import Foundation
public import Geometry

/// How wide or high something is (UIKit's `NSCollectionLayoutDimension`, `layout.md` 1.1).
///
/// Fractions above 1, zero and negative values are kept. A value that is not finite makes solving throw
/// ``LayoutMisuse/nonFinite(what:value:)``. Equal by kind and value.
@preconcurrency @MainActor
open class CollectionLayoutDimension: NSObject, NSCopying {
  /// The kind and number as a value.
  public nonisolated let value: LayoutDimension

  /// A dimension of the given kind and number.
  public required init(value: LayoutDimension) { self.value = value }

  /// A fraction of the container's width; legal as a height too.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(value: .fractionalWidth(fractionalWidth))
  }

  /// A fraction of the container's height; legal as a width too.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(value: .fractionalHeight(fractionalHeight))
  }

  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(value: .absolute(absoluteDimension))
  }

  /// A length in points that holds until the content has been measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(value: .estimated(estimatedDimension))
  }

  /// A measured length raised to that of the longest self-sizing sibling (`layout.md` 1.4).
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    self.init(value: .uniformAcrossSiblings(estimate))
  }

  /// The number stored: points, or a fraction.
  public var dimension: CGFloat { value.value }

  /// Whether the length is a fraction of the container's width.
  public var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }

  /// Whether the length is a fraction of the container's height.
  public var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }

  /// Whether the length is fixed, in points.
  public var isAbsolute: Bool { if case .absolute = value { true } else { false } }

  /// Whether the content decides the length; true for uniform dimensions too (`layout.md` 1.4 `[inferred]`).
  public var isEstimated: Bool { value.isSelfSizing }

  /// Whether the longest sibling decides the length.
  public var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = value { true } else { false }
  }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { type(of: self).init(value: value) }
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? CollectionLayoutDimension)?.value == value
  }

  nonisolated open override var hash: Int { value.hashValue }
}
