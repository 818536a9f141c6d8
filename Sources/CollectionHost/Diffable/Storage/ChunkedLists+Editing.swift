nonisolated extension ChunkedLists {
  /// Makes an empty list of this number.
  ///
  /// Lists are numbered by the ids of an ``IdentifierTable``, so a number is at most one beyond those that exist.
  mutating func addList(_ list: UInt32) {
    while lists.count <= Int(list) { lists.append(List()) }
  }

  /// Empties a list and gives back what was in it; O(n).
  mutating func removeAll(from list: UInt32) -> ContiguousArray<InternedID> {
    let gone = lists.exchange(Int(list), for: List())
    var ids = ContiguousArray<InternedID>()
    ids.reserveCapacity(gone.count)
    for chunk in gone.chunks {
      freeKeys.append(chunk.key)
      for id in chunk.ids { homes[Int(id)] = .none }
      ids.append(contentsOf: chunk.ids)
    }
    return ids
  }

  /// Inserts ids that stand in no list; O(chunks of the list + ids).
  mutating func insert(_ ids: ContiguousArray<InternedID>, at place: Place) {
    guard let largest = ids.max() else { return }
    while homes.count <= Int(largest) { homes.append(.none) }
    var list = lists.exchange(Int(place.list), for: List())
    list.count += ids.count
    var rest = ids[...]
    var place = place
    if list.chunks.isEmpty {
      list.chunks.append(IDChunk(key: newKey(for: place.list), ids: []))
    }
    if place.chunk == list.chunks.count - 1, place.offset == list.chunks[place.chunk].count {
      // Appending fills the last chunk before it begins another, so that lists built from their start are dense.
      let room = IDChunk.limit - list.chunks[place.chunk].count
      put(rest.prefix(room), into: &list, at: place)
      rest = rest.dropFirst(room)
      while !rest.isEmpty {
        place.chunk += 1
        list.chunks.append(IDChunk(key: newKey(for: place.list), ids: []))
        put(
          rest.prefix(IDChunk.limit), into: &list, at: Place(list: place.list, chunk: place.chunk, offset: 0))
        rest = rest.dropFirst(IDChunk.limit)
      }
    } else if list.chunks[place.chunk].count + rest.count <= IDChunk.limit {
      put(rest, into: &list, at: place)
    } else {
      split(&list, inserting: rest, at: place)
    }
    lists[Int(place.list)] = list
  }

  /// Takes ids out of their lists; O(chunks + ids), plus the chunks concerned.
  mutating func remove(_ ids: some Collection<InternedID>) {
    guard !ids.isEmpty else { return }
    var isTouched = ContiguousArray(repeating: false, count: owners.count)
    var touchedLists: ContiguousArray<UInt32> = []
    var last = InternedID.none
    for id in ids {
      let key = homes[Int(id)]
      homes[Int(id)] = .none
      if key == last || isTouched[Int(key)] { continue }
      last = key
      isTouched[Int(key)] = true
      if touchedLists.last != owners[Int(key)] { touchedLists.append(owners[Int(key)]) }
    }
    for number in Set(touchedLists) {
      var list = lists.exchange(Int(number), for: List())
      for index in list.chunks.indices.reversed() where isTouched[Int(list.chunks[index].key)] {
        thin(&list, at: index)
      }
      lists[Int(number)] = list
    }
  }

  /// Takes out of a chunk what has no home any more, and joins it with the next when both have become small.
  private mutating func thin(_ list: inout List, at index: Int) {
    let key = list.chunks[index].key
    let before = list.chunks[index].count
    list.chunks[index].removeAll { homes[Int($0)] != key }
    list.count += list.chunks[index].count - before
    if list.chunks[index].count == 0 {
      freeKeys.append(key)
      list.chunks.remove(at: index)
    } else if index + 1 < list.chunks.count,
      list.chunks[index].count + list.chunks[index + 1].count <= IDChunk.limit / 2
    {
      let next = list.chunks.remove(at: index + 1)
      freeKeys.append(next.key)
      let place = Place(list: owners[Int(key)], chunk: index, offset: list.chunks[index].count)
      put(next.ids[...], into: &list, at: place)
    }
  }

  /// Inserts ids into a chunk that has room for them.
  private mutating func put(_ ids: ArraySlice<InternedID>, into list: inout List, at place: Place) {
    guard !ids.isEmpty else { return }
    let key = list.chunks[place.chunk].key
    for id in ids { homes[Int(id)] = key }
    list.chunks[place.chunk].insert(ids, at: place.offset)
  }

  /// Replaces a chunk that has no room by several of about equal size.
  private mutating func split(_ list: inout List, inserting ids: ArraySlice<InternedID>, at place: Place) {
    var all = list.chunks[place.chunk].ids
    all.insert(contentsOf: ids, at: place.offset)
    let parts = (all.count + IDChunk.limit * 3 / 4 - 1) / (IDChunk.limit * 3 / 4)
    var chunks: ContiguousArray<IDChunk> = []
    for part in 0..<parts {
      let key = part == 0 ? list.chunks[place.chunk].key : newKey(for: place.list)
      let slice = all[all.count * part / parts..<all.count * (part + 1) / parts]
      for id in slice { homes[Int(id)] = key }
      chunks.append(IDChunk(key: key, ids: ContiguousArray(slice)))
    }
    list.chunks.replaceSubrange(place.chunk...place.chunk, with: chunks)
  }

  private mutating func newKey(for list: UInt32) -> UInt32 {
    if let key = freeKeys.popLast() {
      owners[Int(key)] = list
      return key
    }
    owners.append(list)
    return UInt32(owners.count - 1)
  }
}
