import Foundation
import Geometry

/// The largest magnitude that a number of a description is solved with, in points.
///
/// Larger ones are cut down to it, so that products and sums of them stay finite: layout is total.
let largestLength: CGFloat = 1e9

/// `value`, cut down to ``largestLength``; throws when it is infinite or not a number.
func finite(_ value: CGFloat, _ what: String) throws(LayoutMisuse) -> CGFloat {
  guard value.isFinite else { throw .nonFinite(what: what, value: "\(value)") }
  return min(max(value, -largestLength), largestLength)
}

/// `point` with both coordinates checked.
func finite(_ point: CGPoint, _ what: String) throws(LayoutMisuse) -> CGPoint {
  CGPoint(x: try finite(point.x, what), y: try finite(point.y, what))
}

/// `rect` with all four numbers checked.
func finite(_ rect: CGRect, _ what: String) throws(LayoutMisuse) -> CGRect {
  CGRect(
    x: try finite(rect.origin.x, what), y: try finite(rect.origin.y, what),
    width: try finite(rect.size.width, what), height: try finite(rect.size.height, what))
}

/// `insets` with all four numbers checked.
func finite(_ insets: EdgeInsets, _ what: String) throws(LayoutMisuse) -> EdgeInsets {
  EdgeInsets(
    top: try finite(insets.top, what), leading: try finite(insets.leading, what),
    bottom: try finite(insets.bottom, what), trailing: try finite(insets.trailing, what))
}
