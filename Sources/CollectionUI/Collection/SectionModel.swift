import CollectionLayout
import Drawing
import Foundation
import Geometry

/// A section of a collection: its views, and what was declared about their arrangement.
struct SectionModel {
  let section: ResolvedSection
  let layout: CollectionSectionLayout
  let sizes: ItemSizes
  let pinsHeader: Bool
  /// How far a carousel is scrolled, in points, before it is clamped; `nil` where nothing is declared.
  let offset: CGFloat?

  /// The sizes that a section's items declare.
  enum ItemSizes {
    /// All items declare the same.
    case uniform(ItemHints)
    /// One group of hints an item.
    case varied([ItemHints])

    func hints(of item: Int) -> ItemHints {
      switch self {
      case .uniform(let hints): hints
      case .varied(let hints): hints[item]
      }
    }
  }

  /// A section; what neither it nor its views declare is taken from `outer`, the values of the collection.
  ///
  /// O(1) where the types of the items write no values, O(n) in the items otherwise.
  init(_ section: ResolvedSection, outer: ContainerValues) {
    self.section = section
    var first: ContainerValues?
    var runs: [(count: Int, hints: ItemHints)] = []
    let outerHints = outer[ItemHintsKey.self]
    section.content.forEachRun { count, values in
      if first == nil { first = values }
      let hints = values.written(ItemHintsKey.self) ?? outerHints
      if let last = runs.last, last.hints == hints {
        runs[runs.count - 1].count += count
      } else if count > 0 {
        runs.append((count, hints))
      }
    }
    sizes =
      runs.count <= 1
      ? .uniform(runs.first?.hints ?? outerHints)
      : .varied(runs.flatMap { Array(repeating: $0.hints, count: $0.count) })
    // A section of loose views has no values of its own; its first view speaks for it.
    let own = section.isExplicit ? section.values : first ?? section.values
    layout = own.written(SectionLayoutKey.self) ?? outer[SectionLayoutKey.self]
    pinsHeader = own.written(PinnedHeadersKey.self) ?? outer[PinnedHeadersKey.self]
    offset = own.written(SectionOffsetKey.self) ?? outer[SectionOffsetKey.self]
  }

  /// The height that a header or footer declares for itself, in points, or `nil`.
  ///
  /// Hints written on the whole section are meant for its items.
  func declaredHeight(of part: ResolvedList, width: CGFloat) -> CGFloat? {
    guard part.count == 1, let hints = part.element(at: 0).values.written(ItemHintsKey.self) else {
      return nil
    }
    if let outer = section.values.written(ItemHintsKey.self), outer.path == hints.path { return nil }
    return hints.height(inColumn: width)
  }

  /// Where a cell's view stands that does not fill its cell.
  var cellAlignment: Alignment { layout.arrangement == .list ? .leading : .center }
}

/// The kinds of supplementary views that a declared collection has.
nonisolated enum SupplementaryKind {
  static let header = "header"
  static let footer = "footer"
}
