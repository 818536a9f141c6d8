/// The check sum of packed rows, in which stretches of one byte are added at once.
struct PackedSum {
  private var sum: Adler32
  /// Where the bytes begin that were not added yet.
  private var pending: UnsafePointer<UInt8>
  private let isWanted: Bool

  /// The sum of what came before, and of rows that begin at `start`; nothing is added where no sum is wanted.
  init(_ sum: Adler32, at start: UnsafePointer<UInt8>, isWanted: Bool) {
    self.sum = sum
    pending = start
    self.isWanted = isWanted
  }

  /// Tells that `count` bytes at `start` are all `byte`.
  mutating func add(_ byte: UInt8, from start: UnsafePointer<UInt8>, count: Int) {
    if !isWanted || count == 0 { return }
    addBytes(to: start)
    sum.add(byte, count: count)
    pending = start + count
  }

  /// The sum of all bytes before `end`.
  mutating func total(to end: UnsafePointer<UInt8>) -> Adler32 {
    if isWanted { addBytes(to: end) }
    return sum
  }

  private mutating func addBytes(to end: UnsafePointer<UInt8>) {
    sum.add(UnsafeRawBufferPointer(start: pending, count: end - pending))
    pending = end
  }
}
