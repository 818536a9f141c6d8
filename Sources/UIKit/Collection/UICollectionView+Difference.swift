import CollectionHost
import CollectionLayout
import Foundation
import Geometry

extension UICollectionView {
  /// Shows data that differs from what was shown; loads everything where nothing was.
  ///
  /// The data source answers for the new data by now. Views, what was measured, the selection and the offsets of rows
  /// go along with their elements.
  func apply(_ difference: DiffableDifference) {
    guard !difference.isEmpty else { return }
    guard let old = counts, !isShowing else { return reloadData() }
    counts = nil
    apply(difference, from: old)
  }

  /// Shows data that differs from data of `old` items a section.
  func apply(_ difference: DiffableDifference, from old: [Int]) {
    let layout = collectionViewLayout
    let map = DiffableIndexMap(difference)
    let replacing = Replacement(difference, map, old)
    moveViews(replacing)
    selection = Set(
      selection.compactMap(map.newPath(forOld:)).filter { !replacing.replaces($0) })
    rowOffsets = Dictionary(
      uniqueKeysWithValues: rowOffsets.compactMap { section, offset in
        map.newSection(forOld: section).map { ($0, offset) }
      })
    handledItems = [:]
    let context = layout.makeContext()
    context.invalidateAll()
    let measured = layout.currentPlan
    layout.invalidateLayout(with: context)
    prepareLayout(
      adopting: measured, edits: replacing.edits(sectionCount: numberOfSections, old: old))
    layout.prepare(forCollectionViewUpdates: difference.updateItems)
    settleOffset(in: layout)
    layout.finalizeCollectionViewUpdates()
    for path in difference.reconfiguredItems { reconfigure(path) }
    setNeedsLayout()
  }

  /// Gives views that stay their new elements, and takes away the others.
  private func moveViews(_ replacing: Replacement) {
    var kept: [ElementIdentity: UICollectionReusableView] = [:]
    for (identity, view) in shown {
      guard let new = replacing.newIdentity(identity) else {
        recycle(view, as: identity)
        continue
      }
      view.identity = new
      kept[new] = view
    }
    shown = kept
  }

  /// Has the cell of an item that is seen configured again.
  private func reconfigure(_ path: IndexPath) {
    guard let cell = shown[.item(section: path.section, item: path.item)] as? UICollectionViewCell,
      let dataSource
    else { return }
    reconfigured = cell
    let answer = dataSource.collectionView(self, cellForItemAt: path)
    reconfigured = nil
    guard answer === cell else {
      trap(
        "the cell returned for the item at \(path) to reconfigure is not the existing one; cells must be retrieved by"
          + " calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    cell.fittedSize = nil
    cell.setNeedsLayout()
  }
}

/// What an update shows anew, and where everything else goes.
private struct Replacement {
  let difference: DiffableDifference
  let map: DiffableIndexMap
  let sections: Set<Int>
  let items: Set<IndexPath>
  /// The sections before the update whose items change places.
  let disturbed: Set<Int>
  let old: [Int]

  init(_ difference: DiffableDifference, _ map: DiffableIndexMap, _ old: [Int]) {
    self.difference = difference
    self.map = map
    self.old = old
    sections = Set(difference.reloadedSections)
    items = Set(difference.reloadedItems)
    let came = (difference.insertedItems + difference.movedItems.map(\.to)).compactMap {
      map.oldSection(forNew: $0.section)
    }
    disturbed = Set(difference.deletedItems.map(\.section) + difference.movedItems.map(\.from.section) + came)
  }

  /// Whether the cell of an item after the update is asked for again.
  func replaces(_ path: IndexPath) -> Bool { sections.contains(path.section) || items.contains(path) }

  /// The identity after the update of an element that keeps its view; nil for one that does not.
  func newIdentity(_ identity: ElementIdentity) -> ElementIdentity? {
    let path = IndexPath(identity)
    switch identity {
    case .item:
      guard let new = map.newPath(forOld: path), !replaces(new) else { return nil }
      return .item(section: new.section, item: new.item)
    case .supplementary(let kind, let section, let item):
      guard let new = map.newSection(forOld: section), !sections.contains(new) else { return nil }
      // Headers and footers stay with their section. Views anchored to items are asked for again where items
      // change places, and so is, to be sure, the view of the first item.
      guard item != .max, disturbed.contains(section), item > 0 || old[section] < 2 else {
        return .supplementary(kind: kind, section: new, item: item)
      }
      return nil
    case .decoration: return identity
    }
  }

  /// What happened to the items of each section that stays, for what was measured.
  func edits(sectionCount: Int, old: [Int]) -> [SectionEdit] {
    var leaving: [Int: Set<Int>] = [:]
    var arriving: [Int: Set<Int>] = [:]
    for path in difference.deletedItems + difference.movedItems.map(\.from) {
      leaving[path.section, default: []].insert(path.item)
    }
    for path in difference.insertedItems + difference.movedItems.map(\.to) {
      arriving[path.section, default: []].insert(path.item)
    }
    for path in difference.reloadedItems + difference.reconfiguredItems {
      guard arriving[path.section]?.contains(path.item) != true, let before = map.oldPath(forNew: path) else {
        continue
      }
      leaving[before.section, default: []].insert(before.item)
      arriving[path.section, default: []].insert(path.item)
    }
    return (0..<sectionCount).compactMap { section in
      guard !sections.contains(section), let before = map.oldSection(forNew: section) else { return nil }
      return SectionEdit(
        oldSection: before, newSection: section, deletions: leaving[before]?.sorted() ?? [],
        insertions: arriving[section]?.sorted() ?? [])
    }
  }
}

extension DiffableDifference {
  /// The changes as layouts are told them; sections are paths without an item.
  @MainActor
  fileprivate var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    typealias Item = UICollectionViewUpdateItem
    var items = deletedSections.map { Item(before: whole($0), after: nil, action: .delete) }
    items += deletedItems.map { Item(before: $0, after: nil, action: .delete) }
    items += insertedSections.map { Item(before: nil, after: whole($0), action: .insert) }
    items += insertedItems.map { Item(before: nil, after: $0, action: .insert) }
    items += movedSections.map { Item(before: whole($0.from), after: whole($0.to), action: .move) }
    items += movedItems.map { Item(before: $0.from, after: $0.to, action: .move) }
    items += reloadedSections.map { Item(before: whole($0), after: whole($0), action: .reload) }
    items += reloadedItems.map { Item(before: $0, after: $0, action: .reload) }
    return items
  }
}
