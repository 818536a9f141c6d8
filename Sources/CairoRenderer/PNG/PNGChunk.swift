import CCairo
import Foundation

/// The chunks that PNG files are made of.
enum PNGChunk {
  /// What every PNG file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The bytes of a number, the highest first.
  static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }

  /// Appends a number, highest byte first.
  static func append(_ value: UInt32, to bytes: inout [UInt8]) { bytes.append(contentsOf: Self.bytes(value)) }

  /// Hands over the kind and the data of each chunk of a file, in order, up to the first that is not whole.
  ///
  /// Check sums are not looked at. O(n) in the chunks.
  static func forEach(in file: [UInt8], _ body: (_ kind: String, _ data: ArraySlice<UInt8>) -> Void) {
    var offset = signature.count
    while offset + 12 <= file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - offset - 12 else { return }
      let kind = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
      body(kind, file[offset + 8..<offset + 8 + length])
      offset += 12 + length
    }
  }

  /// Writes the signature and the chunks that say what the pixels are.
  ///
  /// The picture is declared to be sRGB, and to be as large on paper as its points: 72 a inch.
  static func writeHeader(
    width: Int, height: Int, channels: Int, scale: CGFloat,
    to sink: (UnsafeRawBufferPointer) throws -> Void
  ) rethrows {
    try signature.withUnsafeBytes(sink)
    var header: [UInt8] = []
    append(UInt32(width), to: &header)
    append(UInt32(height), to: &header)
    header += [8, channels == 3 ? 2 : 6, 0, 0, 0]
    try write("IHDR", header, to: sink)
    try write("sRGB", [0], to: sink)
    var density: [UInt8] = []
    let perMetre = UInt32((2835 * Double(scale)).rounded())
    append(perMetre, to: &density)
    append(perMetre, to: &density)
    density.append(1)
    try write("pHYs", density, to: sink)
  }

  /// Writes a chunk: its length, kind, data and check sum.
  static func write(
    _ kind: String, _ data: [UInt8], to sink: (UnsafeRawBufferPointer) throws -> Void
  ) rethrows {
    try data.withUnsafeBytes { try write(kind, $0, to: sink) }
  }

  /// Writes a chunk: its length, kind, data and check sum.
  static func write(
    _ kind: String, _ data: UnsafeRawBufferPointer, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) rethrows {
    var head: [UInt8] = []
    append(UInt32(data.count), to: &head)
    head.append(contentsOf: kind.utf8)
    var sum = head[4...].withUnsafeBytes { kind in
      ccairo_crc32(0, kind.baseAddress?.assumingMemoryBound(to: UInt8.self), kind.count)
    }
    if let base = data.baseAddress, data.count > 0 {
      sum = ccairo_crc32(sum, base.assumingMemoryBound(to: UInt8.self), data.count)
    }
    try head.withUnsafeBytes(sink)
    if data.count > 0 { try sink(data) }
    var tail: [UInt8] = []
    append(sum, to: &tail)
    try tail.withUnsafeBytes(sink)
  }
}
