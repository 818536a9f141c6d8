public import Foundation

nonisolated enum SectionOffsetKey: ContainerValueKey {
  static var defaultValue: CGFloat? { nil }
}

nonisolated enum SectionLayoutKey: ContainerValueKey {
  static var defaultValue: CollectionSectionLayout { .list }
}

nonisolated enum PinnedHeadersKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Chooses how the items of a section, or of all sections of a collection, are arranged.
  ///
  /// The declaration nearest to a section wins.
  public func collectionLayout(_ layout: CollectionSectionLayout) -> some View {
    modifier(SectionLayoutModifier(layout: layout))
  }

  /// Scrolls a carousel by `offset` points, towards its trailing end.
  ///
  /// An offset beyond the carousel's ends is clamped, as a scroll view at rest is. Other sections do not heed it.
  public func collectionSectionOffset(_ offset: CGFloat) -> some View {
    modifier(ValueModifier { $0[SectionOffsetKey.self] = offset })
  }

  /// Keeps the headers of a section, or of all sections of a collection, in sight while their section is.
  public func collectionHeadersPinned(_ isPinned: Bool = true) -> some View {
    modifier(ValueModifier { $0[PinnedHeadersKey.self] = isPinned })
  }
}

/// Writes a section's layout, and tells the views of rows what list they are in.
struct SectionLayoutModifier: ValueWriter {
  let layout: CollectionSectionLayout

  func modify(_ context: inout ResolutionContext) {
    context.values[SectionLayoutKey.self] = layout
    if context.isCollectionItem { context.environment.builtIn.listAppearance = layout.listAppearance }
  }
}
