/// Numbers by index, zero until they are set, of which only the pages that were written take memory.
nonisolated struct SparseIndex {
  private var pages: ContiguousArray<ContiguousArray<UInt32>>

  /// Room for indices below `count`.
  init(count: Int) {
    pages = ContiguousArray(repeating: [], count: count >> 10 + 1)
  }

  /// The number at an index; 0 where none was set.
  subscript(index: Int) -> UInt32 {
    get {
      let page = pages[index >> 10]
      return page.isEmpty ? 0 : page[index & 1023]
    }
    set {
      if pages[index >> 10].isEmpty { pages[index >> 10] = ContiguousArray(repeating: 0, count: 1024) }
      pages[index >> 10][index & 1023] = newValue
    }
  }
}
