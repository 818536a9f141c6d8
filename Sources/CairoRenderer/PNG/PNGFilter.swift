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
    var filtered = [UInt8](repeating: 0, count: length * rows)
    var previous = above ?? [UInt8](repeating: 0, count: length - 1)
    for row in 0..<rows {
      let range = row * length..<(row + 1) * length
      if packed[range.lowerBound] == 2 {
        filtered[range.lowerBound] = 2
        continue
      }
      let current = Array(packed[range.dropFirst()])
      let best = filter(current, previous, channels)
      filtered.replaceSubrange(range, with: best)
      if row % 8 == 0 {
        plain.append(contentsOf: packed[range])
        adaptive.append(contentsOf: best)
      }
      previous = current
    }
    if plain.isEmpty { return }
    if try size(adaptive) < size(plain) { packed.replaceSubrange(0..<filtered.count, with: filtered) }
  }

  /// A row under the filter whose result has the smallest sum of magnitudes, libpng's rule.
  private static func filter(_ row: [UInt8], _ above: [UInt8], _ channels: Int) -> [UInt8] {
    var best: [UInt8] = []
    var bestSum = Int.max
    for kind in 0...4 {
      var result = [UInt8](repeating: 0, count: row.count + 1)
      result[0] = UInt8(kind)
      var sum = 0
      for index in row.indices {
        let left = index >= channels ? Int(row[index - channels]) : 0
        let up = Int(above[index])
        let corner = index >= channels ? Int(above[index - channels]) : 0
        let predicted =
          switch kind {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4: paeth(left, up, corner)
          default: 0
          }
        let value = UInt8(truncatingIfNeeded: Int(row[index]) - predicted)
        result[index + 1] = value
        sum += Int(Int8(bitPattern: value).magnitude)
      }
      if sum < bestSum { (best, bestSum) = (result, sum) }
    }
    return best
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
