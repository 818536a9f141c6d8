/// An array kept in pages, of which copies share those that neither has changed.
///
/// Writing one element of a shared array of n copies one page, of 1024 elements unless it is made otherwise, and a
/// reference for each page, not n elements: what makes an edit of a large snapshot cheap although the snapshot before
/// it is still held.
nonisolated struct PagedArray<Element> {
  /// The binary logarithm of a page's size.
  private let bits: Int
  private var mask: Int { 1 << bits - 1 }

  private var pages: ContiguousArray<ContiguousArray<Element>> = []
  private(set) var count = 0

  /// An array without elements.
  init() { bits = 10 }

  /// An array of `count` equal elements.
  ///
  /// - Parameter pageBits: the binary logarithm of a page's size; larger pages suit arrays read at random, because
  ///   where they begin stays in the processor's cache
  init(repeating element: Element, count: Int, pageBits: Int) {
    bits = pageBits
    self.count = count
    let mask = 1 << pageBits - 1
    let full = ContiguousArray(repeating: element, count: min(count, mask + 1))
    pages = ContiguousArray(repeating: full, count: count >> bits)
    if count & mask > 0 {
      pages.append(ContiguousArray(repeating: element, count: count & mask))
    }
  }

  /// The element at an index below ``count``.
  subscript(index: Int) -> Element {
    get { pages[index >> bits][index & mask] }
    set { pages[index >> bits][index & mask] = newValue }
  }

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    if count & mask == 0 {
      pages.append([])
      // Only an array that already fills a page is likely to fill the next.
      if count > 0 { pages[pages.count - 1].reserveCapacity(mask + 1) }
    }
    pages[pages.count - 1].append(element)
    count += 1
  }

  /// The indices of elements in pages that another copy does not share; O(pages), and O(1) for each index.
  func indicesOfUnsharedPages(with other: Self) -> [Int] {
    var indices: [Int] = []
    for page in pages.indices
    where page >= other.pages.count || !pages[page].sharesStorage(with: other.pages[page]) {
      indices += (page << bits)..<((page << bits) + pages[page].count)
    }
    return indices
  }

  /// Puts `element` at `index` and gives back what stood there, so that it can be changed without being copied.
  mutating func exchange(_ index: Int, for element: Element) -> Element {
    var element = element
    swap(&pages[index >> bits][index & mask], &element)
    return element
  }
}

nonisolated extension PagedArray: Sendable where Element: Sendable {}
