import CCairo
import Foundation

/// Packs and compresses the rows of one picture of a PNG file.
///
/// A row equal to the one above is stored as the filter Up's zeros, all others without a filter, because flat pictures
/// of an interface compress best so; a compact file takes libpng's adaptive filters where they serve a strip better.
struct RowCompressor<Compressor: Deflater & ~Copyable>: ~Copyable {
  private let width: Int
  private let height: Int
  private let layout: PixelLayout
  private let isCompact: Bool
  private var compressor: Compressor
  private var rowsWritten = 0
  private var packed: [UInt8] = []
  private var checksum = Adler32()

  /// Rows of a picture of `width` by `height` pixels.
  init(width: Int, height: Int, layout: PixelLayout, isCompact: Bool, compressor: consuming Compressor) {
    self.width = width
    self.height = height
    self.layout = layout
    self.isCompact = isCompact
    self.compressor = compressor
  }

  /// Whether all rows have been written.
  var isComplete: Bool { rowsWritten >= height }

  /// Packs and compresses `count` rows.
  ///
  /// - Parameters:
  ///   - rows: the first row; rows are `stride` bytes apart.
  ///   - above: the row above the first, or `nil` at the top of the picture.
  ///   - margins: columns of one colour in all these rows; of opaque pixels only.
  ///   - sink: takes what is compressed, in pieces.
  mutating func write(
    _ rows: UnsafeRawPointer, count: Int, stride: Int, above: UnsafeRawPointer?,
    margins: StripMargins = .none, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    // A few rows at a time, so that what was packed is still in the cache when it is compressed.
    let step = isCompact ? count : max(min(count, Self.packedBytes / (width * layout.channels)), 1)
    for first in Swift.stride(from: 0, to: count, by: step) {
      let row = rows + first * stride
      pack(
        row, count: min(step, count - first), stride: stride, above: first > 0 ? row - stride : above,
        isFirst: first == 0, margins)
      try compressRows(min(step, count - first), above: above, to: sink)
    }
  }

  /// Bytes packed before they are compressed.
  private static var packedBytes: Int { 131_072 }

  /// Packs rows, and adds them to the check sum where that is wanted here.
  ///
  /// - Parameter isFirst: whether the row above may have other margins.
  private mutating func pack(
    _ rows: UnsafeRawPointer, count: Int, stride: Int, above: UnsafeRawPointer?, isFirst: Bool,
    _ margins: StripMargins
  ) {
    let length = width * layout.channels + 1
    let room = length * count + 8
    if packed.count < room { packed = [UInt8](repeating: 0, count: room) }
    let (width, layout) = (width, layout)
    let sides = PackedMargins(margins, channels: layout.channels)
    let middle = width - margins.left - margins.right
    checksum = packed.withUnsafeMutableBufferPointer { [checksum] packed in
      guard let start = packed.baseAddress else { return checksum }
      var sum = PackedSum(checksum, at: start, isWanted: Compressor.takesChecksum)
      for index in 0..<count {
        let to = start + index * length
        let row = rows + index * stride
        let previous = index > 0 ? row - stride : above
        let isKnown = index > 0 || !isFirst
        let (from, columns) = isKnown ? (margins.left, middle) : (0, width)
        if let previous, memcmp(row + from * 4, previous + from * 4, columns * 4) == 0 {
          to[0] = 2
          (to + 1).update(repeating: 0, count: length - 1)
          sum.add(0, from: to + 1, count: length - 1)
        } else {
          to[0] = 0
          sides.pack(to: to + 1, count: length - 1, &sum) { to in
            PixelPacking.pack(row + sides.left * 4, width - sides.left - sides.right, as: layout, to: to)
          }
        }
      }
      return sum.total(to: start + count * length)
    }
  }

  /// Compresses the rows that were packed, better filtered where a small file is wanted.
  private mutating func compressRows(
    _ count: Int, above: UnsafeRawPointer?, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let length = width * layout.channels + 1
    if isCompact {
      let (width, layout) = (width, layout)
      let aboveRow = above.map { above in
        [UInt8](unsafeUninitializedCapacity: width * layout.channels + 4) { buffer, count in
          if let to = buffer.baseAddress { PixelPacking.pack(above, width, as: layout, to: to) }
          count = width * layout.channels
        }
      }
      try PNGFilter.improve(&packed, rows: count, length: length, channels: layout.channels, above: aboveRow)
    }
    rowsWritten += count
    let (isLast, checksum) = (isComplete, checksum)
    try packed.withUnsafeBytes { packed in
      try compressor.compress(
        UnsafeRawBufferPointer(rebasing: packed[..<(length * count)]), checksum: checksum, isLast: isLast,
        sink)
    }
  }
}
