public import CollectionLayout

extension CollectionView {
  /// A collection arranged by a layout of your own.
  ///
  /// The layout finds what items declare about their sizes in its collection view's `collectionMetrics`. What is
  /// declared with `collectionLayout(_:)` is not heeded.
  ///
  /// ```swift
  /// CollectionView(layout: DeckLayout.init) {
  ///   ForEach(cards) { CardView($0).collectionItemHeight(320) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - layout: makes the layout, once a lifetime of the collection.
  ///   - content: the items.
  public init(layout: @escaping () -> CollectionViewLayout, @ViewBuilder content: () -> Content) {
    self.init(content: content)
    options.makeLayout = layout
  }
}
