import CairoRenderer

/// How far apart two pictures of one size are, in levels of 255, each laid on white.
nonisolated struct PixelDifference: CustomStringConvertible {
  /// Over all channels of all pixels.
  private(set) var mean = 0.0
  /// The largest of any channel.
  private(set) var max = 0
  /// The largest mean of a tile of 16 x 16 pixels.
  private(set) var worstTile = 0.0
  /// The column and row of a pixel with the largest difference.
  private(set) var place = (x: 0, y: 0)

  /// The difference of two pictures, which must have one size.
  init(_ first: Bitmap, _ second: Bitmap) {
    var sum = 0
    let (columns, rows) = ((first.width + 15) / 16, (first.height + 15) / 16)
    var tiles = [(sum: Int, count: Int)](repeating: (0, 0), count: columns * rows)
    for y in 0..<first.height {
      for x in 0..<first.width {
        let offset = (y * first.width + x) * 4
        let tile = y / 16 * columns + x / 16
        for channel in 0..<3 {
          let difference = abs(Self.onWhite(first, offset, channel) - Self.onWhite(second, offset, channel))
          sum += difference
          tiles[tile].sum += difference
          tiles[tile].count += 1
          if difference > max {
            max = difference
            place = (x, y)
          }
        }
      }
    }
    mean = Double(sum) / Double(first.width * first.height * 3)
    worstTile = tiles.map { Double($0.sum) / Double($0.count) }.max() ?? 0
  }

  /// The three measures and the place of the largest difference.
  var description: String { "mean \(mean), max \(max) at \(place), worst tile \(worstTile)" }

  private static func onWhite(_ bitmap: Bitmap, _ offset: Int, _ channel: Int) -> Int {
    let alpha = Int(bitmap.bytes[offset + 3])
    return (Int(bitmap.bytes[offset + channel]) * alpha + 255 * (255 - alpha) + 127) / 255
  }
}
