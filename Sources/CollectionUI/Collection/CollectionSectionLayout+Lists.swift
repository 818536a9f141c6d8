public import CollectionLayout
import Foundation
public import Geometry

nonisolated extension CollectionSectionLayout {
  /// Rows as a list of an appearance has them on the device: insets, separators, backgrounds, pinned headers.
  ///
  /// Rows heed `listRowInsets`, `listRowBackground`, `listRowSeparator`, `swipeActions` and `badge`. Labels and pickers in them
  /// look as they do in SwiftUI's `List`, and so do the texts of headers and footers.
  ///
  /// - Parameters:
  ///   - appearance: the style of the list.
  ///   - insets: room around the section in addition to the list's own, in points.
  public static func list(
    _ appearance: CollectionLayoutListConfiguration.Appearance, insets: EdgeInsets = .zero
  ) -> CollectionSectionLayout {
    CollectionSectionLayout(.styledList(appearance), spacing: 0, lineSpacing: nil, insets: insets)
  }

  /// The appearance of a list on the device, or `nil` for other layouts.
  // Swift 6.3.1 cannot compile this where it is inlined into a switch over the same arrangement.
  @inline(never)
  var listAppearance: CollectionLayoutListConfiguration.Appearance? {
    switch arrangement {
    case .styledList(let appearance): appearance
    case .list, .grid, .flow, .waterfall, .carousel, .compositional: nil
    }
  }

  /// Whether items are set side by side in lines.
  var isFlow: Bool { arrangement == .flow }

  /// Whether items are rows below each other.
  var isList: Bool { arrangement == .list || listAppearance != nil }

  /// Whether headers and footers stay in sight by the layout's own nature (`layout.md` 7.1).
  var pinsBoundary: Bool { listAppearance == .plain || listAppearance == .sidebarPlain }
}
