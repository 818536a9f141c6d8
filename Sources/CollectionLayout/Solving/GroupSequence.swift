import Foundation
import Geometry

/// The groups of a section: one solved template, repeated along an axis (`layout.md` 2.9, 2.10).
struct GroupSequence: Sendable {
  let template: SolvedGroup
  let itemCount: Int
  /// The direction in which groups follow one another.
  let axis: Axis
  let lengths: LengthSequence
  /// Where the first group begins: along the axis, and across it.
  let origin: CGPoint

  /// How many items a full group holds.
  var capacity: Int { template.leaves.count }

  /// The rectangle of group `index`.
  func frame(ofGroup index: Int) -> CGRect {
    var frame = CGRect(origin: origin, size: template.size)
    frame.origin[axis] += lengths.start(of: index)
    frame.size[axis] = lengths.length(of: index)
    return frame
  }

  /// How many items group `index` holds.
  func count(ofGroup index: Int) -> Int { min(capacity, itemCount - index * capacity) }

  /// The groups that may meet `rect`.
  func groups(in rect: CGRect, slack: CGFloat) -> Range<Int> {
    let low = rect.origin[axis] - origin[axis]
    return lengths.range(from: low - slack, to: low + rect.size[axis] + slack)
  }
}
