import CCairo
import Drawing
import Foundation
import Geometry

/// A shadow's shape in pixels, and how it comes from a smaller one.
///
/// Rounded rectangles are blurred at the least size that shows both ends of each axis; their middle rows and columns,
/// which are all equal, are repeated when the shadow is cut out. Equal shapes at other places share one mask.
struct ShadowShape {
  /// What a mask depends on.
  struct Key: Hashable {
    /// In pixels from the mask's top left corner.
    var path: Path
    var blur: Blur
    var width: Int
    var height: Int
  }

  let key: Key
  /// The pixels of the picture the shadow touches.
  let box: PixelBox
  /// Columns of the mask that stand for more of the picture, and where; the same for rows.
  private let repeatedX: Int
  private let repeatedY: Int

  /// The most pixels of a mask that is kept as a whole.
  private static let keptPixels = 4_194_304

  /// Whether the whole mask is made and kept.
  var isKept: Bool { key.width * key.height <= Self.keptPixels }

  /// The shadow of `path` under `transform`, or `nil` where there is none.
  init?(_ path: Path, _ transform: CGAffineTransform, _ blur: Blur) {
    let bounds = path.boundingRect.applying(transform)
    guard !path.isEmpty, !bounds.isNull else { return nil }
    let (reachX, reachY) = (blur.reachX, blur.reachY)
    let box = PixelBox(around: bounds).grown(dx: reachX, dy: reachY)
    self.box = box
    let toMask = CGAffineTransform(translationX: CGFloat(-box.minX), y: CGFloat(-box.minY))
    guard let (rect, radii, style) = Self.rectangle(path, transform) else {
      key = Key(
        path: path.applying(transform.concatenating(toMask)), blur: blur, width: box.width, height: box.height
      )
      (repeatedX, repeatedY) = (0, 0)
      return
    }
    let corner = max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight) * 1.53
    // Each end: the corner, the blur from inside it, and what the edge lies off a whole pixel.
    let endX = Int(corner.rounded(.up)) + reachX + 2
    let endY = Int(corner.rounded(.up)) + reachY + 2
    repeatedX = max(Int(rect.width.rounded(.down)) - 2 * endX - 1, 0)
    repeatedY = max(Int(rect.height.rounded(.down)) - 2 * endY - 1, 0)
    let small = CGRect(
      x: rect.minX - CGFloat(box.minX), y: rect.minY - CGFloat(box.minY),
      width: rect.width - CGFloat(repeatedX), height: rect.height - CGFloat(repeatedY))
    key = Key(
      path: radii.isZero ? Path(small) : Path(roundedRect: small, cornerRadii: radii, style: style),
      blur: blur, width: box.width - repeatedX, height: box.height - repeatedY)
  }

  /// The rectangle in pixels that `path` is, where the map leaves its corners as they are.
  private static func rectangle(
    _ path: Path, _ transform: CGAffineTransform
  ) -> (CGRect, CornerRadii, RoundedCornerStyle)? {
    switch path.kind {
    case .rectangle(let rect) where transform.isScaleAndTranslation:
      return (rect.applying(transform), CornerRadii(), .circular)
    case .roundedRectangle(let rect, let radii, let style):
      guard let scale = transform.uniformScale else { return nil }
      let scaled = CornerRadii(
        topLeft: radii.topLeft * scale, topRight: radii.topRight * scale,
        bottomRight: radii.bottomRight * scale, bottomLeft: radii.bottomLeft * scale)
      return (rect.applying(transform), scaled, style)
    default: return nil
    }
  }

  /// The part of the shadow in `part`, from the mask of ``key``.
  func cut(_ mask: AlphaMask, _ part: PixelBox) -> AlphaMask {
    var result = AlphaMask(width: part.width, height: part.height)
    let (splitX, splitY) = (mask.width / 2, mask.height / 2)
    let left = part.minX - box.minX
    let right = part.maxX - box.minX
    // Columns before the split, the repeated ones, and those after them, in the shadow's own columns.
    let ends = [0, splitX, splitX + repeatedX, splitX + repeatedX + mask.width - splitX]
    for row in 0..<part.height {
      let y = row + part.minY - box.minY
      let from = (y < splitY ? y : y < splitY + repeatedY ? splitY : y - repeatedY) * mask.stride
      for piece in 0..<3 {
        let first = max(ends[piece], left)
        let last = min(ends[piece + 1], right)
        if first >= last { continue }
        let to = row * result.stride + first - left
        if piece == 1 {
          let value = mask.pixels[from + splitX]
          for index in 0..<last - first { result.pixels[to + index] = value }
        } else {
          let source = from + first - (piece == 0 ? 0 : repeatedX)
          result.pixels.withUnsafeMutableBufferPointer { target in
            mask.pixels.withUnsafeBufferPointer { pixels in
              for index in 0..<last - first { target[to &+ index] = pixels[source &+ index] }
            }
          }
        }
      }
    }
    return result
  }

  /// The blurred filling of a key's path, as far as it lies in `part` of the mask.
  static func rasterize(_ key: Key, _ part: PixelBox) throws(RenderingError) -> AlphaMask {
    // The blur of a part needs what lies around it.
    let (reachX, reachY) = (key.blur.reachX, key.blur.reachY)
    let needed = part.grown(dx: reachX, dy: reachY)
      .intersection(PixelBox(minX: 0, minY: 0, maxX: key.width, maxY: key.height))
    var mask = try AlphaMask(filling: key.path, needed)
    mask.blur(key.blur)
    return mask.cropped(part.offsetBy(dx: -needed.minX, dy: -needed.minY))
  }
}

extension AlphaMask {
  /// The coverage of `path`, in pixels, within `box`.
  init(filling path: Path, _ box: PixelBox) throws(RenderingError) {
    self.init(width: box.width, height: box.height)
    try withSurface { (surface) throws(RenderingError) in
      let context = try Context(surface)
      setMatrix(
        context.pointer, CGAffineTransform(translationX: CGFloat(-box.minX), y: CGFloat(-box.minY)))
      setPath(context.pointer, path)
      cairo_fill(context.pointer)
      try context.check()
    }
  }

  /// The pixels in `box`; what lies beyond the mask is not covered.
  func cropped(_ box: PixelBox) -> AlphaMask {
    if box == PixelBox(minX: 0, minY: 0, maxX: width, maxY: height) { return self }
    var result = AlphaMask(width: box.width, height: box.height)
    let part = box.intersection(PixelBox(minX: 0, minY: 0, maxX: width, maxY: height))
    if part.isEmpty { return result }
    for y in part.minY..<part.maxY {
      let to = (y - box.minY) * result.stride + part.minX - box.minX
      let from = y * stride + part.minX
      result.pixels.replaceSubrange(to..<to + part.width, with: pixels[from..<from + part.width])
    }
    return result
  }
}
