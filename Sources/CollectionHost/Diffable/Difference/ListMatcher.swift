/// Finds for every id of new lists where what it stands for was in the old ones.
///
/// Lists are given in pairs: what a list was, and what it is; either may be missing. Chunks that both still share are
/// matched without a look into them, so what follows is counted in the ids of the other chunks: for each, one
/// comparison with the identifier expected next, and one search when that is another. No identifier is hashed.
nonisolated struct ListMatcher {
  /// A list in its old and its new state.
  struct Pair {
    var old: UInt32?
    var new: UInt32?
  }

  /// A place in a list of a pair.
  struct Place: Hashable {
    var pair: Int
    var offset: Int
  }

  /// An id of an old list whose chunk is not shared.
  private struct Slot {
    var id: InternedID
    var pair: Int32
    var offset: Int32
  }

  let old: ChunkedLists
  let new: ChunkedLists
  /// Whether a new id, the first, and an old one stand for equal identifiers.
  let areEqual: (InternedID, InternedID) -> Bool
  /// The old id of what a new id stands for; nil when it was not there.
  let find: (InternedID) -> InternedID?

  private var slots: ContiguousArray<Slot> = []
  private var isMatched: ContiguousArray<Bool> = []
  /// The slot of an old id plus one, made when an identifier is not the expected one for the first time.
  private var slotIndex: SparseIndex?

  /// What is in both lists of a pair, pair after pair, each by the new offsets.
  private var runs: [IDRun] = []
  private var runStarts: [Int] = []
  /// What is in lists of two pairs.
  private(set) var crossings: [(from: Place, to: Place)] = []
  /// What was in no list.
  private(set) var inserted: [Place] = []
  /// What is in no list any more.
  private(set) var deleted: [Place] = []

  /// Matches the lists of these pairs; O(chunks, and the ids of those that are not shared).
  init(
    old: ChunkedLists, new: ChunkedLists, pairs: [Pair],
    areEqual: @escaping (InternedID, InternedID) -> Bool, find: @escaping (InternedID) -> InternedID?
  ) {
    self.old = old
    self.new = new
    self.areEqual = areEqual
    self.find = find
    let shared = pairs.map { SharedChunks($0, old: old, new: new) }
    var starts: [Int] = []
    for (pair, lists) in pairs.enumerated() {
      starts.append(slots.count)
      if let list = lists.old { collectSlots(of: list, pair: pair, shared: shared[pair]) }
    }
    isMatched = ContiguousArray(repeating: false, count: slots.count)
    runStarts.reserveCapacity(pairs.count + 1)
    for (pair, lists) in pairs.enumerated() {
      runStarts.append(runs.count)
      if let list = lists.new { match(list, pair: pair, shared: shared[pair], from: starts[pair]) }
    }
    runStarts.append(runs.count)
    for (slot, isMatched) in zip(slots, isMatched) where !isMatched {
      deleted.append(Place(pair: Int(slot.pair), offset: Int(slot.offset)))
    }
  }

  /// What is in both lists of a pair, by the new offsets.
  func runs(of pair: Int) -> ArraySlice<IDRun> { runs[runStarts[pair]..<runStarts[pair + 1]] }

  /// Adds ids to the last run of the pair at hand when they continue it in both lists.
  private mutating func extendRuns(old: Int, new: Int, count: Int) {
    if runs.count > runStarts[runStarts.count - 1], let last = runs.last,
      last.old + last.count == old, last.new + last.count == new
    {
      runs[runs.count - 1].count += count
    } else {
      runs.append(IDRun(old: old, new: new, count: count))
    }
  }

  private mutating func collectSlots(of list: UInt32, pair: Int, shared: SharedChunks) {
    if shared.isWhole { return }
    var offset = 0
    for (index, chunk) in old.lists[Int(list)].chunks.enumerated() {
      if !shared.isOldShared(index) {
        for (position, id) in chunk.ids.enumerated() {
          slots.append(Slot(id: id, pair: Int32(pair), offset: Int32(offset + position)))
        }
      }
      offset += chunk.count
    }
  }

  private mutating func match(_ list: UInt32, pair: Int, shared: SharedChunks, from start: Int) {
    let list = new.lists[Int(list)]
    if shared.isWhole {
      if list.count > 0 { extendRuns(old: 0, new: 0, count: list.count) }
      return
    }
    var offset = 0
    var expected = start
    for (index, chunk) in list.chunks.enumerated() {
      if let old = shared.oldOffset(ofNew: index) {
        extendRuns(old: old, new: offset, count: chunk.count)
      } else {
        for (position, id) in chunk.ids.enumerated() {
          let place = Place(pair: pair, offset: offset + position)
          guard let slot = slot(of: id, expected: expected) else {
            inserted.append(place)
            continue
          }
          isMatched[slot] = true
          expected = slot + 1
          let from = Place(pair: Int(slots[slot].pair), offset: Int(slots[slot].offset))
          if from.pair == pair {
            extendRuns(old: from.offset, new: place.offset, count: 1)
          } else {
            crossings.append((from, place))
          }
        }
      }
      offset += chunk.count
    }
  }

  private mutating func slot(of id: InternedID, expected: Int) -> Int? {
    if slots.isEmpty { return nil }
    if expected < slots.count, areEqual(id, slots[expected].id) { return expected }
    guard let old = find(id) else { return nil }
    if slotIndex == nil {
      var index = SparseIndex(count: self.old.homes.count)
      for (slot, value) in slots.enumerated() { index[Int(value.id)] = UInt32(slot + 1) }
      slotIndex = index
    }
    guard let slot = slotIndex?[Int(old)], slot > 0 else { return nil }
    return Int(slot) - 1
  }
}
