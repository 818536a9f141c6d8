/// Where the columns of a masonry go on: what each item is put under.
protocol ColumnEnds {
  /// Notes where each column goes on, in pixels, in `ends` from index `first` on.
  func note(in ends: inout [Double], from first: Int)

  /// Puts `items` of the given lengths, `gap` apart, each into the column that ends first, of several the first;
  /// answers where the first of them begins and how far they reach.
  mutating func put(
    _ items: Range<Int>, lengths: UnsafeBufferPointer<UInt32>, gap: Double
  ) -> (least: Double, greatest: Double)
}

/// A few columns that end on whole pixels, in registers.
///
/// A column is one number: where it ends and, in the last three bits, which it is. Kept in order, the first number is
/// the column that ends first, of several the first one, and an item moves it back to its place by least and greatest
/// numbers alone: nothing to guess for the processor, and every item waits for one comparison of the one before.
struct SortedColumns<let count: Int>: ColumnEnds {
  private static var columnBits: Int { 3 }
  private var columns: InlineArray<count, Int>

  init(_ ends: [Double]) {
    let sorted = ends.indices.map { Int(ends[$0]) << Self.columnBits | $0 }.sorted()
    columns = InlineArray { sorted[$0] }
  }

  func note(in ends: inout [Double], from first: Int) {
    for index in 0..<count {
      let column = columns[index]
      ends[first + column & (1 << Self.columnBits - 1)] = Double(column >> Self.columnBits)
    }
  }

  @inline(__always)
  mutating func put(
    _ items: Range<Int>, lengths: UnsafeBufferPointer<UInt32>, gap: Double
  ) -> (least: Double, greatest: Double) {
    let gap = Int(gap)
    var columns = columns
    var least = Int.max
    var greatest = Int.min
    for item in items {
      let start = columns[unchecked: 0]
      let end = start &+ (Int(lengths[item]) &+ gap) &<< Self.columnBits
      least = start < least ? start : least
      greatest = end > greatest ? end : greatest
      var moved = end
      for place in 1..<max(count, 1) {
        let other = columns[unchecked: place]
        columns[unchecked: place - 1] = other < moved ? other : moved
        moved = other < moved ? moved : other
      }
      columns[unchecked: count - 1] = moved
    }
    self.columns = columns
    return (Double(least >> Self.columnBits), Double(greatest >> Self.columnBits &- gap))
  }
}

/// Any number of columns, of which an item may cover several.
struct ManyColumns: ColumnEnds {
  private var all: [Double]
  /// How many columns each item covers; empty when every item covers one.
  private let spans: [UInt16]

  init(_ ends: [Double], spans: [UInt16]) {
    all = ends
    self.spans = spans
  }

  func note(in ends: inout [Double], from first: Int) {
    for column in all.indices { ends[first + column] = all[column] }
  }

  mutating func put(
    _ items: Range<Int>, lengths: UnsafeBufferPointer<UInt32>, gap: Double
  ) -> (least: Double, greatest: Double) {
    var least = Double.infinity
    var greatest = -Double.infinity
    for item in items {
      let length = Double(lengths[item])
      let start = put(length + gap, item: item).start
      least = min(least, start)
      greatest = max(greatest, start + length)
    }
    return (least, greatest)
  }

  /// Puts an item of `length`, its gap included, into its columns; answers the first of them and where it begins.
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
