nonisolated extension ChunkedLists {
  /// Where each chunk begins in its list, by the chunk's key, for finding many ids at once.
  struct Offsets {
    private let lists: ChunkedLists
    private var starts: ContiguousArray<(list: UInt32, chunk: Int, start: Int)>

    /// Reads the lists of these numbers; O(their chunks).
    init(_ lists: ChunkedLists, of numbers: some Sequence<UInt32>) {
      self.lists = lists
      starts = ContiguousArray(repeating: (.none, 0, 0), count: lists.owners.count)
      for number in numbers {
        var start = 0
        let chunks = lists.lists[Int(number)].chunks
        for (index, chunk) in chunks.enumerated() {
          starts[Int(chunk.key)] = (number, index, start)
          start += chunk.count
        }
      }
    }

    /// The list an id stands in and how many ids stand before it; O(1), at most one chunk is searched.
    subscript(id: InternedID) -> (list: UInt32, offset: Int) {
      let (list, chunk, start) = starts[Int(lists.homes[Int(id)])]
      guard let offset = lists.lists[Int(list)].chunks[chunk].ids.firstIndex(of: id) else {
        fatalError("The index of a snapshot has lost an identifier.")
      }
      return (list, start + offset)
    }
  }
}
