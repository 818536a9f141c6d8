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

  init() { self.init(count: 0) { _ in (0, 0) } }

  /// The index of `count` intervals.
  init(count: Int, interval: (Int) -> (start: Double, end: Double)) {
    self.count = count
    let blocks = (count + Self.block - 1) / Self.block
    var width = 1
    while width < blocks { width *= 2 }
    var least = Array(repeating: Double.infinity, count: 2 * width)
    var greatest = Array(repeating: -Double.infinity, count: 2 * width)
    for item in 0..<count {
      let node = width + item / Self.block
      let (start, end) = interval(item)
      least[node] = min(least[node], start)
      greatest[node] = max(greatest[node], end)
    }
    for node in stride(from: width - 1, to: 0, by: -1) {
      least[node] = min(least[2 * node], least[2 * node + 1])
      greatest[node] = max(greatest[2 * node], greatest[2 * node + 1])
    }
    self.width = width
    self.least = least
    self.greatest = greatest
  }

  /// Calls `body`, in order, for every interval of every block that meets the stretch.
  func forEach(from low: Double, to high: Double, _ body: (Int) -> Void) {
    visit(1, low, high, body)
  }

  private func visit(_ node: Int, _ low: Double, _ high: Double, _ body: (Int) -> Void) {
    guard least[node] <= high, greatest[node] >= low else { return }
    guard node >= width else {
      visit(2 * node, low, high, body)
      visit(2 * node + 1, low, high, body)
      return
    }
    let first = (node - width) * Self.block
    for item in first..<min(first + Self.block, count) { body(item) }
  }
}
