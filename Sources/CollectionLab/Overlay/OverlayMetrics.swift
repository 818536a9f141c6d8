import Drawing
import Foundation
import Geometry

/// The lengths of an overlaid figure: where the picture stands, where the legend, and how large everything is drawn.
///
/// They depend on the picture's size, on what is asked for and on how many rows that gives the legend, not on what else is
/// in the picture.
nonisolated struct OverlayMetrics: Sendable {
  /// Points of the figure for a point at its final width: 1 where the figure is no wider than a column.
  let unit: CGFloat
  /// Where the picture stands in the figure.
  let picture: CGRect
  /// Where the legend stands in the figure.
  let legend: CGRect
  /// Whether the legend stands beside the picture, not below it.
  let isBeside: Bool
  /// How many columns the legend's rows are in.
  let legendColumns: Int
  /// Where notes may stand: the picture with the room around it, without the legend.
  let room: CGRect
  /// The figure's size, in points, with room for every row that the legend may have.
  let size: CGSize
  /// How high the figure is without a legend, in points.
  private let baseHeight: CGFloat

  /// The width, in points, at which a reader sees a figure at the least.
  static let columnWidth: CGFloat = 680
  /// The size of letters at that width, in points.
  static let fontSize: CGFloat = 11
  /// How far from the picture's edge a collection may end whose ghosts are drawn beyond it, in points at the final width.
  private static let ghostDistance: CGFloat = 48
  /// The height of a row of the legend, in points at the final width.
  static let rowHeight: CGFloat = 20
  /// The width of a sample in the legend, with the room after it, in points at the final width.
  static let sampleWidth: CGFloat = 37
  /// The width of the legend's words, in points at the final width; ``OverlayCallouts/rowWidth`` where they explain numbers.
  static let wordsWidth: CGFloat = 83
  /// The room around the legend, in points at the final width.
  static let gap: CGFloat = 8

  /// What rounding lengths that have grown to whole points may add to the width.
  private static let rounding: CGFloat = 4

  /// The lengths for a picture of `size` points whose legend has `rows` rows.
  init(picture size: CGSize, overlay: FigureOverlay, rows: Int, direction: LayoutDirection) {
    let margins = OverlayMargins(overlay)
    let sides = margins.leading + margins.trailing
    let words = overlay.contains(.callouts) ? OverlayCallouts.rowWidth : Self.wordsWidth
    let (gap, column) = (Self.gap, Self.sampleWidth + words)
    let besideUnit = Self.unit(width: size.width, extra: sides + column + 2 * gap)
    // A legend beside a wide picture would make it wider still, and all letters larger.
    isBeside = besideUnit <= 1.3
    let unit = isBeside ? besideUnit : Self.unit(width: size.width, extra: sides)
    let isRightToLeft = direction == .rightToLeft
    self.unit = unit
    let top = (margins.end * unit).rounded(.up)
    let left = ((isRightToLeft ? margins.trailing : margins.leading) * unit).rounded(.up)
    let right = ((isRightToLeft ? margins.leading : margins.trailing) * unit).rounded(.up)
    baseHeight = size.height + 2 * top
    var room = CGRect(x: 0, y: 0, width: left + size.width + right, height: baseHeight)
    var whole = room.size
    if isBeside {
      legendColumns = 1
      let width = ((column + 2 * gap) * unit).rounded(.up)
      legend = CGRect(
        x: (isRightToLeft ? 0 : whole.width) + gap * unit, y: top, width: column * unit,
        height: CGFloat(rows) * Self.rowHeight * unit)
      if isRightToLeft { room.origin.x = width }
      whole.width += width
    } else {
      let columnWidth = (column + gap) * unit
      legendColumns = max(1, min(rows, Int((whole.width - 2 * gap * unit) / columnWidth)))
      let lines = (rows + legendColumns - 1) / legendColumns
      let width = CGFloat(legendColumns) * columnWidth
      // In line with the picture where reading begins, but all of it on the page.
      let start = isRightToLeft ? max(0, whole.width - right - width) : min(left, max(whole.width - width, 0))
      legend = CGRect(
        x: start, y: whole.height, width: width, height: CGFloat(lines) * Self.rowHeight * unit)
    }
    whole.height = Self.height(baseHeight, above: legend, isBeside: isBeside, unit)
    if isBeside { room.size.height = whole.height }
    picture = CGRect(x: room.minX + left, y: top, width: size.width, height: size.height)
    self.room = room
    self.size = CGSize(width: whole.width.rounded(.up), height: whole.height.rounded(.up))
  }

  /// The figure's size without the room for rows that its legend does not have.
  ///
  /// - Parameters:
  ///   - rows: how many rows the legend has.
  ///   - bottom: where the lowest of the notes ends.
  func size(rows: Int, notes bottom: CGFloat) -> CGSize {
    var legend = legend
    legend.size.height = CGFloat((rows + legendColumns - 1) / legendColumns) * Self.rowHeight * unit
    let height = Self.height(baseHeight, above: legend, isBeside: isBeside, unit)
    return CGSize(
      width: size.width, height: min(max(height, bottom + Self.gap * unit).rounded(.up), size.height))
  }

  private static func height(_ base: CGFloat, above legend: CGRect, isBeside: Bool, _ unit: CGFloat)
    -> CGFloat
  {
    let bottom = legend.size.height + gap * unit
    return isBeside ? max(base, (legend.minY + bottom).rounded(.up)) : base + bottom.rounded(.up)
  }

  /// Where what is out of sight of a collection is drawn: in the margin, beyond the sides that are near to it, and nowhere
  /// where another of the outermost collections lies between.
  ///
  /// The regions have no area in common.
  func ghostRegions(of viewport: CGRect, among outermost: [CGRect]) -> [CGRect] {
    let reach = OverlayMargins.ghostReach * unit
    let inner = picture.insetBy(dx: -2 * unit, dy: -2 * unit)
    let outer = picture.insetBy(dx: -reach, dy: -reach)
    func isFree(_ axis: Axis, _ isBeyond: (CGRect) -> Bool) -> Bool {
      !outermost.contains { other in
        isBeyond(other) && other.origin[axis] < viewport.origin[axis] + viewport.size[axis]
          && other.origin[axis] + other.size[axis] > viewport.origin[axis]
      }
    }
    let isNear: (CGFloat) -> Bool = { $0 <= Self.ghostDistance * unit }
    let hasLeft = isFree(.vertical) { $0.maxX <= viewport.minX }
    let hasRight = isFree(.vertical) { $0.minX >= viewport.maxX }
    // Half of the gap to a neighbour is the neighbour's.
    let others = outermost.filter { $0 != viewport }
    let gaps = (
      others.filter { $0.maxX <= viewport.minX }.map { viewport.minX - $0.maxX }.min() ?? 0,
      others.filter { $0.minX >= viewport.maxX }.map { $0.minX - viewport.maxX }.min() ?? 0
    )
    let left = hasLeft ? outer.minX : viewport.minX - gaps.0 / 2
    let right = hasRight ? outer.maxX : viewport.maxX + gaps.1 / 2
    var regions: [CGRect] = []
    if isNear(viewport.minY - picture.minY), isFree(.horizontal, { $0.maxY <= viewport.minY }) {
      regions.append(CGRect(x: left, y: outer.minY, width: right - left, height: inner.minY - outer.minY))
    }
    if isNear(picture.maxY - viewport.maxY), isFree(.horizontal, { $0.minY >= viewport.maxY }) {
      regions.append(CGRect(x: left, y: inner.maxY, width: right - left, height: outer.maxY - inner.maxY))
    }
    if hasLeft, isNear(viewport.minX - picture.minX) {
      regions.append(
        CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height))
    }
    if hasRight, isNear(picture.maxX - viewport.maxX) {
      regions.append(
        CGRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height))
    }
    return regions
  }

  /// What makes letters as large as they must be in a figure of a picture's width and of `extra` points around it, which
  /// grow as the letters do.
  static func unit(width: CGFloat, extra: CGFloat) -> CGFloat {
    if width + extra <= columnWidth { return 1 }
    return (width + rounding) / max(columnWidth - extra, 1)
  }
}
