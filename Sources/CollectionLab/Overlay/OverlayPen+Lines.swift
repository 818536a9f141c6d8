import Drawing
import Foundation
import Geometry

nonisolated extension OverlayPen {
  /// Lines in a role's dashes, each with the axis that it runs along, on bands of surface that tell them from whatever is
  /// behind.
  ///
  /// They are strokes on whole pixels, which are sharp, and which need not be painted as strokes. They are cut by
  /// arithmetic where they leave a region, which is faster than a clip.
  mutating func lines(_ sides: [(CGRect, Axis)], _ role: OverlayRole, in regions: [CGRect]) throws {
    let edge = pixels(0.75 * unit)
    var halo: [CGRect] = []
    var lines: [OverlayLine] = []
    for (side, axis) in sides {
      var band = side
      band.origin[axis.cross] -= edge
      band.size[axis.cross] += 2 * edge
      for region in regions {
        guard let seen = band.part(in: region) else { continue }
        halo.append(seen)
        if let line = side.part(in: region) { lines.append(OverlayLine(seen: line, of: side, axis)) }
      }
    }
    try fill(halo, with: palette.surface.multiplyingAlpha(by: 0.7))
    let dash = dash(of: role)
    for lines in bands(of: lines, at: \.seen.minY) {
      // Those at a region's edge may be thinner.
      var strokes: [(width: CGFloat, steps: [Path.Element])] = []
      for line in lines {
        let index = strokes.firstIndex { $0.width == line.width } ?? strokes.count
        if index == strokes.count { strokes.append((line.width, [])) }
        addSteps(of: line, dash, to: &strokes[index].steps)
      }
      for (width, steps) in strokes where !steps.isEmpty {
        let style = StrokeStyle(lineWidth: width, miterLimit: 1, dash: dash)
        items.append(try .stroke(Path(elements: steps), with: .color(palette.line(role)), style: style))
      }
    }
  }

  /// A role's dashes and gaps in whole pixels; none where there is no room for them.
  func dash(of role: OverlayRole) -> [CGFloat] {
    let dash = role.dash.map { pixels($0 * unit) }
    return dash.reduce(0, +) > 0 ? dash : []
  }

  /// Adds the steps of a line whose dashes are the same from either end of all of it.
  ///
  /// A pattern begins anew with each part of a path. So what is seen of dashes before the first whole pattern are parts by
  /// themselves, which the first dash of the pattern, its longest, covers.
  private func addSteps(of line: OverlayLine, _ dash: [CGFloat], to steps: inout [Path.Element]) {
    let (start, end) = (line.start, line.end)
    let period = dash.reduce(0, +)
    if period <= 0 {
      line.addStep(from: start, to: end, to: &steps)
      return
    }
    // The middle of the first dash stands in the middle of the side.
    let first = pixels(line.middle - dash[0] / 2)
    let whole = first - ((first - start) / period).rounded(.down) * period
    var position = whole - period
    for (index, length) in dash.enumerated() {
      let (low, high) = (max(position, start), min(position + length, end))
      if index.isMultiple(of: 2), high > low + 1e-6 { line.addStep(from: low, to: high, to: &steps) }
      position += length
    }
    if whole < end { line.addStep(from: whole, to: end, to: &steps) }
  }

  /// What lies in each band of a picture, by where it begins, but for bands in which nothing does: pictures are painted
  /// strip by strip, and a path that reaches over all of them would be gone through for each.
  func bands<Part>(of parts: [Part], at top: (Part) -> CGFloat) -> [[Part]] {
    let height = 48 * unit
    let numbers = parts.map { Int((top($0) / height).rounded(.down)) }
    guard let first = numbers.min(), let last = numbers.max() else { return [] }
    var counts = [Int](repeating: 0, count: last - first + 1)
    for number in numbers { counts[number - first] += 1 }
    var bands = counts.map { count in
      var band: [Part] = []
      band.reserveCapacity(count)
      return band
    }
    for (part, number) in zip(parts, numbers) { bands[number - first].append(part) }
    return bands.filter { !$0.isEmpty }
  }
}

/// The part of a line that is in sight, as the pixels it fills.
private nonisolated struct OverlayLine {
  let seen: CGRect
  /// The middle of the whole line, along its axis.
  let middle: CGFloat
  private let axis: Axis

  init(seen: CGRect, of whole: CGRect, _ axis: Axis) {
    self.seen = seen
    self.axis = axis
    middle = whole.origin[axis] + whole.size[axis] / 2
  }

  var width: CGFloat { seen.size[axis.cross] }
  var start: CGFloat { seen.origin[axis] }
  var end: CGFloat { seen.origin[axis] + seen.size[axis] }

  /// Adds a part of the line, along its middle.
  func addStep(from start: CGFloat, to end: CGFloat, to steps: inout [Path.Element]) {
    var point = CGPoint.zero
    point[axis.cross] = seen.origin[axis.cross] + width / 2
    point[axis] = start
    steps.append(.move(to: point))
    point[axis] = end
    steps.append(.line(to: point))
  }
}
