/// Lists of ids that know where each id stands.
///
/// Every id is in one list at most. A list is kept in chunks of up to 1024 ids, of which copies share those that
/// neither has changed. With c chunks in a list, finding, inserting and removing an id cost O(c) comparisons of
/// integers and a copy of one chunk: some microseconds in a list of a million.
nonisolated struct ChunkedLists: Sendable {
  /// One list.
  struct List: Sendable {
    var chunks: ContiguousArray<IDChunk> = []
    var count = 0
  }

  /// Where an id stands: before the id at `offset` of a chunk.
  struct Place {
    var list: UInt32
    var chunk: Int
    var offset: Int
  }

  var lists = PagedArray<List>()
  /// The chunk each id is in, by id; `.none` for ids in no list.
  var homes = PagedArray<UInt32>()
  /// The list each chunk belongs to, by the chunk's key.
  var owners: ContiguousArray<UInt32> = []
  var freeKeys: ContiguousArray<UInt32> = []

  /// Whether the id stands in a list.
  func contains(_ id: InternedID) -> Bool {
    Int(id) < homes.count && homes[Int(id)] != .none
  }

  /// The list an id stands in.
  func list(of id: InternedID) -> UInt32 { owners[Int(homes[Int(id)])] }

  /// How many ids a list holds.
  func count(of list: UInt32) -> Int { lists[Int(list)].count }

  /// The place of an id that stands in a list; O(chunks of the list).
  func place(of id: InternedID) -> Place {
    let key = homes[Int(id)]
    let list = owners[Int(key)]
    let chunks = lists[Int(list)].chunks
    guard let chunk = chunks.firstIndex(where: { $0.key == key }),
      let offset = chunks[chunk].ids.firstIndex(of: id)
    else { fatalError("The index of a snapshot has lost an identifier.") }
    return Place(list: list, chunk: chunk, offset: offset)
  }

  /// How many ids of its list stand before an id; O(chunks of the list).
  func offset(of id: InternedID) -> Int {
    let place = place(of: id)
    return lists[Int(place.list)].chunks[..<place.chunk].reduce(place.offset) { $0 + $1.count }
  }

  /// The place before the id at `offset` of a list, or at its end; O(chunks of the list).
  func place(in list: UInt32, at offset: Int) -> Place {
    let chunks = lists[Int(list)].chunks
    var left = offset
    for index in chunks.indices {
      if left < chunks[index].count { return Place(list: list, chunk: index, offset: left) }
      left -= chunks[index].count
    }
    return end(of: list)
  }

  /// The place behind the last id of a list.
  func end(of list: UInt32) -> Place {
    let chunks = lists[Int(list)].chunks
    guard let last = chunks.last else { return Place(list: list, chunk: 0, offset: 0) }
    return Place(list: list, chunk: chunks.count - 1, offset: last.count)
  }

  /// The id at `offset` of a list, which must have as many; O(chunks of the list).
  func id(in list: UInt32, at offset: Int) -> InternedID {
    let place = place(in: list, at: offset)
    return lists[Int(list)].chunks[place.chunk].ids[place.offset]
  }

  /// The ids of a list in order; O(n).
  func ids(of list: UInt32) -> ContiguousArray<InternedID> {
    let list = lists[Int(list)]
    var all = ContiguousArray<InternedID>()
    all.reserveCapacity(list.count)
    for chunk in list.chunks { all.append(contentsOf: chunk.ids) }
    return all
  }

  /// The ids of a list at a range of offsets; O(chunks of the list + ids).
  func ids(of list: UInt32, in range: Range<Int>) -> ContiguousArray<InternedID> {
    var some = ContiguousArray<InternedID>()
    some.reserveCapacity(range.count)
    var start = 0
    for chunk in lists[Int(list)].chunks {
      let part = range.clamped(to: start..<start + chunk.count)
      if !part.isEmpty {
        some.append(contentsOf: chunk.ids[part.lowerBound - start..<part.upperBound - start])
      }
      start += chunk.count
      if start >= range.upperBound { break }
    }
    return some
  }
}
