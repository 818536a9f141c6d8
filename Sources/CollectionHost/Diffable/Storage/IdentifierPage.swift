/// Memory for up to 1024 identifiers, some of which may be missing.
///
/// Plain memory instead of an array of optionals: code that is not specialised for the identifier's type, as a data
/// source's is, then reads one without looking up the types of array and optional each time, which would take ten
/// times as long as the comparison itself.
nonisolated final class IdentifierPage<Identifier> {
  let capacity: Int
  let base: UnsafeMutablePointer<Identifier>
  private var isUsed: ContiguousArray<Bool>

  /// A page with nothing in it.
  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
    isUsed = ContiguousArray(repeating: false, count: capacity)
  }

  /// A copy of a page, with room for more.
  convenience init(copying other: IdentifierPage, capacity: Int) {
    self.init(capacity: capacity)
    for place in 0..<other.capacity where other.isUsed[place] { put(other.base[place], at: place) }
  }

  /// Puts an identifier where none is.
  func put(_ identifier: Identifier, at place: Int) {
    (base + place).initialize(to: identifier)
    isUsed[place] = true
  }

  /// Lets go of the identifier at a place that has one.
  func clear(_ place: Int) {
    (base + place).deinitialize(count: 1)
    isUsed[place] = false
  }

  deinit {
    for place in 0..<capacity where isUsed[place] { (base + place).deinitialize(count: 1) }
    base.deallocate()
  }
}

/// Identifiers by number, in pages that copies share until one of them changes a page.
nonisolated struct IdentifierPages<Identifier: Sendable>: @unchecked Sendable {
  // Sendable although its pages are classes: a page is written only while one value holds it.
  private static var bits: Int { 10 }
  private static var mask: Int { 1 << bits - 1 }

  private var pages: ContiguousArray<IdentifierPage<Identifier>> = []
  /// Where each page's memory begins.
  private var bases: ContiguousArray<UnsafeMutableRawPointer> = []

  /// No identifiers.
  init() {}

  /// The identifier of a number that has one.
  subscript(number: Int) -> Identifier { pointer(number).pointee }

  /// Whether the identifier of a number is this one.
  func isEqual(_ number: Int, to identifier: Identifier) -> Bool where Identifier: Equatable {
    pointer(number).pointee == identifier
  }

  /// Whether the identifiers of a number here and of one in another value are equal.
  func isEqual(_ number: Int, to theirs: Int, in other: Self) -> Bool where Identifier: Equatable {
    pointer(number).pointee == other.pointer(theirs).pointee
  }

  /// Gives a number that has no identifier one; the number is at most one beyond those ever used.
  mutating func put(_ identifier: Identifier, at number: Int) {
    let page = number >> Self.bits
    let place = number & Self.mask
    if page == pages.count {
      replace(page, by: IdentifierPage(capacity: page == 0 ? 16 : Self.mask + 1))
    } else if place >= pages[page].capacity {
      replace(page, by: IdentifierPage(copying: pages[page], capacity: 4 * pages[page].capacity))
    } else {
      makeUnique(page)
    }
    pages[page].put(identifier, at: place)
  }

  /// Lets go of the identifier of a number that has one.
  mutating func clear(_ number: Int) {
    makeUnique(number >> Self.bits)
    pages[number >> Self.bits].clear(number & Self.mask)
  }

  private func pointer(_ number: Int) -> UnsafePointer<Identifier> {
    UnsafePointer(bases[number >> Self.bits].assumingMemoryBound(to: Identifier.self) + (number & Self.mask))
  }

  private mutating func makeUnique(_ page: Int) {
    if !isKnownUniquelyReferenced(&pages[page]) {
      replace(page, by: IdentifierPage(copying: pages[page], capacity: pages[page].capacity))
    }
  }

  private mutating func replace(_ index: Int, by page: IdentifierPage<Identifier>) {
    if index == pages.count {
      pages.append(page)
      bases.append(UnsafeMutableRawPointer(page.base))
    } else {
      pages[index] = page
      bases[index] = UnsafeMutableRawPointer(page.base)
    }
  }
}
