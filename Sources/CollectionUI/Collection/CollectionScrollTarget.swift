import CollectionHost
import Foundation
import Geometry

/// What a collection is asked to scroll to.
nonisolated struct CollectionScrollTarget {
  enum Place {
    /// The first item whose values match.
    case item(matches: (ContainerValues) -> Bool)
    /// The first item that carries an id, or a tag that equals it.
    case view(AnyHashable)
    case section(Int)
    /// An end of the content, or a place of it.
    case part(ScrollTarget)
  }

  let place: Place
  /// What is named, for diagnostics and to tell one target from another.
  let name: AnyHashable
  let anchor: UnitPoint?

  /// The item that carries a tag.
  static func tag<V: Hashable>(_ tag: V, anchor: UnitPoint?) -> CollectionScrollTarget {
    CollectionScrollTarget(
      place: .item { $0.hasTag(tag) }, name: AnyHashable(tag), anchor: anchor)
  }

  /// A section, by its index.
  static func section(_ index: Int, anchor: UnitPoint?) -> CollectionScrollTarget {
    CollectionScrollTarget(
      place: .section(index), name: AnyHashable(SectionName(index: index)), anchor: anchor)
  }

  /// A section's name, which no tag equals.
  private struct SectionName: Hashable {
    let index: Int
  }

  /// Whether both ask for the same.
  func isSame(as other: CollectionScrollTarget?) -> Bool { name == other?.name && anchor == other?.anchor }
}

extension CollectionScrollTarget {
  /// What a scroll view is asked for, asked of a collection.
  init(_ target: ScrollTarget) {
    anchor = target.anchor
    name = AnyHashable(target)
    switch target.place {
    case .view(let id): place = .view(id)
    case .edge, .point: place = .part(target)
    }
  }
}

extension CollectionContent {
  /// The first item that carries an id, or a tag that equals it.
  ///
  /// O(n) in the items; where no tag equals it, all of them are evaluated up to the one that is found.
  func firstItem(withID id: AnyHashable) -> ElementIdentity? {
    if let tagged = firstItem(where: { $0.hasAnyTag(equalTo: id) }) { return tagged }
    for (section, model) in sections.enumerated() {
      let content = model.section.content
      for item in 0..<content.count where content.element(at: item).path.passes(id, below: context.path) {
        return .item(section: section, item: item)
      }
    }
    return nil
  }

  /// The first item whose values match.
  ///
  /// O(n) in the items; bodies are evaluated only where their types say that they write values.
  func firstItem(where matches: (ContainerValues) -> Bool) -> ElementIdentity? {
    for (section, model) in sections.enumerated() {
      let content = model.section.content
      for item in 0..<content.count where matches(content.values(at: item)) {
        return .item(section: section, item: item)
      }
    }
    return nil
  }
}
