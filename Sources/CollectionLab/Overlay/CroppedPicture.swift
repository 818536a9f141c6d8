import Drawing
import Foundation
import Geometry

/// A picture cut down to a section of its outermost collection.
nonisolated struct CroppedPicture {
  let list: DisplayList
  let section: Int

  /// What is seen of the section.
  ///
  /// - Throws: ``DrawingDiagnostic`` where the picture shows no collection or nothing of that section.
  func displayList() throws -> DisplayList {
    guard let subject = OverlayReader(list).subjects.first else {
      throw DrawingDiagnostic(
        "the picture shows no collection, so there is no section \(section) to crop it to; leave the crop out"
      )
    }
    let box = subject.annotations.first { annotation in
      if case .section = annotation.kind { annotation.section == section } else { false }
    }
    guard let box, let seen = subject.seen(box.frame) else {
      let sections = subject.annotations.filter { annotation in
        if case .section = annotation.kind { subject.seen(annotation.frame) != nil } else { false }
      }
      let words = sections.map { "\($0.section)" }.joined(separator: ", ")
      throw DrawingDiagnostic(
        "nothing of section \(section) is in sight; in sight are the sections \(words.isEmpty ? "none" : words)"
      )
    }
    return DisplayList(
      size: seen.size,
      items: [
        try .scope(
          DisplayScope(
            transform: CGAffineTransform(translationX: -seen.minX, y: -seen.minY), clip: Path(seen),
            items: list.items))
      ], diagnostics: list.diagnostics)
  }
}
