import CollectionLayout
import Foundation
import Geometry

/// Writes our own results in the place of those that a case's `expected` holds.
///
/// Of what is there only the names of the members are read, the members that select rows (`sample`, `visibleOnly`,
/// `clip`) and those that ask questions (the rectangles of `queries`, the items of `lookups`).
@MainActor
struct ExpectedAnswer {
  private let solved: SolvedCase
  private let expected: JSONValue?
  private let clip: CGRect?
  private let isSample: Bool
  /// The elements that count, in the order of the answer.
  private let elements: [LayoutElement]

  init(_ solved: SolvedCase, in expected: JSONValue?) throws(JSONError) {
    self.solved = solved
    self.expected = expected?.kind == .object ? expected : nil
    clip = try self.expected?.valueIfPresent(at: "clip")?.rect()
    isSample = try self.expected?.boolIfPresent(at: "sample") ?? false
    let isVisible = try self.expected?.boolIfPresent(at: "visibleOnly") ?? false
    let (plan, window, clip) = (solved.plan, solved.window, clip)
    let elements =
      isVisible ? plan.elements(in: window.bounds, window: window) : plan.allElements(window: window)
    self.elements = elements.compactMap { element in
      guard let clip else { return element }
      var element = element
      element.frame = element.frame.intersection(clip)
      return element.frame.isEmpty ? nil : element
    }.sorted { $0.identity.precedes($1.identity) }
  }

  /// The members that hold a result, in the order in which a case without any gets them.
  private static let frames = ["contentSize", "items", "supplementaries", "decorations"]
  private static let structure = ["contentInsets", "contentInsetsReference", "boundary"]
  private static let rows = ["cellPitch", "firstCellX"]
  private static let questions = ["queries", "lookups"]

  /// Writes the whole of `expected`.
  ///
  /// - Parameter hasSteps: whether the case moves rows, so that their cells' pitch is a result too.
  func write(to writer: inout JSONWriter, hasSteps: Bool) throws(JSONError) {
    let results = Self.frames + Self.structure + Self.rows + Self.questions
    writer.beginObject()
    var hasResult = false
    if let expected {
      for (name, value) in try expected.object() {
        writer.key(name)
        guard results.contains(name) else {
          writer.write(value)
          continue
        }
        hasResult = true
        try write(name, in: value, to: &writer)
      }
    }
    if !hasResult {
      var missing = solved.listSections.isEmpty ? [] : Self.structure
      if solved.hasItems { missing += Self.frames }
      if hasSteps { missing += Self.rows }
      for name in missing {
        writer.key(name)
        try write(name, in: nil, to: &writer)
      }
    }
    writer.endObject()
  }

  private func write(
    _ name: String, in value: JSONValue?, to writer: inout JSONWriter
  ) throws(JSONError) {
    switch name {
    case "contentSize":
      writer.write([Double(solved.plan.contentSize.width), Double(solved.plan.contentSize.height)])
    case "items": write(.item, in: value, to: &writer)
    case "supplementaries": write(.supplementary, in: value, to: &writer)
    case "decorations": write(.decoration, in: value, to: &writer)
    case "cellPitch": writer.writeOrNull(firstCells.pitch)
    case "firstCellX": writer.writeOrNull(firstCells.start)
    case "queries": try writeQueries(value, to: &writer)
    case "lookups": try writeLookups(value, to: &writer)
    default: writeListStructure(name, to: &writer)
    }
  }

  /// Where the first cell of the first section lies unscrolled, and how far the next one is.
  private var firstCells: (start: Double?, pitch: Double?) {
    let axis = solved.plan.axis.cross
    let start = solved.plan.frame(of: .item(section: 0, item: 0))?.origin[axis]
    let next = solved.plan.frame(of: .item(section: 0, item: 1))?.origin[axis]
    guard let start else { return (nil, nil) }
    return (Double(start), next.map { Double($0 - start) })
  }

  // MARK: Rows

  private func write(
    _ category: ElementIdentity.Category, in rows: JSONValue?, to writer: inout JSONWriter
  ) {
    let selected = isSample ? identities(of: category, in: rows) : []
    writer.beginArray()
    for element in elements where element.identity.category == category {
      if !selected.isEmpty, !selected.contains(element.identity) { continue }
      writer.beginArray()
      writer.writeIdentity(element.identity)
      writer.writeNumbers(of: element.frame)
      writer.write(element.zIndex)
      writer.endArray()
    }
    writer.endArray()
  }

  /// The elements that the rows of a sample name; none where they are blank.
  private func identities(
    of category: ElementIdentity.Category, in rows: JSONValue?
  ) -> Set<ElementIdentity> {
    guard let rows, rows.kind == .array else { return [] }
    var identities: Set<ElementIdentity> = []
    for row in JSONElements(of: rows) {
      if let identity = Self.identity(category, in: row) { identities.insert(identity) }
    }
    return identities
  }

  /// The element that a row starts with, or `nil` where the row is blank.
  private static func identity(
    _ category: ElementIdentity.Category, in row: JSONValue
  ) -> ElementIdentity? {
    if category == .item {
      guard let section = try? row[0]?.integer(), let item = try? row[1]?.integer() else { return nil }
      return .item(section: section, item: item)
    }
    guard let kind = try? row[0]?.string(), let section = try? row[1]?.integer() else { return nil }
    let isLayoutLevel = (try? row[2]?.string()) == "max"
    guard let item = isLayoutLevel ? Int.max : try? row[2]?.integer() else { return nil }
    return category == .supplementary
      ? .supplementary(kind: kind, section: section, item: item)
      : .decoration(kind: kind, section: section, item: item)
  }

  // MARK: Questions

  private func writeQueries(_ queries: JSONValue?, to writer: inout JSONWriter) throws(JSONError) {
    writer.beginArray()
    if let queries, queries.kind == .array {
      for query in try queries.array() where query.kind != .null {
        let rect = try query.value(at: "rect")
        let found = solved.plan.elements(in: try rect.rect(), window: solved.window)
        writer.beginObject()
        writer.key("rect")
        writer.write(rect)
        writer.key("elements")
        writer.beginArray()
        for element in found.sorted(by: { $0.identity.precedes($1.identity) }) {
          writer.beginArray()
          writer.write(element.identity.category.rawValue)
          if element.identity.elementKind == nil { writer.writeNull() }
          writer.writeIdentity(element.identity)
          writer.endArray()
        }
        writer.endArray()
        writer.endObject()
      }
    }
    writer.endArray()
  }

  private func writeLookups(_ lookups: JSONValue?, to writer: inout JSONWriter) throws(JSONError) {
    writer.beginArray()
    if let lookups, lookups.kind == .array {
      for row in try lookups.array() {
        guard let identity = Self.identity(.item, in: row),
          let element = solved.plan.element(identity, window: solved.window)
        else {
          writer.writeNull()
          continue
        }
        writer.beginArray()
        writer.writeIdentity(identity)
        writer.writeNumbers(of: element.frame)
        writer.endArray()
      }
    }
    writer.endArray()
  }

  // MARK: Lists

  private func writeListStructure(_ name: String, to writer: inout JSONWriter) {
    guard let section = solved.listSections.first else { return writer.writeNull() }
    switch name {
    case "contentInsets":
      let insets = section.contentInsets
      writer.write([insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) })
    case "contentInsetsReference":
      writer.write(
        ContentInsetsReference.names.first { $0.value == section.contentInsetsReference }?.key ?? "")
    default:
      writer.beginArray()
      for item in section.boundarySupplementaryItems { writer.write(item) }
      writer.endArray()
    }
  }
}
