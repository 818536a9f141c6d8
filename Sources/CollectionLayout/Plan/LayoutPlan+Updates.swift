public import Foundation
public import Geometry

/// How the items of a section became those of another plan's section.
public struct SectionEdit: Hashable, Sendable {
  /// The section's index in the plan before.
  public var oldSection: Int
  /// The section's index in the new plan.
  public var newSection: Int
  /// The items that went, by index before.
  public var deletions: [Int]
  /// The items that came, by index after.
  public var insertions: [Int]

  /// A section that keeps its items but for those that went and came.
  public init(oldSection: Int, newSection: Int, deletions: [Int] = [], insertions: [Int] = []) {
    self.oldSection = oldSection
    self.newSection = newSection
    self.deletions = deletions
    self.insertions = insertions
  }
}

extension LayoutPlan {
  /// Takes over what cells and boundary items have been measured to in `previous`, so that a plan made after an
  /// update asks only for what is new.
  ///
  /// A section takes over nothing when the counts do not fit the edit, or when its items have another length on
  /// the axis that is not self-sizing: then what was measured says nothing (`layout.md` 6.2). Moves are a deletion
  /// and an insertion.
  ///
  /// - Complexity: O(S), and O(log n) for each edited item in sections of one item a group; with more items a group
  ///   also every measured group, whose items pair anew.
  public mutating func adoptMeasurements(from previous: LayoutPlan, sections edits: [SectionEdit]) {
    adoptBoundaryMeasurements(from: previous)
    for edit in edits
    where sections.indices.contains(edit.newSection)
      && previous.sections.indices.contains(edit.oldSection)
    {
      adopt(previous.sections[edit.oldSection], edit)
    }
    restack()
  }

  /// The axes whose length an element's content decides, measured or not; empty for other elements.
  public func selfSizingAxes(of identity: ElementIdentity) -> Axis.Set {
    guard let element = element(identity) else { return [] }
    switch identity {
    case .item(let section, let item): return selfSizingAxes(ofItem: item, inSection: section)
    case .supplementary(let kind, let section, let item):
      let boundary = item == .max ? self.boundary.items : sections[section].boundary
      return boundary.first { $0.value.kind == kind }?.value.size.selfSizingAxes ?? element.unmeasuredAxes
    case .decoration: return []
    }
  }

  private func selfSizingAxes(ofItem item: Int, inSection section: Int) -> Axis.Set {
    switch sections[section].body {
    case .groups(let groups):
      groups.leaf(ofItem: item).selfSizingAxes
    case .flow(let flow): flow.sizes.selfSizingAxes
    case .masonry(let masonry): masonry.measured.isEmpty ? [] : Axis.Set(masonry.axis)
    case nil: []
    }
  }

  /// The size a self-sizing cell has been measured to; `nil` for one that has not been and for others.
  public func measuredSize(of identity: ElementIdentity) -> CGSize? {
    guard case .item = identity, let element = element(identity), element.unmeasuredAxes.isEmpty,
      !selfSizingAxes(of: identity).isEmpty
    else { return nil }
    return element.frame.size
  }
}

extension SolvedSection {
  /// Takes over what was measured in `previous`.
  mutating func adopt(_ previous: SolvedSection, _ edit: SectionEdit) {
    adoptBoundary(previous)
    let current = takeBody()
    switch (current, previous.body) {
    case (.groups(var groups), .groups(let old)):
      groups.adopt(old, edit)
      replaceBody(.groups(groups))
    case (.flow(var flow), .flow(let old)):
      flow.adopt(old, edit)
      replaceBody(.flow(flow))
    case (.masonry(var masonry), .masonry(let old)):
      masonry.adopt(old, edit)
      replaceBody(.masonry(masonry))
    default: replaceBody(current)
    }
    arrange()
  }
}

extension GroupSequence {
  /// Takes over what was measured in `previous`.
  mutating func adopt(_ previous: GroupSequence, _ edit: SectionEdit) {
    guard edit.fits(from: previous.itemCount, to: itemCount), hasSameFixedLengths(as: previous)
    else { return }
    adopt(previous) { edit.applied(to: $0) }
  }

  /// Whether the items are as long as before on the axes that cells do not decide.
  private func hasSameFixedLengths(as other: GroupSequence) -> Bool {
    guard capacity == other.capacity else { return false }
    return zip(template.leaves, other.template.leaves).allSatisfy { mine, theirs in
      mine.selfSizingAxes == theirs.selfSizingAxes
        && [Axis.horizontal, .vertical].allSatisfy {
          mine.selfSizingAxes.contains(Axis.Set($0)) || mine.frame.size[$0] == theirs.frame.size[$0]
        }
    }
  }
}

extension SectionEdit {
  /// Whether the edit makes `new` items of `old`.
  fileprivate func fits(from old: Int, to new: Int) -> Bool {
    Self.areDistinct(deletions) && Self.areDistinct(insertions)
      && deletions.allSatisfy { 0..<old ~= $0 } && insertions.allSatisfy { 0..<new ~= $0 }
      && old - deletions.count + insertions.count == new
  }

  private static func areDistinct(_ items: [Int]) -> Bool {
    items.count < 2 || Set(items).count == items.count
  }

  /// The lengths of the new items.
  fileprivate func applied(to rope: LengthRope?) -> LengthRope? {
    guard var rope else { return nil }
    for item in deletions.sorted(by: >) { rope.remove(item..<(item + 1)) }
    for item in insertions.sorted() { rope.insert(1, at: item) }
    return rope
  }

  /// The values of the new items, as far as there were some; `fresh` for those that came.
  fileprivate func applied<Value>(to values: [Value], fresh: Value) -> [Value] {
    let gone = Set(deletions)
    let come = Set(insertions)
    var kept = values.indices.lazy.filter { !gone.contains($0) }.makeIterator()
    var applied: [Value] = []
    applied.reserveCapacity(values.count)
    while true {
      if come.contains(applied.count) {
        applied.append(fresh)
      } else if let old = kept.next() {
        applied.append(values[old])
      } else {
        return applied
      }
    }
  }
}

extension SolvedFlow {
  /// Takes over what was measured in `previous`.
  fileprivate mutating func adopt(_ previous: SolvedFlow, _ edit: SectionEdit) {
    guard edit.fits(from: previous.count, to: count), available == previous.available,
      sizes.hasSameFixedLengths(as: previous.sizes)
    else { return }
    adoptSizes(
      widths: edit.applied(to: previous.sizes.widths),
      heights: edit.applied(to: previous.sizes.heights))
  }
}

extension SolvedMasonry {
  /// Takes over what was measured in `previous`.
  fileprivate mutating func adopt(_ previous: SolvedMasonry, _ edit: SectionEdit) {
    guard edit.fits(from: previous.count, to: count), columnWidth == previous.columnWidth,
      previous.estimate != nil, let estimate
    else { return }
    let measured = edit.applied(to: previous.measured, fresh: false)
    var lengths = edit.applied(to: previous.pixelLengths, fresh: estimate)
    // What was only estimated is as long as it is estimated now.
    for item in lengths.indices where !measured[item] { lengths[item] = estimate }
    adoptLengths(lengths, measured: measured)
  }
}
