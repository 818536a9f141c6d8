import Drawing
import Foundation
import Geometry

/// Makes the notes of a picture's collections: numbers of sizes, insets and gaps, and names of boxes.
///
/// What measures the same in one section makes one note, which may stand at any of the first few places where it is true.
struct OverlayNotes {
  private let overlay: FigureOverlay
  private let metrics: OverlayMetrics
  private let lettering: OverlayLettering
  private(set) var notes: [OverlayNote] = []
  /// How many notes there would be beyond the limit.
  private(set) var leftOut = 0

  /// The most notes that are made: twice as many as are shown, for some have no free place.
  private static let noteLimit = 2 * FigureOverlay.labelLimit
  /// The most places of one measure that are looked at.
  private static let placeLimit = 12

  private var unit: CGFloat { metrics.unit }

  init(_ overlay: FigureOverlay, metrics: OverlayMetrics, lettering: OverlayLettering) {
    self.overlay = overlay
    self.metrics = metrics
    self.lettering = lettering
  }

  /// Makes the notes of collections, which are in the figure's coordinates.
  mutating func make(of subjects: [OverlaySubject]) throws {
    let places = subjects.map { NotePlaces(metrics: metrics, subject: $0) }
    if overlay.contains(.dimensions) {
      for (subject, places) in zip(subjects, places) { try makeSizes(of: subject, places) }
    }
    if !overlay.isDisjoint(with: [.insets, .spacing]) {
      for (subject, places) in zip(subjects, places) { try makeRooms(of: subject, places) }
    }
    if !overlay.isDisjoint(with: [.frames, .reuse]) {
      for (subject, places) in zip(subjects, places) { try makeNames(of: subject, places) }
    }
  }

  // MARK: Sizes

  /// What tells two measures of a section apart.
  private struct Measure: Hashable {
    var section: Int
    var axis: Axis
    /// Whose measure it is.
    var role: OverlayRole
    /// What is measured: items, groups of a depth, gaps of a kind, an edge.
    var subject: Int
    var dimension: LayoutDimension?
    /// In hundredths of a point.
    var length: Int
  }

  private mutating func makeSizes(of subject: OverlaySubject, _ places: NotePlaces) throws {
    var found = Measures<Measure>()
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
          to: Measure(
            section: annotation.section, axis: axis, role: part == 0 ? .dimension : .group, subject: part,
            dimension: dimension,
            length: hundredths(annotation.frame.size[axis])), limit: Self.placeLimit)
      }
    }
    for (measure, frames) in found.inOrder {
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
      for frame in frames { note.candidates += places.ofSize(frame, along: measure.axis, pill: size) }
      notes.append(note)
    }
  }

  // MARK: Insets and gaps

  private mutating func makeRooms(of subject: OverlaySubject, _ places: NotePlaces) throws {
    var found = Measures<Measure>()
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
        to: Measure(
          section: annotation.section, axis: axis, role: role, subject: part,
          length: hundredths(annotation.frame.size[axis])), limit: Self.placeLimit)
    }
    // Low strips have one height to stand at; upright ones go where these leave room.
    let order =
      found.inOrder.filter { $0.key.axis == .vertical } + found.inOrder.filter { $0.key.axis == .horizontal }
    for (measure, frames) in order {
      guard hasRoom() else { continue }
      var note = OverlayNote(
        role: measure.role, text: try number(measure.length), badge: nil, isStacked: false)
      let size = note.pillSize(unit)
      for frame in frames { note.candidates += places.ofRoom(frame, along: measure.axis, pill: size) }
      notes.append(note)
    }
  }

  // MARK: Names

  private mutating func makeNames(of subject: OverlaySubject, _ places: NotePlaces) throws {
    // Cells stand at one height; sections have room to give way.
    func isCell(_ annotation: LayoutAnnotation) -> Bool {
      if case .live = annotation.kind { true } else { false }
    }
    let cells = subject.annotations.filter(isCell)
    for annotation in cells + subject.annotations.filter({ !isCell($0) }) {
      let role: OverlayRole
      let words: String
      switch annotation.kind {
      case .section where overlay.contains(.frames):
        (role, words) = (.section, "section \(annotation.section)")
      case .orthogonalRow(let offset, let rest, _)
      where overlay.contains(.frames) && abs(offset - rest) >= 0.01:
        (role, words) = (.orthogonal, "↔ \(NumberText.decimal(Double(offset), places: 2))")
      case .supplementary(_, .pinned, _, _) where overlay.contains(.frames): (role, words) = (.pinned, "pinned")
      case .live(_, let pool, let uses) where overlay.contains(.reuse):
        (role, words) = (.live, "\(pool.prefix(16)) ×\(uses)")
      default: continue
      }
      guard let seen = subject.seen(annotation.frame), hasRoom() else { continue }
      var note = OverlayNote(role: role, text: try lettering.strong(words), badge: nil, isStacked: false)
      note.candidates = places.ofName(seen, isCentered: role == .live, pill: note.pillSize(unit))
      notes.append(note)
    }
  }

  // MARK: Parts

  /// Whether another note is to be made; counts those that are not.
  private mutating func hasRoom() -> Bool {
    if notes.count < Self.noteLimit { return true }
    leftOut += 1
    return false
  }

  private func hundredths(_ length: CGFloat) -> Int { Int((length * 100).rounded()) }

  private func number(_ hundredths: Int) throws -> ShapedText {
    try lettering.strong(NumberText.decimal(Double(hundredths) / 100, places: 2))
  }
}

/// Places by what is measured there, in the order in which measures were met.
private struct Measures<Key: Hashable> {
  private var indices: [Key: Int] = [:]
  private(set) var inOrder: [(key: Key, frames: [CGRect])] = []

  func has(_ key: Key) -> Bool { indices[key] != nil }

  mutating func add(_ frame: CGRect, to key: Key, limit: Int) {
    if let index = indices[key] {
      if inOrder[index].frames.count < limit { inOrder[index].frames.append(frame) }
    } else {
      indices[key] = inOrder.count
      inOrder.append((key, [frame]))
    }
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
