public import Geometry

nonisolated enum ScrollPositionKey: ContainerValueKey {
  static var defaultValue: CollectionScrollTarget? { nil }
}

extension View {
  /// Draws a collection scrolled to the item that carries a tag, as if a person had scrolled there.
  ///
  /// Written on the collection. A carousel is scrolled to its card, too. A picture drawn once is drawn there; in a host
  /// the collection starts there, and scrolls there again when the tag or the anchor changes. A tag that no item carries is told as a diagnostic.
  ///
  /// - Parameters:
  ///   - tag: the item's tag; items of a `ForEach` carry their ids.
  ///   - anchor: the place of the view, and of the item, that are brought together; `nil` scrolls as little as possible.
  public func collectionScrollPosition<V: Hashable>(tag: V, anchor: UnitPoint? = nil) -> some View {
    modifier(ValueModifier { $0[ScrollPositionKey.self] = .tag(tag, anchor: anchor) })
  }

  /// Draws a collection scrolled to a section; written on the collection.
  ///
  /// - Parameters:
  ///   - section: the section's index.
  ///   - anchor: as for items; by default the section begins at the top.
  public func collectionScrollPosition(section: Int, anchor: UnitPoint? = .top) -> some View {
    modifier(ValueModifier { $0[ScrollPositionKey.self] = .section(section, anchor: anchor) })
  }
}
