public import Foundation
public import Geometry

/// Whatever can say where elements are: a plan, or an adapter over a layout's open methods.
public protocol ElementSource {
  /// The size of everything, in points.
  var contentSize: CGSize { get }
  /// The elements that meet `rect` (content coordinates), as seen through `window`.
  func elements(in rect: CGRect, window: LayoutWindow) -> [LayoutElement]
  /// One element as seen through `window`; nil when there is none of that identity.
  func element(_ identity: ElementIdentity, window: LayoutWindow) -> LayoutElement?
}
