public import Foundation

/// What the views of a declared collection say about their sizes, for layouts of one's own.
///
/// A layout reads it through its collection view:
///
/// ```swift
/// override func prepare() {
///   let hints = collectionView?.collectionMetrics?.sizeHints(forItemAt: path)
///   let height = hints?.height(inColumn: 240) ?? 320
/// }
/// ```
@preconcurrency @MainActor
public protocol CollectionMetrics: AnyObject {
  /// What an item declares about its size; nothing for an item that does not exist.
  func sizeHints(forItemAt indexPath: IndexPath) -> CollectionSizeHints

  /// The size an item has by its declarations where they decide it, else the size its view prefers.
  ///
  /// Zero for an item that does not exist. Costs a measurement where declarations do not decide.
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - width: points the item is given; `nil` asks for its own width.
  func preferredSize(forItemAt indexPath: IndexPath, width: CGFloat?) -> CGSize

  /// The size that a section's header or footer prefers in a width of points; `nil` where the section has none.
  ///
  /// - Parameters:
  ///   - kind: `CollectionElementKind.sectionHeader` or `.sectionFooter`.
  ///   - section: the section's index.
  ///   - width: points the view is given.
  func preferredSize(forSupplementaryOfKind kind: String, inSection section: Int, width: CGFloat) -> CGSize?
}

/// The size that an item of a collection declares, so that it need not be measured.
///
/// Width and height win over width and ratio, these over height, that over the ratio alone.
public struct CollectionSizeHints: Hashable, Sendable {
  /// The declared width in points.
  public var width: CGFloat?
  /// The declared height in points.
  public var height: CGFloat?
  /// The declared ratio of width to height.
  public var aspectRatio: CGFloat?

  /// Hints; all lengths in points.
  public init(width: CGFloat? = nil, height: CGFloat? = nil, aspectRatio: CGFloat? = nil) {
    self.width = width
    self.height = height
    self.aspectRatio = aspectRatio
  }

  /// Whether nothing is declared.
  public var isEmpty: Bool { width == nil && height == nil && aspectRatio == nil }

  /// The item's width in a column of `column` points.
  public func width(inColumn column: CGFloat) -> CGFloat { width ?? column }

  /// The item's height in a column of `column` points, or `nil` where it has to be measured.
  public func height(inColumn column: CGFloat) -> CGFloat? {
    if let height, width != nil || aspectRatio == nil { return height }
    if let width, let aspectRatio { return width / aspectRatio }
    return height ?? aspectRatio.map { column / $0 }
  }

  /// The item's own width where no column decides it, or `nil` where it has to be measured.
  public var ownWidth: CGFloat? {
    if let width { return width }
    if let height, let aspectRatio { return height * aspectRatio }
    return nil
  }

  /// The item's own size where no column decides its width, or `nil` where a side has to be measured.
  public var ownSize: CGSize? {
    guard let width = ownWidth, let height = height(inColumn: width) else { return nil }
    return CGSize(width: width, height: height)
  }
}
