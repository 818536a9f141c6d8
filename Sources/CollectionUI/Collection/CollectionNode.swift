import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry

/// A collection to be measured and drawn.
final class CollectionNode: LayoutNode {
  nonisolated deinit {}

  private let live: LiveCollection
  private let context: ResolutionContext
  /// What lays the collection out.
  var host: CollectionHost { live.host }
  var content: CollectionContent { live.content }

  init(_ live: LiveCollection, context: ResolutionContext) {
    self.live = live
    self.context = context
    super.init()
    mayChange = live.isRetained
    live.node = self
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
    live.followDeclaration()
    content.context.room.update(ProposedViewSize(width: max(width, 0), height: nil), of: nil)
    do { return try host.contentSize(inWidth: max(width, 0)).height } catch {
      context.render.fail(error)
      return 0
    }
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let size = sizeThatFits(proposal)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
    live.render = canvas.render
    live.followDeclaration()
    content.context.room.update(ProposedViewSize(size), of: nil)
    let given = canvas.render.takeScroll()
    if given != nil { canvas.render.outermostCollection = live }
    let isAtGiven = content.isAt(given, live)
    let offset = isAtGiven ? host.bounds.origin : given?.offset ?? .zero
    host.bounds = CGRect(origin: offset, size: size)
    if !isAtGiven, offset == .zero { host.scrollToStart() }
    do {
      try content.prepareDrawing(of: live, newly: isAtGiven ? nil : given)
      let items = content.arranged(try live.drawElements(), size: size, in: canvas.render)
      if given != nil { canvas.render.usedOffset = host.bounds.origin }
      try content.finishDrawing(of: live)
      let element =
        canvas.render.includesAnnotations
        ? try host.annotatedElement(at: origin, includesNames: canvas.render.includesNames) : nil
      host.diagnostics.forEach(canvas.render.diagnose)
      live.duplicates().forEach(canvas.render.diagnose)
      canvas.addScope(
        DisplayScope(
          transform: CGAffineTransform(translationX: origin.x, y: origin.y),
          clip: Path(CGRect(origin: .zero, size: size)), element: element, items: items))
    } catch {
      canvas.render.fail(error)
    }
  }
}
