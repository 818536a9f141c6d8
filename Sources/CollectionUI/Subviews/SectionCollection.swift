/// A section of the views that were handed to a container: one that was declared, or a run of loose views.
public struct SectionConfiguration: Identifiable {
  /// What tells one section from another over time.
  nonisolated public struct ID: Hashable {
    let path: ViewPath
    let isExplicit: Bool
  }

  /// The identity: of a declared section its place among the declarations, of a run of loose views its first view.
  ///
  /// So a section that is inserted does not change the identity of a run behind it (`views.md` 1.3).
  public let id: ID
  /// The views of the header.
  public let header: SubviewsCollection
  /// The rows.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection
  /// The values that were written on the section; none on a run of loose views.
  public let containerValues: ContainerValues

  init(_ section: ResolvedSection) {
    id = ID(path: section.path ?? section.content.element(at: 0).path, isExplicit: section.isExplicit)
    header = SubviewsCollection(list: section.header)
    content = SubviewsCollection(list: section.content)
    footer = SubviewsCollection(list: section.footer)
    containerValues = section.values
  }
}

/// The sections of the views that were handed to a container.
///
/// Content without any view has no section.
public struct SectionCollection: @preconcurrency RandomAccessCollection {
  let sections: [ResolvedSection]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }

  /// The section at an index.
  public subscript(index: Int) -> SectionConfiguration { SectionConfiguration(sections[index]) }

  /// The sections of `view`.
  init<V: View>(of view: V, in context: ResolutionContext) {
    if V.self == SubviewsCollection.self || V.self == SubviewsCollectionSlice.self {
      context.render.diagnose(.sectionsOfSubviews)
    }
    sections = V._resolve(view, in: context.handingOver()).sections()
  }
}
