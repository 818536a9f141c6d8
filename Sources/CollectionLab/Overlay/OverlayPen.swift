import Drawing
import Foundation
import Geometry

/// Draws the lines, areas and pills of an overlay.
struct OverlayPen {
  let palette: OverlayPalette
  /// Points of the figure for a point at its final width.
  let unit: CGFloat
  private(set) var items: [DisplayItem] = []

  /// How wide lines are, in points at the final width.
  static let lineWidth: CGFloat = 1.5

  init(palette: OverlayPalette, unit: CGFloat) {
    self.palette = palette
    self.unit = unit
  }

  /// The stroke of a role's lines.
  func stroke(_ role: OverlayRole) -> StrokeStyle {
    StrokeStyle(lineWidth: Self.lineWidth * unit, dash: role.dash.map { $0 * unit })
  }

  mutating func append(_ more: [DisplayItem]) { items += more }

  // MARK: Boxes

  /// The boxes of a role: a line on the inside of each, and a faint area where they are filled.
  mutating func boxes(_ frames: [CGRect], _ role: OverlayRole, isFilled: Bool = true) throws {
    if frames.isEmpty { return }
    if isFilled {
      items.append(try .fill(Path { $0.addRects(frames) }, with: .color(palette.fill(role))))
    }
    let inset = role.lineInset * unit
    let lines = frames.map {
      $0.width > 2 * inset && $0.height > 2 * inset ? $0.insetBy(dx: inset, dy: inset) : $0
    }
    try line(Path { $0.addRects(lines) }, role)
  }

  /// The outlines of what is out of sight.
  mutating func ghosts(_ frames: [CGRect]) throws {
    if frames.isEmpty { return }
    let inset = OverlayRole.ghost.lineInset * unit
    try line(Path { $0.addRects(frames.map { $0.insetBy(dx: inset, dy: inset) }) }, .ghost)
  }

  /// A line of a role, on a band of surface that tells it from whatever is behind.
  private mutating func line(_ path: Path, _ role: OverlayRole) throws {
    let style = stroke(role)
    items.append(
      try .stroke(
        path, with: .color(palette.surface.multiplyingAlpha(by: 0.7)),
        style: StrokeStyle(lineWidth: style.lineWidth + 1.5 * unit)))
    items.append(try .stroke(path, with: .color(palette.line(role)), style: style))
  }

  // MARK: Insets and gaps

  /// Insets, hatched at 45°.
  mutating func hatching(_ strips: [CGRect]) throws {
    if strips.isEmpty { return }
    let color = palette.line(.section)
    items.append(
      try .fill(
        Path { $0.addRects(strips) }, with: .color(palette.surface.multiplyingAlpha(by: 0.55))))
    var path = Path()
    for strip in strips { Self.addHatching(of: strip, every: 5 * unit, to: &path) }
    if path == Path() { return }
    items.append(try .stroke(path, with: .color(color), style: StrokeStyle(lineWidth: unit)))
  }

  /// Adds the parts of upward diagonals that lie in a rectangle.
  private static func addHatching(of rect: CGRect, every step: CGFloat, to path: inout Path) {
    var sum = ((rect.minX + rect.minY) / step).rounded(.up) * step
    while sum < rect.maxX + rect.maxY {
      let left = max(rect.minX, sum - rect.maxY)
      let right = min(rect.maxX, sum - rect.minY)
      if right > left {
        path.move(to: CGPoint(x: left, y: sum - left))
        path.addLine(to: CGPoint(x: right, y: sum - right))
      }
      sum += step
    }
  }

  /// Gaps, as bars with a line at either end of what they measure.
  mutating func bars(_ gaps: [(frame: CGRect, axis: Axis)]) throws {
    if gaps.isEmpty { return }
    let color = palette.line(.dimension)
    let areas = Path { $0.addRects(gaps.map(\.frame)) }
    items.append(try .fill(areas, with: .color(palette.surface.multiplyingAlpha(by: 0.55))))
    items.append(try .fill(areas, with: .color(color.multiplyingAlpha(by: 0.3))))
    var ends = Path()
    for (frame, axis) in gaps {
      for end in [frame.origin[axis], frame.origin[axis] + frame.size[axis]] {
        var from = frame.origin
        from[axis] = end
        var to = from
        to[axis.cross] += frame.size[axis.cross]
        ends.move(to: from)
        ends.addLine(to: to)
      }
    }
    items.append(try .stroke(ends, with: .color(color), style: StrokeStyle(lineWidth: unit)))
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
