public import Foundation

/// A point of a rectangle, with an offset (UIKit's `NSCollectionLayoutAnchor`, `layout.md` 3.6).
@preconcurrency @MainActor
open class CollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges that name the point; opposite edges, or none, mean the middle.
  public nonisolated let edges: DirectionalRectEdge
  /// Points, or fractions of the supplementary view's own size.
  public nonisolated let offset: CGPoint
  /// Whether ``offset`` is in points.
  public nonisolated let isAbsoluteOffset: Bool

  /// Whether ``offset`` is in fractions of the supplementary view's size.
  public nonisolated var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// The point that `edges` name.
  public required convenience init(edges: DirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// The point that `edges` name, moved by `absoluteOffset` points.
  public required init(edges: DirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
  }

  /// The point that `edges` name, moved by fractions of the supplementary view's size.
  public required init(edges: DirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
  }

  /// The anchor as a value.
  nonisolated var value: AnchorValue {
    AnchorValue(edges: edges, offset: offset, isFractional: isFractionalOffset)
  }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      isAbsoluteOffset
        ? type(of: self).init(edges: edges, absoluteOffset: offset)
        : type(of: self).init(edges: edges, fractionalOffset: offset)
    }
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? CollectionLayoutAnchor)?.value == value
  }

  nonisolated open override var hash: Int { value.hashValue }
}
