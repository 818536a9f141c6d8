/// Which chunks the two states of a list still share.
///
/// Chunks never change their order within a list, so shared ones are in the same order in both.
nonisolated struct SharedChunks {
  /// Whether both states are the same memory.
  let isWhole: Bool
  private var oldOffsets: ContiguousArray<Int> = []
  private var isShared: ContiguousArray<Bool> = []

  /// Compares the chunks of a pair of lists by their memory; O(chunks), O(1) when nothing has changed.
  init(_ pair: ListMatcher.Pair, old: ChunkedLists, new: ChunkedLists) {
    guard let before = pair.old, let after = pair.new else {
      isWhole = false
      return
    }
    let mine = new.lists[Int(after)].chunks
    let theirs = old.lists[Int(before)].chunks
    isWhole = mine.sharesStorage(with: theirs)
    if isWhole { return }
    oldOffsets = ContiguousArray(repeating: -1, count: mine.count)
    isShared = ContiguousArray(repeating: false, count: theirs.count)
    let shorter = min(mine.count, theirs.count)
    let head = zip(mine, theirs).countLeading { $0.isShared(with: $1) }
    let tail = min(
      zip(mine.reversed(), theirs.reversed()).countLeading { $0.isShared(with: $1) }, shorter - head)
    let places = Self.places(of: theirs[head..<theirs.count - tail])
    var offset = 0
    for index in theirs.indices {
      if index < head { oldOffsets[index] = offset }
      if index >= theirs.count - tail { oldOffsets[mine.count - theirs.count + index] = offset }
      isShared[index] = index < head || index >= theirs.count - tail
      offset += theirs[index].count
    }
    offset = mine[..<head].reduce(0) { $0 + $1.count }
    for index in head..<mine.count - tail {
      guard let address = mine[index].address, let found = places[address],
        mine[index].isShared(with: theirs[found.index])
      else { continue }
      oldOffsets[index] = offset + found.offset
      isShared[found.index] = true
    }
  }

  /// Whether a chunk of the old list is in the new one.
  func isOldShared(_ index: Int) -> Bool { index < isShared.count && isShared[index] }

  /// How many ids stood before a chunk of the new list in the old one; nil when it was not there.
  func oldOffset(ofNew index: Int) -> Int? {
    index < oldOffsets.count && oldOffsets[index] >= 0 ? oldOffsets[index] : nil
  }

  /// Chunks by where they lie in memory, with how many ids stand before them.
  private static func places(
    of chunks: ArraySlice<IDChunk>
  ) -> [UnsafeRawPointer: (index: Int, offset: Int)] {
    var places: [UnsafeRawPointer: (index: Int, offset: Int)] = [:]
    places.reserveCapacity(chunks.count)
    var offset = 0
    for index in chunks.indices {
      if let address = chunks[index].address { places[address] = (index, offset) }
      offset += chunks[index].count
    }
    return places
  }
}
