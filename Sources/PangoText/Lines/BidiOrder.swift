/// The order in which a line's pieces stand on the screen (rules L1 and L2 of Unicode's UAX 9).
enum BidiOrder {
  /// The pieces' places in the line, counted from 0, from left to right.
  static func visual(_ pieces: ArraySlice<Piece>, baseLevel: UInt8) -> [Int] {
    var levels = pieces.map { $0.isTab ? baseLevel : $0.level }
    for (index, piece) in zip(levels.indices, pieces).reversed() {
      guard piece.isBlank else { break }
      levels[index] = baseLevel
    }
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowest = levels.min(), highest > 0 else { return order }
    let lowestOdd = lowest | 1
    guard highest >= lowestOdd else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var index = 0
      while index < order.count {
        guard levels[order[index]] >= level else {
          index += 1
          continue
        }
        var end = index
        while end < order.count && levels[order[end]] >= level { end += 1 }
        order[index..<end].reverse()
        index = end
      }
    }
    return order
  }
}
