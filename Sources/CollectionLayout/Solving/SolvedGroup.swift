import Foundation
import Geometry

/// One cell's place in a solved group.
struct SolvedLeaf: Sendable {
  /// The rectangle from the group's outer corner, insets taken off, positions not yet on pixels.
  var frame: CGRect
  var zIndex: Int
  /// The axes whose length the content decides.
  var selfSizingAxes: Axis.Set
  /// Those of them on which the cell has still to be asked.
  var unmeasuredAxes: Axis.Set
  /// The dimensions the item was described by; nil in custom groups.
  var dimensions: SizeValue?
  /// The axis along which the item has an equal share instead of its own dimension.
  var sharedAxis: Axis?
}

/// One anchored view's place in a solved group.
struct SolvedBadge: Sendable {
  var kind: String
  var frame: CGRect
  var zIndex: Int
  /// The view exists when the leaf of this index, counted from the group's first, does.
  var firstLeaf: Int
  /// How many views of the same kind come before it in the group.
  var rank: Int
}

/// A group with all lengths known: what a section repeats.
struct SolvedGroup: Sendable {
  /// The most leaves that are counted.
  private static let countLimit = 1 << 40

  /// The size, the group's own insets included.
  var size: CGSize
  /// The rectangle within the group's insets.
  var inner: CGRect
  /// The first leaves, as many as were asked for.
  var leaves: [SolvedLeaf] = []
  /// How many leaves a full group has.
  private(set) var leafCount = 0
  /// The furthest edges that the leaves of a full group reach, from the outer corner.
  private var furthest = CGPoint.zero
  /// The anchored views of the first leaves.
  var badges: [SolvedBadge] = []
  /// Boxes and gaps inside, where the solver keeps them.
  var parts: [SolvedPart] = []
  /// Whether a last, partly filled group is cut short (`layout.md` 2.8, 2.10).
  var isTrimmable = true

  /// A group without leaves.
  init(size: CGSize, inner: CGRect) {
    self.size = size
    self.inner = inner
  }

  /// Whether the group has all the leaves that a section of `count` items shows of it.
  func serves(_ count: Int) -> Bool { leaves.count >= min(count, leafCount) }

  /// Adds a leaf.
  mutating func append(_ leaf: SolvedLeaf) {
    leaves.append(leaf)
    reach(
      CGPoint(
        x: leaf.frame.origin.x + leaf.frame.size.width, y: leaf.frame.origin.y + leaf.frame.size.height),
      leafCount: 1)
  }

  /// Adds the leaves and anchored views of a subitem at `origin`, of which the first `limit` of all leaves are kept.
  mutating func append(_ child: SolvedGroup, at origin: CGPoint, keeping limit: Int) {
    let rest = limit - leafCount
    for var leaf in child.leaves.prefix(max(0, rest)) {
      leaf.frame.origin.x += origin.x
      leaf.frame.origin.y += origin.y
      leaves.append(leaf)
    }
    for var badge in child.badges where badge.firstLeaf < rest {
      badge.frame.origin.x += origin.x
      badge.frame.origin.y += origin.y
      badge.firstLeaf += leafCount
      badges.append(badge)
    }
    for part in child.parts where part.firstLeaf < rest {
      parts.append(part.moved(to: origin, firstLeaf: leafCount))
    }
    guard child.leafCount > 0 else { return }
    reach(
      CGPoint(x: origin.x + child.furthest.x, y: origin.y + child.furthest.y), leafCount: child.leafCount)
  }

  /// Counts leaves that reach as far as `point`.
  private mutating func reach(_ point: CGPoint, leafCount count: Int) {
    furthest =
      leafCount == 0 ? point : CGPoint(x: max(furthest.x, point.x), y: max(furthest.y, point.y))
    leafCount = min(leafCount + count, Self.countLimit)
  }

  /// Gives the only leaf of an item another length on a self-sizing axis, where it has no insets.
  mutating func setItemLength(_ length: CGFloat, along axis: Axis) {
    size[axis] = length
    leaves[0].frame.size[axis] = length
    furthest[axis] = leaves[0].frame.origin[axis] + length
  }

  /// How many anchored views of `kind` a full group has.
  func badgeCount(of kind: String) -> Int { badges.reduce(0) { $0 + ($1.kind == kind ? 1 : 0) } }

  /// The furthest edge that the first `count` leaves reach along `axis`, from the inner corner.
  func reach(ofFirst count: Int, along axis: Axis) -> CGFloat {
    if leafCount == 0 { return 0 }
    let start = inner.origin[axis]
    if count >= leafCount { return furthest[axis] - start }
    var furthest = -CGFloat.greatestFiniteMagnitude
    for leaf in leaves.prefix(count) {
      furthest = max(furthest, leaf.frame.origin[axis] + leaf.frame.size[axis] - start)
    }
    return furthest
  }

  /// The group's length along `axis` when only the first `count` leaves are there: how far they reach, and
  /// what a full group leaves unused after its last item (`layout.md` 2.10 `[measured]`).
  func trimmedLength(toFirst count: Int, along axis: Axis) -> CGFloat {
    guard isTrimmable, count < leafCount else { return size[axis] }
    let unused = inner.size[axis] - reach(ofFirst: leafCount, along: axis)
    return reach(ofFirst: count, along: axis) + unused
  }
}
