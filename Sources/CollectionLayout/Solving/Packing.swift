import Foundation
import Geometry

/// Decides how many subitems share a group, and what their fractions are fractions of (`layout.md` 2.4).
struct Packing {
  /// The most subitems a group ever holds; nobody sees more, and it bounds the work on tiny lengths.
  static let limit = 500

  /// The subitems of one group, as indices into the list of subitems.
  var count: Int
  /// The size that fractions are resolved in.
  var base: CGSize

  /// Packs the cycle of `group` into `inner`.
  ///
  /// The largest number is taken of which all lengths, resolved in what the spacings leave, fit; a hair over the edge
  /// counts as fitting, as it does when fractions are rounded.
  init(cycle group: GroupValue, inner: CGSize, lengths: (NodeValue, CGSize) -> CGFloat, grid: PixelGrid) {
    let axis = group.axis
    let length = inner[axis]
    let spacing = group.spacing.minimum

    func base(for count: Int) -> CGSize {
      var size = inner
      size[axis] = max(0, length - spacing * CGFloat(max(count, 1) - 1))
      return size
    }
    func fits(_ count: Int, base: CGSize, spacing: CGFloat) -> Bool {
      // A round of the cycle once, however many rounds there are.
      let rounds = CGFloat(count / group.subitems.count)
      let rest = count % group.subitems.count
      var used = spacing * CGFloat(count - 1)
      for (index, node) in group.subitems.enumerated() {
        let number = rounds + (index < rest ? 1 : 0)
        if number == 0 { break }
        used += number * (lengths(node, base) + node.item.edgeSpacing.minimum(axis))
      }
      return used <= length + Self.tolerance(count, grid)
    }
    if Self.advances(group, inner: inner, lengths: lengths) == false {
      count = fits(1, base: inner, spacing: 0) ? group.subitems.count : 0
      self.base = base(for: count)
    } else if Self.hasLengthsOfTheOtherAxis(group) {
      let unspaced = Self.largest { fits($0, base: inner, spacing: 0) }
      let fixed = base(for: unspaced)
      count = Self.largest { fits($0, base: fixed, spacing: spacing) }
      self.base = fixed
    } else {
      count = Self.largest { fits($0, base: base(for: $0), spacing: spacing) }
      self.base = base(for: count)
    }
  }

  /// The largest count for which `fits` holds, given that it holds for all smaller ones: one by one as far as
  /// groups usually go, then by bisection.
  private static func largest(where fits: (Int) -> Bool) -> Int {
    var count = 0
    while count < 16 {
      guard fits(count + 1) else { return count }
      count += 1
    }
    return (count..<limit).partitionPoint { !fits($0 + 1) }
  }

  /// Whether a round of the cycle takes any room; one that takes none is laid out once, not for ever
  /// (`layout.md` is silent: `[inferred]`).
  private static func advances(
    _ group: GroupValue, inner: CGSize, lengths: (NodeValue, CGSize) -> CGFloat
  ) -> Bool {
    var used = group.spacing.minimum * CGFloat(group.subitems.count)
    for node in group.subitems {
      used += lengths(node, inner) + node.item.edgeSpacing.minimum(group.axis)
    }
    return used > 0
  }

  /// Whether some subitem's cross length is a fraction of the group's own axis, which changes the rule
  /// (`layout.md` 2.4, secondary rule: measured by fit, Q5).
  private static func hasLengthsOfTheOtherAxis(_ group: GroupValue) -> Bool {
    group.subitems.contains { $0.item.size[group.axis.cross].isFraction(of: group.axis) }
  }

  /// How far `count` rounded fractions may stick out of the group together, in points (`layout.md` 1.3
  /// `[inferred]`).
  private static func tolerance(_ count: Int, _ grid: PixelGrid) -> CGFloat {
    CGFloat(count) * PixelGrid.fractionTolerance * grid.pixelLength + 1e-6
  }
}
