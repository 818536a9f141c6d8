import CollectionLayout
import Drawing
import Geometry

extension CollectionContent {
  /// What is wrong with the ids of elements in sight: two that are the same view by their ids.
  ///
  /// A `ForEach` that makes its views only when they are shown does not look at the ids of others. Each of the two has
  /// state of its own.
  func duplicates(among elements: [LayoutElement]) -> [DrawingDiagnostic] {
    var items: [Int: [Int]] = [:]
    for element in elements {
      guard case .item(let section, let item) = element.identity, sections.indices.contains(section),
        item < sections[section].section.content.count
      else { continue }
      items[section, default: []].append(item)
    }
    var diagnostics: [DrawingDiagnostic] = []
    for section in items.keys.sorted() {
      for (first, again) in sections[section].section.content.repeats(among: items[section] ?? []) {
        let item = ElementIdentity.item(section: section, item: again)
        let known = ElementIdentity.item(section: section, item: first)
        diagnostics.append(
          DrawingDiagnostic(
            "\(item) has the id of \(known); ids must differ, so that updates can tell the two apart"))
      }
    }
    return diagnostics
  }
}
