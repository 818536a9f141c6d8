import CCairo

/// PNG's adaptive filters, for pictures in which neighbouring pixels differ a little, such as photos.
enum PNGFilter {
  /// Filters the rows of a strip adaptively where that makes them smaller.
  ///
  /// Every eighth row is compressed quickly both ways to tell, which is deterministic and costs little.
  ///
  /// - Parameters:
  ///   - packed: rows of `length` bytes, the filter's number first: 0, or 2 for a row equal to the one above.
  ///   - above: the pixels of the row above the first; `nil` at the top.
  static func improve(
    _ packed: inout [UInt8], rows: Int, length: Int, channels: Int, above: [UInt8]?
  ) throws(RenderingError) {
    var plain: [UInt8] = []
    var adaptive: [UInt8] = []
    try forEachRow(packed, rows: rows, length: length, above: above) { row, current, previous in
      if row % 8 != 0 { return }
      plain.append(0)
      plain.append(contentsOf: current)
      adaptive.append(contentsOf: filter(current, previous, channels))
    }
    if plain.isEmpty { return }
    let (plainSize, adaptiveSize) = (try size(plain), try size(adaptive))
    if plainSize <= adaptiveSize { return }
    var filtered = packed
    try forEachRow(packed, rows: rows, length: length, above: above) { row, current, previous in
      filtered.replaceSubrange(row * length..<(row + 1) * length, with: filter(current, previous, channels))
    }
    packed = filtered
  }

  /// Calls `body` with the number and the pixels of each row that differs from the one above, and that one's pixels.
  private static func forEachRow(
    _ packed: [UInt8], rows: Int, length: Int, above: [UInt8]?,
    _ body: (Int, ArraySlice<UInt8>, ArraySlice<UInt8>) throws(RenderingError) -> Void
  ) throws(RenderingError) {
    var previous = (above ?? [UInt8](repeating: 0, count: length - 1))[...]
    for row in 0..<rows where packed[row * length] != 2 {
      let current = packed[row * length + 1..<(row + 1) * length]
      try body(row, current, previous)
      previous = current
    }
  }

  /// A row under the filter whose result has the smallest sum of magnitudes, libpng's rule.
  private static func filter(
    _ row: ArraySlice<UInt8>, _ above: ArraySlice<UInt8>, _ channels: Int
  ) -> [UInt8] {
    row.withUnsafeBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        var best: [UInt8] = []
        var bestSum = Int.max
        for kind in 0...4 {
          var sum = 0
          let result = [UInt8](unsafeUninitializedCapacity: row.count + 1) { result, count in
            result[0] = UInt8(kind)
            for index in 0..<row.count {
              let left = index >= channels ? Int(row[index &- channels]) : 0
              let up = Int(above[index])
              let corner = index >= channels ? Int(above[index &- channels]) : 0
              let predicted =
                switch kind {
                case 1: left
                case 2: up
                case 3: (left &+ up) / 2
                case 4: paeth(left, up, corner)
                default: 0
                }
              let value = UInt8(truncatingIfNeeded: Int(row[index]) &- predicted)
              result[index &+ 1] = value
              sum &+= Int(Int8(bitPattern: value).magnitude)
            }
            count = row.count + 1
          }
          if sum < bestSum { (best, bestSum) = (result, sum) }
        }
        return best
      }
    }
  }

  /// The neighbour nearest to left + up − corner.
  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let (a, b, c) = ((up - corner).magnitude, (left - corner).magnitude, (left + up - 2 * corner).magnitude)
    return a <= b && a <= c ? left : b <= c ? up : corner
  }

  /// The bytes that `data` compresses to, quickly.
  private static func size(_ data: [UInt8]) throws(RenderingError) -> Int {
    var deflater = try CompactDeflater(level: 1)
    var size = 0
    do {
      try data.withUnsafeBytes { try deflater.compress($0, isLast: true) { size += $0.count } }
    } catch { throw .compression("zlib failed on a sample") }
    return size
  }
}
