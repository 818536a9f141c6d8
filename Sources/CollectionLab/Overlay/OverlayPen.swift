import Drawing
import Foundation
import Geometry

/// Draws the lines, areas and pills of an overlay.
nonisolated struct OverlayPen {
  let palette: OverlayPalette
  /// Points of the figure for a point at its final width.
  let unit: CGFloat
  /// Pixels a point.
  let displayScale: CGFloat
  var items: [DisplayItem] = []

  /// How wide lines are, in points at the final width.
  static let lineWidth: CGFloat = 1.5

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
    let width = pixels(Self.lineWidth * unit)
    let sides = boxes.flatMap { self.sides(of: $0.line(role, unit: unit), width: width) }
    try lines(sides, role, in: [region])
  }

  /// The outlines of what is out of sight, as far as they lie in the regions, which have no area in common; sides that are
  /// not told apart are one line, so that it keeps its dashes.
  mutating func ghosts(_ frames: [CGRect], in regions: [CGRect]) throws {
    let width = pixels(Self.lineWidth * unit)
    let sides = frames.flatMap {
      self.sides(of: OverlayBox(frame: $0).line(.ghost, unit: unit), width: width)
    }
    try lines(united(sides, within: 2 * width), .ghost, in: regions)
  }

  /// Sides of which those that overlap along an axis, and are no further apart across it than `distance`, are one.
  private func united(_ sides: [(CGRect, Axis)], within distance: CGFloat) -> [(CGRect, Axis)] {
    var kept: [(CGRect, Axis)] = []
    for axis in [Axis.horizontal, .vertical] {
      var lines = sides.filter { $0.1 == axis }.map(\.0)
      lines.sort { ($0.origin[axis], $0.origin[axis.cross]) < ($1.origin[axis], $1.origin[axis.cross]) }
      // The last line at each place across the axis.
      var last: [Int: Int] = [:]
      var united: [CGRect] = []
      for line in lines {
        let place = Int((line.origin[axis.cross] / distance).rounded(.down))
        let known = [place, place - 1, place + 1].compactMap { last[$0] }.first { index in
          abs(united[index].origin[axis.cross] - line.origin[axis.cross]) <= distance
            && united[index].origin[axis] + united[index].size[axis] >= line.origin[axis]
        }
        if let known {
          let end = max(
            united[known].origin[axis] + united[known].size[axis], line.origin[axis] + line.size[axis])
          united[known].size[axis] = end - united[known].origin[axis]
        } else {
          last[place] = united.count
          united.append(line)
        }
      }
      kept += united.map { ($0, axis) }
    }
    return kept
  }

  /// The part of a rectangle that lies in a region, on whole pixels.
  mutating func area(_ rect: CGRect, with color: SRGBColor, in region: CGRect) throws {
    guard let part = pixels(rect).part(in: region) else { return }
    items.append(try .fill(Path(part), with: .color(color)))
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

  /// A plain line around a rectangle, on whole pixels outside of it.
  mutating func frame(around rect: CGRect, with color: SRGBColor) throws {
    let width = max(pixels(unit), 1 / displayScale)
    try outline(pixels(rect).insetBy(dx: -width, dy: -width), with: color, width: width)
  }

  /// A plain line along the inside of a rectangle, on whole pixels.
  ///
  /// - Parameter width: the line's width in points; `nil` for a thin one.
  mutating func outline(_ outer: CGRect, with color: SRGBColor, width: CGFloat? = nil) throws {
    let width = width ?? max(pixels(0.75 * unit), 1 / displayScale)
    let inner = outer.insetBy(dx: width, dy: width)
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
  func pixels(_ length: CGFloat) -> CGFloat { (length * displayScale).rounded() / displayScale }

  /// The rectangle between the nearest edges of pixels.
  func pixels(_ rect: CGRect) -> CGRect {
    let (left, top) = (pixels(rect.minX), pixels(rect.minY))
    return CGRect(x: left, y: top, width: pixels(rect.maxX) - left, height: pixels(rect.maxY) - top)
  }

  /// Fills rectangles, those of a band as one path.
  mutating func fill(_ rects: [CGRect], with color: SRGBColor) throws {
    for rects in bands(of: rects, at: \.minY) {
      items.append(try .fill(Path { $0.addRects(rects) }, with: .color(color)))
    }
  }
}

nonisolated extension CGRect {
  /// What two rectangles have in common, if that has an area.
  func part(in other: CGRect) -> CGRect? {
    let part = intersection(other)
    return part.width > 0 && part.height > 0 ? part : nil
  }
}
