import CollectionLayout
import Foundation
import Geometry

extension CollectionHost {
  /// Shows what the source has now, which differs from what it had by `difference`.
  ///
  /// Contents and the offsets of sections that scroll by themselves move along with their elements; what is loaded again
  /// is made anew. Where only what is seen is measured, sizes move along too, and the first cell in sight that stays keeps
  /// its place, unless the view shows the very start. Under the other policies an offset always means the same place:
  /// what they measure is measured again.
  ///
  /// - Parameters:
  ///   - difference: from the data as it was at the last load or update.
  ///   - keepsVisible: whether the offset follows the cell in sight.
  /// - Throws: ``CollectionUpdateMisuse`` where the source's counts are not what the difference makes of those before,
  ///   with nothing changed; `LayoutMisuse` where no layout can be made.
  /// - Complexity: O(S) in the sections, and O(log n) an edit.
  public func apply(_ difference: DiffableDifference, keepsVisible: Bool = true) throws {
    guard let before = counts else {
      // Nothing was asked yet: there is nothing to move.
      isPrepared = false
      shown = nil
      layout.currentPlan = nil
      return
    }
    let previous = layout.currentPlanIfMade
    let after = (0..<max(0, source.sectionCount)).map { source.itemCount(inSection: $0) }
    let map = DiffableIndexMap(difference)
    let changes = SectionChanges(difference)
    try changes.check(difference, map: map, before: before, after: after)
    let held = keepsVisible ? heldElement(map) : nil
    func isBoundary(_ kind: String, _ section: Int?) -> Bool {
      previous?.isBoundaryKind(kind, inSection: section) == true
    }
    if recordsUpdates {
      recordUpdate(
        UpdateStep(
          old: { [unowned self] in oldIdentity(of: $0, map) },
          new: { [unowned self] in newIdentity(of: $0, map, changes, isBoundary: isBoundary) },
          previous: previous,
          window: window, seen: seenAttributes, ending: readsPlan ? .nothing : .data))
    }

    let context = layout.makeContext()
    context.invalidateCounts()
    layout.invalidateLayout(with: context)
    layout.currentPlan = nil
    counts = after
    rows.moveSections(map.newSection(forOld:))
    moveContents(difference, map, changes, isBoundary: isBoundary)
    try prepare()
    if let previous, measuringPolicy == .visible {
      adoptMeasurements(from: previous, difference, map, changes)
    }
    if !readsPlan {
      layout.prepare(forCollectionViewUpdates: difference.updateItems)
      offset = layout.targetContentOffset(forProposedContentOffset: offset)
      // Where updates are recorded the layout is asked more before it is over.
      if !recordsUpdates { layout.finalizeCollectionViewUpdates() }
    }
    if let held, let now = frame(of: held.identity) {
      offset[scrollAxis] += now.origin[scrollAxis] - held.frame.origin[scrollAxis]
    }
    shown = nil
    laidOut = []
  }

  /// The first cell in sight that stays, under its new identity and where it was.
  private func heldElement(_ map: DiffableIndexMap) -> (identity: ElementIdentity, frame: CGRect)? {
    if measuringPolicy != .visible || isAtStart { return nil }
    for identity in anchors {
      guard let frame = frame(of: identity),
        let path = map.newPath(forOld: IndexPath(item: identity.item, section: identity.section))
      else { continue }
      return (.item(section: path.section, item: path.item), frame)
    }
    return nil
  }

  /// Lets the new plan take over what is measured, and moved items their sizes.
  private func adoptMeasurements(
    from previous: LayoutPlan, _ difference: DiffableDifference, _ map: DiffableIndexMap,
    _ changes: SectionChanges
  ) {
    guard var plan = layout.currentPlan else { return }
    let remeasured = difference.reloadedItems + difference.reconfiguredItems
    let reloaded = Set(difference.reloadedSections)
    plan.adoptMeasurements(
      from: previous,
      sections: changes.edits(
        map: map, sectionCount: plan.sectionCount, remeasured: remeasured, reloadedSections: reloaded))
    let skipped = Set(remeasured)
    let moved = difference.movedItems.compactMap { move -> (ElementIdentity, CGSize)? in
      if skipped.contains(move.to) || reloaded.contains(move.to.section) { return nil }
      let identity = ElementIdentity.item(section: move.to.section, item: move.to.item)
      guard let size = previous.measuredSize(of: .item(section: move.from.section, item: move.from.item)),
        let element = plan.element(identity)
      else { return nil }
      let fits = Axis.allCases.allSatisfy {
        element.unmeasuredAxes.contains(Axis.Set($0)) || element.frame.size[$0] == size[$0]
      }
      return fits ? (identity, size) : nil
    }
    plan.setPreferredSizes(moved)
    rows.clamp(to: plan)
    layout.currentPlan = plan
  }

  /// Moves what is alive along with its elements, and lets go of what is gone or loaded again.
  private func moveContents(
    _ difference: DiffableDifference, _ map: DiffableIndexMap, _ changes: SectionChanges,
    isBoundary: (String, Int?) -> Bool
  ) {
    let reloadedSections = Set(difference.reloadedSections)
    let reloaded = Set(difference.reloadedItems)
    let reconfigured = Set(difference.reconfiguredItems)
    var moved: [ElementIdentity: ElementIdentity] = [:]
    for identity in contents.keys.inOrder() {
      guard let new = newIdentity(of: identity, map, changes, isBoundary: isBoundary),
        !reloadedSections.contains(new.section)
      else {
        endContent(identity)
        continue
      }
      if new.isItem {
        let path = IndexPath(item: new.item, section: new.section)
        if reloaded.contains(path) {
          endContent(identity)
          continue
        }
        if reconfigured.contains(path), let content = contents[identity]?.content,
          !source.reconfigure(content, identity: new)
        {
          endContent(identity)
          continue
        }
      }
      moved[identity] = new
    }
    let old = contents
    contents = [:]
    for (identity, new) in moved {
      contents[new] = old[identity]
      if identity != new, let content = old[identity]?.content { source.didMove(content, to: new) }
    }
    unverified = Set(unverified.compactMap { moved[$0] })
    handled.move { moved[$0] }
    anchors = anchors.compactMap { anchor in
      map.newPath(forOld: IndexPath(item: anchor.item, section: anchor.section))
        .map { .item(section: $0.section, item: $0.item) }
    }
  }

  /// What an element was called before the update; `nil` where it was not there.
  private func oldIdentity(of identity: ElementIdentity, _ map: DiffableIndexMap) -> ElementIdentity? {
    switch identity {
    case .item(let section, let item):
      map.oldPath(forNew: IndexPath(item: item, section: section))
        .map { .item(section: $0.section, item: $0.item) }
    case .supplementary(let kind, let section, let item):
      item == .max
        ? identity
        : map.oldSection(forNew: section).map { .supplementary(kind: kind, section: $0, item: item) }
    case .decoration(let kind, let section, let item):
      map.oldSection(forNew: section).map { .decoration(kind: kind, section: $0, item: item) }
    }
  }

  /// What an element is called after the update; `nil` where it is gone.
  ///
  /// Headers and footers belong to their section. Other supplementary elements stand for items, so that they stay
  /// only where no item of their section goes or comes.
  private func newIdentity(
    of identity: ElementIdentity, _ map: DiffableIndexMap, _ changes: SectionChanges,
    isBoundary: (String, Int?) -> Bool
  ) -> ElementIdentity? {
    switch identity {
    case .item(let section, let item):
      return map.newPath(forOld: IndexPath(item: item, section: section))
        .map { .item(section: $0.section, item: $0.item) }
    case .supplementary(let kind, let section, let item):
      if item == .max { return isBoundary(kind, nil) ? identity : nil }
      guard let new = map.newSection(forOld: section) else { return nil }
      let stays = isBoundary(kind, section) || changes.isUnchanged(old: section, new: new)
      return stays ? .supplementary(kind: kind, section: new, item: item) : nil
    case .decoration(let kind, let section, let item):
      return map.newSection(forOld: section).map { .decoration(kind: kind, section: $0, item: item) }
    }
  }
}

extension DiffableDifference {
  /// The changes as layouts are told them.
  @MainActor
  fileprivate var updateItems: [CollectionViewUpdateItem] {
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    func item(_ before: IndexPath?, _ after: IndexPath?, _ action: CollectionViewUpdateItem.Action)
      -> CollectionViewUpdateItem
    {
      CollectionViewUpdateItem(before: before, after: after, action: action)
    }
    return deletedSections.map { item(path($0), nil, .delete) }
      + insertedSections.map { item(nil, path($0), .insert) }
      + movedSections.map { item(path($0.from), path($0.to), .move) }
      + deletedItems.map { item($0, nil, .delete) } + insertedItems.map { item(nil, $0, .insert) }
      + movedItems.map { item($0.from, $0.to, .move) }
      + reloadedSections.map { item(path($0), path($0), .reload) }
      + reloadedItems.map { item($0, $0, .reload) }
  }
}
