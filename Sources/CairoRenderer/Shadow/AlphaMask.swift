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
    case .boxes(let widths): for width in widths where width > 1 { boxColumns(width) }
    }
  }

  /// One box blur down the columns: a running sum a column, all columns at once.
  private mutating func boxColumns(_ size: Int) {
    guard width > 0, height > 0 else { return }
    let (width, height, stride, reach) = (width, height, stride, size / 2)
    // Rounded division by the size as a multiplication: sum · factor stays below 2³² as sum ≤ 255 · size.
    let factor = UInt32((16_777_216 + size / 2) / size)
    let source = pixels
    var sums = [UInt32](repeating: 0, count: width)
    source.withUnsafeBufferPointer { source in
      pixels.withUnsafeMutableBufferPointer { target in
        sums.withUnsafeMutableBufferPointer { sums in
          for y in -reach..<height {
            if y + reach < height {
              let entering = (y + reach) * stride
              for x in 0..<width { sums[x] &+= UInt32(source[entering &+ x]) }
            }
            if y - reach - 1 >= 0 {
              let leaving = (y - reach - 1) * stride
              for x in 0..<width { sums[x] &-= UInt32(source[leaving &+ x]) }
            }
            if y >= 0 {
              let row = y * stride
              for x in 0..<width {
                target[row &+ x] = UInt8(truncatingIfNeeded: (sums[x] &* factor &+ 8_388_608) &>> 24)
              }
            }
          }
        }
      }
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
