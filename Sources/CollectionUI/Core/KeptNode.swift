import Drawing
import Foundation
import Geometry

/// A view in a host whose content is made by itself, and anew when what it was made from changes.
///
/// What it drew is kept until something inside changes or it is drawn elsewhere.
class KeptNode: LayoutNode, Sleeper {
  nonisolated deinit {}

  final let scope: ViewScope
  @exclusivity(unchecked) private var made: LayoutNode?
  @exclusivity(unchecked) private var drawing: KeptDrawing?
  /// How many items were drawn last.
  @exclusivity(unchecked) private var itemCount = 0
  private var knownSpacing: ViewSpacing?
  /// Guides asked for before; a container asks for one or two under the proposal that it places the view with.
  private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []

  private static let guideLimit = 4
  /// How many items there is room for at first.
  private static let leastItemCount = 4

  init(_ scope: ViewScope) {
    self.scope = scope
    super.init()
    mayChange = true
    setsGuides = true
    scope.node = self
    scope.isStale = true
  }

  /// Makes the content.
  func makeContent() -> LayoutNode { LayoutNode() }

  /// The content, made if it has to be.
  final var content: LayoutNode {
    if !scope.isStale, let made { return made }
    let content = scope.evaluate(makeContent)
    made = content
    adopt(content)
    return content
  }

  /// Forgets the content but keeps the state inside; `false` where there is none, and the node itself can go.
  func sleep() -> Bool {
    made = nil
    guard scope.sleep() else { return false }
    scope.node = self
    invalidate()
    return true
  }

  /// Has the content made anew, once it is asked for.
  final func setNeedsContent() {
    scope.isStale = true
    invalidate()
  }

  override func invalidate() {
    super.invalidate()
    drawing = nil
    knownSpacing = nil
    guides = []
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let content = content
    return scope.perform { content.sizeThatFits(proposal) }
  }

  override func explicitAlignment(_ key: AlignmentKey, under proposal: ProposedViewSize) -> CGFloat? {
    if key.combination == .none, !content.setsGuides { return nil }
    for guide in guides where guide.proposal == proposal && guide.key.isSame(as: key) { return guide.value }
    let content = content
    let value = scope.perform { content.explicitAlignment(key, under: proposal) }
    if guides.count == Self.guideLimit { guides.removeFirst() }
    guides.append((key, proposal, value))
    return value
  }

  override func frame(of id: AnyHashable, under proposal: ProposedViewSize) -> CGRect? {
    let content = content
    return scope.perform { content.frame(of: id, under: proposal) }
  }

  override var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let content = content
    let spacing = scope.perform { content.spacing }
    knownSpacing = spacing
    return spacing
  }

  override var layoutPriority: Double { content.layoutPriority }

  override var zIndex: Double { content.zIndex }

  override var layoutValues: ContainerValues { content.layoutValues }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let content = content
    if let drawing, drawing.fits(origin, proposal, in: canvas.render) {
      drawing.repeat(on: canvas)
    } else {
      let drawing = KeptDrawing(at: origin, proposal: proposal, on: canvas) { inner in
        inner.reserve(max(itemCount, Self.leastItemCount))
        scope.perform { content.draw(at: origin, proposal: proposal, on: inner) }
      }
      itemCount = drawing.items.count
      self.drawing = drawing
    }
  }
}

/// The whole tree of a host.
final class RootNode<Content: View>: KeptNode {
  nonisolated deinit {}

  private var view: Content
  private var context: ResolutionContext

  init(_ view: Content, in context: ResolutionContext) {
    self.view = view
    self.context = context
    super.init(context.render.store.root)
  }

  /// Takes new values of the view and its environment.
  func update(_ view: Content, in context: ResolutionContext) {
    let isSame = self.context.makesSameViews(as: context)
    if !isSame { self.context = context }
    if isSame, !context.render.remakesAll, ValueComparison.areEqual(self.view, view) { return }
    self.view = view
    setNeedsContent()
  }

  override func makeContent() -> LayoutNode { context.rootNode(view) }
}

/// What a view drew, with all that its drawing told others.
struct KeptDrawing {
  private let origin: CGPoint
  private let proposal: ProposedViewSize
  private let spaces: [AnyHashable: CGPoint]
  private let surroundings: Surroundings
  private let scrolls: (before: GivenScroll?, after: GivenScroll?)
  private let annotates: (all: Bool, names: Bool)
  let items: [DisplayItem]
  private let preferences: PreferenceCollector
  private let shown: [Lifecycle.Shown]

  /// Draws and keeps it.
  init(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas, draw: (Canvas) -> Void) {
    let render = canvas.render
    self.origin = origin
    self.proposal = proposal
    spaces = render.spaces
    surroundings = render.surroundings
    render.drawingCount += 1
    annotates = (render.includesAnnotations, render.includesNames)
    let before = render.givenScroll
    let known = render.lifecycle?.shown.count ?? 0
    var items: [DisplayItem] = []
    preferences = render.collectingPreferences { items = canvas.collect(draw) }
    self.items = items
    scrolls = (before, render.givenScroll)
    if let lifecycle = render.lifecycle, lifecycle.shown.count > known {
      shown = Array(lifecycle.shown[known...])
    } else {
      shown = []
    }
    canvas.append(items)
    render.preferences.merge(preferences)
  }

  /// Whether drawing anew would give the same, as long as nothing inside has changed.
  func fits(_ origin: CGPoint, _ proposal: ProposedViewSize, in render: RenderContext) -> Bool {
    self.origin == origin && self.proposal == proposal && scrolls.before == render.givenScroll
      && spaces == render.spaces && surroundings == render.surroundings
      && annotates == (render.includesAnnotations, render.includesNames)
  }

  /// Draws the same once more.
  func `repeat`(on canvas: Canvas) {
    canvas.append(items)
    canvas.render.givenScroll = scrolls.after
    canvas.render.preferences.merge(preferences)
    if !shown.isEmpty { canvas.render.lifecycle?.note(shown) }
  }
}
