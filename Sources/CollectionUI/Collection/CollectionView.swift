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
    // Values written on a collection that is itself an item of another are that other's.
    let outer = context.isCollectionItem ? ContainerValues() : context.values
    let sections = Content._resolve(content, in: inner).sections().map { SectionModel($0, outer: outer) }
    var options = options
    options.read(outer, environment: context.environment)
    return CollectionNode(
      CollectionContent(
        sections: sections, context: inner, memory: context.retained { CollectionMemory() }, options: options),
      context: context)
  }

  /// The type of the body.
  public typealias Body = Never
}

/// A collection to be measured and drawn.
final class CollectionNode: LayoutNode {
  nonisolated deinit {}

  let host: CollectionHost
  let content: CollectionContent
  private let context: ResolutionContext
  /// The scope that is told when the collection has to be drawn again.
  private(set) weak var scope: ViewScope?

  init(_ content: CollectionContent, context: ResolutionContext) {
    self.content = content
    self.context = context
    scope = context.scope
    host = CollectionHost(
      layout: content.makeLayout(), source: content,
      environment: LayoutEnvironment(containerSize: .zero, traits: context.environment.builtIn.traits),
      measuringPolicy: .prefix)
    host.plansByHeight = content.options.makeLayout != nil
    host.keepsContents = false
    content.host = host
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let width = proposal.width else {
      context.render.fail(ViewError.collectionWithoutWidth)
      return .zero
    }
    if let height = proposal.height { return CGSize(width: width, height: height) }
    guard width.isFinite else { return CGSize(width: width, height: 0) }
    return CGSize(width: width, height: contentHeight(width))
  }

  /// The height of everything at a width, all of it measured.
  private func contentHeight(_ width: CGFloat) -> CGFloat {
    host.measuringPolicy = .everything
    host.bounds = CGRect(x: 0, y: 0, width: max(width, 0), height: 0)
    defer { host.measuringPolicy = .prefix }
    do { return try host.contentSize().height } catch {
      context.render.fail(error)
      return 0
    }
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let size = sizeThatFits(proposal)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
    host.bounds = CGRect(origin: content.offset(of: host), size: size)
    do {
      try content.prepareDrawing(of: self)
      let items = content.arranged(try host.draw(), size: size)
      try content.finishDrawing(of: host)
      host.diagnostics.forEach(context.render.diagnose)
      canvas.addScope(
        DisplayScope(
          transform: CGAffineTransform(translationX: origin.x, y: origin.y),
          clip: Path(CGRect(origin: .zero, size: size)), items: items))
    } catch {
      context.render.fail(error)
    }
  }
}
