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

  /// What the view's delegate decides about a flow layout that has no metrics of its own; nil when it decides
  /// nothing.
  ///
  /// Asked once a solve.
  func flowMetrics(for layout: CollectionViewFlowLayout) -> FlowLayoutDelegateMetrics?

  /// Told that something must be placed anew; the host prepares the layout before it asks again.
  func layout(_ layout: CollectionViewLayout, didInvalidateWith context: CollectionViewLayoutInvalidationContext)
}

extension CollectionViewHosting {
  /// No section is moved.
  public var orthogonalOffsets: [Int: CGFloat] { [:] }

  /// Nil: nobody decides anything.
  public func flowMetrics(for layout: CollectionViewFlowLayout) -> FlowLayoutDelegateMetrics? {
    nil
  }

  /// The part of the content that is seen.
  public var layoutWindow: LayoutWindow {
    LayoutWindow(
      bounds: bounds,
      contentInsets: adjustedContentInset.directional(in: layoutEnvironment.traits.layoutDirection),
      orthogonalOffsets: orthogonalOffsets)
  }
}
