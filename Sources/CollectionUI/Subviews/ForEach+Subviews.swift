/// The subviews of a view, which are known once the view is resolved.
public struct ForEachSubviewCollection<Content>: @preconcurrency RandomAccessCollection {
  let subviews: SubviewsCollection

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.endIndex }

  /// The subview at an index.
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// The sections of a view, which are known once the view is resolved.
public struct ForEachSectionCollection<Content>: @preconcurrency RandomAccessCollection {
  let sections: [ResolvedSection]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }

  /// The section at an index.
  public subscript(index: Int) -> SectionConfiguration { SectionConfiguration(sections[index]) }
}

extension ForEach {
  /// Views for each subview that `view` gives (`views.md` 1.2).
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(subviews: SubviewsCollection(list: .empty)),
      resolveData: { context in
        ForEachSubviewCollection(
          subviews: SubviewsCollection(list: V._resolve(view, in: context.handingOver())))
      }, identify: { $0.id }, content: content)
  }

  /// Views for each section that `view` gives (`views.md` 1.3).
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(sections: []),
      resolveData: { ForEachSectionCollection(sections: SectionCollection(of: view, in: $0).sections) },
      identify: { $0.id }, content: content)
  }
}
