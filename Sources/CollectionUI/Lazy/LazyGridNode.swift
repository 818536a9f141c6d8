import Drawing
import Foundation
import Geometry

/// Cells in tracks of lengths that only the offer across the grid decides.
final class LazyGridNode: LayoutNode {
  nonisolated deinit {}

  private let tracks: [GridItem]
  /// The axis along which lines of cells follow each other.
  private let axis: Axis
  private let gap: CGFloat
  private let direction: LayoutDirection
  private let cells: [LayoutNode]
  /// The last layout, which is the one most often asked again.
  private var latest: (cross: CGFloat?, layout: GridLines)?

  init(
    tracks: [GridItem], axis: Axis, spacing: CGFloat?, direction: LayoutDirection, cells: [LayoutNode]
  ) {
    self.tracks = tracks.isEmpty ? [GridItem()] : tracks
    self.axis = axis
    gap = spacing ?? ViewSpacing.standard
    self.direction = direction
    self.cells = cells
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { layout(proposal[axis.cross]).size }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let layout = layout(proposal[axis.cross])
    canvas.drawChildren(cells.count, zIndex: { cells[$0].zIndex }) { index in
      let (track, line) = (layout.tracks[index % layout.tracks.count], index / layout.tracks.count)
      var area = CGRect.zero
      area.size[axis.cross] = track.length
      area.size[axis] = layout.lines[line].length
      area.origin[axis.cross] = track.start
      area.origin[axis] = layout.lines[line].start
      let inner = ProposedViewSize(axis: axis, main: layout.lines[line].length, cross: track.length)
      let cell = cells[index].dimensions(inner)
      var place = (track.alignment ?? .center).origin(of: cell, in: area.size)
      place.x += area.minX
      place.y += area.minY
      if direction == .rightToLeft { place.x = layout.size.width - place.x - cell.width }
      cells[index].draw(
        at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), proposal: inner, on: canvas)
    }
  }

  private func layout(_ cross: CGFloat?) -> GridLines {
    if let latest, latest.cross == cross { return latest.layout }
    var layout = GridLines(tracks: GridTrack.tracks(tracks, in: cross))
    if let last = layout.tracks.last { layout.size[axis.cross] = last.start + last.length }
    var position: CGFloat = 0
    for first in stride(from: 0, to: cells.count, by: layout.tracks.count) {
      var length: CGFloat = 0
      for index in first..<min(first + layout.tracks.count, cells.count) {
        let offer = ProposedViewSize(axis: axis, main: nil, cross: layout.tracks[index - first].length)
        length = max(length, cells[index].sizeThatFits(offer)[axis])
      }
      if first > 0 { position += gap }
      layout.lines.append((position, length))
      position += length
    }
    layout.size[axis] = position
    latest = (cross, layout)
    return layout
  }
}

/// Where a grid's tracks and lines lie.
private struct GridLines {
  var tracks: [GridTrack]
  var lines: [(start: CGFloat, length: CGFloat)] = []
  var size = CGSize.zero
}

/// A track that has its place.
struct GridTrack {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment?

  /// The tracks in `room` points, `nil` for as little as they may have (`views.md` 2.13).
  ///
  /// Fixed ones first; then from the first to the last each flexible one gets an equal share of what is left, within its limits.
  static func tracks(_ items: [GridItem], in room: CGFloat?) -> [GridTrack] {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.standard) }
    var left = (room ?? 0) - gaps
    var shares = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= usable(length) } else { shares += 1 }
    }
    var tracks: [GridTrack] = []
    var position: CGFloat = 0
    for item in items {
      let gap = item.spacing ?? ViewSpacing.standard
      func add(_ length: CGFloat) {
        tracks.append(GridTrack(start: position, length: length, alignment: item.alignment))
        position += length + gap
      }
      switch item.size {
      case .fixed(let length): add(usable(length))
      case .flexible(let minimum, let maximum):
        let length = min(max(left / CGFloat(shares), usable(minimum)), max(maximum, usable(minimum)))
        (left, shares) = (left - length, shares - 1)
        add(length)
      case .adaptive(let minimum, let maximum):
        let room = max(left / CGFloat(shares), 0)
        let least = max(usable(minimum), 1)
        let count = max(((room + gap) / (least + gap)).rounded(.down), 1)
        let length = min(max((room - gap * (count - 1)) / count, usable(minimum)), max(maximum, least))
        (left, shares) = (left - room, shares - 1)
        for _ in 0..<Int(min(count, 10_000)) { add(length) }
      }
    }
    return tracks
  }

  private static func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
}
