import Foundation
import Geometry

/// A header, footer or side view.
struct BoundaryValue: Hashable, Sendable {
  var kind: String
  var size: SizeValue
  var alignment: RectAlignment
  var offset: CGPoint
  var extendsBoundary: Bool
  var isPinned: Bool
  var zIndex: Int
  var contentInsets: EdgeInsets
}

/// A view behind a section.
struct DecorationValue: Hashable, Sendable {
  var kind: String
  var contentInsets: EdgeInsets
  var zIndex: Int
}

/// How a section is moved across the layout's direction, as values.
struct OrthogonalValue: Hashable, Sendable {
  var behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
  var decelerationRate: CollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
  var bounce: CollectionLayoutSectionOrthogonalScrollingProperties.Bounce
}

/// A section as a value.
struct SectionValue: Hashable, Sendable {
  var group: GroupValue?
  var contentInsets = EdgeInsets.zero
  var interGroupSpacing: CGFloat = 0
  var contentInsetsReference = ContentInsetsReference.automatic
  var supplementaryContentInsetsReference = ContentInsetsReference.automatic
  var supplementariesFollowContentInsets = true
  var orthogonal: OrthogonalValue?
  var boundary: [BoundaryValue] = []
  var decorations: [DecorationValue] = []
  /// Room before everything along the layout's axis, boundary items included.
  var startPadding: CGFloat = 0
}
