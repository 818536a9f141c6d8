/// A stretch of a list of ids.
nonisolated struct IDChunk: Sendable {
  /// How many ids a chunk holds at most.
  static var limit: Int { 1024 }

  /// The number the chunk is known by.
  let key: UInt32
  private(set) var ids: ContiguousArray<InternedID>
  /// How many ids there are, kept beside the reference so that adding up a list reads no chunk.
  private(set) var count: Int

  /// A chunk of these ids.
  init(key: UInt32, ids: ContiguousArray<InternedID>) {
    self.key = key
    self.ids = ids
    count = ids.count
  }

  /// Whether both are one piece of memory, and so stand for the same identifiers.
  ///
  /// Two snapshots hold one piece only if one was copied from the other (or both from a third) and neither has
  /// changed the chunk since; as every change of which identifiers a chunk holds changes the chunk, its ids still
  /// mean the same in both.
  func isShared(with other: IDChunk) -> Bool {
    ids.sharesStorage(with: other.ids)
  }

  /// Where the ids lie in memory, for finding the same chunk in another list; compared, never read through.
  var address: UnsafeRawPointer? {
    ids.withUnsafeBufferPointer { $0.baseAddress.map(UnsafeRawPointer.init) }
  }

  /// Inserts ids before the one at `offset`.
  mutating func insert(_ new: some Collection<InternedID>, at offset: Int) {
    ids.insert(contentsOf: new, at: offset)
    count = ids.count
  }

  /// Takes out the ids for which `isGone` holds.
  mutating func removeAll(where isGone: (InternedID) -> Bool) {
    ids.removeAll(where: isGone)
    count = ids.count
  }
}

nonisolated extension ContiguousArray {
  /// Whether both arrays are the same memory; true only where the elements are equal.
  func sharesStorage(with other: ContiguousArray) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { mine in
        other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
      }
  }
}
