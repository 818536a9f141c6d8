import Foundation
import Geometry

/// Where glyphs stand: baselines on whole pixels of the display and glyphs on eighths, as in a PNG of its scale, so that the
/// two look alike; turned and stretched text stands where it lies.
struct GlyphGrid {
  /// Pixels a point of the text's space; 0 where there is no grid.
  private let scale: CGFloat
  /// The text space's origin, in pixels of the display.
  private let origin: CGPoint

  /// A grid for text whose space `placement` maps to the page's.
  init(_ placement: CGAffineTransform, displayScale: CGFloat) {
    let isUpright = placement.isScaleAndTranslation && placement.a == placement.d && placement.a > 0
    let pixels = PixelGrid(scale: displayScale).scale
    scale = isUpright ? placement.a * pixels : 0
    origin = CGPoint(x: placement.tx * pixels, y: placement.ty * pixels)
  }

  /// The place of a baseline, in points of the text's space.
  func baseline(_ y: CGFloat) -> CGFloat {
    scale > 0 ? (CGFloat(nearest(origin.y + y * scale)) - origin.y) / scale : y
  }

  /// The place of a glyph, in points of the text's space.
  func x(_ x: CGFloat) -> CGFloat {
    scale > 0 ? (CGFloat(nearest((origin.x + x * scale) * 8)) / 8 - origin.x) / scale : x
  }
}
