import Foundation
import Geometry

/// What fills a section.
enum SectionBody: Sendable {
  case groups(GroupSequence)
  case masonry(SolvedMasonry)
}

/// A decoration with its place, in section coordinates.
struct PlacedDecoration: Sendable {
  var kind: String
  var frame: CGRect
  var zIndex: Int
}

/// A section with all places known: along the axis from its own start, across it in content coordinates.
struct SolvedSection: Sendable {
  var body: SectionBody?
  /// Where the section lies across the axis.
  var band: Band
  var orthogonal: OrthogonalValue?
  /// The length along the axis, boundary items included; 0 when there is nothing.
  var length: CGFloat = 0
  /// How far boundary items push the body.
  var bodyShift: CGFloat = 0
  var endGrowth: CGFloat = 0
  var insets: EdgeInsets = .zero
  var boundary: [PlacedBoundary] = []
  var decorations: [PlacedDecoration] = []
  /// The least stacking order of cells: 1 in front of decorations (`layout.md` 3.7).
  var cellZIndex = 0

  /// How many items can be placed.
  var itemCount: Int {
    switch body {
    case .groups(let groups): groups.itemCount
    case .masonry(let masonry): masonry.count
    case nil: 0
    }
  }
}
