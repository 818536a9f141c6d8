import Drawing
import Foundation
import Geometry

/// A picture with what is drawn over it and beside it, made of its display list alone.
struct OverlaidPicture {
  private let list: DisplayList
  private let overlay: FigureOverlay
  private let environment: DrawingEnvironment
  private let metrics: OverlayMetrics
  private let lettering: OverlayLettering
  private let legend: OverlayLegend
  /// The rows that the legend may need.
  private let rows: [OverlayLegend.Row]
  private let direction: LayoutDirection
  private let callouts: OverlayCallouts
  /// Whether a thin line tells the picture from the paper.
  private let isOutlined: Bool

  init(
    _ list: DisplayList, _ overlay: FigureOverlay, callouts: OverlayCallouts? = nil, isOutlined: Bool = true,
    in environment: DrawingEnvironment
  ) throws {
    self.list = list
    self.overlay = overlay
    self.environment = environment
    self.isOutlined = isOutlined
    direction = environment.traits.layoutDirection
    let callouts = callouts ?? OverlayCallouts(overlay, of: [list])
    self.callouts = callouts
    let plain = OverlayLettering(environment, unit: 1)
    rows = OverlayLegend.rows(overlay) + (try callouts.rows(plain))
    metrics = OverlayMetrics(
      picture: list.size, overlay: overlay, rows: rows.count + OverlayLegend.countedRows, direction: direction
    )
    lettering = metrics.unit == 1 ? plain : OverlayLettering(environment, unit: metrics.unit)
    legend = OverlayLegend(lettering: lettering)
  }

  /// The size of the whole figure, in points, with room for every row that the legend may have.
  var size: CGSize { metrics.size }

  /// Where the picture stands in the figure.
  var pictureFrame: CGRect { metrics.picture }

  /// The whole figure; the picture alone, with a diagnostic, where there is nothing to draw over it.
  func displayList() throws -> DisplayList { try Self.displayLists(of: [self])[0] }

  /// The whole figures of the pictures of a motion: the legend is that of all together, so that nothing in it moves.
  ///
  /// - Parameter keepsSize: whether the figures have the ``size`` that is known before anything is drawn, though their
  ///   legend may have fewer rows.
  static func displayLists(
    of pictures: [OverlaidPicture], keepsSize: Bool = false
  ) throws -> [DisplayList] {
    let contents = try pictures.map { try $0.content() }
    let shown = contents.compactMap(\.self)
    if shown.isEmpty { return pictures.map { $0.list.saying(.nothingToOverlay) } }
    let isAlive = shown.contains { !$0.hosts.isEmpty }
    if pictures[0].overlay == .reuse, !isAlive { return pictures.map { $0.list.saying(.nothingAlive) } }
    let rows = pictures[0].rows.filter { row in shown.contains { $0.shows(row) } }
    let count = rows.count + (shown.map(\.counted.count).max() ?? 0)
    let metrics = pictures[0].metrics
    let bottom = shown.flatMap(\.notes).map(\.place.pill.maxY).max() ?? 0
    let size = keepsSize ? metrics.size : metrics.size(rows: count, notes: bottom)
    return try zip(pictures, contents).map { picture, content in
      let content = content ?? Content(marks: [], notes: [], leftOut: 0, hosts: [])
      let whole = DisplayList(
        size: size, items: try picture.items(content, rows + content.counted, of: count, on: size),
        diagnostics: picture.list.diagnostics)
      return picture.overlay.contains(.reuse) && !isAlive ? whole.saying(.nothingAlive) : whole
    }
  }

  /// What is drawn over the picture.
  struct Content {
    /// What is drawn over each collection.
    var marks: [OverlayMarks]
    /// The notes where they stand.
    var notes: [OverlayPlacer.Placed]
    /// How many notes found no place.
    var leftOut: Int
    /// The outermost collections whose cells live on.
    var hosts: [OverlayHost]
  }

  /// What is drawn over the picture; `nil` where it shows no collection.
  func content() throws -> Content? {
    let reader = OverlayReader(list)
    if reader.subjects.isEmpty { return nil }
    let subjects = reader.subjects.map { $0.moved(by: metrics.picture.origin) }
    let outermost = subjects.outermost
    let viewports = outermost.map { subjects[$0].viewport }
    let texts = reader.texts.map { $0.offsetBy(dx: metrics.picture.minX, dy: metrics.picture.minY) }
    let words = OverlayObstacles(texts)
    let marks = subjects.enumerated().map { index, subject in
      let ghostRegions =
        outermost.contains(index) ? metrics.ghostRegions(of: subject.viewport, among: viewports) : []
      var marks = OverlayMarks(overlay, of: subject, ghostRegions: ghostRegions, unit: metrics.unit)
      marks.clear(words, unit: metrics.unit)
      return marks
    }
    let hosts = overlay.contains(.reuse) ? subjects.hosts : []
    var notes = OverlayNotes(overlay, metrics: metrics, lettering: lettering)
    // Of a single one the legend tells.
    if hosts.count > 1 { try notes.make(of: hosts, in: subjects) }
    try notes.make(callouts, in: subjects)
    try notes.make(of: subjects)
    var placer = placer(texts: texts, marks: marks, viewports: viewports)
    placer.place(notes.notes)
    return Content(
      marks: marks, notes: placer.placed, leftOut: notes.leftOut + placer.leftOut, hosts: hosts)
  }

  private func placer(texts: [CGRect], marks: [OverlayMarks], viewports: [CGRect]) -> OverlayPlacer {
    return OverlayPlacer(
      texts: texts,
      thin: marks.flatMap { $0.strips.map(\.frame) + $0.gaps.map(\.frame) }, items: marks.flatMap(\.items),
      viewports: viewports, room: metrics.room, unit: metrics.unit)
  }

  // MARK: Drawing

  private func items(
    _ content: Content, _ rows: [OverlayLegend.Row], of count: Int, on size: CGSize
  ) throws -> [DisplayItem] {
    let marks = content.marks
    let palette = OverlayPalette(environment)
    let picture = metrics.picture
    let page = Path(CGRect(origin: .zero, size: size))
    let items = [
      try DisplayItem.fill(page, with: .color(palette.paper)),
      try .scope(
        DisplayScope(
          transform: CGAffineTransform(translationX: picture.minX, y: picture.minY),
          clip: Path(CGRect(origin: .zero, size: list.size)), items: list.items)),
    ]
    var pen = OverlayPen(palette: palette, unit: metrics.unit, displayScale: environment.traits.displayScale)
    if isOutlined {
      let color = SystemColor.separator.resolved(
        for: environment.traits.colorScheme, palette: environment.palette)
      try pen.frame(around: picture, with: color)
    }
    for marks in marks {
      var inner = pen
      inner.items = []
      try draw(marks, with: &inner)
      for outline in marks.outlines.reversed() where !inner.items.isEmpty {
        inner.items = [try .scope(DisplayScope(clip: outline, items: inner.items))]
      }
      pen.items += inner.items
    }
    for marks in marks { try pen.ghosts(marks.ghosts, in: marks.ghostRegions) }
    for placed in content.notes {
      if let line = placed.place.dimension { try pen.dimension(line, placed.note.role) }
      if let leader = placed.place.leader { try pen.leader(leader, placed.note.role) }
    }
    for placed in content.notes { try pen.pill(placed.note, at: placed.place.pill) }
    try legend.draw(rows, of: count, metrics: metrics, direction: direction, with: &pen)
    return items + pen.items
  }

  private func draw(_ marks: OverlayMarks, with pen: inout OverlayPen) throws {
    for role in OverlayLegend.hatched {
      try pen.hatching(marks.strips.filter { $0.role == role }.map(\.frame), role)
    }
    try pen.bars(marks.gaps, in: marks.viewport)
    // Where boxes lie in one another only the innermost are filled, so that the picture keeps its colours.
    let innermost: Set<OverlayRole> =
      overlay.contains(.frames) ? [.item, .supplementary, .badge, .pinned] : [.group]
    for role in OverlayRole.boxes {
      try pen.boxes(marks.boxes[role] ?? [], role, in: marks.viewport, isFilled: innermost.contains(role))
    }
  }
}

extension OverlaidPicture.Content {
  /// Whether a row of the legend is about something that is drawn.
  func shows(_ row: OverlayLegend.Row) -> Bool {
    switch row.sample {
    case .box(.ghost): marks.contains { !$0.ghosts.isEmpty }
    case .box(let role): marks.contains { $0.boxes[role]?.isEmpty == false }
    case .hatching(let role): marks.contains { $0.strips.contains { $0.role == role } }
    case .bar: marks.contains { !$0.gaps.isEmpty }
    case .line(let role): notes.contains { $0.note.role == role && $0.place.dimension != nil }
    case .badge(_, let shape): notes.contains { $0.note.badge?.shape == shape }
    case .pill: !hosts.isEmpty
    case .callout(let number): notes.contains { $0.note.callout?.number == number }
    case .none: true
    }
  }

  /// The legend's last rows: what was counted.
  var counted: [OverlayLegend.Row] {
    var rows: [OverlayLegend.Row] = []
    if hosts.count == 1 { rows.append(.init(sample: .none, words: hosts[0].words)) }
    if leftOut > 0 { rows.append(.init(sample: .none, words: "\(leftOut) more not labelled")) }
    return rows
  }
}

nonisolated extension DisplayList {
  /// The list with one more diagnostic.
  func saying(_ diagnostic: DrawingDiagnostic) -> DisplayList {
    DisplayList(size: size, items: items, diagnostics: diagnostics + [diagnostic])
  }
}

nonisolated extension DrawingDiagnostic {
  /// A picture without a collection.
  package static var nothingToOverlay: DrawingDiagnostic {
    DrawingDiagnostic("there is nothing to overlay: the picture shows no collection; it is drawn as it is")
  }

  /// A picture whose cells do not live on.
  static var nothingAlive: DrawingDiagnostic {
    DrawingDiagnostic(
      "no cell is alive, so there is no reuse to show: a view drawn once makes its cells for the picture alone; draw "
        + "a CollectionViewHost or a UICollectionView")
  }
}
