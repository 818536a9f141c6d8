/// The running count of what differs, row after row from the top.
struct DifferenceScan {
  let width: Int
  let tolerance: Int
  private(set) var noisePixels = 0
  private(set) var differingPixels = 0
  private(set) var maximumDelta = 0
  private(set) var densestWindow = 0
  private var blocks: DifferenceBlocks
  /// Which pixels of the row being read differ.
  private var marks: [UInt8]
  /// Which pixels of each of the last eight rows differ, and in which columns any does.
  private var recent: [[UInt8]]
  private var recentColumns = [Range<Int>](repeating: 0..<0, count: Self.side)
  private var recentRows = [Int](repeating: -Self.side, count: Self.side)
  /// How many of the last eight rows differ in each column.
  private var columnSums: [UInt8]

  /// The side of a window, in pixels.
  private static let side = 8

  init(width: Int, height: Int, tolerance: Int) {
    self.width = width
    self.tolerance = tolerance
    blocks = DifferenceBlocks(width: width, height: height)
    marks = [UInt8](repeating: 0, count: width)
    recent = Array(repeating: marks, count: Self.side)
    columnSums = marks
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
    marks.withUnsafeMutableBufferPointer { marks in
      marks.update(repeating: 0)
      if let old, let new {
        let (old, new) = (old.assumingMemoryBound(to: UInt32.self), new.assumingMemoryBound(to: UInt32.self))
        // 2 marks a difference within the tolerance until masks are taken off.
        for x in 0..<count where old[x] != new[x] {
          let delta = Self.delta(UInt32(littleEndian: old[x]), UInt32(littleEndian: new[x]))
          if delta > 0 { marks[x] = delta > tolerance ? 1 : 2 }
        }
      }
      for box in outside { marks[box.minX..<box.maxX].update(repeating: 1) }
      for box in masked where box.minY <= y && y < box.maxY {
        let columns = max(box.minX, 0)..<max(min(box.maxX, width), max(box.minX, 0))
        if columns.lowerBound < width { marks[columns].update(repeating: 0) }
      }
    }
    countMarks(y, old, new, count)
  }

  /// Takes the marks of a row over into all counts.
  private mutating func countMarks(_ y: Int, _ old: UnsafeRawPointer?, _ new: UnsafeRawPointer?, _ count: Int)
  {
    var first = width
    var last = -1
    for x in 0..<width where marks[x] != 0 {
      if x < count, let old, let new {
        let delta = Self.delta(
          UInt32(littleEndian: old.load(fromByteOffset: x * 4, as: UInt32.self)),
          UInt32(littleEndian: new.load(fromByteOffset: x * 4, as: UInt32.self)))
        maximumDelta = max(maximumDelta, delta)
      } else {
        maximumDelta = 255
      }
      if marks[x] == 2 {
        noisePixels += 1
        marks[x] = 0
        continue
      }
      differingPixels += 1
      first = min(first, x)
      last = x
      blocks.add(x, y)
    }
    if last >= 0 { addToWindows(y, first..<last + 1) }
  }

  /// Moves the window of eight rows down to row `y`, whose marks lie in `columns`.
  private mutating func addToWindows(_ y: Int, _ columns: Range<Int>) {
    var touched = columns
    for slot in 0..<Self.side where !recentColumns[slot].isEmpty {
      if recentRows[slot] <= y - Self.side {
        for x in recentColumns[slot] { columnSums[x] -= recent[slot][x] }
        recentColumns[slot] = 0..<0
      } else {
        touched =
          min(
            touched.lowerBound, recentColumns[slot].lowerBound)..<max(
            touched.upperBound, recentColumns[slot].upperBound)
      }
    }
    let slot = y % Self.side
    recentRows[slot] = y
    recentColumns[slot] = columns
    for x in columns {
      recent[slot][x] = marks[x]
      columnSums[x] += marks[x]
    }
    var sum = 0
    for x in touched {
      sum += Int(columnSums[x])
      if x - Self.side >= touched.lowerBound { sum -= Int(columnSums[x - Self.side]) }
      densestWindow = max(densestWindow, sum)
    }
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
