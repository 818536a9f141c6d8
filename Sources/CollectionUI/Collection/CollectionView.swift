import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry

/// Views in sections, arranged by layouts and scrolled vertically.
///
/// The content's views are the items; `Section` gives them headers and footers, and views outside of sections make
/// sections of their own. Layouts and item sizes are declared on items, sections or the whole collection; the nearest
/// declaration wins:
///
/// ```swift
/// CollectionView {
///   Section("Places") {
///     ForEach(places) { PlaceCard($0).collectionItemAspectRatio($0.ratio) }
///   }
///   .collectionLayout(.waterfall(columns: 2, spacing: 12))
/// }
/// ```
///
/// Only items in sight are built and drawn. The collection takes all the room it is offered; under an open height it is
/// as high as its content, and an open width is an error. How far it is scrolled is the picture's content offset, which
/// the outermost collection takes. See ``CollectionSectionLayout`` for the defaults.
public struct CollectionView<Content: View>: PrimitiveView {
  let content: Content
  var options = CollectionOptions()

  /// A collection of the content's views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A node that hosts the content.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    var inner = context.insideContainer(stackAxis: nil)
    inner.isCollectionItem = true
    inner.environment.collectionController = nil
    if inner.environment.scrollOptions.position != nil { inner.environment.scrollOptions.position = nil }
    inner.tracksIDs = false
    inner.environment[ContainerRoomKey.self] = context.makeRoom()
    // Values written on a collection that is itself an item of another are that other's.
    let outer = context.isCollectionItem ? ContainerValues() : context.values
    inner.environment.builtIn.listAppearance = outer[SectionLayoutKey.self].listAppearance
    let sections = Content._resolve(content, in: inner).sections().map { SectionModel($0, outer: outer) }
    var options = options
    options.read(outer, environment: context.environment)
    let content = CollectionContent(
      sections: sections, context: inner, memory: context.retained { CollectionMemory() }, options: options)
    let live = context.retained { LiveCollection(content, in: context) }
    live.show(content)
    return CollectionNode(live, context: context)
  }

  /// The type of the body.
  public typealias Body = Never
}
