package import Foundation

/// Lines of items: an item joins the line while it fits there, and begins the next one otherwise.
///
/// UIKit has no such section but in a flow layout. Here the items of every line follow one another from its start, one gap
/// apart, each in the middle of the line's thickness; what a cell prefers is no longer than a line. The gap between lines is
/// the section's `interGroupSpacing`.
package struct CollectionLayoutFlow {
  /// How large items are.
  package enum Sizes {
    /// Declared in points, by item index.
    case points((Int) -> CGSize)
    /// As the cells prefer; so large until they have been measured.
    case estimated(CGSize)
    /// As the cells prefer; so large until they have been measured, by item index.
    case estimatedEach((Int) -> CGSize)
  }

  /// The gap between the items of a line, in points.
  package var itemSpacing: CGFloat
  /// How large items are.
  package var sizes: Sizes

  /// Lines of items of some sizes.
  package init(itemSpacing: CGFloat, sizes: Sizes) {
    self.itemSpacing = itemSpacing
    self.sizes = sizes
  }
}
