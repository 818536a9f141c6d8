import CollectionLayout
package import Foundation
package import Geometry

/// Where and how an element is seen at one moment, in the view's coordinates.
package struct ElementPose: Hashable {
  /// The middle of the element, in points from the view's top left corner.
  package var center: CGPoint
  /// In points, before the transform.
  package var size: CGSize
  package var transform = CGAffineTransform.identity
  /// From 0, clear, to 1.
  package var opacity: Double = 1
  package var zIndex = 0

  /// A pose of something that is stacked by others.
  package init(center: CGPoint, size: CGSize, transform: CGAffineTransform, opacity: Double) {
    self.center = center
    self.size = size
    self.transform = transform
    self.opacity = opacity
  }

  /// How attributes show an element in a view whose content is scrolled by `offset`.
  init(_ attributes: CollectionViewLayoutAttributes, offset: CGPoint) {
    center = CGPoint(x: attributes.center.x - offset.x, y: attributes.center.y - offset.y)
    size = attributes.size
    transform = attributes.transform
    opacity = attributes.isHidden ? 0 : Double(min(max(attributes.alpha, 0), 1))
    zIndex = attributes.zIndex
  }

  /// How an element in sight is shown.
  init(_ shown: ShownElement, offset: CGPoint) { self.init(shown.fullAttributes, offset: offset) }

  /// The same, transparent.
  var faded: ElementPose {
    var pose = self
    pose.opacity = 0
    return pose
  }

  /// The map from the content's own space, its top left corner at the origin, to the view's.
  var map: CGAffineTransform {
    CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// The smallest rectangle around the element.
  var frame: CGRect { CGRect(origin: .zero, size: size).applying(map) }

  /// The pose on the way to another, a part of the way from 0 to 1; stacked as at the end.
  package func interpolated(to end: ElementPose, by part: Double) -> ElementPose {
    let t = CGFloat(part)
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
    var pose = end
    pose.center = CGPoint(x: between(center.x, end.center.x), y: between(center.y, end.center.y))
    pose.size = CGSize(
      width: between(size.width, end.size.width), height: between(size.height, end.size.height))
    pose.opacity = opacity + (end.opacity - opacity) * part
    pose.transform = transform.interpolated(to: end.transform, by: t)
    return pose
  }
}

extension ShownElement {
  /// All that is known of how the element is shown.
  var fullAttributes: CollectionViewLayoutAttributes {
    if let attributes { return attributes }
    let attributes = CollectionViewLayoutAttributes.attributes(for: element.identity)
    attributes.apply(element)
    return attributes
  }
}

extension CGAffineTransform {
  /// The map on the way to another, which turns by the shorter way and keeps its shape meanwhile.
  ///
  /// Both are taken apart into a turn, a shear, two scales and a shift, and each goes in a straight line, as Core
  /// Animation's maps do.
  fileprivate func interpolated(to end: CGAffineTransform, by part: CGFloat) -> CGAffineTransform {
    if self == end { return end }
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    guard let from = TransformParts(self), let to = TransformParts(end) else {
      // What has no area cannot be taken apart.
      return CGAffineTransform(
        a: between(a, end.a), b: between(b, end.b), c: between(c, end.c), d: between(d, end.d),
        tx: between(tx, end.tx), ty: between(ty, end.ty))
    }
    var turn = to.angle - from.angle
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    let parts = TransformParts(
      angle: from.angle + turn * part, shear: between(from.shear, to.shear),
      scaleX: between(from.scaleX, to.scaleX), scaleY: between(from.scaleY, to.scaleY))
    return parts.map(tx: between(tx, end.tx), ty: between(ty, end.ty))
  }
}

/// A map of the plane without its shift: scales, then a shear along the first axis, then a turn.
private struct TransformParts {
  var angle: CGFloat
  var shear: CGFloat
  var scaleX: CGFloat
  var scaleY: CGFloat

  init(angle: CGFloat, shear: CGFloat, scaleX: CGFloat, scaleY: CGFloat) {
    self.angle = angle
    self.shear = shear
    self.scaleX = scaleX
    self.scaleY = scaleY
  }

  /// The parts of a map; `nil` where it leaves nothing of an area.
  init?(_ map: CGAffineTransform) {
    let determinant = map.a * map.d - map.b * map.c
    guard determinant != 0, determinant.isFinite else { return nil }
    // A map that turns nothing is exact, whatever the machine's trigonometry.
    if map.b == 0, map.c == 0, map.a > 0 {
      self.init(angle: 0, shear: 0, scaleX: map.a, scaleY: map.d)
      return
    }
    let length = (map.a * map.a + map.b * map.b).squareRoot()
    self.init(
      angle: atan2(map.b, map.a), shear: (map.a * map.c + map.b * map.d) / (length * length),
      scaleX: length, scaleY: determinant / length)
  }

  /// The parts put together.
  func map(tx: CGFloat, ty: CGFloat) -> CGAffineTransform {
    let (cosine, sine) = angle == 0 ? (1, 0) : (cos(angle), sin(angle))
    // The second column: the shear along the first, and the rest of the scale at a right angle to it.
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine, c: scaleX * cosine * shear - scaleY * sine,
      d: scaleX * sine * shear + scaleY * cosine, tx: tx, ty: ty)
  }
}
