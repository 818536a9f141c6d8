import Drawing

nonisolated extension DisplayList {
  /// The list with what explains its elements in front of all else, moved and clipped as where they were.
  ///
  /// O(n) in the items.
  func withMarksInFront() throws -> DisplayList {
    let (rest, marks) = try Self.taken(items)
    return marks.isEmpty ? self : DisplayList(size: size, items: rest + marks, diagnostics: diagnostics)
  }

  /// The items without what explains elements, and that by itself.
  private static func taken(_ items: [DisplayItem]) throws -> (rest: [DisplayItem], marks: [DisplayItem]) {
    var (rest, marks): ([DisplayItem], [DisplayItem]) = ([], [])
    for item in items {
      guard case .scope(var scope) = item.content else {
        rest.append(item)
        continue
      }
      if scope.element?.explains != nil {
        marks.append(item)
        continue
      }
      let inner = try taken(scope.items)
      if inner.marks.isEmpty {
        rest.append(item)
        continue
      }
      scope.items = inner.rest
      rest.append(try .scope(scope))
      (scope.items, scope.element, scope.shadow) = (inner.marks, nil, nil)
      marks.append(try .scope(scope))
    }
    return (rest, marks)
  }
}
