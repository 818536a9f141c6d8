import CollectionLayout
import Drawing
import Foundation
import Geometry

/// A section of a collection: its views, and what was declared about their arrangement.
final class SectionModel {
  nonisolated deinit {}

  let section: ResolvedSection
  let layout: CollectionSectionLayout
  let sizes: ItemSizes
  let pinsHeader: Bool
  /// How far a carousel is scrolled, in points, before it is clamped; `nil` where nothing is declared.
  let offset: CGFloat?
  let background: SectionBackground?
  /// The first badge of an item, and that item.
  let firstBadge: (item: Int, badge: ItemBadge)?
  /// The state of all items as the collection declares it.
  let outerState: CollectionItemState
  /// Whether some item is lifted.
  let hasLifted: Bool

  /// A section; what neither it nor its views declare is taken from `outer`, the values of the collection.
  ///
  /// O(1) where the types of the items write no values, O(n) in the items otherwise.
  init(_ section: ResolvedSection, outer: ContainerValues) {
    self.section = section
    var first: ContainerValues?
    var sizes = ItemSizes()
    var firstBadge: (Int, ItemBadge)?
    var position = 0
    let outerState = outer[ItemStateKey.self]
    var hasLifted = outerState.contains(.lifted)
    let outerHints = outer[ItemHintsKey.self].size
    let outerClass = outer[SizingClassKey.self]
    section.content.forEachRun { count, values in
      if first == nil { first = values }
      sizes.append(
        count, hints: values.written(ItemHintsKey.self)?.size ?? outerHints,
        sizingClass: values.written(SizingClassKey.self) ?? outerClass)
      if firstBadge == nil, let badge = values[BadgeKey.self] { firstBadge = (position, badge) }
      if values[ItemStateKey.self].contains(.lifted) { hasLifted = true }
      position += count
    }
    self.sizes = sizes
    self.firstBadge = firstBadge
    // A section of loose views has no values of its own; its first view speaks for it.
    let own = section.isExplicit ? section.values : first ?? section.values
    layout = own.written(SectionLayoutKey.self) ?? outer[SectionLayoutKey.self]
    pinsHeader = own.written(PinnedHeadersKey.self) ?? outer[PinnedHeadersKey.self]
    offset = own.written(SectionOffsetKey.self) ?? outer[SectionOffsetKey.self]
    background = own.written(SectionBackgroundKey.self) ?? outer[SectionBackgroundKey.self]
    self.outerState = outerState
    self.hasLifted = hasLifted
  }

  /// The height that a header or footer declares for itself, in points, or `nil`.
  ///
  /// Hints written on the whole section are meant for its items.
  func declaredHeight(of part: ResolvedList, width: CGFloat) -> CGFloat? {
    guard part.count == 1, let hints = part.element(at: 0).values.written(ItemHintsKey.self) else {
      return nil
    }
    if let outer = section.values.written(ItemHintsKey.self), outer.path == hints.path { return nil }
    return hints.size.height(inColumn: width)
  }

  /// The header or footer that supplementary views of a kind show; `nil` for other kinds.
  func part(ofKind kind: String) -> ResolvedList? {
    switch kind {
    case SupplementaryKind.header, CollectionElementKind.sectionHeader: section.header
    case SupplementaryKind.footer, CollectionElementKind.sectionFooter: section.footer
    default: nil
    }
  }

  /// Where a cell's view stands that does not fill its cell.
  var cellAlignment: Alignment { layout.isList ? .leading : .center }
}

/// The kinds of supplementary views that a declared collection has.
nonisolated enum SupplementaryKind {
  static let header = "header"
  static let footer = "footer"

  /// Whether a kind names headers, ours or UIKit's.
  static func isHeader(_ kind: String) -> Bool {
    kind == header || kind == CollectionElementKind.sectionHeader
  }
}
