import Foundation
import Geometry

/// What figures show of the inside of a solved group beside its leaves; kept only where somebody asks.
struct SolvedPart: Sendable {
  /// What is shown.
  enum Kind: Sendable {
    /// The box of a group, as deep inside others as the number says, with the insets that take effect; the axis, if there
    /// is one, along which it has an equal share instead of its own dimension.
    case group(depth: Int, SizeValue, shared: Axis?, insets: EdgeInsets)
    /// The box of an item that has insets.
    case item(insets: EdgeInsets)
    /// The gap between two neighbours along an axis.
    case gap(Axis)
  }

  var kind: Kind
  /// The rectangle from the outer corner of the outermost group.
  var frame: CGRect
  /// The part is there when the leaf of this index, counted from the outermost group's first, is.
  var firstLeaf: Int

  /// The part as the group around sees it, whose own part begins at `origin` and leaf `leaf`.
  func moved(to origin: CGPoint, firstLeaf leaf: Int) -> SolvedPart {
    var part = self
    part.frame.origin.x += origin.x
    part.frame.origin.y += origin.y
    part.firstLeaf += leaf
    if case .group(let depth, let size, let shared, let insets) = kind {
      part.kind = .group(depth: depth + 1, size, shared: shared, insets: insets)
    }
    return part
  }
}
