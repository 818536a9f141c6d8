public import Foundation
public import Geometry

/// What a layout may ask of the collection view, or of the host, that shows it (`layout.md` 11).
@preconcurrency @MainActor
public protocol CollectionViewHosting: AnyObject {
  /// The visible rectangle in content coordinates, in points: content offset and size.
  var bounds: CGRect { get }
  /// The content inset with the safe area added where the view adds it, in points.
  var adjustedContentInset: SideInsets { get }
  /// The space and the traits that layouts are solved for.
  var layoutEnvironment: LayoutEnvironment { get }
  var numberOfSections: Int { get }
  /// How far orthogonally scrolling sections have been moved, in points; 0 where absent.
  var orthogonalOffsets: [Int: CGFloat] { get }

  /// How many items a section has.
  func numberOfItems(inSection section: Int) -> Int

  /// What the view's delegate says about a section of a flow layout.
  ///
  /// - Complexity: called once a section and solve; its closure at most once an item.
  func flowMetrics(forSection section: Int, of layout: CollectionViewFlowLayout) -> FlowSectionMetrics

  /// Told that something must be placed anew; the host prepares the layout before it asks again.
  func layout(_ layout: CollectionViewLayout, didInvalidateWith context: CollectionViewLayoutInvalidationContext)
}

extension CollectionViewHosting {
  /// No section is moved.
  public var orthogonalOffsets: [Int: CGFloat] { [:] }

  /// The layout's own properties hold for every section.
  public func flowMetrics(
    forSection section: Int, of layout: CollectionViewFlowLayout
  ) -> FlowSectionMetrics {
    FlowSectionMetrics()
  }

  /// The part of the content that is seen.
  public var layoutWindow: LayoutWindow {
    LayoutWindow(
      bounds: bounds,
      contentInsets: adjustedContentInset.directional(in: layoutEnvironment.traits.layoutDirection),
      orthogonalOffsets: orthogonalOffsets)
  }
}

/// What a delegate says about a section of a flow layout; nil leaves it to the layout's own property.
public struct FlowSectionMetrics {
  /// The size of an item by its index, in points; nil when all have the layout's item size.
  public var itemSize: ((Int) -> CGSize)?
  /// Room around the section's lines, in points.
  public var inset: SideInsets?
  /// The gap between lines, in points.
  public var minimumLineSpacing: CGFloat?
  /// The least gap between the items of a line, in points.
  public var minimumInteritemSpacing: CGFloat?
  /// The header's size, in points; its length across the direction of scrolling is not used.
  public var headerReferenceSize: CGSize?
  /// The footer's size, in points; its length across the direction of scrolling is not used.
  public var footerReferenceSize: CGSize?

  /// Leaves everything to the layout's own properties.
  public init() {}
}
