import Foundation
import Geometry

extension SolvedMasonry {
  /// Puts every item whose place may have changed into the column that ends first.
  ///
  /// - Complexity: O(columns) for each item from the first changed one through the last whose length is kept.
  mutating func place() {
    rest = nil
    placeKept()
    let remaining = count - pixelLengths.count
    if remaining > 0, let estimate {
      let length = Double(estimate)
      if spans.isEmpty, columnCount <= Self.arithmeticColumnLimit {
        rest = EqualColumns(count: remaining, length: length, pitch: length + pixelGap, ends: ends)
      }
      if rest == nil {
        keep(count)
        placeKept()
      }
    }
    length = max(0, CGFloat(max(index.end, rest?.end ?? 0)) / grid.scale)
  }

  /// The most columns whose items are placed by arithmetic: each of them asks every column.
  private static let arithmeticColumnLimit = 64

  /// The room between the items of a column, in pixels.
  private var pixelGap: Double { gap * grid.scale }

  /// Places the items whose lengths are kept, from the block of the first changed one on.
  private mutating func placeKept() {
    let first = firstChanged / blockSize
    let blocks = (pixelLengths.count + blockSize - 1) / blockSize
    firstChanged = pixelLengths.count
    if first * columnCount < checkpoints.count {
      ends = Array(checkpoints[(first * columnCount)..<((first + 1) * columnCount)])
      checkpoints.removeSubrange((first * columnCount)...)
    }
    index.resize(to: blocks)
    checkpoints.append(
      contentsOf: repeatElement(0, count: max(0, blocks * columnCount - checkpoints.count)))
    stack(first..<max(first, blocks))
    index.renew(from: first)
  }

  private mutating func stack(_ blocks: Range<Int>) {
    guard spans.isEmpty, Int32(exactly: pixelGap) != nil else {
      return stack(blocks, in: ManyColumns(ends, spans: spans))
    }
    switch columnCount {
    case 1: stack(blocks, in: SortedColumns<1>(ends))
    case 2: stack(blocks, in: SortedColumns<2>(ends))
    case 3: stack(blocks, in: SortedColumns<3>(ends))
    case 4: stack(blocks, in: SortedColumns<4>(ends))
    case 5: stack(blocks, in: SortedColumns<5>(ends))
    case 6: stack(blocks, in: SortedColumns<6>(ends))
    case 7: stack(blocks, in: SortedColumns<7>(ends))
    case 8: stack(blocks, in: SortedColumns<8>(ends))
    default: stack(blocks, in: ManyColumns(ends, spans: []))
    }
  }

  /// Puts the items of `blocks` into `columns`, and notes where columns go on before each block and how far it
  /// reaches.
  private mutating func stack<Columns: ColumnEnds>(_ blocks: Range<Int>, in columns: Columns) {
    var columns = columns
    let gap = pixelGap
    for block in blocks {
      columns.note(in: &checkpoints, from: block * columnCount)
      let items = items(ofBlock: block)
      index.set(block, pixelLengths.withUnsafeBufferPointer { columns.put(items, lengths: $0, gap: gap) })
    }
    columns.note(in: &ends, from: 0)
  }

  /// The kept items of a block.
  private func items(ofBlock block: Int) -> Range<Int> {
    (block * blockSize)..<min((block + 1) * blockSize, pixelLengths.count)
  }

  /// Calls `body` with the column of each item of a block, where it begins and ends, in pixels, until it answers
  /// false.
  func replay(block: Int, _ body: (Int, _ column: Int, _ start: Double, _ end: Double) -> Bool) {
    var columns = ManyColumns(
      Array(checkpoints[(block * columnCount)..<((block + 1) * columnCount)]), spans: spans)
    let gap = pixelGap
    for item in items(ofBlock: block) {
      let length = Double(pixelLengths[item])
      let (column, start) = columns.put(length + gap, item: item)
      if !body(item, column, start, start + length) { return }
    }
  }
}
