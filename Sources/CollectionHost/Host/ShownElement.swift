import CollectionLayout
import Foundation
import Geometry

/// An element in sight.
struct ShownElement {
  /// The element where it is seen, in content coordinates.
  let element: LayoutElement
  /// How it is shown, where the layout or a section's handler says more than a rectangle.
  var attributes: CollectionViewLayoutAttributes?

  /// The size the content is drawn in, in points.
  var size: CGSize { attributes?.size ?? element.frame.size }

  /// The map from the content's own space to the collection's content.
  var transform: CGAffineTransform {
    guard let attributes else {
      return CGAffineTransform(translationX: element.frame.minX, y: element.frame.minY)
    }
    return CGAffineTransform(translationX: -attributes.size.width / 2, y: -attributes.size.height / 2)
      .concatenating(attributes.transform)
      .concatenating(CGAffineTransform(translationX: attributes.center.x, y: attributes.center.y))
  }
}
