public import Foundation
public import Geometry

/// What a layout may ask the collection view that shows it.
@preconcurrency @MainActor
public protocol CollectionViewHosting: AnyObject {
  /// The content offset and the view's size, in points.
  var bounds: CGRect { get }
  /// The insets that scrolling keeps clear of, safe area included, in points.
  var adjustedContentInsets: EdgeInsets { get }
  /// What layouts are solved for.
  var layoutEnvironment: LayoutEnvironment { get }
  /// How many sections there are.
  var numberOfSections: Int { get }
  /// How far each orthogonally scrolling section has been moved, in points.
  var orthogonalOffsets: [Int: CGFloat] { get }
  /// What the delegate of a flow layout decides; nil when it decides nothing.
  var flowLayoutDelegateMetrics: FlowLayoutDelegateMetrics? { get }
  /// What the views of a declared collection say about their sizes; nil where views are not declared.
  var collectionMetrics: (any CollectionMetrics)? { get }

  /// How many items a section has.
  func numberOfItems(inSection section: Int) -> Int
  /// Told that the layout must be asked anew before the next drawing.
  func layoutDidInvalidate(with context: CollectionViewLayoutInvalidationContext)
}

extension CollectionViewHosting {
  /// Nothing.
  public var flowLayoutDelegateMetrics: FlowLayoutDelegateMetrics? { nil }

  /// Nothing.
  public var collectionMetrics: (any CollectionMetrics)? { nil }

  /// What is on screen.
  public var layoutWindow: LayoutWindow {
    LayoutWindow(
      bounds: bounds, contentInsets: adjustedContentInsets, orthogonalOffsets: orthogonalOffsets)
  }
}
