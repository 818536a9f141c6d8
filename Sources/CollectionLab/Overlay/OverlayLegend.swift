import Drawing
import Foundation
import Geometry

/// What the lines, areas and badges of an overlay mean, a row each.
struct OverlayLegend {
  /// What a row shows before its words.
  enum Sample: Hashable {
    case box(OverlayRole)
    case hatching(OverlayRole)
    case bar
    case line(OverlayRole)
    case badge(String, OverlayBadge.Shape)
    case pill
    case callout(Int)
    case none
  }

  /// A sample with its words.
  struct Row: Hashable {
    var sample: Sample
    var words: String
  }

  private let lettering: OverlayLettering

  /// What has content insets, from back to front.
  static let hatched: [OverlayRole] = [.section, .group, .item]

  init(lettering: OverlayLettering) { self.lettering = lettering }

  /// The rows that a picture may need: everything that is asked for.
  static func rows(_ overlay: FigureOverlay) -> [Row] {
    var rows: [Row] = []
    func add(_ role: OverlayRole) { rows.append(Row(sample: .box(role), words: role.name)) }
    if overlay.contains(.frames) {
      for role in [OverlayRole.section, .orthogonal, .supplementary, .pinned, .item, .badge] { add(role) }
    }
    if overlay.contains(.groups) { add(.group) }
    if overlay.contains(.frames) { add(.ghost) }
    if overlay.contains(.insets) {
      for role in hatched { rows.append(Row(sample: .hatching(role), words: "\(role.name) inset")) }
    }
    if overlay.contains(.spacing) { rows.append(Row(sample: .bar, words: "spacing")) }
    if overlay.contains(.dimensions) {
      rows.append(Row(sample: .line(.dimension), words: OverlayRole.dimension.name))
      if overlay.contains(.groups) { rows.append(Row(sample: .line(.group), words: "size of a group")) }
      rows.append(Row(sample: .badge("abs", .square), words: "absolute"))
      rows.append(Row(sample: .badge("0.5 w", .round), words: "fraction"))
      rows.append(Row(sample: .badge("est", .dashed), words: "estimated"))
    }
    if overlay.contains(.reuse) { rows.append(Row(sample: .pill, words: OverlayRole.live.name)) }
    return rows
  }

  /// How many lines of words are kept free for what is counted.
  static let countedRows = 2

  /// Draws the rows that the picture needs, and what was counted.
  ///
  /// - Parameter count: how many rows room is kept for: as many, or more where another picture of a motion has more.
  func draw(
    _ rows: [Row], of count: Int, metrics: OverlayMetrics, direction: LayoutDirection,
    with pen: inout OverlayPen
  ) throws {
    let unit = metrics.unit
    let columns = metrics.legendColumns
    let lines = (count + columns - 1) / max(1, columns)
    let width = metrics.legend.width / CGFloat(columns)
    let isRightToLeft = direction == .rightToLeft
    for (index, row) in rows.enumerated() {
      let column = lines == 0 ? 0 : index / lines
      var x = metrics.legend.minX + CGFloat(column) * width
      let y = metrics.legend.minY + CGFloat(index - column * lines) * OverlayMetrics.rowHeight * unit
      let words = try lettering.plain(row.words)
      let sample = CGSize(width: 26 * unit, height: 14 * unit)
      let middle = y + OverlayMetrics.rowHeight * unit / 2
      if isRightToLeft { x = metrics.legend.maxX - CGFloat(column) * width - sample.width }
      try draw(
        row.sample, in: CGRect(center: CGPoint(x: x + sample.width / 2, y: middle), size: sample), with: &pen)
      let indent = row.sample == .none ? 0 : OverlayMetrics.sampleWidth * unit
      let left = isRightToLeft ? x + sample.width - indent - words.size.width : x + indent
      try pen.text(words, at: CGPoint(x: left, y: middle - words.size.height / 2))
    }
  }

  private func draw(_ sample: Sample, in frame: CGRect, with pen: inout OverlayPen) throws {
    let unit = pen.unit
    switch sample {
    case .box(.ghost): try pen.ghosts([frame], in: [frame])
    case .box(let role):
      try pen.boxes([OverlayBox(frame: frame)], role, in: frame.insetBy(dx: -3 * unit, dy: -3 * unit))
    case .hatching(let role): try pen.hatching([frame], role)
    case .bar:
      let bar = CGRect(center: frame.center, size: CGSize(width: 8 * unit, height: frame.height))
      try pen.bars([(bar, .horizontal)], in: frame)
    case .line(let role):
      try pen.dimension(
        DimensionLine(
          axis: .horizontal, start: frame.minX, end: frame.maxX, position: frame.midY, edge: frame.maxY), role
      )
    case .badge(let words, let shape):
      let badge = OverlayBadge(text: try lettering.plain(words), shape: shape)
      try pen.badge(badge, in: CGRect(center: frame.center, size: badge.size(unit)))
    case .pill:
      let note = OverlayNote(role: .live, text: try lettering.strong("×2"), badge: nil, isStacked: false)
      try pen.pill(note, at: CGRect(center: frame.center, size: note.pillSize(unit)))
    case .callout(let number):
      let note = OverlayNote(
        role: .callout, text: try lettering.strong("\(number)"), badge: nil, isStacked: false)
      try pen.pill(note, at: CGRect(center: frame.center, size: note.pillSize(unit)))
    case .none: break
    }
  }
}

nonisolated extension CGRect {
  /// The point in the middle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
