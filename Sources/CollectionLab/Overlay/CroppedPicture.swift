import Drawing
import Foundation
import Geometry

/// Pictures cut down to a section of their outermost collection.
nonisolated enum CroppedPicture {
  /// What is seen of the section in any of the pictures of a motion or a strip, or in a single one: the same window of all;
  /// the pictures as they are where no section is given.
  ///
  /// - Throws: ``DrawingDiagnostic`` where no picture shows a collection or anything of that section.
  static func displayLists(of lists: [DisplayList], section: Int?) throws -> [DisplayList] {
    guard let section else { return lists }
    let subjects = lists.map { OverlayReader($0).subjects.first }
    let seen = subjects.compactMap { $0.flatMap { frame(of: section, in: $0) } }
    guard let first = seen.first else { throw refusal(section, subjects.compactMap(\.self)) }
    let window = seen.dropFirst().reduce(first) { $0.union($1) }
    let transform = CGAffineTransform(translationX: -window.minX, y: -window.minY)
    return try lists.map { list in
      DisplayList(
        size: window.size,
        items: [
          try .scope(DisplayScope(transform: transform, clip: Path(window), items: list.items))
        ], diagnostics: list.diagnostics)
    }
  }

  /// What is seen of a section; `nil` for nothing.
  private static func frame(of section: Int, in subject: OverlaySubject) -> CGRect? {
    let box = (subject.annotations + subject.itemBoxes).first { annotation in
      if case .section = annotation.kind { annotation.section == section } else { false }
    }
    return box.flatMap { subject.seen($0.frame) }
  }

  private static func refusal(_ section: Int, _ subjects: [OverlaySubject]) -> DrawingDiagnostic {
    guard let subject = subjects.first else {
      return DrawingDiagnostic(
        "the picture shows no collection, so there is no section \(section) to crop it to; leave the crop out"
      )
    }
    let sections = Set(subject.annotations.map(\.section)).sorted().filter {
      frame(of: $0, in: subject) != nil
    }
    let words =
      switch sections.count {
      case 0: "no section is"
      case 1: "in sight is section \(sections[0])"
      default: "in sight are the sections \(sections.map { "\($0)" }.joined(separator: ", "))"
      }
    return DrawingDiagnostic("nothing of section \(section) is in sight; \(words)")
  }
}
