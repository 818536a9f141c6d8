import CollectionLayout
import Foundation
import Geometry

/// A layout with everything it is solved for: the set-up of a case.
@MainActor
struct LayoutCase {
  /// What the items are laid out with.
  enum Layout {
    case compositional(CollectionViewCompositionalLayout)
    case flow(CollectionViewFlowLayout)
    case list(CollectionLayoutListConfiguration)
  }

  /// What `layout.kind` names.
  private enum Kind {
    case compositional
    case flow
    case list
  }

  /// The most items that a case may have, and a group may repeat: an answer lists each of them.
  static let largestCount = 1_000_000

  let environment: LayoutEnvironment
  /// Items by section; `nil` where only the structure of a list is asked for.
  let counts: [Int]?
  /// Where the view is scrolled to, in points.
  let offset: CGPoint
  let layout: Layout
  /// What the cells ask for; `nil` where no cell is asked.
  let preferred: PreferredSizes?
  /// The members of the document that the case was read from.
  let json: JSONValue

  /// The case that `json` describes.
  ///
  /// - Throws: an error about the first member that is unknown, missing or impossible.
  init(_ json: JSONValue) throws(JSONError) {
    self.json = json
    try json.allowOnly([
      "name", "family", "source", "rules", "note", "environment", "layout", "counts",
      "countsAreMinimumFor", "offset", "preferred", "howCellsAnswer", "preferredFrom", "steps", "expected",
    ])
    environment = try json.value(at: "environment").environment()
    offset = try json.valueIfPresent(at: "offset")?.point() ?? .zero
    let layout = try json.value(at: "layout")
    let kind = try layout.value(at: "kind")
    if try kind.string() == "cell" { throw kind.error("the inside of a list cell cannot be solved") }
    let known = try kind.choice(of: ["compositional": Kind.compositional, "flow": .flow, "list": .list])
    counts =
      known == .list && json["counts"] == nil ? nil : try Self.counts(json.value(at: "counts"))
    switch known {
    case .compositional:
      self.layout = .compositional(try layout.compositionalLayout(sectionCount: counts?.count ?? 0))
    case .flow: self.layout = .flow(try layout.flowLayout(sectionCount: counts?.count ?? 0))
    case .list: self.layout = .list(try layout.listConfiguration())
    }
    if let preferred = json["preferred"] {
      self.preferred = try PreferredSizes(preferred)
    } else if case .flow(let flow) = self.layout, flow.estimatedItemSize != .zero {
      preferred = PreferredSizes()
    } else {
      preferred = nil
    }
  }

  private static func counts(_ json: JSONValue) throws(JSONError) -> [Int] {
    var total = 0
    return try json.list { (element) throws(JSONError) in
      let count = try element.integer()
      guard count >= 0 else { throw element.error("a section cannot have \(count) items") }
      guard count <= largestCount - total else {
        throw element.error("a case can have \(largestCount) items at most")
      }
      total += count
      return count
    }
  }
}
