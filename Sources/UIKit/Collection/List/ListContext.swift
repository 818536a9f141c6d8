import CollectionLayout
import Foundation
import Geometry

/// What a list says about one of its items, or of its headers and footers.
struct ListContext {
  /// What a cell stands for.
  enum Role: Hashable {
    case item
    case header
    case footer
  }

  let appearance: UICollectionLayoutListConfiguration.Appearance
  let role: Role
  /// How the item's separators are drawn; nil for none.
  let separators: UIListSeparatorConfiguration?
  let isFirst: Bool
  let isLast: Bool

  /// The context of an element of a section with `count` items.
  init(_ list: UICollectionLayoutListConfiguration, of identity: ElementIdentity, count: Int) {
    appearance = list.appearance
    let hasHeaderItem = list.headerMode == .firstItemInSection
    let isItem = if case .item = identity { true } else { false }
    if case .supplementary(CollectionElementKind.sectionFooter, _, _) = identity {
      role = .footer
    } else {
      role = isItem && !(hasHeaderItem && identity.item == 0) ? .item : .header
    }
    isFirst = identity.item == (hasHeaderItem ? 1 : 0)
    isLast = identity.item == count - 1
    guard list.showsSeparators, role == .item else {
      separators = nil
      return
    }
    let path = IndexPath(item: identity.item, section: identity.section)
    separators =
      list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration
  }

  /// Whether the line above the item is drawn, and the one below (`layout.md` 7.4 `[inferred]`).
  var drawnSeparators: (top: Bool, bottom: Bool) {
    guard let separators else { return (false, false) }
    func isDrawn(_ visibility: UIListSeparatorConfiguration.Visibility, automatic: Bool) -> Bool {
      visibility == .automatic ? automatic : visibility == .visible
    }
    let endsInside = appearance == .insetGrouped && isLast
    return (
      isDrawn(separators.topSeparatorVisibility, automatic: appearance == .grouped && isFirst),
      isDrawn(separators.bottomSeparatorVisibility, automatic: !endsInside)
    )
  }

  /// The background that cells have where none was set.
  @MainActor
  var background: UIBackgroundConfiguration {
    switch (appearance, role) {
    case (.plain, .item): .listPlainCell()
    case (.grouped, .item), (.insetGrouped, .item): .listGroupedCell()
    case (.sidebar, .item): .listSidebarCell()
    case (.sidebarPlain, .item): .listAccompaniedSidebarCell()
    case (.plain, _): .listPlainHeaderFooter()
    case (.sidebar, _), (.sidebarPlain, _): .listSidebarHeader()
    case (.grouped, _), (.insetGrouped, _): .listGroupedHeaderFooter()
    }
  }

  /// The content that cells begin with.
  @MainActor
  var content: UIListContentConfiguration {
    switch (appearance, role) {
    case (.plain, .item), (.grouped, .item), (.insetGrouped, .item): .cell()
    case (.sidebar, .item): .sidebarCell()
    case (.sidebarPlain, .item): .accompaniedSidebarCell()
    case (.plain, .header): .plainHeader()
    case (.plain, .footer): .plainFooter()
    case (.sidebar, .header), (.sidebarPlain, .header): .sidebarHeader()
    case (.grouped, .header), (.insetGrouped, .header): .groupedHeader()
    default: .groupedFooter()
    }
  }

  /// The corners that are rounded: those of the section's box in inset groups.
  var roundedCorners: CACornerMask {
    guard appearance == .insetGrouped, role == .item else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}

extension UICollectionView {
  /// What the list that an element is in says about it; nil outside lists.
  func listContext(of identity: ElementIdentity) -> ListContext? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.listConfiguration(forSection: identity.section),
      identity.section < numberOfSections
    else { return nil }
    return ListContext(list, of: identity, count: numberOfItems(inSection: identity.section))
  }

  /// The colours behind the lists in sight, over the width of the view; the outermost reach to its ends.
  func listBackgrounds() -> [(frame: CGRect, color: UIColor)] {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let plan = layout.currentPlan
    else { return [] }
    let axis = plan.axis
    let sections = Set(shown.keys.map(\.section)).sorted()
    return sections.compactMap { section in
      guard let list = layout.listConfiguration(forSection: section) else { return nil }
      var frame = bounds
      let stretch = plan.sectionFrame(section)
      if section > 0 {
        frame.size[axis] -= stretch.origin[axis] - frame.origin[axis]
        frame.origin[axis] = stretch.origin[axis]
      }
      if section < plan.sectionCount - 1 {
        frame.size[axis] = stretch.origin[axis] + stretch.size[axis] - frame.origin[axis]
      }
      return (frame, list.backgroundColor ?? list.appearance.backgroundColor)
    }
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// The colour behind a list's cells where it was not set.
  fileprivate var backgroundColor: UIColor {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}
