import Drawing
import Foundation
import Geometry

/// A picture in which all but some items are dimmed.
nonisolated struct FocusedPicture {
  private let list: DisplayList
  private let words: [String]
  /// The items that are named, each with the words that name it.
  private var wanted: [ElementIdentity: Set<String>] = [:]
  /// The words whose items are in sight.
  private var seen: Set<String> = []

  /// How much of what is dimmed is covered.
  private static let veil = 0.6

  private init(_ list: DisplayList, _ words: [String]) {
    self.list = list
    self.words = words
  }

  /// The pictures of a motion, or a single one, with the items that `words` name in focus.
  ///
  /// - Throws: ``DrawingDiagnostic`` where none of the items is in sight in any of them; a word alone that names no item
  ///   in sight is a diagnostic of the last picture.
  static func displayLists(
    of lists: [DisplayList], _ words: [String], in environment: DrawingEnvironment
  ) throws -> [DisplayList] {
    var unseen = words
    var pictures = try lists.map { list in
      var picture = FocusedPicture(list, words)
      let focused = try picture.displayList(in: environment)
      unseen.removeAll(where: picture.seen.contains)
      return focused
    }
    if unseen == words { throw DrawingDiagnostic.nothingInFocus(words) }
    if let last = pictures.popLast() {
      pictures.append(unseen.reduce(last) { $0.saying(.notInFocus($1)) })
    }
    return pictures
  }

  /// The picture: everything, a veil, and the items in focus once more, each clipped as it was.
  private mutating func displayList(in environment: DrawingEnvironment) throws -> DisplayList {
    let items = try focused(list.items, .identity, clip: CGRect(origin: .zero, size: list.size))
    let paper = SystemColor.systemBackground.resolved(
      for: environment.traits.colorScheme, palette: environment.palette)
    let veil = try DisplayItem.fill(
      Path(CGRect(origin: .zero, size: list.size)),
      with: .color(paper.multiplyingAlpha(by: Self.veil)))
    return DisplayList(
      size: list.size, items: narrowed(list.items) + [veil] + items, diagnostics: list.diagnostics)
  }

  /// The items in focus, inside all that clips and moves them.
  ///
  /// - Parameters:
  ///   - transform: from the space of `items` to the picture's.
  ///   - clip: what is seen of the picture where the items are, in its space.
  private mutating func focused(
    _ items: [DisplayItem], _ transform: CGAffineTransform, clip: CGRect
  ) throws -> [DisplayItem] {
    var kept: [DisplayItem] = []
    for item in items {
      guard case .scope(var scope) = item.content else { continue }
      if let annotations = scope.element?.annotations, !annotations.isEmpty { take(annotations) }
      if let element = scope.element, let identity = element.identity ?? element.explains {
        guard let words = wanted[identity] else { continue }
        kept.append(item)
        if !element.frame.applying(transform).intersection(clip).isEmpty { seen.formUnion(words) }
        continue
      }
      let inner = scope.transform.concatenating(transform)
      let visible = scope.clip.map { clip.intersection($0.boundingRect.applying(inner)) } ?? clip
      scope.items = try focused(scope.items, inner, clip: visible)
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
        wanted[.item(section: section, item: item), default: []].insert(word)
      }
    }
  }

  /// The items, their collections without annotations of what is not in focus.
  private func narrowed(_ items: [DisplayItem]) -> [DisplayItem] {
    items.map { item in
      guard case .scope(var scope) = item.content else { return item }
      if scope.element?.identity != nil { return item }
      // Below the veil it is like anything else.
      scope.element?.explains = nil
      if let annotations = scope.element?.annotations, !annotations.isEmpty {
        scope.element?.annotations = annotations.filter { annotation in
          switch annotation.kind {
          case .item(let item, _, _): wanted[.item(section: annotation.section, item: item)] != nil
          case .live(let identity, _, _): wanted[identity] != nil
          default: true
          }
        }
      }
      scope.items = narrowed(scope.items)
      return (try? .scope(scope)) ?? item
    }
  }
}

nonisolated extension DrawingDiagnostic {
  /// An item that is not in sight is to be in focus.
  static func notInFocus(_ word: String) -> DrawingDiagnostic {
    DrawingDiagnostic("no item in sight is \(word), so it is not in focus; \(wayOut)")
  }

  /// No item that is to be in focus is in sight.
  package static func nothingInFocus(_ words: [String]) -> DrawingDiagnostic {
    DrawingDiagnostic(
      "no item in sight is \(words.joined(separator: " or ")), so nothing would be in focus; \(wayOut)")
  }

  private static var wayOut: String {
    "an item is named by its number, by section and number as in 1.4, or by its tag, and what is out of sight can be "
      + "scrolled to"
  }
}
