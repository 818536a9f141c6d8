import CCairo
import Drawing
import Foundation

/// What one display list needs more than once: decoded pictures, pictures at their size on screen, gradients, shadows.
///
/// Each kind is forgotten where it grows beyond its budget; that costs time and changes no pixel.
final class PictureStore {
  private var decoded: [ImageData: DecodedImage] = [:]
  private var decodedPixels = 0
  private var scaled: [ScaledImage.Key: ScaledImage] = [:]
  private var scaledPixels = 0
  private var gradients: [GradientTile.Key: GradientTile] = [:]
  private var gradientPixels = 0
  private var shadows: [ShadowShape.Key: AlphaMask] = [:]
  private var shadowPixels = 0

  /// Pixels of decoded pictures kept: two of the largest that are accepted.
  private static let decodedBudget = 134_217_728
  /// Pixels of scaled pictures kept, and as many of gradients.
  private static let scaledBudget = 16_777_216
  /// Pixels of shadows kept.
  private static let shadowBudget = 33_554_432

  /// The pixels of `image`.
  func decoded(_ image: ImageData) throws(RenderingError) -> DecodedImage {
    if let known = decoded[image] { return known }
    let made = try DecodedImage(image)
    if decodedPixels > Self.decodedBudget {
      decoded.removeAll()
      decodedPixels = 0
    }
    decoded[image] = made
    decodedPixels += made.width * made.height
    return made
  }

  /// A picture as it looks on screen.
  func scaled(_ key: ScaledImage.Key) throws(RenderingError) -> ScaledImage {
    if let known = scaled[key] { return known }
    let made = try ScaledImage(key, decoded(key.item.image))
    if scaledPixels > Self.scaledBudget {
      scaled.removeAll()
      scaledPixels = 0
    }
    scaled[key] = made
    scaledPixels += key.box.width * key.box.height
    return made
  }

  /// A gradient's pixels.
  func gradient(_ key: GradientTile.Key) throws(RenderingError) -> GradientTile {
    if let known = gradients[key] { return known }
    let made = try GradientTile(key)
    if gradientPixels > Self.scaledBudget {
      gradients.removeAll()
      gradientPixels = 0
    }
    gradients[key] = made
    gradientPixels += key.box.width * key.box.height
    return made
  }

  /// The part `part` of a shadow, in the picture's pixels.
  func shadow(_ shape: ShadowShape, _ part: PixelBox) throws(RenderingError) -> AlphaMask {
    if shape.isKept { return shape.cut(try shadow(shape.key), part) }
    return try ShadowShape.rasterize(shape.key, part.offsetBy(dx: -shape.box.minX, dy: -shape.box.minY))
  }

  /// The whole mask of a shadow.
  private func shadow(_ key: ShadowShape.Key) throws(RenderingError) -> AlphaMask {
    if let known = shadows[key] { return known }
    let made = try ShadowShape.rasterize(
      key, PixelBox(minX: 0, minY: 0, maxX: key.width, maxY: key.height))
    if shadowPixels > Self.shadowBudget {
      shadows.removeAll()
      shadowPixels = 0
    }
    shadows[key] = made
    shadowPixels += key.width * key.height
    return made
  }
}
