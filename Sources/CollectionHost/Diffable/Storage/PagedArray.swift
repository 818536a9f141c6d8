/// An array kept in pages, of which copies share those that neither has changed.
///
/// Writing one element of a shared array of n copies one page and n / 1024 references, not n elements: what makes
/// an edit of a large snapshot cheap although the snapshot before it is still held.
nonisolated struct PagedArray<Element> {
  private static var bits: Int { 10 }
  private static var mask: Int { 1 << bits - 1 }

  private var pages: ContiguousArray<ContiguousArray<Element>> = []
  private(set) var count = 0

  /// An array without elements.
  init() {}

  /// An array of `count` equal elements.
  init(repeating element: Element, count: Int) {
    self.count = count
    let full = ContiguousArray(repeating: element, count: min(count, Self.mask + 1))
    pages = ContiguousArray(repeating: full, count: count >> Self.bits)
    if count & Self.mask > 0 {
      pages.append(ContiguousArray(repeating: element, count: count & Self.mask))
    }
  }

  /// The element at an index below ``count``.
  subscript(index: Int) -> Element {
    get { pages[index >> Self.bits][index & Self.mask] }
    set { pages[index >> Self.bits][index & Self.mask] = newValue }
  }

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    if count & Self.mask == 0 {
      pages.append([])
      // Only an array that already fills a page is likely to fill the next.
      if count > 0 { pages[pages.count - 1].reserveCapacity(Self.mask + 1) }
    }
    pages[pages.count - 1].append(element)
    count += 1
  }

  /// Puts `element` at `index` and gives back what stood there, so that it can be changed without being copied.
  mutating func exchange(_ index: Int, for element: Element) -> Element {
    var element = element
    swap(&pages[index >> Self.bits][index & Self.mask], &element)
    return element
  }
}

nonisolated extension PagedArray: Sendable where Element: Sendable {}
