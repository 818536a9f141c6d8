nonisolated extension DiffableDataSourceSnapshot: Equatable {
  /// Whether both have equal sections with equal items, all in the same order; marks do not count.
  ///
  /// O(s + n), but parts that two copies still share are compared in O(1).
  public static func == (one: Self, other: Self) -> Bool {
    guard one.numberOfItems == other.numberOfItems, one.numberOfSections == other.numberOfSections else {
      return false
    }
    let sections = (one.order.ids(of: 0), other.order.ids(of: 0))
    for (mine, theirs) in zip(sections.0, sections.1) {
      guard one.sectionTable.identifier(mine) == other.sectionTable.identifier(theirs),
        one.items.isEqual(
          list: mine, to: theirs, of: other.items,
          by: {
            one.itemTable.identifier($0) == other.itemTable.identifier($1)
          })
      else { return false }
    }
    return true
  }
}

nonisolated extension ChunkedLists {
  /// Whether a list of this and one of another value hold equal elements in the same order.
  func isEqual(
    list mine: UInt32, to theirs: UInt32, of other: ChunkedLists,
    by areEqual: (InternedID, InternedID) -> Bool
  ) -> Bool {
    let one = lists[Int(mine)]
    let two = other.lists[Int(theirs)]
    guard one.count == two.count else { return false }
    let shared = zip(one.chunks, two.chunks).countLeading { $0.isShared(with: $1) }
    let rest = (one.chunks[shared...].lazy.flatMap(\.ids), two.chunks[shared...].lazy.flatMap(\.ids))
    return zip(rest.0, rest.1).allSatisfy(areEqual)
  }
}
