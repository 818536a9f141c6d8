import CollectionLayout
import Foundation

/// What a collection remembers between updates.
final class CollectionMemory {
  nonisolated deinit {}

  let sizingClasses = SizingClassCache()
  /// The layout of a collection that brings its own, kept so that it can remember.
  var layout: CollectionViewLayout?
  /// The content for which its being scrolled near the end was last told.
  var toldNearEnd: ContentVersion?

  init() {}

  /// Where the memory of a collection is kept beside the properties of views, whose slots are positive.
  private static let slot = -1

  /// The memory of the collection at a place.
  static func of(_ context: ResolutionContext) -> CollectionMemory {
    context.render.store.box(at: context.path, slot: slot) { CollectionMemory() }.value
  }
}
