import Drawing
import Foundation
import Geometry

extension OverlayNotes {
  /// Makes the numbers of parts in every collection that shows them: of headers and the like first, for they are smaller
  /// than sections and have fewer places.
  mutating func make(_ callouts: OverlayCallouts, in subjects: [OverlaySubject]) throws {
    let shown = callouts.callouts.prefix(OverlayCallouts.limit)
    if shown.isEmpty { return }
    leftOut += callouts.callouts.count - shown.count
    let numbers = Dictionary(uniqueKeysWithValues: shown.map { ($0.part, $0) })
    let boxes = subjects.outermost.flatMap { index in
      subjects[index].calloutBoxes.compactMap { part, _, box in
        numbers[part].map { (callout: $0, box: box, subject: subjects[index]) }
      }
    }
    for (callout, box, subject) in boxes.filter({ !$0.callout.isSection }) + boxes.filter(\.callout.isSection)
    where hasRoom() {
      var note = OverlayNote(
        role: .callout, text: try lettering.strong("\(callout.number)"), badge: nil, isStacked: false)
      note.callout = callout
      note.candidates = NotePlaces(metrics: metrics, subject: subject).ofName(
        box, isCentered: !callout.isSection, pill: note.pillSize(unit))
      notes.append(note)
    }
  }
}

nonisolated extension OverlayCallout {
  /// Whether a section is numbered.
  fileprivate var isSection: Bool { if case .section = part { true } else { false } }
}
