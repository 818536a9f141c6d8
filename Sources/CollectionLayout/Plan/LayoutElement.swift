public import Foundation
public import Geometry

/// One element as a plan places it.
public struct LayoutElement: Hashable, Sendable {
  /// Which element it is.
  public var identity: ElementIdentity
  /// The rectangle in content coordinates, in points.
  public var frame: CGRect
  /// The stacking order: higher is nearer to the viewer; ties keep the order of the answer.
  public var zIndex: Int
  /// The axes whose length the element's content decides and has not been asked for yet.
  ///
  /// Empty for elements of deterministic size: those are never measured.
  public var unmeasuredAxes: Axis.Set

  /// An element at `frame`.
  public init(
    identity: ElementIdentity, frame: CGRect, zIndex: Int = 0, unmeasuredAxes: Axis.Set = []
  ) {
    self.identity = identity
    self.frame = frame
    self.zIndex = zIndex
    self.unmeasuredAxes = unmeasuredAxes
  }
}
