import Foundation
import Geometry

extension ElementPlacer {
  /// The element of `identity`, whether or not it would be answered for a rectangle.
  func element(_ identity: ElementIdentity) -> LayoutElement? {
    switch identity {
    case .item(let section, let item): cell(section: section, item: item)
    case .supplementary(let kind, let section, let item):
      supplementary(kind: kind, section: section, item: item)
    case .decoration(let kind, let section, let item):
      decoration(kind: kind, section: section, item: item)
    }
  }

  private func cell(section: Int, item: Int) -> LayoutElement? {
    guard plan.sections.indices.contains(section), item >= 0 else { return nil }
    switch plan.sections[section].body {
    case .groups(let groups):
      guard item < groups.itemCount else { return nil }
      if groups.isPlainList {
        let (length, isMeasured) = groups.lengths.entry(item)
        let frame = groups.frame(ofGroup: item, start: groups.lengths.start(of: item), length: length)
        return cell(
          item, groups.plainLeaf(length: length, isMeasured: isMeasured), in: frame.origin, section: section,
          rowOffset: rowOffset(section))
      }
      let group = groups.group(ofItem: item)
      return cell(
        item, groups.solved(group: group).leaves[item - groups.items(ofGroup: group).lowerBound],
        in: groups.frame(ofGroup: group).origin, section: section, rowOffset: rowOffset(section))
    case .masonry(let masonry):
      guard item < masonry.count else { return nil }
      return masonryCell(item, masonry.frame(of: item), masonry, section: section)
    case .flow(let flow):
      return item < flow.count ? flowCell(item, flow.frame(of: item), flow, section: section) : nil
    case nil: return nil
    }
  }

  private func supplementary(kind: String, section: Int, item: Int) -> LayoutElement? {
    if section == 0, item == .max {
      return plan.boundary.items.first { $0.value.kind == kind }.map { boundary($0, section: nil) }
    }
    guard plan.sections.indices.contains(section), item >= 0 else { return nil }
    if item == 0,
      let placed = plan.sections[section].boundary.first(where: { $0.value.kind == kind })
    {
      return boundary(placed, section: section)
    }
    guard case .groups(let groups) = plan.sections[section].body else { return nil }
    guard let group = groups.group(ofBadge: item, of: kind), group < groups.lengths.entryCount,
      case let rank = item - groups.firstBadge(of: kind, inGroup: group),
      let placed = groups.solved(group: group).badges.first(where: { $0.kind == kind && $0.rank == rank }),
      placed.firstLeaf < groups.items(ofGroup: group).count
    else { return nil }
    return badge(
      placed, index: item, in: groups.frame(ofGroup: group).origin, section: section,
      rowOffset: rowOffset(section))
  }

  private func decoration(kind: String, section: Int, item: Int) -> LayoutElement? {
    guard plan.sections.indices.contains(section),
      plan.sections[section].decorations.indices.contains(item),
      plan.sections[section].decorations[item].kind == kind
    else { return nil }
    return decoration(item, section: section)
  }
}
