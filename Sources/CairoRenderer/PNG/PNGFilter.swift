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

  /// A row under the filter whose result has the smallest sum of magnitudes, libpng's rule; of equal ones the first.
  private static func filter(
    _ row: ArraySlice<UInt8>, _ above: ArraySlice<UInt8>, _ channels: Int
  ) -> [UInt8] {
    row.withUnsafeBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        var best: [UInt8] = []
        var bestSum = Int.max
        for kind in Kind.allCases {
          let result = [UInt8](unsafeUninitializedCapacity: row.count + 1) { result, count in
            result[0] = kind.rawValue
            kind.apply(row, above, channels, to: UnsafeMutableBufferPointer(rebasing: result[1...]))
            count = row.count + 1
          }
          var sum = 0
          for value in result.dropFirst() { sum &+= Int(Int8(bitPattern: value).magnitude) }
          if sum < bestSum { (best, bestSum) = (result, sum) }
        }
        return best
      }
    }
  }

  /// A filter of a row, by its number in the file.
  private enum Kind: UInt8, CaseIterable {
    case none, sub, up, average, paeth

    /// Writes what is left of a row without what is predicted of its bytes.
    ///
    /// A loop for each filter and bytes alone in it, so that a processor takes many at a time.
    func apply(
      _ row: UnsafeBufferPointer<UInt8>, _ above: UnsafeBufferPointer<UInt8>, _ channels: Int,
      to result: UnsafeMutableBufferPointer<UInt8>
    ) {
      let first = min(channels, row.count)
      switch self {
      case .none: for index in 0..<row.count { result[index] = row[index] }
      case .sub:
        for index in 0..<first { result[index] = row[index] }
        for index in first..<row.count { result[index] = row[index] &- row[index &- channels] }
      case .up: for index in 0..<row.count { result[index] = row[index] &- above[index] }
      case .average:
        for index in 0..<first { result[index] = row[index] &- above[index] / 2 }
        for index in first..<row.count {
          let (left, up) = (row[index &- channels], above[index])
          // The mean of two bytes without a carry.
          result[index] = row[index] &- ((left & up) &+ ((left ^ up) >> 1))
        }
      case .paeth:
        // Left and corner are 0, so that up is the nearest.
        for index in 0..<first { result[index] = row[index] &- above[index] }
        for index in first..<row.count {
          let predicted = PNGFilter.paeth(
            Int16(row[index &- channels]), Int16(above[index]), Int16(above[index &- channels]))
          result[index] = row[index] &- UInt8(truncatingIfNeeded: predicted)
        }
      }
    }
  }

  /// The neighbour nearest to left + up − corner.
  private static func paeth(_ left: Int16, _ up: Int16, _ corner: Int16) -> Int16 {
    let (a, b) = ((up &- corner).magnitude, (left &- corner).magnitude)
    let c = (left &+ up &- 2 &* corner).magnitude
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
