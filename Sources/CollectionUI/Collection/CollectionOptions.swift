import CollectionLayout
import Foundation
import Geometry

/// What is declared on a collection as a whole.
struct CollectionOptions {
  /// Makes the layout of a collection that brings its own.
  var makeLayout: (() -> CollectionViewLayout)?
  /// Whether an item of certain values is selected.
  var isSelected: ((ContainerValues) -> Bool)?
  /// Where the collection is scrolled to at first.
  var position: CollectionScrollTarget?
  /// What is done near the end.
  var nearEnd: NearEndAction?
  /// What scrolls the collection from outside.
  var controller: CollectionController?
  /// Whether grouped lists have a ground.
  var showsGround = true
}

extension CollectionOptions {
  /// Takes over what was written on the collection with modifiers.
  mutating func read(_ values: ContainerValues, environment: EnvironmentValues) {
    position =
      values[ScrollPositionKey.self] ?? environment.scrollOptions.position.map { CollectionScrollTarget($0) }
    showsGround = environment.scrollOptions.showsGround
    nearEnd = values[NearEndKey.self]
    controller = environment.collectionController
  }
}
