import CollectionHost
import Drawing
import Foundation
import Geometry

extension CollectionContent {
  /// Scrolls a collection to where its picture asks, and says where that could not be followed.
  func scroll(_ live: LiveCollection, to given: GivenScroll) throws -> [DrawingDiagnostic] {
    let host = live.host
    if let tag = given.tag {
      let target = CollectionScrollTarget(
        place: .item { $0.hasTag(describedAs: tag) }, name: AnyHashable(tag), anchor: nil)
      do { try CollectionScroller(host: host, content: self).scroll(to: target) } catch {
        guard let diagnostic = error as? DrawingDiagnostic else { throw error }
        return [diagnostic]
      }
      return []
    }
    if given.sectionOffsets.isEmpty && given.offset == .zero { return [] }
    var diagnostics: [DrawingDiagnostic] = []
    try host.layoutIfNeeded()
    for (section, offset) in given.sectionOffsets.sorted(by: { $0.key < $1.key }) {
      if let diagnostic = try scroll(section, of: host, to: offset) { diagnostics.append(diagnostic) }
    }
    try host.layoutIfNeeded()
    return (GivenScroll.clamped(given.offset, to: host.bounds.origin).map { [$0] } ?? []) + diagnostics
  }

  /// Scrolls the row of a section, and says where that could not be followed.
  private func scroll(
    _ section: Int, of host: CollectionHost, to offset: CGFloat
  ) throws -> DrawingDiagnostic? {
    var used: CGFloat?
    if sections.indices.contains(section) {
      host.scroll(section: section, to: offset)
      used = try host.orthogonalOffset(inSection: section)
    }
    return GivenScroll.row(section, asked: offset, used: used, sectionCount: sectionCount)
  }
}
