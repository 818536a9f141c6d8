public import CollectionLayout
public import Foundation
public import Geometry

/// Where a host takes its elements from.
@preconcurrency @MainActor
public protocol CollectionHostSource: AnyObject {
  /// How many sections there are; asked once until data is loaded anew or changes are applied.
  var sectionCount: Int { get }

  /// How many items a section has; asked once until data is loaded anew or changes are applied.
  func itemCount(inSection section: Int) -> Int

  /// What is shown in the place of an element; `nil` leaves the place empty.
  func content(for identity: ElementIdentity) -> (any CellContent)?

  /// The size an element has by declaration, which is never measured; `nil` for one that has to be.
  ///
  /// - Parameters:
  ///   - identity: the element.
  ///   - width: points of the room it was given; `nil` where the element's own width is asked for.
  func declaredSize(of identity: ElementIdentity, width: CGFloat?) -> CGSize?

  /// What figures call an element.
  func names(of identity: ElementIdentity) -> [String]

  /// What the elements say about their sizes, for layouts of one's own.
  var collectionMetrics: (any CollectionMetrics)? { get }

  /// How far a section that scrolls by itself is scrolled before anybody scrolls it, in points from its leading end;
  /// clamped by the host.
  ///
  /// `nil` leaves it where it begins. A section whose answer changes with an update is scrolled there.
  func orthogonalOffset(inSection section: Int) -> CGFloat?

  /// Told when a content comes into sight.
  func willDisplay(_ content: any CellContent, identity: ElementIdentity)

  /// Told when a content leaves sight, or is no longer needed after it was only asked for its size; the host keeps it
  /// no longer.
  func didEndDisplaying(_ content: any CellContent, identity: ElementIdentity)

  /// Told that an update has moved the element of a live content.
  func didMove(_ content: any CellContent, to identity: ElementIdentity)

  /// Asked to set up a content in sight anew for an element that has changed.
  ///
  /// - Returns: whether the content can stay; otherwise it is replaced by another.
  func reconfigure(_ content: any CellContent, identity: ElementIdentity) -> Bool
}

extension CollectionHostSource {
  /// No element has a name.
  public func names(of identity: ElementIdentity) -> [String] { [] }

  /// Nothing is declared.
  public func declaredSize(of identity: ElementIdentity, width: CGFloat?) -> CGSize? { nil }

  /// Nothing.
  public var collectionMetrics: (any CollectionMetrics)? { nil }

  /// Every section is where it begins.
  public func orthogonalOffset(inSection section: Int) -> CGFloat? { nil }

  /// Does nothing.
  public func willDisplay(_ content: any CellContent, identity: ElementIdentity) {}

  /// Does nothing.
  public func didEndDisplaying(_ content: any CellContent, identity: ElementIdentity) {}

  /// Does nothing.
  public func didMove(_ content: any CellContent, to identity: ElementIdentity) {}

  /// Every content is replaced.
  public func reconfigure(_ content: any CellContent, identity: ElementIdentity) -> Bool { false }
}
