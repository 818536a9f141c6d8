import CollectionHost
import Foundation
import Geometry

extension DiffableDifference {
  /// How the declared sections of a collection became others.
  ///
  /// Declared sections are told apart by their place in the declaration, runs of loose views by their order. O(S) for
  /// S sections, and what their lists cost.
  init(from old: [ResolvedSection], to new: [ResolvedSection]) {
    self.init()
    let sections = KeyedDifference(old: SectionKey.keys(of: old), new: SectionKey.keys(of: new))
    deletedSections = sections.deleted
    insertedSections = sections.inserted
    movedSections = sections.moved
    for (before, after) in sections.kept {
      let items = new[after].content.difference(from: old[before].content)
      deletedItems += items.deleted.map { IndexPath(item: $0, section: before) }
      insertedItems += items.inserted.map { IndexPath(item: $0, section: after) }
      movedItems += items.moved.map {
        Move(from: IndexPath(item: $0.from, section: before), to: IndexPath(item: $0.to, section: after))
      }
      reconfiguredItems += items.changed.map { IndexPath(item: $0, section: after) }
    }
    deletedItems.sort()
  }
}

/// What tells a section from the others.
private enum SectionKey: Hashable {
  case declared(ViewPath)
  case loose(Int)

  static func keys(of sections: [ResolvedSection]) -> [SectionKey] {
    var loose = 0
    return sections.map { section in
      if let path = section.path { return .declared(path) }
      loose += 1
      return .loose(loose)
    }
  }
}
