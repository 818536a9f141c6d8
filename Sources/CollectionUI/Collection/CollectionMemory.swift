import CollectionHost
import CollectionLayout
import Drawing
import Foundation

/// What a collection remembers between updates.
final class CollectionMemory {
  nonisolated deinit {}

  let sizingClasses = SizingClassCache()
  /// The layout of a collection that brings its own, kept so that it can remember.
  var layout: CollectionViewLayout?
  /// How many updates have changed which items there are, or their order.
  var edits = 0
  /// The content for which its being scrolled near the end was last told.
  var toldNearEnd: ContentVersion?
  /// The position the collection was scrolled to as it was declared, and the host that was.
  var position: CollectionScrollTarget?
  weak var positionedHost: CollectionHost?
  /// Where the picture asked for the collection to be scrolled as of the last drawing.
  var givenScroll: GivenScroll?
  /// In what that could not be followed.
  var unheeded: [DrawingDiagnostic] = []

  init() {}
}
