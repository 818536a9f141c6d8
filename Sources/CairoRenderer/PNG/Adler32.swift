import CCairo

/// The check sum at the end of zlib's frame (RFC 1950): two sums of bytes, of which one weighs them by their place.
struct Adler32 {
  /// The sum of the bytes so far.
  private(set) var value: UInt32 = 1

  private static let modulus: UInt64 = 65521

  /// Adds bytes.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
    value = ccairo_adler32(value, base.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count))
  }

  /// Adds `count` bytes that are all the same.
  ///
  /// O(1): each adds itself to the first sum, and the second grows by the first after every one of them.
  mutating func add(_ byte: UInt8, count: Int) {
    let (low, high) = (UInt64(value & 0xFFFF), UInt64(value >> 16))
    let (byte, count) = (UInt64(byte), UInt64(count))
    // The sum of the first numbers; a picture has far fewer bytes than would overflow it.
    let pairs = count * (count + 1) / 2 % Self.modulus
    let first = (low + count % Self.modulus * byte) % Self.modulus
    let second = (high + count % Self.modulus * low + pairs * byte) % Self.modulus
    value = UInt32(second << 16 | first)
  }
}
