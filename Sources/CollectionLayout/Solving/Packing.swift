import Foundation
import Geometry

/// The lengths of subitems that decide how many a group takes.
enum PackedLengths: Sendable {
  /// Those that are estimated.
  case estimated
  /// Those that cells have been measured to, as far as they have.
  case measured
  /// Those that cells have been measured to at the place that they are to take; see
  /// ``SubitemLengths/length(at:in:room:)``.
  case measuredInPlace
}

/// Decides how many subitems share a group, and what their fractions are fractions of (`layout.md` 2.4).
struct Packing {
  /// The most subitems a group ever holds; nobody sees more, and it bounds the work on tiny lengths.
  static let limit = 500

  /// How many subitems the group holds, the list of subitems begun again as often as it ends.
  var count: Int
  /// The size that fractions are resolved in, in points.
  var base: CGSize

  /// Packs the cycle of `group` into `inner`.
  ///
  /// The largest number is taken of which all lengths, resolved in what the spacings leave, fit; a hair over the edge
  /// counts as fitting, as it does when fractions are rounded.
  ///
  /// - Parameters:
  ///   - limit: The most subitems it holds.
  ///   - lengths: How long subitems are along the group.
  init(
    cycle group: GroupValue, inner: CGSize, limit: Int, grid: PixelGrid, lengths: inout SubitemLengths
  ) {
    let axis = group.axis
    let length = inner[axis]
    let spacing = group.spacing.minimum

    func base(for count: Int) -> CGSize {
      var size = inner
      size[axis] = max(0, length - spacing * CGFloat(max(count, 1) - 1))
      return size
    }
    func fits(_ count: Int, _ lengths: inout SubitemLengths, base: CGSize, spacing: CGFloat) -> Bool {
      let whole = length + Self.tolerance(count, grid)
      var used = spacing * CGFloat(count - 1)
      var later = used
      for place in 0..<count {
        let edges = group.subitems[place % group.subitems.count].item.edgeSpacing.minimum(axis)
        used += edges
        used += lengths.length(at: place, in: base, room: whole - used + later)
        later -= spacing
      }
      return used <= whole
    }
    if Self.hasLengthsOfTheOtherAxis(group) {
      // By estimates, so that what cells are asked beside does not depend on their answers.
      var estimates = lengths.estimating
      let unspaced = Self.largest(upTo: limit) { fits($0, &estimates, base: inner, spacing: 0) }
      let fixed = base(for: unspaced)
      count = Self.largest(upTo: limit) { fits($0, &lengths, base: fixed, spacing: spacing) }
      self.base = fixed
    } else {
      count = Self.largest(upTo: limit) { fits($0, &lengths, base: base(for: $0), spacing: spacing) }
      self.base = base(for: count)
    }
  }

  /// The largest count for which `fits` holds, given that it holds for all smaller ones: one by one as far as
  /// groups usually go, then by bisection.
  private static func largest(upTo limit: Int, where fits: (Int) -> Bool) -> Int {
    var count = 0
    while count < min(16, limit) {
      guard fits(count + 1) else { return count }
      count += 1
    }
    return (count..<limit).partitionPoint { !fits($0 + 1) }
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
