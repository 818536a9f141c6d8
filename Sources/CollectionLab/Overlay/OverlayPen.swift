import Drawing
import Foundation
import Geometry

/// Draws the lines, areas and pills of an overlay.
struct OverlayPen {
  let palette: OverlayPalette
  /// Points of the figure for a point at its final width.
  let unit: CGFloat
  /// Pixels a point.
  let displayScale: CGFloat
  private(set) var items: [DisplayItem] = []

  /// How wide lines are, in points at the final width.
  static let lineWidth: CGFloat = 1.5
  /// How many lines of a hatching are one path.
  private static let bundle = 12

  init(palette: OverlayPalette, unit: CGFloat, displayScale: CGFloat) {
    self.palette = palette
    self.unit = unit
    self.displayScale = displayScale
  }

  // MARK: Boxes

  /// The boxes of a role, as far as they are seen in a region: a line on the inside of each, and a faint area where they
  /// are filled.
  mutating func boxes(
    _ boxes: [OverlayBox], _ role: OverlayRole, in region: CGRect, isFilled: Bool = true
  ) throws {
    if isFilled {
      for box in boxes { try area(box.frame, with: palette.fill(role), in: region) }
    }
    let outlines = boxes.map { box in
      let inset = (role.lineInset - CGFloat(box.levels) * OverlayRole.levelDistance) * unit
      return box.frame.isWide(2 * inset) ? box.frame.insetBy(dx: inset, dy: inset) : box.frame
    }
    try self.outlines(of: outlines, role, in: [region])
  }

  /// The outlines of what is out of sight, as far as they lie in the regions, which have no area in common.
  mutating func ghosts(_ frames: [CGRect], in regions: [CGRect]) throws {
    let inset = OverlayRole.ghost.lineInset * unit
    let outlines = frames.map { $0.isWide(2 * inset) ? $0.insetBy(dx: inset, dy: inset) : $0 }
    try self.outlines(of: outlines, .ghost, in: regions)
  }

  /// The part of a rectangle that lies in a region, on whole pixels.
  private mutating func area(_ rect: CGRect, with color: SRGBColor, in region: CGRect) throws {
    guard let part = pixels(rect).part(in: region) else { return }
    items.append(try .fill(Path(part), with: .color(color)))
  }

  /// Outlines in a role's dashes, on bands of surface that tell them from whatever is behind.
  ///
  /// Dashes are filled rectangles on whole pixels, which are sharp, and many times faster to paint than strokes. They are
  /// cut by arithmetic where they leave a region, which is faster than a clip.
  private mutating func outlines(of frames: [CGRect], _ role: OverlayRole, in regions: [CGRect]) throws {
    let width = pixels(Self.lineWidth * unit)
    let edge = pixels(0.75 * unit)
    let dash = role.dash.map { pixels($0 * unit) }
    var (halo, dashes): ([CGRect], [CGRect]) = ([], [])
    for frame in frames {
      for (side, axis) in sides(of: frame, width: width) {
        var band = side
        band.origin[axis.cross] -= edge
        band.size[axis.cross] += 2 * edge
        for region in regions {
          guard let seen = band.part(in: region) else { continue }
          halo.append(seen)
          addDashes(of: side, along: axis, dash, in: region, to: &dashes)
        }
      }
    }
    for rects in banded(halo, by: \.minY) {
      items.append(
        try .fill(Path { $0.addRects(rects) }, with: .color(palette.surface.multiplyingAlpha(by: 0.7))))
    }
    for rects in banded(dashes, by: \.minY) {
      items.append(try .fill(Path { $0.addRects(rects) }, with: .color(palette.line(role))))
    }
  }

  /// The four sides of an outline, each as long as the frame and `width` points thick.
  private func sides(of frame: CGRect, width: CGFloat) -> [(CGRect, Axis)] {
    let (left, top) = (pixels(frame.minX - width / 2), pixels(frame.minY - width / 2))
    let (right, bottom) = (pixels(frame.maxX - width / 2), pixels(frame.maxY - width / 2))
    return [
      (CGRect(x: left, y: top, width: right + width - left, height: width), .horizontal),
      (CGRect(x: left, y: bottom, width: right + width - left, height: width), .horizontal),
      (CGRect(x: left, y: top, width: width, height: bottom + width - top), .vertical),
      (CGRect(x: right, y: top, width: width, height: bottom + width - top), .vertical),
    ]
  }

  /// Adds the dashes of a side that lie in a region; they are the same from either end of the side.
  private func addDashes(
    of side: CGRect, along axis: Axis, _ dash: [CGFloat], in region: CGRect, to dashes: inout [CGRect]
  ) {
    guard let seen = side.part(in: region) else { return }
    let period = dash.reduce(0, +)
    if period <= 0 {
      dashes.append(seen)
      return
    }
    let (start, end) = (seen.origin[axis], seen.origin[axis] + seen.size[axis])
    // The middle of the first dash stands in the middle of the side.
    let first = pixels(side.origin[axis] + side.size[axis] / 2 - dash[0] / 2)
    var position = first - ((first - start) / period).rounded(.up) * period
    while position < end {
      for (index, length) in dash.enumerated() {
        let (low, high) = (max(position, start), min(position + length, end))
        if index.isMultiple(of: 2), high > low {
          var part = seen
          part.origin[axis] = low
          part.size[axis] = high - low
          dashes.append(part)
        }
        position += length
      }
    }
  }

  /// A plain line around a rectangle, on whole pixels outside of it.
  mutating func frame(around rect: CGRect, with color: SRGBColor) throws {
    let width = max(pixels(unit), 1 / displayScale)
    let (inner, outer) = (pixels(rect), pixels(rect).insetBy(dx: -width, dy: -width))
    items.append(
      try .fill(
        Path {
          $0.addRects([
            CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: width),
            CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: width),
            CGRect(x: outer.minX, y: inner.minY, width: width, height: inner.height),
            CGRect(x: inner.maxX, y: inner.minY, width: width, height: inner.height),
          ])
        }, with: .color(color)))
  }

  /// A length in whole pixels at the scale that layout is rounded to.
  private func pixels(_ length: CGFloat) -> CGFloat { (length * displayScale).rounded() / displayScale }

  /// The rectangle between the nearest edges of pixels.
  private func pixels(_ rect: CGRect) -> CGRect {
    let (left, top) = (pixels(rect.minX), pixels(rect.minY))
    return CGRect(x: left, y: top, width: pixels(rect.maxX) - left, height: pixels(rect.maxY) - top)
  }

  /// What is drawn as one path: pictures are painted strip by strip, and a path that reaches over all of them would be
  /// gone through for each.
  private func banded<Value>(_ values: [Value], by top: (Value) -> CGFloat) -> [[Value]] {
    let height = 48 * unit
    var bands: [Int: [Value]] = [:]
    for value in values { bands[Int((top(value) / height).rounded(.down)), default: []].append(value) }
    return bands.sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: Insets and gaps

  /// Insets, hatched at 45°.
  mutating func hatching(_ strips: [CGRect]) throws {
    if strips.isEmpty { return }
    let color = palette.line(.section)
    for strip in strips {
      try area(strip, with: palette.surface.multiplyingAlpha(by: 0.55), in: strip)
    }
    // Whole pixels apart, so that all bundles but those at the ends of a strip look alike.
    let step = max(pixels(5 * unit), 1 / displayScale)
    for strip in strips {
      let lines = Self.diagonals(of: strip, every: step)
      for start in stride(from: 0, to: lines.count, by: Self.bundle) {
        var steps: [Path.Element] = []
        steps.reserveCapacity(2 * Self.bundle)
        for line in lines[start..<min(start + Self.bundle, lines.count)] {
          steps.append(.move(to: line.from))
          steps.append(.line(to: line.to))
        }
        items.append(
          try .stroke(
            Path(elements: steps), with: .color(color), style: StrokeStyle(lineWidth: unit, miterLimit: 1)))
      }
    }
  }

  /// The parts of upward diagonals that lie in a rectangle.
  private static func diagonals(of rect: CGRect, every step: CGFloat) -> [(from: CGPoint, to: CGPoint)] {
    var lines: [(from: CGPoint, to: CGPoint)] = []
    var sum = ((rect.minX + rect.minY) / step).rounded(.up) * step
    while sum < rect.maxX + rect.maxY {
      let left = max(rect.minX, sum - rect.maxY)
      let right = min(rect.maxX, sum - rect.minY)
      if right > left { lines.append((CGPoint(x: left, y: sum - left), CGPoint(x: right, y: sum - right))) }
      sum += step
    }
    return lines
  }

  /// Gaps, as bars with a line at either end of what they measure, as far as they lie in a region.
  mutating func bars(_ gaps: [(frame: CGRect, axis: Axis)], in region: CGRect) throws {
    let color = palette.line(.dimension)
    let width = max(pixels(unit), 1 / displayScale)
    for gap in gaps {
      try area(gap.frame, with: palette.surface.multiplyingAlpha(by: 0.55), in: region)
      try area(gap.frame, with: color.multiplyingAlpha(by: 0.3), in: region)
    }
    let ends = gaps.flatMap { gap -> [CGRect] in
      [0, gap.frame.size[gap.axis]].compactMap { along in
        var end = gap.frame
        end.origin[gap.axis] += along - width / 2
        end.size[gap.axis] = width
        return pixels(end).part(in: region)
      }
    }
    for ends in banded(ends, by: \.minY) {
      items.append(try .fill(Path { $0.addRects(ends) }, with: .color(color)))
    }
  }

  // MARK: Dimensions

  /// A line with arrowheads, and thinner ones that lead to it.
  mutating func dimension(_ line: DimensionLine, _ role: OverlayRole) throws {
    let color = palette.line(role)
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      var point = CGPoint.zero
      point[line.axis] = along
      point[line.axis.cross] = across
      return point
    }
    let outward: CGFloat = line.position < line.edge ? -1 : 1
    var leading = Path()
    for end in [line.start, line.end] {
      leading.move(to: point(end, line.edge + outward * 2 * unit))
      leading.addLine(to: point(end, line.position + outward * 4 * unit))
    }
    let halo = palette.surface.multiplyingAlpha(by: 0.7)
    items.append(try .stroke(leading, with: .color(halo), style: StrokeStyle(lineWidth: 2.25 * unit)))
    items.append(try .stroke(leading, with: .color(color), style: StrokeStyle(lineWidth: 0.75 * unit)))
    let head = min(5 * unit, (line.end - line.start) / 2)
    var shaft = Path()
    shaft.move(to: point(line.start + head, line.position))
    shaft.addLine(to: point(line.end - head, line.position))
    if line.end - line.start > 2 * head {
      items.append(
        try .stroke(shaft, with: .color(halo), style: StrokeStyle(lineWidth: (Self.lineWidth + 1.5) * unit)))
      items.append(
        try .stroke(shaft, with: .color(color), style: StrokeStyle(lineWidth: Self.lineWidth * unit)))
    }
    var heads = Path()
    for (tip, inward) in [(line.start, 1.0), (line.end, -1.0)] {
      heads.move(to: point(tip, line.position))
      heads.addLine(to: point(tip + inward * head, line.position - 2.5 * unit))
      heads.addLine(to: point(tip + inward * head, line.position + 2.5 * unit))
      heads.closeSubpath()
    }
    items.append(try .fill(heads, with: .color(color)))
  }

  /// From a pill to what it is about, with a dot at its end.
  mutating func leader(_ leader: OverlayLeader, _ role: OverlayRole) throws {
    let color = palette.line(role)
    var path = Path()
    path.move(to: leader.from)
    path.addLine(to: leader.to)
    items.append(
      try .stroke(
        path, with: .color(palette.surface.multiplyingAlpha(by: 0.7)),
        style: StrokeStyle(lineWidth: 2.5 * unit)))
    items.append(try .stroke(path, with: .color(color), style: StrokeStyle(lineWidth: unit)))
    let radius = 2 * unit
    let dot = CGRect(center: leader.to, size: CGSize(width: 2 * radius, height: 2 * radius))
    items.append(
      try .fill(
        Path(ellipseIn: dot.insetBy(dx: -unit * 0.75, dy: -unit * 0.75)), with: .color(palette.surface)))
    items.append(try .fill(Path(ellipseIn: dot), with: .color(color)))
  }

  // MARK: Pills

  /// A number or a name on its surface, with its badge.
  mutating func pill(_ note: OverlayNote, at frame: CGRect) throws {
    let line = palette.line(note.role)
    let radius = min(frame.height / 2, 6 * unit)
    items.append(
      try .fill(Path(roundedRect: frame, cornerRadius: radius), with: .color(palette.pill)))
    let edge = frame.insetBy(dx: 0.375 * unit, dy: 0.375 * unit)
    items.append(
      try .stroke(
        Path(roundedRect: edge, cornerRadius: radius - 0.375 * unit), with: .color(line),
        style: StrokeStyle(lineWidth: 0.75 * unit)))
    let text = note.text
    guard let badge = note.badge else {
      try self.text(text, in: frame)
      return
    }
    let box = badge.size(unit)
    if note.isStacked {
      let height = text.size.height + box.height
      let top = frame.midY - height / 2
      try self.text(
        text, in: CGRect(x: frame.minX, y: top, width: frame.width, height: text.size.height))
      try self.badge(
        badge,
        in: CGRect(
          x: frame.midX - box.width / 2, y: top + text.size.height, width: box.width, height: box.height))
    } else {
      let width = text.size.width + 4 * unit + box.width
      let left = frame.midX - width / 2
      try self.text(text, in: CGRect(x: left, y: frame.minY, width: text.size.width, height: frame.height))
      try self.badge(
        badge,
        in: CGRect(
          x: left + width - box.width, y: frame.midY - box.height / 2, width: box.width, height: box.height))
    }
  }

  /// What kind of length a number is, in its outline.
  mutating func badge(_ badge: OverlayBadge, in frame: CGRect) throws {
    let box = frame.insetBy(dx: 0.5 * unit, dy: 0.5 * unit)
    let outline =
      switch badge.shape {
      case .square: Path(box)
      case .round, .dashed: Path(roundedRect: box, cornerRadius: box.height / 2)
      }
    let dash: [CGFloat] = badge.shape == .dashed ? [2 * unit, 2 * unit] : []
    items.append(
      try .stroke(
        outline, with: .color(palette.line(.dimension)),
        style: StrokeStyle(lineWidth: 0.75 * unit, dash: dash)))
    try text(badge.text, in: frame)
  }

  /// A text in the middle of a rectangle.
  private mutating func text(_ text: ShapedText, in frame: CGRect) throws {
    try self.text(
      text, at: CGPoint(x: frame.midX - text.size.width / 2, y: frame.midY - text.size.height / 2))
  }

  /// A text with its top left corner at a point.
  mutating func text(_ text: ShapedText, at point: CGPoint) throws {
    items.append(try .text(text, at: point, paints: [.color(palette.text)]))
  }
}

nonisolated extension CGRect {
  /// Whether both sides are longer than `length`.
  fileprivate func isWide(_ length: CGFloat) -> Bool { width > length && height > length }

  /// What two rectangles have in common, if that has an area.
  fileprivate func part(in other: CGRect) -> CGRect? {
    let part = intersection(other)
    return part.width > 0 && part.height > 0 ? part : nil
  }
}
