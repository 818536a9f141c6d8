public import CollectionLayout
public import Drawing
public import Foundation
public import Geometry

/// What a collection shows in the place of one element: something that knows its size and can be drawn.
@preconcurrency @MainActor
public protocol CellContent: AnyObject {
  /// The size the content prefers.
  ///
  /// - Parameters:
  ///   - width: points the layout has decided on; `nil` asks for the content's own.
  ///   - height: points the layout has decided on; `nil` asks for the content's own.
  func preferredSize(width: CGFloat?, height: CGFloat?) -> CGSize

  /// The content drawn at a size, its top left corner at the origin.
  func draw(size: CGSize) -> [DisplayItem]
}

/// Where a host takes its elements from.
@preconcurrency @MainActor
public protocol CollectionHostSource: AnyObject {
  /// How many sections there are.
  var sectionCount: Int { get }

  /// How many items a section has.
  func itemCount(inSection section: Int) -> Int

  /// What is shown in the place of an element; `nil` leaves the place empty.
  func content(for identity: ElementIdentity) -> (any CellContent)?

  /// The size an element has by declaration, which is never measured; `nil` for one that has to be.
  ///
  /// - Parameters:
  ///   - identity: the element.
  ///   - width: points of the room it was given; `nil` where the element's own width is asked for.
  func declaredSize(of identity: ElementIdentity, width: CGFloat?) -> CGSize?

  /// What the elements say about their sizes, for layouts of one's own.
  var collectionMetrics: (any CollectionMetrics)? { get }

  /// How far a section that scrolls by itself is scrolled, in points from its leading end; clamped by the host.
  ///
  /// `nil` leaves it where it begins.
  func orthogonalOffset(inSection section: Int) -> CGFloat?
}

extension CollectionHostSource {
  /// Nothing is declared.
  public func declaredSize(of identity: ElementIdentity, width: CGFloat?) -> CGSize? { nil }

  /// Nothing.
  public var collectionMetrics: (any CollectionMetrics)? { nil }

  /// Every section is where it begins.
  public func orthogonalOffset(inSection section: Int) -> CGFloat? { nil }
}
