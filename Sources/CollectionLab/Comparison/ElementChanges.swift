import Drawing
import Geometry

/// In what two pictures' elements are not the same.
nonisolated struct ElementChanges {
  /// What became of an element.
  enum Kind: Hashable {
    /// Only the first picture shows it.
    case gone
    /// Only the second picture shows it.
    case new
    /// It comes before or behind others that both show.
    case moved
    /// It looks otherwise.
    case changed
  }

  /// An element that is not the same in both.
  struct Change {
    let kind: Kind
    let element: ComparedElements.Element
  }

  /// What is gone or has moved, where it was.
  private(set) var before: [Change] = []
  /// What is new, has moved or looks otherwise, where it is.
  private(set) var after: [Change] = []

  /// Compares two pictures; O(n log n) in their elements where few have changed.
  init(from old: ComparedElements, to new: ComparedElements) {
    let shared = Self.shared(old.elements, new.elements)
    let (oldKeys, newKeys) = (
      old.elements.map { Self.key($0, shared) }, new.elements.map { Self.key($0, shared) }
    )
    let others = Dictionary(zip(oldKeys, old.elements)) { first, _ in first }
    let (known, kept) = (Set(oldKeys), Set(newKeys))
    let moved = Self.moved(
      from: zip(oldKeys, old.elements).filter { $1.isItem && kept.contains($0) }.map(\.0),
      to: zip(newKeys, new.elements).filter { $1.isItem && known.contains($0) }.map(\.0))
    for (key, element) in zip(oldKeys, old.elements) {
      if !kept.contains(key) {
        before.append(Change(kind: .gone, element: element))
      } else if moved.contains(key) {
        before.append(Change(kind: .moved, element: element))
      }
    }
    for (key, element) in zip(newKeys, new.elements) {
      if let other = others[key] {
        if other.items != element.items {
          after.append(Change(kind: .changed, element: element))
        } else if moved.contains(key) {
          after.append(Change(kind: .moved, element: element))
        }
      } else {
        after.append(Change(kind: .new, element: element))
      }
    }
  }

  /// The fewest items that have to be taken out for the others to have kept their order.
  private static func moved(from old: [String], to new: [String]) -> Set<String> {
    Set(new.difference(from: old).insertions.map { if case .insert(_, let key, _) = $0 { key } else { "" } })
  }

  /// The names that more than one element of a picture has.
  private static func shared(_ pictures: [ComparedElements.Element]...) -> Set<String> {
    var shared: Set<String> = []
    for elements in pictures {
      var known: Set<String> = []
      for name in elements.flatMap(\.names) where !known.insert(name).inserted { shared.insert(name) }
    }
    return shared
  }

  /// The best name that is the element's alone in both pictures.
  private static func key(_ element: ComparedElements.Element, _ shared: Set<String>) -> String {
    element.names.first { !shared.contains($0) } ?? element.names[element.names.count - 1]
  }
}
