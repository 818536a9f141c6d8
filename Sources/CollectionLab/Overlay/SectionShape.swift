import Foundation
import Geometry

/// How a section's items stand, as far as they are in sight.
nonisolated struct SectionShape: Sendable {
  /// The length across the layout's axis that the section's insets leave; `nil` where nobody tells of the section.
  private var room: CGFloat?
  /// Where items begin across that axis.
  private var starts: [CGFloat] = []
  /// How long they are there; `nil` where there are none.
  private var length: CGFloat?
  private var isUniform = true
  /// Whether the section scrolls by itself.
  private(set) var scrollsItself = false

  /// In how many columns the items stand, or in how many rows where the layout scrolls sideways; `nil` where they are of
  /// several widths, or where there may be more out of sight.
  var columnCount: Int? {
    guard let room, let length, isUniform, !scrollsItself else { return nil }
    var columns: [CGFloat] = []
    for start in starts.sorted() where start - (columns.last ?? -.infinity) > 1 { columns.append(start) }
    let gaps = zip(columns, columns.dropFirst()).map { $1 - $0 - length }
    let rest = room - (columns[columns.count - 1] + length - columns[0])
    return rest < length && gaps.allSatisfy { $0 > -1 && $0 < length } ? columns.count : nil
  }

  /// The shape of each section of a collection.
  ///
  /// O(k) in its annotations.
  static func shapes(of subject: OverlaySubject) -> [Int: SectionShape] {
    let cross = subject.axis.cross
    return subject.annotations.reduce(into: [:]) { shapes, annotation in
      shapes[annotation.section, default: SectionShape()].add(annotation, across: cross)
    }
  }

  private mutating func add(_ annotation: LayoutAnnotation, across cross: Axis) {
    let size = annotation.frame.size[cross]
    switch annotation.kind {
    case .section: room = (room ?? 0) + size
    case .contentInset(let edge, .section)
    where (edge == .leading || edge == .trailing) == (cross == .horizontal):
      room = (room ?? 0) - size
    case .orthogonalRow: scrollsItself = true
    case .item:
      starts.append(annotation.frame.origin[cross])
      // Lengths are rounded to pixels, so that columns of one width may differ by one.
      if let length, abs(size - length) > 1 { isUniform = false }
      length = length ?? size
    default: break
    }
  }
}
