public import Foundation
import Geometry

/// Where the elements of an old snapshot are in the new one, and back.
///
/// Made from the first batch of a difference in O(edits · log edits) time, whatever the number of items; each question
/// is answered in O(log edits). For what is kept by index path: selection, sizes, the elements on screen.
public nonisolated struct DiffableIndexMap: Sendable {
  private var sections = OffsetShift()
  private var sectionMoves: [Int: Int] = [:]
  private var sectionOrigins: [Int: Int] = [:]
  /// Offsets that leave, by the old section, and that arrive, by the new one.
  private var leaving: [Int: [Int]] = [:]
  private var arriving: [Int: [Int]] = [:]
  private var itemMoves: [IndexPath: IndexPath] = [:]
  private var itemOrigins: [IndexPath: IndexPath] = [:]

  /// The map of a difference.
  public init(_ difference: DiffableDifference) {
    sections.leaving = (difference.deletedSections + difference.movedSections.map(\.from)).sorted()
    sections.arriving = (difference.insertedSections + difference.movedSections.map(\.to)).sorted()
    for move in difference.movedSections {
      sectionMoves[move.from] = move.to
      sectionOrigins[move.to] = move.from
    }
    for move in difference.movedItems {
      itemMoves[move.from] = move.to
      itemOrigins[move.to] = move.from
    }
    for path in (difference.deletedItems + difference.movedItems.map(\.from)).sorted() {
      leaving[path.section, default: []].append(path.item)
    }
    for path in (difference.insertedItems + difference.movedItems.map(\.to)).sorted() {
      arriving[path.section, default: []].append(path.item)
    }
  }

  /// The new index of a section of the old snapshot; nil when it was deleted.
  public func newSection(forOld section: Int) -> Int? {
    sectionMoves[section] ?? sections.new(section)
  }

  /// The old index of a section of the new snapshot; nil when it was inserted.
  public func oldSection(forNew section: Int) -> Int? {
    sectionOrigins[section] ?? sections.old(section)
  }

  /// The new path of an item of the old snapshot; nil when it was deleted, alone or with its section.
  public func newPath(forOld path: IndexPath) -> IndexPath? {
    if let moved = itemMoves[path] { return moved }
    guard let section = newSection(forOld: path.section) else { return nil }
    return shift(from: path.section, to: section).new(path.item).map { IndexPath(item: $0, section: section) }
  }

  /// The old path of an item of the new snapshot; nil when it was inserted, alone or with its section.
  public func oldPath(forNew path: IndexPath) -> IndexPath? {
    if let origin = itemOrigins[path] { return origin }
    guard let section = oldSection(forNew: path.section) else { return nil }
    return shift(from: section, to: path.section).old(path.item).map { IndexPath(item: $0, section: section) }
  }

  private func shift(from old: Int, to new: Int) -> OffsetShift {
    OffsetShift(leaving: leaving[old] ?? [], arriving: arriving[new] ?? [])
  }
}
