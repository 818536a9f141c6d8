import Foundation
import Geometry

/// A picture of its own that items are painted on before it meets what is behind: the page, or a group with opacity,
/// blend mode or shadow.
struct SVGLayer {
  /// Where the layer's content starts in the body.
  var start: Int
  /// The whole page in the layer's space.
  var picture: CGRect
  /// The start tags, in the body, of the groups of the layer that are open, outermost first.
  var groups: [Range<Int>] = []
  /// How many of those groups clip.
  var clips = 0
}
