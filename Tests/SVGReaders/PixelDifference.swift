public import CairoRenderer

/// How far apart two pictures are, in levels of 255, each laid on white.
public struct PixelDifference: CustomStringConvertible, Sendable {
  /// Over all channels of all pixels.
  public private(set) var mean = 0.0
  /// The largest of any channel.
  public private(set) var max = 0
  /// The largest mean of a tile of 16 x 16 pixels.
  public private(set) var worstTile = 0.0
  /// The share of pixels of which a channel differs by more than 32 levels.
  public private(set) var farShare = 0.0
  /// The column and row of a pixel with the largest difference.
  private var place = (x: 0, y: 0)

  /// The difference of two pictures, which may differ by a pixel in size where a side is no whole number of pixels.
  public init(_ first: Bitmap, _ second: Bitmap) {
    let (width, height) = (min(first.width, second.width), min(first.height, second.height))
    guard abs(first.width - second.width) <= 1, abs(first.height - second.height) <= 1 else {
      (mean, max, worstTile, farShare) = (255, 255, 255, 1)
      return
    }
    var (sum, far) = (0, 0)
    let columns = (width + 15) / 16
    var tiles = [Int](repeating: 0, count: columns * ((height + 15) / 16))
    first.bytes.withUnsafeBytes { one in
      second.bytes.withUnsafeBytes { other in
        for y in 0..<height {
          for x in 0..<width {
            let (a, b) = ((y * first.width + x) * 4, (y * second.width + x) * 4)
            // Most pixels are alike.
            let (from, to) = (
              one.loadUnaligned(fromByteOffset: a, as: UInt32.self),
              other.loadUnaligned(fromByteOffset: b, as: UInt32.self)
            )
            if from == to { continue }
            var most = 0
            for channel in 0..<3 {
              let difference = abs(Self.onWhite(one, a, channel) - Self.onWhite(other, b, channel))
              sum += difference
              tiles[y / 16 * columns + x / 16] += difference
              most = Swift.max(most, difference)
            }
            if most > 32 { far += 1 }
            if most > max { (max, place) = (most, (x, y)) }
          }
        }
      }
    }
    mean = Double(sum) / Double(width * height * 3)
    farShare = Double(far) / Double(width * height)
    for (index, tile) in tiles.enumerated() {
      let count = min(16, width - index % columns * 16) * min(16, height - index / columns * 16)
      worstTile = Swift.max(worstTile, Double(tile) / Double(count * 3))
    }
  }

  /// The measures and the place of the largest difference.
  public var description: String {
    "mean \(mean), max \(max) at \(place), worst tile \(worstTile), beyond 32 levels \(farShare * 100) %"
  }

  private static func onWhite(_ pixels: UnsafeRawBufferPointer, _ offset: Int, _ channel: Int) -> Int {
    let alpha = Int(pixels[offset + 3])
    return (Int(pixels[offset + channel]) * alpha + 255 * (255 - alpha) + 127) / 255
  }
}

/// How far a reader's picture of a document may be from the PNG of the list (`rendering.md` 8).
public struct Gate: Sendable {
  public var mean: Double
  public var max: Int
  /// The share of pixels that may be more than 32 levels away.
  public var farShare: Double
  public var worstTile = 12.0

  /// The gate for each reader.
  public init(_ reader: SVGReader) {
    switch reader {
    case .rsvg: (mean, max, farShare) = (0.15, 24, 0)
    case .resvg, .chromium: (mean, max, farShare) = (0.8, 96, 0.0005)
    }
  }

  /// Whether a difference is within the gate.
  public func admits(_ difference: PixelDifference) -> Bool {
    difference.mean <= mean && difference.max <= max && difference.farShare <= farShare
      && difference.worstTile <= worstTile
  }
}
