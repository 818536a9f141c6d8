import Drawing
import Foundation
import Geometry

extension OverlayNotes {
  /// Makes the notes of what was made and used again in each of several collections.
  mutating func make(of hosts: [OverlayHost], in subjects: [OverlaySubject]) throws {
    for host in hosts {
      var note = OverlayNote(
        role: .live, text: try lettering.strong(host.words), badge: nil, isStacked: false)
      let places = NotePlaces(metrics: metrics, subject: subjects[host.index])
      note.candidates = places.ofSummary(subjects[host.index].viewport, pill: note.pillSize(unit))
      notes.append(note)
    }
  }

  /// Makes the notes of what has a name.
  mutating func makeNames(
    of subjects: [OverlaySubject],
    named: (LayoutAnnotation, OverlaySubject) -> (role: OverlayRole, words: String)?
  ) throws {
    let named = subjects.map { subject in
      subject.annotations.compactMap {
        annotation -> (name: (role: OverlayRole, words: String), box: CGRect)? in
        guard let name = named(annotation, subject), let seen = subject.seen(annotation.frame) else {
          return nil
        }
        return (name, seen)
      }
    }
    for turn in 0..<(named.map(\.count).max() ?? 0) {
      for (subject, named) in zip(subjects, named) where turn < named.count && hasRoom() {
        let (name, box) = named[turn]
        var note = OverlayNote(
          role: name.role, text: try lettering.strong(name.words), badge: nil, isStacked: false)
        note.candidates = NotePlaces(metrics: metrics, subject: subject).ofName(
          box, isCentered: name.role == .live, pill: note.pillSize(unit))
        notes.append(note)
      }
    }
  }
}

nonisolated extension OverlaySubject {
  /// What has moved: a header or footer that is held in sight, a row that is scrolled.
  func state(of annotation: LayoutAnnotation) -> (role: OverlayRole, words: String)? {
    switch annotation.kind {
    case .supplementary(_, .pinned, _, _): return (.pinned, "pinned")
    case .orthogonalRow(let offset, let rest, _) where abs(offset - rest) >= 0.01:
      let number = NumberText.decimal(Double(offset.magnitude), places: 2)
      let sign = offset < 0 && number != "0" ? "\u{2212}" : ""
      return (.orthogonal, "\(axis == .vertical ? "↔" : "↕") \(sign)\(number)")
    default: return nil
    }
  }
}
