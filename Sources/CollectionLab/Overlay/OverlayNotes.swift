import Drawing
import Foundation
import Geometry

/// Makes the notes of a picture's collections: numbers of sizes, insets and gaps, and names of boxes.
///
/// What measures the same in one section makes one note, which may stand at any of the first few places where it is true,
/// in any screen of a strip.
struct OverlayNotes {
  private let overlay: FigureOverlay
  let metrics: OverlayMetrics
  let lettering: OverlayLettering
  var notes: [OverlayNote] = []
  /// How many notes there would be beyond the limit.
  var leftOut = 0

  /// The most notes that are made: twice as many as are shown, for some have no free place.
  private static let noteLimit = 2 * FigureOverlay.labelLimit
  /// The most places of one measure that are looked at.
  private static let placeLimit = 12

  var unit: CGFloat { metrics.unit }

  init(_ overlay: FigureOverlay, metrics: OverlayMetrics, lettering: OverlayLettering) {
    self.overlay = overlay
    self.metrics = metrics
    self.lettering = lettering
  }

  /// Makes the notes of collections, which are in the figure's coordinates: names first, for there are few places at
  /// which they are true; then numbers; and cells, which are many, last.
  ///
  /// Collections have their turns one after the other, so that none is without notes where another has many.
  mutating func make(of subjects: [OverlaySubject]) throws {
    if overlay.contains(.frames) {
      try makeNames(of: subjects) { $1.state(of: $0) }
      // Where sections have numbers the legend names them.
      if !overlay.contains(.callouts) {
        try makeNames(of: subjects) { annotation, _ in
          if case .section = annotation.kind { (.section, "section \(annotation.section)") } else { nil }
        }
      }
    }
    if overlay.contains(.dimensions) { try makeSizes(of: subjects) }
    if !overlay.isDisjoint(with: [.insets, .spacing]) { try makeRooms(of: subjects) }
    if overlay.contains(.reuse) {
      try makeNames(of: subjects) { annotation, _ in
        guard case .live(_, let pool, let uses) = annotation.kind else { return nil }
        return (.live, "\(pool.count > 16 ? "\(pool.prefix(15))…" : pool) ×\(uses)")
      }
    }
  }

  // MARK: Sizes

  private mutating func makeSizes(of subjects: [OverlaySubject]) throws {
    var found = OverlayMeasures(limit: Self.placeLimit)
    for subject in subjects {
      found.begin(subject)
      for annotation in subject.annotations {
        let (part, width, height): (Int, LayoutDimension?, LayoutDimension?)
        switch annotation.kind {
        case .item(_, let itemWidth, let itemHeight): (part, width, height) = (0, itemWidth, itemHeight)
        case .group(let depth, let groupWidth, let groupHeight) where overlay.contains(.groups):
          (part, width, height) = (1 + depth, groupWidth, groupHeight)
        default: continue
        }
        for (axis, dimension) in [(Axis.horizontal, width), (.vertical, height)] {
          guard let seen = subject.seen(annotation.frame, wholeAlong: axis) else { continue }
          found.add(
            seen,
            to: OverlayMeasure(
              screen: found.screen, section: annotation.section, axis: axis,
              role: part == 0 ? .dimension : .group,
              subject: part, dimension: dimension,
              length: OverlayMeasure.hundredths(annotation.frame.size[axis])))
        }
      }
    }
    for (measure, places) in found.inTurns {
      // A group as long as its items, and for the same reason, says nothing new.
      var ofItems = measure
      (ofItems.role, ofItems.subject) = (.dimension, 0)
      if measure.subject > 0, found.has(ofItems) { continue }
      guard hasRoom() else { continue }
      let badge = try measure.dimension.map {
        OverlayBadge(text: try lettering.plain($0.badge), shape: $0.badgeShape)
      }
      var note = OverlayNote(
        role: measure.role, text: try number(measure.length), badge: badge,
        isStacked: measure.axis == .vertical)
      let size = note.pillSize(unit)
      for place in places {
        note.candidates += NotePlaces(metrics: metrics, subject: place.subject).ofSize(
          place.frame, along: measure.axis, pill: size)
      }
      notes.append(note)
    }
  }

  // MARK: Insets and gaps

  private mutating func makeRooms(of subjects: [OverlaySubject]) throws {
    var found = OverlayMeasures(limit: Self.placeLimit)
    for subject in subjects {
      found.begin(subject)
      for annotation in subject.annotations {
        let axis: Axis
        let role: OverlayRole
        let part: Int
        switch annotation.kind {
        case .contentInset(let edge, let owner) where overlay.contains(.insets):
          axis = edge == .top || edge == .bottom ? .vertical : .horizontal
          role = OverlayRole(of: owner)
          part = Int(edge.rawValue) + 10 * role.rawValue
        case .interItemSpacing(let along) where overlay.contains(.spacing):
          (axis, role, part) = (along, .dimension, -1)
        case .interGroupSpacing(let along) where overlay.contains(.spacing):
          (axis, role, part) = (along, .dimension, -2)
        default: continue
        }
        guard let seen = subject.seen(annotation.frame, wholeAlong: axis) else { continue }
        found.add(
          seen,
          to: OverlayMeasure(
            screen: found.screen, section: annotation.section, axis: axis, role: role, subject: part,
            length: OverlayMeasure.hundredths(annotation.frame.size[axis])))
      }
    }
    // Low strips have one height to stand at; upright ones go where these leave room.
    let turns = found.inTurns
    for (measure, places) in turns.filter({ $0.measure.axis == .vertical })
      + turns.filter({ $0.measure.axis == .horizontal })
    {
      guard hasRoom() else { continue }
      var note = OverlayNote(
        role: measure.role, text: try number(measure.length), badge: nil, isStacked: false)
      let size = note.pillSize(unit)
      for place in places {
        note.candidates += NotePlaces(metrics: metrics, subject: place.subject).ofRoom(
          place.frame, along: measure.axis, pill: size)
      }
      notes.append(note)
    }
  }

  // MARK: Parts

  /// Whether another note is to be made; counts those that are not.
  mutating func hasRoom() -> Bool {
    if notes.count < Self.noteLimit { return true }
    leftOut += 1
    return false
  }

  private func number(_ hundredths: Int) throws -> ShapedText {
    try lettering.strong(NumberText.decimal(Double(hundredths) / 100, places: 2))
  }
}

nonisolated extension OverlaySubject {
  /// The part of a frame that is seen, where it is seen along the whole of an axis and has a length there.
  func seen(_ frame: CGRect, wholeAlong axis: Axis) -> CGRect? {
    guard let seen = seen(frame), seen.size[axis] >= frame.size[axis] - 0.01 else { return nil }
    return seen
  }

  /// The collection in the figure's coordinates.
  func moved(by origin: CGPoint) -> OverlaySubject {
    OverlaySubject(
      viewport: viewport.offsetBy(dx: origin.x, dy: origin.y),
      outlines: outlines.map { $0.offsetBy(dx: origin.x, dy: origin.y) }, axis: axis, direction: direction,
      annotations: annotations.map { annotation in
        var moved = annotation
        moved.frame = annotation.frame.offsetBy(dx: origin.x, dy: origin.y)
        return moved
      })
  }
}
