import Drawing
import Foundation
import Geometry

extension SVGComposer {
  /// Writes a picture.
  mutating func writeImage(_ item: ImageItem) {
    let frame = item.frame.standardized
    guard frame.width > 0, frame.height > 0, item.tint?.alpha != 0 else { return }
    let image = definitions.image(item.image, isPixelated: item.interpolation == .none)
    let tint = item.tint.map { definitions.tint($0) }
    body.write("<use xlink:href=\"#")
    body.writeID(image)
    body.close()
    let placement = item.image.upright(in: frame)
    if !placement.isIdentity {
      body.open("transform")
      body.write(transform: placement)
      body.close()
    }
    if let tint { body.attribute("filter", reference: tint) }
    body.write("/>")
  }
}

extension ImageData {
  /// The map from stored pixels to `frame`, in which the picture is upright, by EXIF's eight orientations.
  fileprivate func upright(in frame: CGRect) -> CGAffineTransform {
    // The directions, upright, of the stored picture's columns (a, b) and rows (c, d).
    let (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) =
      switch orientation {
      case 2: (-1, 0, 0, 1)
      case 3: (-1, 0, 0, -1)
      case 4: (1, 0, 0, -1)
      case 5: (0, 1, 1, 0)
      case 6: (0, 1, -1, 0)
      case 7: (0, -1, -1, 0)
      case 8: (0, -1, 1, 0)
      default: (1, 0, 0, 1)
      }
    let (width, height) = (CGFloat(pixelWidth), CGFloat(pixelHeight))
    return CGAffineTransform(
      a: a * frame.width / width, b: b * frame.height / width,
      c: c * frame.width / height, d: d * frame.height / height,
      tx: a + c < 0 ? frame.maxX : frame.minX, ty: b + d < 0 ? frame.maxY : frame.minY)
  }
}
