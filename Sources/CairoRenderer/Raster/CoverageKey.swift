import Drawing
import Foundation
import Geometry

/// What the coverage of a shape depends on, wherever it stands.
struct CoverageKey: Hashable {
  /// The outline from the corner of its pixels, lengths in cairo's 256ths of a pixel.
  enum Outline: Hashable {
    /// The steps; the first number of each says its kind.
    case steps([Int32])
    case ellipse([Int32])
    case roundedRectangle([Int32], CornerRadii, RoundedCornerStyle)
  }

  /// What is done with the outline.
  enum Brush: Hashable {
    case fill(FillRule)
    case stroke(StrokeStyle)
  }

  var outline: Outline
  var brush: Brush
  /// Pixels a point.
  var scale: CGFloat
  var width: Int
  var height: Int
}
