extension DisplayScope {
  /// Whether something inside is mixed with what is painted before it, unless the scope is a layer of its own.
  ///
  /// It is looked for in the scopes inside that have no layer of their own: O(n) in their items.
  public var blendsInside: Bool { items.contains(where: \.blends) }
}

extension DisplayItem {
  /// Whether the item, or something inside of it that has no layer of its own, is mixed with what is painted before it.
  ///
  /// O(n) in the items of scopes without layers.
  public var blends: Bool {
    guard case .scope(let scope) = content else { return false }
    return scope.blendMode != .normal || !scope.needsLayer && scope.blendsInside
  }
}
