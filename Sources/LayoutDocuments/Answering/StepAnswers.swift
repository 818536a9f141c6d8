import CollectionLayout
import Foundation
import Geometry

/// Moves the rows of a case step by step, and writes where they come to rest.
@MainActor
struct StepAnswers {
  private let plan: LayoutPlan
  private var window: LayoutWindow
  /// The sections whose rows move.
  private let rows: [(section: Int, row: OrthogonalRow)]
  private var orders: [Int: VisibleOrder] = [:]

  init(_ solved: SolvedCase) {
    plan = solved.plan
    window = solved.window
    rows = (0..<solved.plan.sectionCount).compactMap { section in
      solved.plan.orthogonalRow(inSection: section).map { (section, $0) }
    }
  }

  /// Moves every row to `proposal`, in points, and writes what is then seen of each.
  mutating func write(movedTo proposal: Double, to writer: inout JSONWriter) {
    for (section, row) in rows {
      window.orthogonalOffsets[section] = row.restOffset(for: CGFloat(proposal))
    }
    let visible = plan.elements(in: window.bounds, window: window)
    writer.beginObject()
    writer.key("sections")
    writer.beginArray()
    for (section, _) in rows {
      write(section, visible.filter { $0.identity.section == section }, to: &writer)
    }
    writer.endArray()
    writer.endObject()
  }

  private mutating func write(_ section: Int, _ visible: [LayoutElement], to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("section")
    writer.write(section)
    writer.key("offset")
    writer.write(Double(window.orthogonalOffsets[section] ?? 0))
    writer.key("visible")
    writer.beginArray()
    let cells = visible.filter { $0.identity.category == .item }
    for cell in cells.sorted(by: { $0.identity.precedes($1.identity) }) {
      writer.beginArray()
      writer.write(cell.identity.item)
      writer.writeNumbers(of: cell.frame)
      writer.endArray()
    }
    writer.endArray()
    orders[section, default: VisibleOrder()].update(with: visible.map(\.identity))
    writer.key("handlerOrder")
    writer.beginArray()
    for identity in orders[section]?.identities ?? [] {
      if let kind = identity.elementKind { writer.write(kind) } else { writer.write(identity.item) }
    }
    writer.endArray()
    writer.endObject()
  }
}
