/// Finds the intervals that meet a stretch, among many in any order.
///
/// A binary tree over blocks of sixty-four intervals keeps how far each part reaches in both directions, so that a
/// question skips every part that lies aside: O(log n + k) for intervals whose order is roughly that of their
/// starts.
struct ExtentIndex: Sendable {
  private static let block = 64

  private let count: Int
  /// The number of leaves of the tree: a power of two.
  private let width: Int
  /// For node `i` (root 1, children `2i` and `2i + 1`) the least start and the greatest end below it.
  private let least: [Double]
  private let greatest: [Double]

  init() { self.init(starts: [], pixelLengths: [], scale: 1) }

  /// The index of intervals by where they begin and how many of `scale` parts of a point they are long.
  init(starts: [Double], pixelLengths: [UInt32], scale: Double) {
    count = starts.count
    let blocks = (count + Self.block - 1) / Self.block
    var width = 1
    while width < blocks { width *= 2 }
    var least = Array(repeating: Double.infinity, count: 2 * width)
    var greatest = Array(repeating: -Double.infinity, count: 2 * width)
    for block in 0..<blocks {
      var low = Double.infinity
      var high = -Double.infinity
      for item in (block * Self.block)..<min(count, (block + 1) * Self.block) {
        low = min(low, starts[item])
        high = max(high, starts[item] + Double(pixelLengths[item]) / scale)
      }
      least[width + block] = low
      greatest[width + block] = high
    }
    for node in stride(from: width - 1, to: 0, by: -1) {
      least[node] = min(least[2 * node], least[2 * node + 1])
      greatest[node] = max(greatest[2 * node], greatest[2 * node + 1])
    }
    self.width = width
    self.least = least
    self.greatest = greatest
  }

  /// The blocks that meet the stretch, in order: stretches of intervals of which some may.
  func blocks(from low: Double, to high: Double) -> [Range<Int>] {
    var found: [Range<Int>] = []
    collect(1, low, high, &found)
    return found
  }

  private func collect(_ node: Int, _ low: Double, _ high: Double, _ found: inout [Range<Int>]) {
    guard least[node] <= high, greatest[node] >= low else { return }
    guard node >= width else {
      collect(2 * node, low, high, &found)
      collect(2 * node + 1, low, high, &found)
      return
    }
    let first = (node - width) * Self.block
    found.append(first..<min(first + Self.block, count))
  }
}
