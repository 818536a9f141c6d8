import Foundation
import Geometry

/// One cell's place in a solved group.
struct SolvedLeaf: Sendable {
  /// The rectangle from the group's outer corner, insets taken off, positions not yet on pixels.
  var frame: CGRect
  var zIndex: Int
  /// The axes whose length the content decides.
  var selfSizingAxes: Axis.Set
  /// Whether a self-sizing length is shared by all siblings (`layout.md` 1.4).
  var isUniform: Bool
  /// The dimensions the item was described by; nil in custom groups.
  var dimensions: SizeValue?
}

/// One anchored view's place in a solved group.
struct SolvedBadge: Sendable {
  var kind: String
  var frame: CGRect
  var zIndex: Int
  /// The view exists when the leaf of this index does.
  var firstLeaf: Int
  /// How many views of the same kind come before it in the group.
  var rank: Int
}

/// A group with all lengths known: what a section repeats.
struct SolvedGroup: Sendable {
  /// The size, the group's own insets included.
  var size: CGSize
  /// The rectangle within the group's insets.
  var inner: CGRect
  var leaves: [SolvedLeaf] = []
  var badges: [SolvedBadge] = []
  /// Whether a last, partly filled group is cut short (`layout.md` 2.8, 2.10).
  var isTrimmable = true

  /// How many anchored views of `kind` a full group has.
  func badgeCount(of kind: String) -> Int { badges.reduce(0) { $0 + ($1.kind == kind ? 1 : 0) } }

  /// The furthest edge that the first `count` leaves reach along `axis`, from the inner corner.
  func reach(ofFirst count: Int, along axis: Axis) -> CGFloat {
    let start = inner.origin[axis]
    var furthest = -CGFloat.greatestFiniteMagnitude
    for leaf in leaves.prefix(count) {
      furthest = max(furthest, leaf.frame.origin[axis] + leaf.frame.size[axis] - start)
    }
    return leaves.isEmpty ? 0 : furthest
  }

  /// The group's length along `axis` when only the first `count` leaves are there: how far they reach, and
  /// what a full group leaves unused after its last item (`layout.md` 2.10 `[measured]`).
  func trimmedLength(toFirst count: Int, along axis: Axis) -> CGFloat {
    guard isTrimmable, count < leaves.count else { return size[axis] }
    let unused = inner.size[axis] - reach(ofFirst: leaves.count, along: axis)
    return reach(ofFirst: count, along: axis) + unused
  }
}
