import Foundation
import Geometry

/// How a rectangle lies in the one outside: a view in its superview, a layer in its superlayer.
struct Place {
  /// The rectangle in its own coordinates, in points.
  var bounds: CGRect
  /// Where the anchor stands outside, in points.
  var center: CGPoint
  /// What is applied around the anchor.
  var map: CGAffineTransform
  /// The point that stands at the centre, in fractions of the size.
  var anchor: CGPoint

  /// The rectangle as it is seen outside, in points; around the mapped one where it is mapped.
  var frame: CGRect {
    let size = bounds.size
    let (left, top) = (size.width * anchor.x, size.height * anchor.y)
    if map.isIdentity {
      return CGRect(x: center.x - left, y: center.y - top, width: size.width, height: size.height)
    }
    return CGRect(x: -left, y: -top, width: size.width, height: size.height)
      .applying(map).offsetBy(dx: center.x, dy: center.y)
  }

  /// The place that is seen as `frame`.
  func fitting(_ frame: CGRect) -> Place {
    var place = self
    place.center = CGPoint(
      x: frame.origin.x + frame.size.width * anchor.x - map.tx,
      y: frame.origin.y + frame.size.height * anchor.y - map.ty)
    place.bounds.size =
      map.isIdentity
      ? frame.size : CGRect(origin: .zero, size: frame.size).applying(map.inverted()).size
    return place
  }

  /// Maps the rectangle's own coordinates to those outside.
  var mapOutwards: CGAffineTransform {
    let pivot = CGPoint(
      x: bounds.origin.x + bounds.size.width * anchor.x, y: bounds.origin.y + bounds.size.height * anchor.y)
    return CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(map)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
