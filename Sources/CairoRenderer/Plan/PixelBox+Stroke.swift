import Drawing
import Foundation
import Geometry

extension PixelBox {
  /// Beyond so many dashes a stroke is left to cairo.
  private static let most = 4096

  /// The very pixels that lines along the axes cover, dash by dash, as far as they lie in `limits`.
  ///
  /// Only separate lines are told, with ends cut off where they end, and whose edges and dashes are all edges of pixels;
  /// `nil` for anything else. The pattern of dashes begins anew with each line. Boxes have pixels in common where lines do,
  /// unless `areDisjoint`.
  ///
  /// - Complexity: O(n) in the lines and the dashes in `limits`; O(n log n) where boxes are to have no pixel in common.
  static func boxes(
    strokedAlong path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform, in limits: PixelBox,
    areDisjoint: Bool
  ) -> [PixelBox]? {
    guard case .elements(let steps) = path.kind, steps.count.isMultiple(of: 2), style.lineCap == .butt,
      let scale = transform.uniformScale, let dashes = PixelDashes(style, scale: scale)
    else { return nil }
    let half = style.lineWidth / 2
    var boxes: [PixelBox] = []
    for start in stride(from: 0, to: steps.count, by: 2) {
      guard case .move(let from) = steps[start], case .line(let to) = steps[start + 1], from != to else {
        return nil
      }
      let axis: Axis
      if from.y == to.y { axis = .horizontal } else if from.x == to.x { axis = .vertical } else { return nil }
      var (near, far) = (from, to)
      near[axis.cross] -= half
      far[axis.cross] += half
      guard let line = PixelBox(exactly: near, far, transform) else { return nil }
      dashes.add(along: line, axis, isBackward: to[axis] < from[axis], in: limits, to: &boxes)
      if boxes.count > most { return nil }
    }
    if !areDisjoint || steps.count == 2 { return boxes }
    return boxes.count > mostUnited ? nil : union(of: boxes)
  }
}

/// A pattern of dashes and gaps in whole pixels.
private struct PixelDashes {
  /// Dashes and gaps in turn, as many of the one as of the other; empty for an unbroken line.
  private let lengths: [Int]
  private let period: Int
  /// Where in the pattern a line begins, less than the period.
  private let phase: Int

  /// The pattern of a style at `scale` pixels a point; `nil` where a length is not of whole pixels.
  init?(_ style: StrokeStyle, scale: CGFloat) {
    var lengths: [Int] = []
    for length in style.dash {
      guard let length = Self.pixels(length * scale) else { return nil }
      lengths.append(length)
    }
    // An odd pattern is taken twice, gaps for dashes the second time.
    if !lengths.count.isMultiple(of: 2) { lengths += lengths }
    guard let phase = Self.pixels(style.dashPhase * scale) else { return nil }
    period = lengths.reduce(0, +)
    if !lengths.isEmpty && period == 0 { return nil }
    self.lengths = lengths
    self.phase = period == 0 ? 0 : (phase % period + period) % period
  }

  /// The whole number of pixels that a length is, so nearly that a thousand of them are too.
  private static func pixels(_ length: CGFloat) -> Int? {
    guard length.magnitude < 1e6 else { return nil }
    let whole = length.rounded()
    return (length - whole).magnitude < 1e-6 ? Int(whole) : nil
  }

  /// Adds the dashes of a line that lie in `limits`.
  ///
  /// - Parameters:
  ///   - line: all pixels of the line.
  ///   - axis: runs along the line.
  ///   - isBackward: whether the line begins at its right or lower end.
  func add(
    along line: PixelBox, _ axis: Axis, isBackward: Bool, in limits: PixelBox, to boxes: inout [PixelBox]
  ) {
    let seen = line.intersection(limits)
    if seen.isEmpty { return }
    if lengths.isEmpty {
      boxes.append(seen)
      return
    }
    let (first, last) = axis == .horizontal ? (line.minX, line.maxX) : (line.minY, line.maxY)
    let (start, end) = axis == .horizontal ? (seen.minX, seen.maxX) : (seen.minY, seen.maxY)
    // How far from the line's beginning the part in sight is.
    let (near, far) = isBackward ? (last - end, last - start) : (start - first, end - first)
    var position = (near + phase) / period * period - phase
    while position < far {
      var isDash = true
      for length in lengths {
        if isDash {
          let (low, high) = (max(position, near), min(position + length, far))
          if low < high {
            let (from, to) = isBackward ? (last - high, last - low) : (first + low, first + high)
            boxes.append(
              axis == .horizontal
                ? PixelBox(minX: from, minY: seen.minY, maxX: to, maxY: seen.maxY)
                : PixelBox(minX: seen.minX, minY: from, maxX: seen.maxX, maxY: to))
          }
        }
        position += length
        isDash.toggle()
      }
    }
  }
}
