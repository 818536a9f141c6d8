/// A section as a container sees it: three lists and the values written on it.
struct ResolvedSection {
  var path: ViewPath?
  var values = ContainerValues()
  var header = ResolvedList.empty
  var content = ResolvedList.empty
  var footer = ResolvedList.empty

  /// Whether it was declared, rather than made of loose views.
  var isExplicit: Bool { path != nil }
}

/// Splits a list into sections by the rules of `views.md` 1.3.
///
/// Content that resolves to no view gives no section (1.3 leaves it open; a collection has nothing to lay out then).
struct SectionAccumulator {
  /// What was met, in order.
  private enum Entry {
    case loose(ResolvedList)
    case section(ResolvedSection)
  }

  private var entries: [Entry] = []

  mutating func addLoose(_ list: ResolvedList) { entries.append(.loose(list)) }

  mutating func addSection(_ section: ResolvedSection) { entries.append(.section(section)) }

  /// Adds everything `other` met, with the nodes of all views made by `makeNode`.
  mutating func add(
    _ other: SectionAccumulator, makingNodesBy makeNode: @escaping (ListElement) -> LayoutNode
  ) {
    for entry in other.entries {
      switch entry {
      case .loose(let list): addLoose(list.mapNodes(makeNode))
      case .section(var section):
        section.header = section.header.mapNodes(makeNode)
        section.content = section.content.mapNodes(makeNode)
        section.footer = section.footer.mapNodes(makeNode)
        addSection(section)
      }
    }
  }

  /// The sections: runs of loose views become implicit ones; a section of no view disappears but still splits.
  func sections() -> [ResolvedSection] {
    var result: [ResolvedSection] = []
    var loose: [ResolvedList] = []
    func closeRun() {
      let run = ResolvedList(loose)
      loose = []
      if !run.isEmpty { result.append(ResolvedSection(content: run)) }
    }
    for entry in entries {
      switch entry {
      case .loose(let list): loose.append(list)
      case .section(let section):
        closeRun()
        if section.header.count + section.content.count + section.footer.count > 0 { result.append(section) }
      }
    }
    closeRun()
    return result
  }
}

extension ResolvedList {
  /// The list as sections (`views.md` 1.3).
  ///
  /// O(sections).
  func sections() -> [ResolvedSection] {
    guard hasSections else { return isEmpty ? [] : [ResolvedSection(content: self)] }
    var accumulator = SectionAccumulator()
    collectSections(into: &accumulator)
    return accumulator.sections()
  }
}
