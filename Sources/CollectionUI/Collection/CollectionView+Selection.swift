extension CollectionView {
  /// A collection that draws those items as selected whose tags are in a set.
  ///
  /// Items of a `ForEach` carry their ids as tags.
  public init<SelectionValue: Hashable>(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
    if let selection {
      options.isSelected = { values in
        values.tag(for: SelectionValue.self).map(selection.wrappedValue.contains) ?? false
      }
    }
  }

  /// A collection that draws the item as selected that carries a tag.
  ///
  /// Items of a `ForEach` carry their ids as tags.
  public init<SelectionValue: Hashable>(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
    if let selection {
      options.isSelected = { values in
        selection.wrappedValue.map { values.hasTag($0) } ?? false
      }
    }
  }
}
