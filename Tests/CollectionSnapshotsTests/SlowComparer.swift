import CollectionLab

/// The comparison as the specification says it, pixel by pixel and window by window.
struct SlowComparer {
  var old: Bitmap
  var new: Bitmap
  var tolerance: Int

  /// A pixel's premultiplied channels, or `nil` beyond the picture.
  func channels(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int]? {
    guard x < bitmap.width, y < bitmap.height else { return nil }
    let start = (y * bitmap.width + x) * 4
    let pixel = bitmap.bytes[start..<start + 4].map { Int($0) }
    return (0..<3).map { Int((Double(pixel[$0]) * Double(pixel[3]) / 255).rounded()) } + [pixel[3]]
  }

  func delta(_ x: Int, _ y: Int) -> Int {
    guard let a = channels(old, x, y), let b = channels(new, x, y) else { return 255 }
    return zip(a, b).map { abs($0 - $1) }.max() ?? 0
  }

  var width: Int { max(old.width, new.width) }
  var height: Int { max(old.height, new.height) }

  /// Noise, differing pixels, largest delta, densest window.
  var counts: [Int] {
    var (noise, differing, largest, densest) = (0, 0, 0, 0)
    for y in 0..<height {
      for x in 0..<width {
        let delta = delta(x, y)
        largest = max(largest, delta)
        if delta > tolerance { differing += 1 } else if delta > 0 { noise += 1 }
      }
    }
    for top in -7..<height {
      for left in -7..<width {
        var count = 0
        for y in max(top, 0)..<min(top + 8, height) {
          for x in max(left, 0)..<min(left + 8, width) where delta(x, y) > tolerance { count += 1 }
        }
        densest = max(densest, count)
      }
    }
    return [noise, differing, largest, densest]
  }
}

/// A generator of seeded random numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
