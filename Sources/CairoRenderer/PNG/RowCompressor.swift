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
  ///   - sink: takes what is compressed, in pieces.
  mutating func write(
    _ rows: UnsafeRawPointer, count: Int, stride: Int, above: UnsafeRawPointer?,
    to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    // A few rows at a time, so that what was packed is still in the cache when it is compressed.
    let step = isCompact ? count : max(min(count, Self.packedBytes / (width * layout.channels)), 1)
    for first in Swift.stride(from: 0, to: count, by: step) {
      let row = rows + first * stride
      try writeRows(
        row, count: min(step, count - first), stride: stride, above: first > 0 ? row - stride : above,
        to: sink)
    }
  }

  /// Bytes packed before they are compressed.
  private static var packedBytes: Int { 131_072 }

  private mutating func writeRows(
    _ rows: UnsafeRawPointer, count: Int, stride: Int, above: UnsafeRawPointer?,
    to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let length = width * layout.channels + 1
    let room = length * count + 8
    if packed.count < room { packed = [UInt8](repeating: 0, count: room) }
    let (width, layout) = (width, layout)
    packed.withUnsafeMutableBufferPointer { packed in
      guard var to = packed.baseAddress else { return }
      for index in 0..<count {
        let row = rows + index * stride
        let previous = index > 0 ? row - stride : above
        if let previous, memcmp(row, previous, width * 4) == 0 {
          to.update(repeating: 0, count: length)
          to[0] = 2
        } else {
          to[0] = 0
          PixelPacking.pack(row, width, as: layout, to: to + 1)
        }
        to += length
      }
    }
    if isCompact {
      let aboveRow = above.map { above in
        [UInt8](unsafeUninitializedCapacity: width * layout.channels + 4) { buffer, count in
          if let to = buffer.baseAddress { PixelPacking.pack(above, width, as: layout, to: to) }
          count = width * layout.channels
        }
      }
      try PNGFilter.improve(&packed, rows: count, length: length, channels: layout.channels, above: aboveRow)
    }
    rowsWritten += count
    let isLast = isComplete
    try packed.withUnsafeBytes { packed in
      try compressor.compress(
        UnsafeRawBufferPointer(rebasing: packed[..<(length * count)]), isLast: isLast, sink)
    }
  }
}
