nonisolated extension DiffableDataSourceSnapshot {
  /// Makes a section hold the visible items of a section snapshot, in their order.
  ///
  /// The section is added at the end when it is not there. Its items that are not visible any more are deleted, and
  /// items of other sections that are visible now are moved in; those are returned (`layout.md 9.2`). What is equal at
  /// both ends of the section is left alone, so that expanding an item costs O(items) comparisons and the edit of
  /// its children.
  @discardableResult
  public mutating func apply(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifier>, to section: SectionIdentifier
  ) -> [ItemIdentifier] {
    let visible = snapshot.visibleItems
    let (list, isNew) = sectionTable.intern(section)
    if isNew {
      items.addList(list)
      order.insert([list], at: order.end(of: 0))
    }
    let current = items.ids(of: list)
    func isEqual(_ pair: (InternedID, ItemIdentifier)) -> Bool { itemTable.identifier(pair.0) == pair.1 }
    let head = zip(current, visible).countLeading(while: isEqual)
    let tail = zip(current.dropFirst(head).reversed(), visible.dropFirst(head).reversed())
      .countLeading(while: isEqual)
    let old = current[head..<current.count - tail]
    let new = Array(visible[head..<visible.count - tail])
    guard let staged = try? stage(new) else { fatalError("A section snapshot held an item twice.") }
    let kept = Set(staged.moved)
    let gone = old.filter { !kept.contains($0) }
    items.remove(gone)
    items.insert(staged.ids, at: items.place(in: list, at: head))
    forget(gone)
    let stayed = Set(old)
    return staged.moved.filter { !stayed.contains($0) }.map(itemTable.identifier)
  }
}
