/// Words by their text: a hash table that compares bytes and makes no strings.
struct WordTable {
  private struct Entry {
    var hash: UInt64
    var start: Int
    var length: Int
    var word: Word
  }

  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  /// Indices of entries plus 1; a power of two of them, at most half of them taken.
  private var slots = [Int32](repeating: 0, count: 512)
  /// Words kept before all are forgotten.
  private static let capacity = 65_536

  /// The word with these bytes, whose hash is ``hash(_:)``'s.
  func find(_ text: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Word? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash, entry.length == text.count {
        let isSame = bytes.withUnsafeBufferPointer { known in
          for index in 0..<text.count where known[entry.start + index] != text[index] { return false }
          return true
        }
        if isSame { return entry.word }
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Keeps a word that is not in the table.
  mutating func insert(_ word: Word, text: UnsafeBufferPointer<UInt8>, hash: UInt64) {
    if entries.count >= Self.capacity { self = WordTable() }
    if (entries.count + 1) * 2 > slots.count {
      slots = [Int32](repeating: 0, count: slots.count * 2)
      for index in entries.indices { place(index) }
    }
    entries.append(Entry(hash: hash, start: bytes.count, length: text.count, word: word))
    bytes.append(contentsOf: text)
    place(entries.count - 1)
  }

  private mutating func place(_ index: Int) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: entries[index].hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = Int32(index + 1)
  }

  /// What a hash starts from.
  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  /// A hash continued with one more byte.
  static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  /// The hash of a word.
  static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var result = seed
    for byte in text { result = hash(result, byte) }
    return result
  }
}
