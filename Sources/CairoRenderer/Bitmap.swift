public import Drawing
public import Foundation

/// A picture's pixels: what its PNG file would hold.
public struct Bitmap: Hashable, Sendable {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Pixels a point.
  public let scale: CGFloat
  /// Whether every pixel is opaque, so that a file needs no opacity.
  public let isOpaque: Bool
  /// Red, green, blue and opacity of each pixel, rows from the top without gaps; colours are not premultiplied.
  public let bytes: [UInt8]

  /// A picture of the given pixels.
  ///
  /// The number of bytes must be four times that of the pixels; anything else is a programmer's error.
  public init(width: Int, height: Int, scale: CGFloat = 1, isOpaque: Bool = false, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == width * height * 4 else {
      fatalError("a bitmap of \(width) × \(height) pixels has \(bytes.count) bytes instead of four a pixel")
    }
    self.width = width
    self.height = height
    self.scale = scale
    self.isOpaque = isOpaque
    self.bytes = bytes
  }

  /// The pixels of a PNG or JPEG file, upright, its scale taken over.
  ///
  /// A PNG's pixels are exactly those of the file where it has 8 bits a channel and no `gAMA` chunk that differs from
  /// sRGB's.
  ///
  /// - Throws: ``RenderingError/image(name:reason:)`` where the file is damaged.
  public init(decoding image: ImageData) throws(RenderingError) {
    let (columns, rows) = (image.pixelWidth, image.pixelHeight)
    let words = UnsafeMutablePointer<UInt32>.allocate(capacity: columns * rows)
    defer { words.deallocate() }
    switch image.format {
    case .png: try PNGDecoder.decodeStraight(image, into: words)
    case .jpeg: _ = try JPEGDecoder.decode(image, into: words)
    }
    let isTurned = image.orientation >= 5
    let (width, height) = isTurned ? (rows, columns) : (columns, rows)
    var isOpaque = true
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      for y in 0..<height {
        for x in 0..<width {
          let word = words[Self.index(x, y, columns, rows, image.orientation)]
          let to = (y * width + x) * 4
          bytes[to] = UInt8(truncatingIfNeeded: word >> 16)
          bytes[to + 1] = UInt8(truncatingIfNeeded: word >> 8)
          bytes[to + 2] = UInt8(truncatingIfNeeded: word)
          bytes[to + 3] = UInt8(truncatingIfNeeded: word >> 24)
          if word >> 24 != 255 { isOpaque = false }
        }
      }
      count = width * height * 4
    }
    self.init(width: width, height: height, scale: image.scale, isOpaque: isOpaque, bytes: bytes)
  }

  /// Where the stored pixel lies that is seen in column `x` and row `y` (EXIF's orientations).
  private static func index(_ x: Int, _ y: Int, _ columns: Int, _ rows: Int, _ orientation: Int) -> Int {
    let (column, row) =
      switch orientation {
      case 2: (columns - 1 - x, y)
      case 3: (columns - 1 - x, rows - 1 - y)
      case 4: (x, rows - 1 - y)
      case 5: (y, x)
      case 6: (y, rows - 1 - x)
      case 7: (columns - 1 - y, rows - 1 - x)
      case 8: (columns - 1 - y, x)
      default: (x, y)
      }
    return row * columns + column
  }
}
