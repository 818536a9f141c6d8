import Drawing
import Foundation
import Geometry

/// A picture in which all but some items are dimmed.
nonisolated struct FocusedPicture {
  private let list: DisplayList
  private let words: [String]
  private var wanted: Set<ElementIdentity> = []
  private var found: Set<String> = []

  /// How much of what is dimmed is covered.
  private static let veil = 0.6

  /// The picture of `list` with the items that `words` name in focus.
  init(_ list: DisplayList, _ words: [String]) {
    self.list = list
    self.words = words
  }

  /// The picture: everything, a veil, and the items in focus once more, each clipped as it was.
  ///
  /// A word that names no item in sight is a diagnostic.
  mutating func displayList(in environment: DrawingEnvironment) throws -> DisplayList {
    let items = try focused(list.items)
    var diagnostics = list.diagnostics
    for word in words where !found.contains(word) {
      diagnostics.append(
        DrawingDiagnostic(
          "no item in sight is \(word), so it is not in focus; an item is named by its number, by section and number as "
            + "in 1.4, or by its tag"))
    }
    let paper = SystemColor.systemBackground.resolved(
      for: environment.traits.colorScheme, palette: environment.palette)
    let veil = try DisplayItem.fill(
      Path(CGRect(origin: .zero, size: list.size)),
      with: .color(paper.multiplyingAlpha(by: Self.veil)))
    return DisplayList(
      size: list.size, items: (items.isEmpty ? list.items : narrowed(list.items) + [veil] + items),
      diagnostics: diagnostics)
  }

  /// The items in focus, inside all that clips and moves them.
  private mutating func focused(_ items: [DisplayItem]) throws -> [DisplayItem] {
    var kept: [DisplayItem] = []
    for item in items {
      guard case .scope(var scope) = item.content else { continue }
      if let annotations = scope.element?.annotations, !annotations.isEmpty { take(annotations) }
      if let identity = scope.element?.identity {
        if wanted.contains(identity) { kept.append(item) }
        continue
      }
      scope.items = try focused(scope.items)
      if scope.items.isEmpty { continue }
      scope.element = nil
      kept.append(try .scope(scope))
    }
    return kept
  }

  /// Finds the items that are named among those of a collection.
  private mutating func take(_ annotations: [LayoutAnnotation]) {
    var first: [Int: Int] = [:]
    for annotation in annotations {
      if case .section(let firstItem, _) = annotation.kind { first[annotation.section] = firstItem }
    }
    for annotation in annotations {
      guard case .item(let item, _, _) = annotation.kind else { continue }
      let section = annotation.section
      let numbers = ["\(section).\(item)", first[section].map { "\($0 + item)" }]
      // A number is a place, also where ids are numbers.
      for word in words where numbers.contains(word) || Int(word) == nil && annotation.names.contains(word) {
        found.insert(word)
        wanted.insert(.item(section: section, item: item))
      }
    }
  }

  /// The items, their collections without annotations of what is not in focus.
  private func narrowed(_ items: [DisplayItem]) -> [DisplayItem] {
    items.map { item in
      guard case .scope(var scope) = item.content, scope.element?.identity == nil else { return item }
      if let annotations = scope.element?.annotations, !annotations.isEmpty {
        scope.element?.annotations = annotations.filter { annotation in
          switch annotation.kind {
          case .item(let item, _, _): wanted.contains(.item(section: annotation.section, item: item))
          case .live(let identity, _, _): wanted.contains(identity)
          default: true
          }
        }
      }
      scope.items = narrowed(scope.items)
      return (try? .scope(scope)) ?? item
    }
  }
}
