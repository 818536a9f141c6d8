/// Where the columns of a masonry go on: what each item is put under.
protocol ColumnEnds {
  /// Where each column goes on.
  var all: [Double] { get }

  /// Puts an item of `length`, its gap included, into the column that ends first, of several the first; answers the
  /// column and where the item begins.
  mutating func put(_ length: Double, item: Int) -> (column: Int, start: Double)
}

/// A few columns, in registers: looked through without a branch.
struct FewColumns<let count: Int>: ColumnEnds {
  private var ends: InlineArray<count, Double>

  init(_ ends: [Double]) { self.ends = InlineArray { ends[$0] } }

  var all: [Double] { ends.indices.map { ends[$0] } }

  @inline(__always)
  mutating func put(_ length: Double, item: Int) -> (column: Int, start: Double) {
    var column = 0
    var start = ends[unchecked: 0]
    for candidate in 1..<max(count, 1) {
      let end = ends[unchecked: candidate]
      column = end < start ? candidate : column
      start = end < start ? end : start
    }
    let end = start + length
    for candidate in 0..<count {
      ends[unchecked: candidate] = candidate == column ? end : ends[unchecked: candidate]
    }
    return (column, start)
  }
}

/// Any number of columns, of which an item may cover several.
struct ManyColumns: ColumnEnds {
  private(set) var all: [Double]
  /// How many columns each item covers; empty when every item covers one.
  private let spans: [UInt16]

  init(_ ends: [Double], spans: [UInt16]) {
    all = ends
    self.spans = spans
  }

  mutating func put(_ length: Double, item: Int) -> (column: Int, start: Double) {
    let span = spans.isEmpty ? 1 : Int(spans[item])
    let place = span == 1 ? shortest : lowestRun(of: span)
    for covered in place.column..<(place.column + span) { all[covered] = place.start + length }
    return place
  }

  private var shortest: (column: Int, start: Double) {
    var column = 0
    for candidate in all.indices where all[candidate] < all[column] { column = candidate }
    return (column, all[column])
  }

  /// The run of `span` columns whose furthest end is nearest to the start; of several the first.
  private func lowestRun(of span: Int) -> (column: Int, start: Double) {
    var best = (column: 0, start: Double.infinity)
    for column in 0...(all.count - span) {
      var start = all[column]
      for covered in column..<(column + span) { start = max(start, all[covered]) }
      if start < best.start { best = (column, start) }
    }
    return best
  }
}
