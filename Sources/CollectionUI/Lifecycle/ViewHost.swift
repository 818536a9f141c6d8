public import Drawing
public import Foundation

/// Keeps a view alive between drawings: its state, and the actions for appearing and changes.
///
/// Ask for a display list whenever ``needsUpdate`` is true. Only what has changed is evaluated, measured and drawn anew:
/// the body of a custom view if the view's value, or the state, the observed objects or the values of the environment that
/// the body has read are others than before; sizes along the way from there to the root; and drawings there. Values of
/// views are compared property by property; one that has a closure which captures something counts as changed whenever
/// the body around it is evaluated.
///
/// A picture drawn once needs no host.
@preconcurrency @MainActor
public final class ViewHost<Content: View> {
  /// What is shown.
  public var rootView: Content {
    didSet { setNeedsUpdate() }
  }
  /// What timers and relative dates in the views are read at, and views that read `\.now`; `nil` is the environment's
  /// default, which stands still.
  ///
  /// When it is set, those texts and the bodies of those views are made anew at the next drawing, and nothing else: time
  /// that passes is no update of the content.
  public var now: Date? {
    get { store.clock?.now }
    set { store.setClock(newValue) }
  }
  /// Whether state, an observed object or the view itself has changed since the last drawing.
  public private(set) var needsUpdate = true
  /// Called once when an update becomes needed.
  public var onUpdateNeeded: (() -> Void)?
  private let store = StateStore(isRetaining: true)
  private let lifecycle = Lifecycle()
  private var render: RenderContext?
  private var root: RootNode<Content>?

  /// A host of `rootView`, which has not appeared yet.
  public init(rootView: Content) {
    self.rootView = rootView
    store.onChange = { [weak self] in self?.setNeedsUpdate() }
  }

  isolated deinit {
    lifecycle.end()
    store.root.end()
  }

  /// Draws the view and runs the actions that follow.
  ///
  /// - Throws: as the view's own ``DisplayListSource/displayList(in:)``.
  public func displayList(in environment: DrawingEnvironment) throws -> DisplayList {
    let render = context(of: environment)
    let list: DisplayList
    do {
      list = try render.settle(in: environment, root: updatedRoot)
    } catch {
      render.remakeAll()
      throw error
    }
    render.remakesAll = false
    store.endLifetimes()
    // What is still changing after the last pass waits for the next drawing.
    needsUpdate = store.needsPass
    for diagnostic in store.diagnostics() { render.tell(diagnostic) }
    return DisplayList(size: list.size, items: list.items, diagnostics: render.diagnostics)
  }

  /// The size that the view takes of what the environment proposes, in points.
  ///
  /// Nothing is drawn, and no action runs: the view does not appear by being measured.
  ///
  /// - Throws: as the view's own ``DisplayListSource/displayList(in:)``.
  public func sizeThatFits(in environment: DrawingEnvironment) throws -> CGSize {
    let render = context(of: environment)
    do {
      return try render.measure(in: environment, root: updatedRoot).size
    } catch {
      render.remakeAll()
      throw error
    }
  }

  /// Ends the view's appearance: actions for disappearing run, and work is cancelled.
  public func disappear() { lifecycle.end() }

  /// How much was done since the host was made.
  public var work: ViewHostWork {
    ViewHostWork(
      bodies: render?.bodyCount ?? 0, sizes: LayoutNode.computedCount, drawings: render?.drawingCount ?? 0,
      shapedTexts: render?.shapeCount ?? 0)
  }

  /// The outermost collection as of the last drawing.
  var collection: LiveCollection? { render?.outermostCollection }

  /// Has collections tell `recorder` of their updates from now on; everything is drawn anew.
  func record(updates recorder: UpdateRecorder?, in environment: DrawingEnvironment) {
    let render = context(of: environment)
    render.updates = recorder
    render.remakeAll()
  }

  /// Ends the lifetimes of what was made between drawings and is not met any more.
  func endLifetimes() { store.endLifetimes() }

  /// The root's node, with the view and environment as they are now.
  private func updatedRoot(in context: ResolutionContext) -> LayoutNode {
    if let root {
      root.update(rootView, in: context)
      return root
    }
    let root = RootNode(rootView, in: context)
    self.root = root
    return root
  }

  /// What all drawings share; another text engine starts it over.
  private func context(of environment: DrawingEnvironment) -> RenderContext {
    guard let render else {
      let render = RenderContext(measurer: environment.textMeasurer, store: store, lifecycle: lifecycle)
      self.render = render
      return render
    }
    if !ValueComparison.areSame(render.measurer, environment.textMeasurer) {
      render.measurer = environment.textMeasurer
      render.remakeAll()
    }
    return render
  }

  private func setNeedsUpdate() {
    if needsUpdate { return }
    needsUpdate = true
    onUpdateNeeded?()
  }
}

/// How much a ``ViewHost`` has done, for those who want to know what an update costs.
public struct ViewHostWork: Hashable, Sendable {
  /// Bodies of custom views and modifiers that were evaluated.
  public var bodies: Int
  /// Sizes of views that were computed, in all trees of the process.
  public var sizes: Int
  /// Custom views that were drawn, without those whose drawing was kept.
  public var drawings: Int
  /// Texts that were shaped.
  public var shapedTexts: Int

  /// What was done between two moments.
  public static func - (later: ViewHostWork, earlier: ViewHostWork) -> ViewHostWork {
    ViewHostWork(
      bodies: later.bodies - earlier.bodies, sizes: later.sizes - earlier.sizes,
      drawings: later.drawings - earlier.drawings, shapedTexts: later.shapedTexts - earlier.shapedTexts)
  }
}
