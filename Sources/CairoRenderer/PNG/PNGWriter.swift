import CCairo
import Foundation

/// Writes a PNG file, rows after rows.
///
/// A row equal to the one above is stored as the filter Up's zeros, all others without a filter, because flat pictures
/// of an interface compress best so; a compact file takes libpng's adaptive filters where they serve a strip better.
struct PNGWriter<Compressor: Deflater & ~Copyable>: ~Copyable {
  private let width: Int
  private let height: Int
  private let layout: PixelLayout
  private let isCompact: Bool
  private var compressor: Compressor
  private var rowsWritten = 0
  private var packed: [UInt8] = []

  /// A file of `width` by `height` pixels.
  init(width: Int, height: Int, layout: PixelLayout, isCompact: Bool, compressor: consuming Compressor) {
    self.width = width
    self.height = height
    self.layout = layout
    self.isCompact = isCompact
    self.compressor = compressor
  }

  /// Writes the signature and the chunks before the pixels.
  ///
  /// The picture is declared to be sRGB, and to be as large on paper as its points: 72 a inch.
  func begin(
    scale: CGFloat, texts: [PNGText] = [], to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    try signature.withUnsafeBytes(sink)
    var header: [UInt8] = []
    Self.append(UInt32(width), to: &header)
    Self.append(UInt32(height), to: &header)
    header += [8, layout.channels == 3 ? 2 : 6, 0, 0, 0]
    try Self.write("IHDR", header, to: sink)
    try Self.write("sRGB", [0], to: sink)
    var density: [UInt8] = []
    let perMetre = UInt32((2835 * Double(scale)).rounded())
    Self.append(perMetre, to: &density)
    Self.append(perMetre, to: &density)
    density.append(1)
    try Self.write("pHYs", density, to: sink)
    for text in texts { try Self.write("iTXt", text.chunk(), to: sink) }
  }

  /// Packs and compresses `count` rows.
  ///
  /// - Parameters:
  ///   - rows: the first row; rows are `stride` bytes apart.
  ///   - above: the row above the first, or `nil` at the top of the picture.
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
    let isLast = rowsWritten >= height
    try packed.withUnsafeBytes { packed in
      try compressor.compress(UnsafeRawBufferPointer(rebasing: packed[..<(length * count)]), isLast: isLast) {
        try Self.write("IDAT", $0, to: sink)
      }
    }
    if isLast { try Self.write("IEND", [], to: sink) }
  }

  private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
    for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  private static func write(
    _ kind: String, _ data: [UInt8], to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    try data.withUnsafeBytes { try write(kind, $0, to: sink) }
  }

  /// Writes a chunk: its length, kind, data and check sum.
  private static func write(
    _ kind: String, _ data: UnsafeRawBufferPointer, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    var head: [UInt8] = []
    append(UInt32(data.count), to: &head)
    head.append(contentsOf: kind.utf8)
    var sum = head[4...].withUnsafeBytes { kind in
      crc32_gzip_refl(0, kind.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(kind.count))
    }
    if let base = data.baseAddress, data.count > 0 {
      sum = crc32_gzip_refl(sum, base.assumingMemoryBound(to: UInt8.self), UInt64(data.count))
    }
    try head.withUnsafeBytes(sink)
    if data.count > 0 { try sink(data) }
    var tail: [UInt8] = []
    append(sum, to: &tail)
    try tail.withUnsafeBytes(sink)
  }
}
