/// Finds the intervals that meet a stretch, among many in any order.
///
/// A binary tree keeps how far each half reaches in both directions, so that a question skips every part that lies
/// aside: O(log n + k) for intervals whose order is roughly that of their starts.
struct ExtentIndex: Sendable {
  private var count = 0
  /// The number of leaves of the tree: a power of two.
  private var width = 1
  /// For node `i` (root 1, children `2i` and `2i + 1`) the least start and the greatest end below it.
  private var least = [Double.infinity, .infinity]
  private var greatest = [-Double.infinity, -.infinity]

  /// The furthest that an interval reaches; minus infinity when there is none.
  var end: Double { greatest[1] }

  /// Makes room for `count` intervals; those beyond are forgotten once ``renew(from:)`` is called.
  mutating func resize(to count: Int) {
    if count > width {
      var wider = width
      while wider < count { wider *= 2 }
      least = Self.widened(least, by: wider / width, filler: .infinity)
      greatest = Self.widened(greatest, by: wider / width, filler: -.infinity)
      width = wider
    }
    for gone in count..<max(count, self.count) { set(gone, (.infinity, -.infinity)) }
    self.count = count
  }

  /// The leaves of a tree in a wider one, whose other nodes are `filler`.
  private static func widened(_ tree: [Double], by factor: Int, filler: Double) -> [Double] {
    var wider = Array(repeating: filler, count: tree.count * factor)
    wider.replaceSubrange(
      (tree.count * factor / 2)..<(tree.count * factor / 2 + tree.count / 2), with: tree[(tree.count / 2)...])
    return wider
  }

  /// Notes an interval; ``renew(from:)`` makes it count.
  mutating func set(_ interval: Int, _ extent: (least: Double, greatest: Double)) {
    least[width + interval] = extent.least
    greatest[width + interval] = extent.greatest
  }

  /// Makes the intervals from `first` on count.
  ///
  /// - Complexity: O(log n + k) for k intervals from `first` on.
  mutating func renew(from first: Int) {
    var low = width + min(first, width - 1)
    var high = 2 * width - 1
    while low > 1 {
      low /= 2
      high /= 2
      for node in low...high {
        least[node] = min(least[2 * node], least[2 * node + 1])
        greatest[node] = max(greatest[2 * node], greatest[2 * node + 1])
      }
    }
  }

  /// The intervals that meet the stretch, in order.
  func intervals(from low: Double, to high: Double) -> [Int] {
    var found: [Int] = []
    collect(1, low, high, &found)
    return found
  }

  private func collect(_ node: Int, _ low: Double, _ high: Double, _ found: inout [Int]) {
    guard least[node] <= high, greatest[node] >= low else { return }
    guard node < width else { return found.append(node - width) }
    collect(2 * node, low, high, &found)
    collect(2 * node + 1, low, high, &found)
  }
}
