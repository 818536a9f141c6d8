public import Foundation
import Geometry

/// Something that a comparison does not look at.
///
/// Elements are looked up in both pictures' layouts, so that a mask covers an element where it was and where it is.
public enum ElementMask: Hashable, Sendable {
  /// The cell at an index path.
  case item(IndexPath)
  /// Every supplementary element of a kind.
  case supplementary(String)
  /// Every decoration of a kind.
  case decoration(String)
  /// Every text.
  case text
  /// A rectangle, in points from the picture's top left corner.
  case rect(CGRect)

  /// The rectangles that the mask covers in a picture of the given layout, in points.
  ///
  /// O(n) in the layout's entries.
  func frames(in layout: LayoutRecord) -> [CGRect] {
    if case .rect(let frame) = self { return [frame] }
    return layout.entries.filter { covers($0.subject) }.map(\.frame)
  }

  private func covers(_ subject: LayoutRecord.Subject) -> Bool {
    switch (self, subject) {
    case (.item(let path), .element(.item(let section, let item))):
      path.count == 2 && path[0] == section && path[1] == item
    case (.supplementary(let wanted), .element(.supplementary(let kind, _, _))): wanted == kind
    case (.decoration(let wanted), .element(.decoration(let kind, _, _))): wanted == kind
    case (.text, .text): true
    default: false
    }
  }
}
