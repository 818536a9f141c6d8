import Drawing
import Foundation
import Geometry

/// A number or a name with the places where it may stand.
nonisolated struct OverlayNote: Sendable {
  /// One way to show the note.
  struct Candidate: Sendable {
    /// What is measured or named, which the pill never covers.
    var measured: CGRect
    var pill: CGRect
    /// How good the place is by itself; less is better.
    var cost: CGFloat
    /// The line with arrowheads, where the note is a dimension.
    var dimension: DimensionLine?
    /// From the pill to what is measured.
    var leader: OverlayLeader?
  }

  let role: OverlayRole
  let text: ShapedText
  let badge: OverlayBadge?
  /// Whether the badge stands below the number.
  let isStacked: Bool
  /// The part that the note is the number of.
  var callout: OverlayCallout?
  var candidates: [Candidate] = []

  /// The size of the pill, in points.
  func pillSize(_ unit: CGFloat) -> CGSize {
    if role == .callout {
      let height = max(18 * unit, text.size.height + 3 * unit)
      return CGSize(width: max(height, text.size.width + 8 * unit), height: height)
    }
    let padding = CGSize(width: 5 * unit, height: 1.5 * unit)
    var size = text.size
    if let badge {
      let box = badge.size(unit)
      if isStacked {
        size = CGSize(width: max(size.width, box.width), height: size.height + box.height)
      } else {
        size = CGSize(width: size.width + 4 * unit + box.width, height: max(size.height, box.height))
      }
    }
    return CGSize(width: size.width + 2 * padding.width, height: size.height + 2 * padding.height)
  }
}

nonisolated extension OverlayBadge {
  /// The size of the outline, in points.
  func size(_ unit: CGFloat) -> CGSize {
    CGSize(width: text.size.width + 6 * unit, height: text.size.height + 1 * unit)
  }
}

/// A line with an arrowhead at either end, and the lines that lead to it from what it measures.
nonisolated struct DimensionLine: Sendable {
  /// The direction in which it measures.
  var axis: Axis
  /// Where it begins and ends along that axis, in points.
  var start: CGFloat
  var end: CGFloat
  /// Where it runs across that axis.
  var position: CGFloat
  /// Where the lines that lead to it begin, across that axis.
  var edge: CGFloat

  /// Around the line with its arrowheads.
  func shaft(_ unit: CGFloat) -> CGRect {
    band(from: start, to: end, position - 3 * unit, position + 3 * unit)
  }

  /// Around each of the lines that lead to it.
  func extensions(_ unit: CGFloat) -> [CGRect] {
    [start, end].map { along in
      band(
        from: along - unit, to: along + unit, min(position, edge) - 4 * unit, max(position, edge) + 4 * unit)
    }
  }

  /// The lines that are drawn: the one that measures, and those that lead to it.
  func bars(_ unit: CGFloat) -> [CGRect] {
    let outward: CGFloat = position < edge ? -1 : 1
    let ends = [edge + outward * 2 * unit, position + outward * 4 * unit]
    let leading = [start, end].map { along in
      band(from: along - 0.5 * unit, to: along + 0.5 * unit, ends.min() ?? edge, ends.max() ?? edge)
    }
    return leading + [band(from: start, to: end, position - unit, position + unit)]
  }

  private func band(from low: CGFloat, to high: CGFloat, _ near: CGFloat, _ far: CGFloat) -> CGRect {
    axis == .horizontal
      ? CGRect(x: low, y: near, width: high - low, height: far - near)
      : CGRect(x: near, y: low, width: far - near, height: high - low)
  }
}

/// A thin line from a pill to what it is about.
nonisolated struct OverlayLeader: Sendable {
  var from: CGPoint
  /// Where the dot is.
  var to: CGPoint

  /// Around the dot and what tells it from the picture.
  func dot(_ unit: CGFloat) -> CGRect {
    CGRect(center: to, size: CGSize(width: 5.5 * unit, height: 5.5 * unit))
  }

  /// Around the line, not without area where it is straight.
  var bounds: CGRect {
    CGRect(
      x: min(from.x, to.x) - 0.25, y: min(from.y, to.y) - 0.25, width: abs(from.x - to.x) + 0.5,
      height: abs(from.y - to.y) + 0.5)
  }
}
