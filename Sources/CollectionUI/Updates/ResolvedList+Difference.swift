import CollectionHost

extension ResolvedList {
  /// How the views of an earlier list became these.
  ///
  /// Views are the same that stand at the same place of the declaration. Those of a `ForEach` have changed when their
  /// elements have; single views always may have. Costs nothing for an element of a `ForEach` that has not changed, as
  /// far as its data tells.
  func difference(from old: ResolvedList) -> TrackedDifference {
    switch (old.storage, storage) {
    case (.many(let before), .many(let after)):
      if let difference = after.difference(from: before) { return difference }
    case (.one(let before), .one(let after)) where before.path == after.path:
      var difference = TrackedDifference()
      difference.changed = [0]
      return difference
    default: break
    }
    return keyedDifference(from: old)
  }

  /// Whether every element is there already, so that asking for all costs no more than their count.
  var isPlain: Bool {
    if case .many(let node) = storage { return node.isPlain }
    return true
  }

  /// The place of an element in the declaration, known without evaluating its body.
  func key(at index: Int) -> ViewPath {
    switch storage {
    case .empty: fatalError("element \(index) of an empty list of views")
    case .one(let element): element.path
    case .many(let node): node.key(at: index)
    }
  }

  /// Compares the places of all elements.
  ///
  /// O(n).
  private func keyedDifference(from old: ResolvedList) -> TrackedDifference {
    let keys = KeyedDifference(
      old: (0..<old.count).map { old.key(at: $0) }, new: (0..<count).map { key(at: $0) })
    var difference = TrackedDifference()
    difference.deleted = keys.deleted
    difference.inserted = keys.inserted
    difference.moved = keys.moved
    difference.changed = keys.kept.map(\.new)
    return difference
  }
}

extension GroupList {
  /// Compares part by part where the parts are the same places of a declaration.
  func differenceOfParts(from old: GroupList) -> TrackedDifference? {
    if isPlain || parts.count != old.parts.count { return nil }
    var difference = TrackedDifference()
    for (index, part) in parts.enumerated() {
      difference.append(
        part.difference(from: old.parts[index]), old: old.starts[index], new: starts[index])
    }
    return difference
  }
}
