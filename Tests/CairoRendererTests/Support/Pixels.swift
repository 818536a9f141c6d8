import CairoRenderer
import Drawing
import Foundation

/// A pixel's channels, for comparisons that print well.
struct Pixel: Equatable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  var description: String { "(\(red) \(green) \(blue) \(alpha))" }

  /// Whether no channel is more than `tolerance` levels off.
  func isNear(_ other: Pixel, _ tolerance: Int) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
      && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
  }
}

extension Bitmap {
  subscript(x: Int, y: Int) -> Pixel {
    let index = (y * width + x) * 4
    return Pixel(Int(bytes[index]), Int(bytes[index + 1]), Int(bytes[index + 2]), Int(bytes[index + 3]))
  }

  /// The largest difference of a channel, and the mean difference.
  func difference(from other: Bitmap) -> (largest: Int, mean: Double) {
    guard width == other.width, height == other.height else { return (256, 256) }
    var largest = 0
    var sum = 0
    for (left, right) in zip(bytes, other.bytes) {
      let difference = abs(Int(left) - Int(right))
      largest = max(largest, difference)
      sum += difference
    }
    return (largest, Double(sum) / Double(bytes.count))
  }
}

/// A picture of `items` on white.
func list(_ width: CGFloat, _ height: CGFloat, on color: SRGBColor? = .white, _ items: [DisplayItem]) throws
  -> DisplayList
{
  let size = CGSize(width: width, height: height)
  let background = try color.map {
    try DisplayItem.fill(Path(CGRect(origin: .zero, size: size)), with: .color($0))
  }
  return DisplayList(size: size, items: [background].compactMap { $0 } + items)
}

/// Seeded random numbers (Knuth's multiplier), the same on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
