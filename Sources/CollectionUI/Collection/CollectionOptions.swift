import CollectionLayout
import Foundation
import Geometry

/// What is declared on a collection as a whole.
struct CollectionOptions {
  /// Makes the layout of a collection that brings its own.
  var makeLayout: (() -> CollectionViewLayout)?
  /// Whether an item of certain values is selected.
  var isSelected: ((ContainerValues) -> Bool)?
}
