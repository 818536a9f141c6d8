/// Rows of 8-bit coverage.
struct AlphaMask {
  let width: Int
  let height: Int
  /// Bytes from row to row, cairo's for an A8 surface: whole words.
  let stride: Int
  /// Row after row.
  var pixels: [UInt8]

  /// A mask that covers nothing.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = (width + 3) & ~3
    pixels = [UInt8](repeating: 0, count: stride * height)
  }

  /// Blurs the mask, nothing lying around it.
  mutating func blur(_ blur: Blur) {
    let vertical = BlurAxis(sigma: blur.sigmaY)
    let horizontal = BlurAxis(sigma: blur.sigmaX)
    blurColumns(vertical)
    if case .none = horizontal { return }
    var turned = transposed()
    turned.blurColumns(horizontal)
    self = turned.transposed()
  }

  /// Columns as rows.
  func transposed() -> AlphaMask {
    var result = AlphaMask(width: height, height: width)
    let (width, height, stride, resultStride) = (width, height, stride, result.stride)
    pixels.withUnsafeBufferPointer { from in
      result.pixels.withUnsafeMutableBufferPointer { to in
        // Tiles of 16 by 16, so that both sides stay in the cache.
        for tileY in Swift.stride(from: 0, to: height, by: 16) {
          for tileX in Swift.stride(from: 0, to: width, by: 16) {
            for x in tileX..<min(tileX + 16, width) {
              for y in tileY..<min(tileY + 16, height) { to[x &* resultStride &+ y] = from[y &* stride &+ x] }
            }
          }
        }
      }
    }
    return result
  }

  private mutating func blurColumns(_ axis: BlurAxis) {
    switch axis {
    case .none: return
    case .kernel(let weights): convolveColumns(weights)
    case .boxes(let box): boxColumns(box)
    }
  }

  /// Three box blurs down the columns, between which levels are kept in sixteenths.
  private mutating func boxColumns(_ box: BlurBox) {
    guard width > 0, height > 0 else { return }
    var levels = pixels.map { UInt16($0) << 4 }
    for _ in 0..<3 { levels = Self.boxColumns(levels, width: width, height: height, stride: stride, box) }
    levels.withUnsafeBufferPointer { levels in
      pixels.withUnsafeMutableBufferPointer { pixels in
        for index in levels.indices { pixels[index] = UInt8(truncatingIfNeeded: (levels[index] &+ 8) &>> 4) }
      }
    }
  }

  /// One box blur down the columns: a running sum a column, all columns at once.
  ///
  /// No sum of weighted levels reaches 2³²: they are at most 255 · 16 · 2²⁰, and a thousandth more by rounded weights.
  private static func boxColumns(
    _ source: [UInt16], width: Int, height: Int, stride: Int, _ box: BlurBox
  ) -> [UInt16] {
    let (radius, whole, part) = (box.radius, box.whole, box.part)
    var sums = [UInt32](repeating: 0, count: width)
    let blank = [UInt16](repeating: 0, count: width)
    return [UInt16](unsafeUninitializedCapacity: stride * height) { target, count in
      target.update(repeating: 0)
      blank.withUnsafeBufferPointer { blank in
        source.withUnsafeBufferPointer { source in
          sums.withUnsafeMutableBufferPointer { sums in
            guard let first = source.baseAddress, let nothing = blank.baseAddress else { return }
            func row(_ y: Int) -> UnsafePointer<UInt16> {
              (0..<height).contains(y) ? first + y * stride : nothing
            }
            for y in 0...min(radius, height - 1) {
              let entering = row(y)
              for x in 0..<width { sums[x] &+= UInt32(entering[x]) }
            }
            for y in 0..<height {
              let (before, after, leaving) = (row(y - radius - 1), row(y + radius + 1), row(y - radius))
              let to = y * stride
              for x in 0..<width {
                let ends = UInt32(before[x]) &+ UInt32(after[x])
                let sum = sums[x] &* whole &+ ends &* part &+ 524_288
                target[to &+ x] = UInt16(truncatingIfNeeded: sum &>> 20)
                sums[x] = sums[x] &+ UInt32(after[x]) &- UInt32(leaving[x])
              }
            }
          }
        }
      }
      count = stride * height
    }
  }

  /// A kernel down the columns.
  private mutating func convolveColumns(_ weights: [UInt32]) {
    guard width > 0, height > 0 else { return }
    let (width, height, stride, reach) = (width, height, stride, weights.count / 2)
    let source = pixels
    var sums = [UInt32](repeating: 0, count: width)
    source.withUnsafeBufferPointer { source in
      pixels.withUnsafeMutableBufferPointer { target in
        sums.withUnsafeMutableBufferPointer { sums in
          for y in 0..<height {
            for x in 0..<width { sums[x] = 32768 }
            for offset in max(-reach, -y)...min(reach, height - 1 - y) {
              let weight = weights[offset + reach]
              let row = (y + offset) * stride
              for x in 0..<width { sums[x] &+= UInt32(source[row &+ x]) &* weight }
            }
            let row = y * stride
            for x in 0..<width { target[row &+ x] = UInt8(truncatingIfNeeded: sums[x] &>> 16) }
          }
        }
      }
    }
  }
}
