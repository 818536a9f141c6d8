/// The differing pixels of a picture, gathered in blocks, so that those that lie together can be told.
struct DifferenceBlocks {
  /// The side of a block, in pixels (`snapshots.md` C.2).
  private static let side = 16

  private let columns: Int
  private let rows: Int
  /// The box of the differing pixels of each block; `nil` where none differs.
  private var boxes: [PixelBox?]

  init(width: Int, height: Int) {
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
    boxes = Array(repeating: nil, count: columns * rows)
  }

  /// Adds a differing pixel.
  mutating func add(_ x: Int, _ y: Int) {
    let index = y / Self.side * columns + x / Self.side
    guard var box = boxes[index] else {
      boxes[index] = PixelBox(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
      return
    }
    box.minX = min(box.minX, x)
    box.maxX = max(box.maxX, x + 1)
    box.maxY = y + 1
    boxes[index] = box
  }

  /// A box around each group of blocks that share an edge, from top to bottom, then from left to right.
  ///
  /// O(n) in the blocks.
  func regions() -> [PixelBox] {
    var isTaken = boxes.map { $0 == nil }
    var regions: [PixelBox] = []
    for start in boxes.indices where !isTaken[start] {
      isTaken[start] = true
      var waiting = [start]
      var region = PixelBox(minX: .max, minY: .max, maxX: .min, maxY: .min)
      while let index = waiting.popLast() {
        if let box = boxes[index] { region.form(union: box) }
        let (column, row) = (index % columns, index / columns)
        if column > 0 { take(index - 1) }
        if column < columns - 1 { take(index + 1) }
        if row > 0 { take(index - columns) }
        if row < rows - 1 { take(index + columns) }
      }
      regions.append(region)

      func take(_ index: Int) {
        if isTaken[index] { return }
        isTaken[index] = true
        waiting.append(index)
      }
    }
    return regions.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }
}
