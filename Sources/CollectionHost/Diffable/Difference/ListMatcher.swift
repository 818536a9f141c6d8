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

  /// An old chunk that is not shared: its ids are in `slots` from `start` on.
  private struct Stretch {
    var pair: Int
    var offset: Int
    var start: Int
    var count: Int
  }

  /// How many ids from the front of some new ones, the first, and of some old ones stand for equal identifiers.
  typealias Matching = (ArraySlice<InternedID>, ArraySlice<InternedID>) -> Int

  private let old: ChunkedLists
  private let new: ChunkedLists
  private let matching: Matching
  /// The old id of what a new id stands for; nil when it was not there.
  private let find: (InternedID) -> InternedID?

  /// The ids of old chunks that are not shared.
  private var slots: ContiguousArray<InternedID> = []
  private var stretches: ContiguousArray<Stretch> = []
  /// The stretch of each slot.
  private var stretchOfSlot: ContiguousArray<Int32> = []
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
    matching: @escaping Matching, find: @escaping (InternedID) -> InternedID?
  ) {
    self.old = old
    self.new = new
    self.matching = matching
    self.find = find
    let shared = pairs.map { SharedChunks($0, old: old, new: new) }
    var starts: [Int] = []
    starts.reserveCapacity(pairs.count)
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
    for slot in slots.indices where !isMatched[slot] { deleted.append(place(ofSlot: slot)) }
  }

  /// What is in both lists of a pair, by the new offsets.
  func runs(of pair: Int) -> ArraySlice<IDRun> { runs[runStarts[pair]..<runStarts[pair + 1]] }

  private func place(ofSlot slot: Int) -> Place {
    let stretch = stretches[Int(stretchOfSlot[slot])]
    return Place(pair: stretch.pair, offset: stretch.offset + slot - stretch.start)
  }

  private mutating func collectSlots(of list: UInt32, pair: Int, shared: SharedChunks) {
    if shared.isWhole { return }
    var offset = 0
    for (index, chunk) in old.lists[Int(list)].chunks.enumerated() {
      if !shared.isOldShared(index) {
        stretchOfSlot.append(contentsOf: repeatElement(Int32(stretches.count), count: chunk.count))
        stretches.append(Stretch(pair: pair, offset: offset, start: slots.count, count: chunk.count))
        slots.append(contentsOf: chunk.ids)
      }
      offset += chunk.count
    }
  }

  private mutating func match(_ list: UInt32, pair: Int, shared: SharedChunks, from start: Int) {
    let list = new.lists[Int(list)]
    if shared.isWhole {
      if list.count > 0 { add(IDRun(old: 0, new: 0, count: list.count)) }
      return
    }
    var offset = 0
    var expected = start
    for (index, chunk) in list.chunks.enumerated() {
      if let old = shared.oldOffset(ofNew: index) {
        add(IDRun(old: old, new: offset, count: chunk.count))
      } else {
        match(chunk.ids, at: Place(pair: pair, offset: offset), expected: &expected)
      }
      offset += chunk.count
    }
  }

  /// Matches the ids of a new chunk that is not shared.
  ///
  /// - Parameter expected: the slot behind the last one matched, where the next id is looked for first
  private mutating func match(_ ids: ContiguousArray<InternedID>, at start: Place, expected: inout Int) {
    var position = 0
    while position < ids.count {
      var to = start
      to.offset += position
      var count = 0
      if expected < slots.count {
        let stretch = stretches[Int(stretchOfSlot[expected])]
        count = matching(ids[position...], slots[expected..<stretch.start + stretch.count])
      }
      if count == 0 {
        guard let slot = slot(of: ids[position]) else {
          inserted.append(to)
          position += 1
          continue
        }
        expected = slot
        count = 1
      }
      let from = place(ofSlot: expected)
      for slot in expected..<expected + count { isMatched[slot] = true }
      if from.pair == to.pair {
        add(IDRun(old: from.offset, new: to.offset, count: count))
      } else {
        for step in 0..<count {
          crossings.append(
            (
              Place(pair: from.pair, offset: from.offset + step),
              Place(pair: to.pair, offset: to.offset + step)
            ))
        }
      }
      position += count
      expected += count
    }
  }

  /// Adds ids to the last run of the pair at hand when they continue it in both lists.
  private mutating func add(_ run: IDRun) {
    if runs.count > runStarts[runStarts.count - 1], let last = runs.last,
      last.old + last.count == run.old, last.new + last.count == run.new
    {
      runs[runs.count - 1].count += run.count
    } else {
      runs.append(run)
    }
  }

  /// The slot of what a new id stands for, found by its hash.
  private mutating func slot(of id: InternedID) -> Int? {
    if slots.isEmpty { return nil }
    guard let old = find(id) else { return nil }
    if slotIndex == nil {
      var index = SparseIndex(count: self.old.homes.count)
      for (slot, id) in slots.enumerated() { index[Int(id)] = UInt32(slot + 1) }
      slotIndex = index
    }
    guard let slot = slotIndex?[Int(old)], slot > 0 else { return nil }
    return Int(slot) - 1
  }
}
