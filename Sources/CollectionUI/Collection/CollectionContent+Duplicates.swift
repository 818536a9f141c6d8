import CollectionLayout
import Drawing
import Geometry

extension CollectionContent {
  /// What is wrong with the ids of elements in sight: two that are the same view by their ids.
  ///
  /// A `ForEach` that makes its views only when they are shown does not look at the ids of others. Each of the two has
  /// state of its own.
  func duplicates(among elements: [LayoutElement]) -> [DrawingDiagnostic] {
    var known: [ViewPath: ElementIdentity] = [:]
    var diagnostics: [DrawingDiagnostic] = []
    for identity in elements.map(\.identity) {
      guard case .item(let section, let item) = identity, sections.indices.contains(section) else { continue }
      let list = sections[section].section.content
      // Lists that are made at once are told apart when they are made.
      guard !list.isPlain, item < list.count else { continue }
      if let other = known.updateValue(identity, forKey: list.key(at: item)) {
        diagnostics.append(
          DrawingDiagnostic(
            "\(identity) has the id of \(other); ids must differ, so that updates can tell the two apart"))
      }
    }
    return diagnostics
  }
}
