package import Foundation

/// Where a picture asks for its outermost scrollable content to stand.
package struct GivenScroll: Hashable, Sendable {
  /// Points from the content's top left corner.
  package var offset: CGPoint
  /// Points from the leading end of each row that scrolls by itself.
  package var sectionOffsets: [Int: CGFloat]
  /// The description of an item's tag.
  package var tag: String?

  package init(offset: CGPoint = .zero, sectionOffsets: [Int: CGFloat] = [:], tag: String? = nil) {
    self.offset = offset
    self.sectionOffsets = sectionOffsets
    self.tag = tag
  }

  /// What the environment of a picture asks for.
  package init(_ environment: DrawingEnvironment) {
    self.init(
      offset: environment.contentOffset, sectionOffsets: environment.sectionOffsets,
      tag: environment.scrollTag)
  }

  /// Whether the content is not to stand where it is declared to.
  package var isElsewhere: Bool { offset != .zero || tag != nil }

  /// Whether nothing is asked for.
  package var isNothing: Bool { !isElsewhere && sectionOffsets.isEmpty }

  /// What is said of a picture in which nothing could follow.
  package var unheeded: [DrawingDiagnostic] {
    var diagnostics: [DrawingDiagnostic] = []
    if offset != .zero {
      diagnostics.append(
        DrawingDiagnostic(
          "nothing in the picture scrolls; it stays where it is, though \(Self.words(offset)) was asked for"))
    }
    diagnostics += sectionOffsets.keys.sorted().map {
      DrawingDiagnostic("the picture has no collection, so there is no section \($0) to scroll")
    }
    if let tag { diagnostics.append(.noItem(tag: tag)) }
    return diagnostics
  }

  /// What is said of content that stands somewhere else than was asked for; `nil` where that is rounding to a pixel.
  package static func clamped(_ asked: CGPoint, to used: CGPoint) -> DrawingDiagnostic? {
    guard abs(asked.x - used.x) > 1 || abs(asked.y - used.y) > 1 else { return nil }
    return DrawingDiagnostic(
      "the content is scrolled to \(words(used)), not to the \(words(asked)) asked for: it ends there")
  }

  /// What is said of a row that scrolls by itself and stands somewhere else than was asked for; `nil` where that is
  /// rounding to a pixel.
  ///
  /// - Parameters:
  ///   - section: the row's section.
  ///   - asked: points from the row's leading end.
  ///   - used: where the row stands; `nil` in a section without a row.
  ///   - sectionCount: how many sections there are.
  package static func row(
    _ section: Int, asked: CGFloat, used: CGFloat?, sectionCount: Int
  ) -> DrawingDiagnostic? {
    guard (0..<sectionCount).contains(section) else {
      let sections = sectionCount == 1 ? "1 section" : "\(sectionCount) sections"
      return DrawingDiagnostic("the collection has \(sections) and no section \(section)")
    }
    guard let used else {
      return DrawingDiagnostic("section \(section) does not scroll by itself; its offset is not heeded")
    }
    if abs(used - asked) <= 1 { return nil }
    let (words, wanted) = (NumberText.decimal(Double(used)), NumberText.decimal(Double(asked)))
    return DrawingDiagnostic(
      "section \(section) is scrolled to \(words) pt, not to the \(wanted) pt asked for: its row ends there")
  }

  /// An offset as a person says it: of content that scrolls one way only, one number.
  private static func words(_ offset: CGPoint) -> String {
    let (x, y) = (NumberText.decimal(Double(offset.x)), NumberText.decimal(Double(offset.y)))
    return offset.x == 0 ? "\(y) pt" : "\(x), \(y) pt"
  }
}

extension DrawingDiagnostic {
  /// That no item is there to scroll to.
  ///
  /// - Parameter tag: the tag's description.
  package static func noItem(tag: String) -> DrawingDiagnostic {
    DrawingDiagnostic("no item of the collection carries the tag \(tag); the collection stays where it is")
  }
}
