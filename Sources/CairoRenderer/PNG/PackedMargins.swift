/// The margins of packed rows that are grey, so that all their bytes are the same; others are packed like any pixels.
struct PackedMargins {
  /// Columns at the left.
  let left: Int
  /// Columns at the right.
  let right: Int
  private let byte: UInt8
  private let channels: Int

  /// The bytes of `margins`, `channels` a pixel.
  init(_ margins: StripMargins, channels: Int) {
    byte = UInt8(truncatingIfNeeded: margins.word)
    self.channels = channels
    let isGrey = margins.word & 0xFF_FFFF == UInt32(byte) * 0x01_0101
    (left, right) = isGrey ? (margins.left, margins.right) : (0, 0)
  }

  /// Writes a row's margins, and what `middle` writes between them, which may spoil a few bytes behind.
  ///
  /// - Parameters:
  ///   - to: where the row's pixels are packed, `count` bytes.
  ///   - sum: takes what is the same at once.
  func pack(
    to: UnsafeMutablePointer<UInt8>, count: Int, _ sum: inout PackedSum,
    middle: (UnsafeMutablePointer<UInt8>) -> Void
  ) {
    let (leading, trailing) = (left * channels, right * channels)
    to.update(repeating: byte, count: leading)
    middle(to + leading)
    let end = to + count - trailing
    end.update(repeating: byte, count: trailing)
    sum.add(byte, from: to, count: leading)
    sum.add(byte, from: end, count: trailing)
  }
}
