import CCairo

/// Packs rows of pixels into a file's bytes.
enum PixelPacking {
  /// Writes `count` pixels at `from` to `to`, which must have room for 4 bytes more than they take.
  static func pack(
    _ from: UnsafeRawPointer, _ count: Int, as layout: PixelLayout, to: UnsafeMutablePointer<UInt8>
  ) {
    switch layout {
    case .opaque: ccairo_pack_rgb(to, from.assumingMemoryBound(to: UInt32.self), count)
    case .covered:
      var to = to
      for word in UnsafeBufferPointer(start: from.assumingMemoryBound(to: UInt32.self), count: count) {
        let pixel = straight(word)
        to[0] = UInt8(truncatingIfNeeded: pixel >> 16)
        to[1] = UInt8(truncatingIfNeeded: pixel >> 8)
        to[2] = UInt8(truncatingIfNeeded: pixel)
        to += 3
      }
    case .translucent:
      var to = UnsafeMutableRawPointer(to)
      for word in UnsafeBufferPointer(start: from.assumingMemoryBound(to: UInt32.self), count: count) {
        let pixel = straight(word)
        // R, G, B, A in memory.
        let bytes = (pixel & 0xFF00_FF00) | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16
        to.storeBytes(of: bytes.littleEndian, as: UInt32.self)
        to += 4
      }
    case .straightOpaque:
      let bytes = from.assumingMemoryBound(to: UInt8.self)
      for index in 0..<count {
        to[3 * index] = bytes[4 * index]
        to[3 * index + 1] = bytes[4 * index + 1]
        to[3 * index + 2] = bytes[4 * index + 2]
      }
    case .straight: UnsafeMutableRawPointer(to).copyMemory(from: from, byteCount: count * 4)
    }
  }

  /// A premultiplied word with its colours restored: (c · 255 + a / 2) / a (`rendering.md` 4.3).
  @inline(__always)
  static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 { return word }
    if alpha == 0 { return 0 }
    let half = alpha / 2
    func restored(_ channel: UInt32) -> UInt32 { min((channel * 255 + half) / alpha, 255) }
    return alpha << 24 | restored(word >> 16 & 0xFF) << 16 | restored(word >> 8 & 0xFF) << 8
      | restored(word & 0xFF)
  }
}
