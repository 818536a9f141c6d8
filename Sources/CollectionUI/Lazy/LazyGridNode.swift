import Drawing
import Foundation
import Geometry

/// Cells in tracks of lengths that only the offer across the grid decides, and views that take a line alone.
final class LazyGridNode: LayoutNode, PlacingNode {
  nonisolated deinit {}

  private let tracks: [GridItem]
  /// The axis along which lines of cells follow each other.
  private let axis: Axis
  /// Where views stand that take a line alone.
  private let alignment: Alignment
  private let gap: CGFloat
  private let direction: LayoutDirection
  private let children: [LayoutNode]
  private let blocks: [LazyGridBlock]
  /// The last layout, which is the one most often asked again.
  private var latest: (cross: CGFloat?, layout: GridLines)?

  init(
    tracks: [GridItem], axis: Axis, alignment: Alignment, spacing: CGFloat?, direction: LayoutDirection,
    children: [LayoutNode], blocks: [LazyGridBlock]
  ) {
    self.tracks = tracks.isEmpty ? [GridItem()] : tracks
    self.axis = axis
    self.alignment = alignment
    gap = spacing ?? ViewSpacing.standard
    self.direction = direction
    self.children = children
    self.blocks = blocks
    super.init()
    adopt(children)
  }

  override func invalidate() {
    super.invalidate()
    latest = nil
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { layout(proposal[axis.cross]).size }

  func places(_ proposal: ProposedViewSize) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    let layout = layout(proposal[axis.cross])
    let whole = GridTrack(start: 0, length: layout.size[axis.cross], alignment: alignment)
    return layout.lines.flatMap { line in
      line.views.map { index in
        let track = line.isWhole ? whole : layout.tracks[index - line.views.lowerBound]
        var area = CGRect.zero
        area.size[axis.cross] = track.length
        area.size[axis] = line.length
        area.origin[axis.cross] = track.start
        area.origin[axis] = line.start
        let inner = ProposedViewSize(axis: axis, main: line.length, cross: track.length)
        var place = (track.alignment ?? .center).origin(of: children[index].dimensions(inner), in: area.size)
        place.x += area.minX
        place.y += area.minY
        return (place, inner)
      }
    }
  }

  override func frame(of id: AnyHashable, under proposal: ProposedViewSize) -> CGRect? {
    frame(of: id, in: children, at: places(proposal))
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let width = sizeThatFits(proposal).width
    let places = places(proposal)
    canvas.drawChildren(children.count, zIndex: { children[$0].zIndex }) { index in
      var (place, inner) = places[index]
      if direction == .rightToLeft { place.x = width - place.x - children[index].sizeThatFits(inner).width }
      children[index].draw(
        at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), proposal: inner, on: canvas)
    }
  }

  private func layout(_ cross: CGFloat?) -> GridLines {
    if let latest, latest.cross == cross { return latest.layout }
    var layout = GridLines(tracks: GridTrack.tracks(tracks, in: cross))
    if let last = layout.tracks.last { layout.size[axis.cross] = last.start + last.length }
    var position: CGFloat = 0
    for block in blocks {
      let step = block.isWhole ? 1 : layout.tracks.count
      for first in stride(from: block.views.lowerBound, to: block.views.upperBound, by: step) {
        let views = first..<min(first + step, block.views.upperBound)
        let lengths = views.map { index in
          let cross = block.isWhole ? layout.size[axis.cross] : layout.tracks[index - first].length
          return children[index].sizeThatFits(ProposedViewSize(axis: axis, main: nil, cross: cross))[axis]
        }
        if !layout.lines.isEmpty { position += gap }
        let length = lengths.reduce(0, max)
        layout.lines.append(
          GridLines.Line(views: views, isWhole: block.isWhole, start: position, length: length))
        position += length
      }
    }
    layout.size[axis] = position
    latest = (cross, layout)
    return layout
  }
}

/// Views of a lazy grid that follow each other: in its tracks, or each in a line of its own.
struct LazyGridBlock {
  let views: Range<Int>
  /// Whether each view takes all tracks, as headers and footers of sections do.
  let isWhole: Bool

  /// The blocks of a list: loose views, and the parts of each section.
  static func blocks(of list: ResolvedList) -> [LazyGridBlock] {
    var blocks: [LazyGridBlock] = []
    var start = 0
    for section in list.sections() {
      for (part, isWhole) in [(section.header, true), (section.content, false), (section.footer, true)] {
        if part.isEmpty { continue }
        blocks.append(LazyGridBlock(views: start..<start + part.count, isWhole: isWhole))
        start += part.count
      }
    }
    return blocks
  }
}

/// Where a grid's tracks and lines lie.
private struct GridLines {
  /// Views side by side, by their places among the grid's.
  struct Line {
    let views: Range<Int>
    let isWhole: Bool
    let start: CGFloat
    let length: CGFloat
  }

  var tracks: [GridTrack]
  var lines: [Line] = []
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
