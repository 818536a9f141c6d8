/// Gives identifiers small integers, and finds the integer of an identifier.
///
/// An open hash table with linear probing over paged storage. Each identifier is hashed once, when it is asked for;
/// hashes are kept, so neither growing nor comparing two tables hashes again. Looking up, adding and removing are
/// O(1) on average.
nonisolated struct IdentifierTable<Identifier: Hashable & Sendable>: Sendable {
  private var identifiers = IdentifierPages<Identifier>()
  private var hashes = PagedArray<Int>()
  /// An id plus one, or 0 where nothing is; as many as a power of two.
  private var slots = PagedArray<UInt32>(repeating: 0, count: 16, pageBits: 14)
  private var free: ContiguousArray<InternedID> = []
  private(set) var count = 0

  /// The identifier of an id in use.
  func identifier(_ id: InternedID) -> Identifier { identifiers[Int(id)] }

  /// The hash of the identifier of an id in use.
  func hash(_ id: InternedID) -> Int { hashes[Int(id)] }

  /// How many ids from the front of some of this table and of some of another stand for equal identifiers.
  ///
  /// Identifiers are compared only where their hashes are equal.
  func matching(
    _ mine: ArraySlice<InternedID>, _ theirs: ArraySlice<InternedID>, of other: Self
  ) -> Int {
    zip(mine, theirs).countLeading {
      hashes[Int($0)] == other.hashes[Int($1)]
        && identifiers.isEqual(Int($0), to: Int($1), in: other.identifiers)
    }
  }

  /// The id of an identifier; nil when it is not in the table.
  func id(of identifier: Identifier) -> InternedID? {
    id(of: identifier, hash: identifier.hashValue)
  }

  /// The id of an identifier whose hash is known.
  func id(of identifier: Identifier, hash: Int) -> InternedID? {
    let found = slots[slot(of: identifier, hash: hash)]
    return found == 0 ? nil : found - 1
  }

  /// The id of an identifier, which is added when it is not there.
  mutating func intern(_ identifier: Identifier) -> (id: InternedID, isNew: Bool) {
    let hash = identifier.hashValue
    if 2 * (count + 1) > slots.count { resize(to: 2 * slots.count) }
    let place = slot(of: identifier, hash: hash)
    let found = slots[place]
    if found != 0 { return (found - 1, false) }
    let id: InternedID
    if let reused = free.popLast() {
      id = reused
      hashes[Int(id)] = hash
    } else {
      id = InternedID(hashes.count)
      hashes.append(hash)
    }
    identifiers.put(identifier, at: Int(id))
    slots[place] = id + 1
    count += 1
    return (id, true)
  }

  /// Makes room for this many more identifiers at once.
  mutating func reserve(_ more: Int) {
    var size = slots.count
    while 2 * (count + more) > size { size *= 2 }
    if size > slots.count { resize(to: size) }
  }

  /// Takes out the identifier of an id in use; the id may be given again.
  mutating func remove(_ id: InternedID) {
    let mask = slots.count - 1
    var hole = hashes[Int(id)] & mask
    while slots[hole] != id + 1 { hole = (hole + 1) & mask }
    // What follows without a gap moves up, unless it already stands at or behind its own place.
    var next = (hole + 1) & mask
    while slots[next] != 0 {
      let home = hashes[Int(slots[next] - 1)] & mask
      if (next - home) & mask >= (next - hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole] = 0
    identifiers.clear(Int(id))
    free.append(id)
    count -= 1
  }

  /// The slot that holds the identifier, or the empty one where it would go.
  private func slot(of identifier: Identifier, hash: Int) -> Int {
    let mask = slots.count - 1
    var place = hash & mask
    while true {
      let found = slots[place]
      if found == 0 { return place }
      if hashes[Int(found - 1)] == hash, identifiers.isEqual(Int(found - 1), to: identifier) {
        return place
      }
      place = (place + 1) & mask
    }
  }

  private mutating func resize(to size: Int) {
    var larger = PagedArray<UInt32>(repeating: 0, count: size, pageBits: 14)
    let mask = size - 1
    for old in 0..<slots.count where slots[old] != 0 {
      var place = hashes[Int(slots[old] - 1)] & mask
      while larger[place] != 0 { place = (place + 1) & mask }
      larger[place] = slots[old]
    }
    slots = larger
  }
}
