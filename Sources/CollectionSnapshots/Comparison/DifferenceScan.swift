/// The running count of what differs, row after row from the top.
struct DifferenceScan {
  let width: Int
  let tolerance: Int
  private(set) var noisePixels = 0
  private(set) var differingPixels = 0
  private(set) var maximumDelta = 0
  private(set) var densestWindow = 0
  private var blocks: DifferenceBlocks
  /// Which pixels differ, of each of the last eight rows that do; row `y` is in slot `y % 8`.
  private var recent: [UInt8]
  /// The rows in the slots, and the columns in which any pixel of them differs.
  private var recentRows = [Int](repeating: -Self.side, count: Self.side)
  private var recentColumns = [Range<Int>](repeating: 0..<0, count: Self.side)
  /// How many of the last eight rows differ in each column.
  private var columnSums: [UInt8]

  /// The side of a window, in pixels.
  private static let side = 8
  /// The difference of a pixel that only one picture has, which is beyond every tolerance.
  private static let outside = 256

  init(width: Int, height: Int, tolerance: Int) {
    self.width = width
    self.tolerance = min(tolerance, 255)
    blocks = DifferenceBlocks(width: width, height: height)
    recent = [UInt8](repeating: 0, count: width * Self.side)
    columnSums = [UInt8](repeating: 0, count: width)
  }

  /// Boxes around the pixels that differ and lie together.
  func regions() -> [PixelBox] { blocks.regions() }

  /// Counts a row; rows that are equal need not be handed over, the others come in order.
  ///
  /// - Parameters:
  ///   - y: the row.
  ///   - old: the reference's pixels; red, green, blue and opacity, not premultiplied.
  ///   - new: the new picture's pixels.
  ///   - count: how many pixels both have.
  ///   - outside: columns that only one picture has.
  ///   - masked: what is not compared.
  mutating func addRow(
    _ y: Int, old: UnsafeRawPointer? = nil, new: UnsafeRawPointer? = nil, count: Int = 0, outside: [PixelBox],
    masked: [PixelBox]
  ) {
    leaveRows(before: y)
    var marked: Range<Int>?
    for columns in columns(ofRow: y, without: masked) {
      if let old, let new {
        compare(
          y, old.assumingMemoryBound(to: UInt32.self), new.assumingMemoryBound(to: UInt32.self),
          columns.clamped(to: 0..<count), &marked)
      }
      for box in outside {
        let columns = columns.clamped(to: min(box.minX, width)..<min(box.maxX, width))
        for x in columns { mark(x, y, delta: Self.outside, &marked) }
      }
    }
    if let marked { addToWindows(y, marked) }
  }

  /// The columns of a row that are compared, from left to right.
  private func columns(ofRow y: Int, without masked: [PixelBox]) -> [Range<Int>] {
    var kept = [0..<width]
    for box in masked where box.minY <= y && y < box.maxY && box.minX < box.maxX {
      kept = kept.flatMap { columns in
        [
          columns.clamped(to: 0..<max(box.minX, 0)),
          columns.clamped(to: max(box.maxX, 0)..<max(width, box.maxX)),
        ]
        .filter { !$0.isEmpty }
      }
    }
    return kept
  }

  /// Compares pixels of a row; eight that are equal are passed over at once.
  private mutating func compare(
    _ y: Int, _ old: UnsafePointer<UInt32>, _ new: UnsafePointer<UInt32>, _ columns: Range<Int>,
    _ marked: inout Range<Int>?
  ) {
    var x = columns.lowerBound
    let end = columns.upperBound
    while x < end {
      while x &+ 8 <= end, Self.areEightEqual(old + x, new + x) { x &+= 8 }
      let stop = min(x &+ 8, end)
      while x < stop {
        if old[x] != new[x] {
          mark(x, y, delta: Self.delta(UInt32(littleEndian: old[x]), UInt32(littleEndian: new[x])), &marked)
        }
        x &+= 1
      }
    }
  }

  @inline(__always)
  private static func areEightEqual(_ old: UnsafePointer<UInt32>, _ new: UnsafePointer<UInt32>) -> Bool {
    let (old, new) = (UnsafeRawPointer(old), UnsafeRawPointer(new))
    return old.loadUnaligned(as: SIMD8<UInt32>.self) == new.loadUnaligned(as: SIMD8<UInt32>.self)
  }

  /// Counts a pixel of which a channel is off by `delta`.
  @inline(__always)
  private mutating func mark(_ x: Int, _ y: Int, delta: Int, _ marked: inout Range<Int>?) {
    if delta == 0 { return }
    if delta > maximumDelta { maximumDelta = min(delta, 255) }
    if delta <= tolerance {
      noisePixels &+= 1
      return
    }
    differingPixels &+= 1
    recent[y % Self.side &* width &+ x] = 1
    blocks.add(x, y)
    marked = min(marked?.lowerBound ?? x, x)..<max(marked?.upperBound ?? 0, x &+ 1)
  }

  /// Takes rows out of the window that lie more than eight rows above `y`, and empties the slot of row `y`.
  private mutating func leaveRows(before y: Int) {
    for slot in 0..<Self.side where !recentColumns[slot].isEmpty && recentRows[slot] <= y - Self.side {
      let start = slot * width
      for x in recentColumns[slot] {
        columnSums[x] &-= recent[start &+ x]
        recent[start &+ x] = 0
      }
      recentColumns[slot] = 0..<0
    }
  }

  /// Counts the windows that end with row `y`, whose differing pixels lie in `columns`.
  private mutating func addToWindows(_ y: Int, _ columns: Range<Int>) {
    let slot = y % Self.side
    recentRows[slot] = y
    recentColumns[slot] = columns
    var touched = columns
    for other in recentColumns where !other.isEmpty {
      touched =
        min(touched.lowerBound, other.lowerBound)..<max(touched.upperBound, other.upperBound)
    }
    let side = Self.side
    let densest = recent.withUnsafeBufferPointer { recent in
      columnSums.withUnsafeMutableBufferPointer { sums in
        for x in columns { sums[x] &+= recent[slot &* width &+ x] }
        var (sum, densest) = (0, 0)
        for x in touched {
          sum &+= Int(sums[x])
          if x &- side >= touched.lowerBound { sum &-= Int(sums[x &- side]) }
          if sum > densest { densest = sum }
        }
        return densest
      }
    }
    densestWindow = max(densestWindow, densest)
  }

  /// The largest difference of a premultiplied channel of two pixels 0xAABBGGRR.
  @inline(__always)
  private static func delta(_ old: UInt32, _ new: UInt32) -> Int {
    let (old, new) = (premultiplied(old), premultiplied(new))
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      largest = max(largest, abs(Int(old >> shift & 0xFF) - Int(new >> shift & 0xFF)))
    }
    return largest
  }

  /// A pixel with its colours multiplied by its opacity, rounded.
  @inline(__always)
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    func multiplied(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 0xFF) * alpha + 127) / 255) << shift }
    return alpha << 24 | multiplied(16) | multiplied(8) | multiplied(0)
  }
}
