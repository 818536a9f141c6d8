public import Foundation
import Geometry

extension LayoutPlan {
  /// How far the content offset must move along the layout's axis, so that what is on screen stays where it is when
  /// this plan takes the place of `previous`.
  ///
  /// The first cell in sight keeps its distance to the start of the view. Nothing moves while the view shows the very
  /// start of the content, which in a mirror is its right end. Whether UIKit's compositional layout compensates in every
  /// case is not recorded (`layout.md` 6.4, Q13 `[inferred]`).
  ///
  /// - Parameters:
  ///   - previous: The plan shown so far, its items having the same indices.
  ///   - window: What is on screen.
  /// - Returns: Points to add to the content offset.
  /// - Complexity: as a rectangle query.
  public func contentOffsetAdjustment(from previous: LayoutPlan, in window: LayoutWindow) -> CGFloat {
    let start = previous.mirrored(window.bounds).origin[axis]
    guard start > 0 else { return 0 }
    let cells = previous.elements(in: window.bounds, window: window).filter {
      if case .item = $0.identity { true } else { false }
    }
    func place(_ element: LayoutElement) -> CGFloat { previous.mirrored(element.frame).origin[axis] }
    guard let first = cells.min(by: { place($0) < place($1) }),
      let now = element(first.identity, window: window)
    else { return 0 }
    return now.frame.origin[axis] - first.frame.origin[axis]
  }
}
