import Drawing

/// What the views of one part of a tree keep from one evaluation to the next, by their identity (`views.md` 4.2).
///
/// A host has one scope for its whole tree and one for each view that is evaluated by itself. A container that makes the
/// views of its items only while they are shown has one for each item: see ``ResolutionContext/makeScope()``.
///
/// What is kept lives as long as evaluations meet it: an evaluation that does not ask for an object again ends its
/// lifetime once the drawing is done.
final class ViewScope: Evaluation {
  nonisolated deinit {}

  /// Leads to what the whole tree shares.
  var storeHandle: Handle<StateStore>?
  var store: StateStore? { storeHandle?.target }
  private var kept = KeptObjects()
  /// The number of the latest evaluation.
  private var generation = 0
  /// Problems met since the latest evaluation.
  private(set) var diagnostics: [DrawingDiagnostic] = []
  /// The node whose content is made in this scope; `nil` where a container draws the content by itself.
  var node: LayoutNode? {
    get { nodeHandle?.target }
    set { nodeHandle = newValue?.handle }
  }
  private var nodeHandle: Handle<LayoutNode>?
  /// Called before a drawing when something inside has changed, so that what was made in this scope has to be measured
  /// and drawn anew; ask ``Evaluation/isStale`` whether it has to be made anew before.
  var onInvalidate: (() -> Void)?

  /// A scope of views that are yet to be made.
  ///
  /// - Parameters:
  ///   - store: what the whole tree shares.
  ///   - scope: the scope around; `nil` where a container draws the content by itself.
  init(in store: StateStore? = nil, inside scope: ViewScope? = nil) {
    storeHandle = store?.handle
    super.init(scope: scope)
    isStale = true
  }

  /// The object kept for the view at `path`, made at first.
  ///
  /// - Parameters:
  ///   - type: which of the view's objects; each type has its own.
  ///   - path: the view's identity.
  ///   - slot: tells a view's objects of one type from each other.
  ///   - make: makes the object when its lifetime begins.
  func retained<Object: AnyObject>(
    _ type: Object.Type, at path: ViewPath, slot: Int = 0, make: () -> Object
  ) -> Object {
    if let object = kept.object(type, at: path, slot: slot, generation: generation) { return object }
    let object = make()
    kept.add(object, at: path, slot: slot, generation: generation)
    return object
  }

  /// Makes views: what `work` does not ask for again is forgotten when the drawing is done.
  func evaluate<Result>(_ work: () -> Result) -> Result {
    guard let store else { return work() }
    generation += 1
    store.noteEvaluation(of: self)
    isStale = false
    diagnostics = []
    return extend(work)
  }

  /// Makes further views, next to those of the latest evaluation.
  func extend<Result>(_ work: () -> Result) -> Result {
    guard let store, store.isRetaining else { return perform(work) }
    return track(in: store) { perform(work) }
  }

  /// Measures or draws views that were made in this scope, so that what they make late belongs to it.
  func perform<Result>(_ work: () -> Result) -> Result {
    guard let store else { return work() }
    let outer = store.scope
    store.scope = self
    defer { store.scope = outer }
    return store.isRetaining ? trackState(work) : work()
  }

  /// Notes a problem of the scope's views.
  func diagnose(_ diagnostic: DrawingDiagnostic) {
    if diagnostics.isEmpty { store?.noteDiagnostics(of: self) }
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Forgets what the latest evaluation did not ask for.
  func endLifetimes() { if !kept.areAll(of: generation) { kept = kept.of(generation) } }

  /// Forgets the views but keeps their state, for when they are made again.
  ///
  /// - Returns: whether there is any state to keep; where there is none, the scope itself can go.
  @discardableResult func sleep() -> Bool {
    isStale = true
    node = nil
    kept = kept.asleep()
    return !kept.isEmpty
  }

  /// Ends all lifetimes.
  func end() { kept = KeptObjects() }

  // MARK: Changes

  /// Whether views in the scope are kept, and may change by themselves.
  var isKept: Bool { store?.isRetaining ?? false }

  /// Notes that the scope's views have to be made anew.
  override func setStale() {
    isStale = true
    store?.noteStale(self)
  }

  /// Notes that `node`, which was made in this scope, has to be measured and drawn anew.
  func setNeedsUpdate(from node: LayoutNode) {
    invalidate(from: node)
    store?.setDirty()
  }

  /// Makes everything around the scope forget what it took from it.
  func invalidate() {
    if let node { scope?.invalidate(from: node) }
    node?.invalidate()
    onInvalidate?()
  }

  /// Makes everything around `node`, which was made in this scope, forget what it took from it.
  private func invalidate(from node: LayoutNode) {
    let isWayKnown = node.invalidate(upTo: self.node)
    // Where the way up is not known, everything on it is made anew.
    if !isWayKnown, self.node != nil { isStale = true }
    invalidate()
  }
}

extension ViewScope: Sleeper {}

/// Something kept that can do without its views for a while.
protocol Sleeper: AnyObject {
  /// Forgets views, and tells whether there is state left to keep.
  func sleep() -> Bool
}

extension ResolutionContext {
  /// The scope whose views are being made.
  ///
  /// A node that changes by itself, as one that scrolls does, keeps it for ``ViewScope/setNeedsUpdate(from:)``.
  var scope: ViewScope { render.store.scope }

  /// An object kept for the view being resolved for as long as it keeps its identity.
  ///
  /// Ask for it in `_makeNode(in:)`. A picture drawn once keeps it for the passes of one rendering; a ``ViewHost`` keeps
  /// it from drawing to drawing until an evaluation no longer meets the view. A view whose own views could be of its type
  /// has to resolve them one step further down, `context.at(.secondary)`.
  ///
  /// - Parameters:
  ///   - type: which of the view's objects; each type has its own.
  ///   - make: makes the object when its lifetime begins.
  func retained<Object: AnyObject>(_ type: Object.Type = Object.self, make: () -> Object) -> Object {
    scope.retained(type, at: path, make: make)
  }

  /// The scope of views that are made only when the view being resolved is drawn; it keeps its identity.
  func lateScope() -> ViewScope {
    let late = scope.retained(ViewScope.self, at: path) { ViewScope(in: render.store, inside: scope) }
    late.isStale = true
    return late
  }

  /// A scope for one item of a container that makes the views of its items only while they are shown.
  ///
  /// The container keeps the scope by the item's identity, in an object of its own that is ``retained(_:make:)``:
  ///
  /// - It makes the item's views inside ``ViewScope/evaluate(_:)``, and measures and draws them inside
  ///   ``ViewScope/perform(_:)``.
  /// - When the scope calls ``ViewScope/onInvalidate``, the item is measured and drawn anew; its views are made anew
  ///   first if the scope ``Evaluation/isStale``. The container tells those around with
  ///   ``ViewScope/setNeedsUpdate(from:)`` of the scope it stands in.
  /// - When the item is scrolled away, it drops the views and calls ``ViewScope/sleep()``: the values of `@State` stay.
  /// - When the item is removed, it drops the scope, and the state with it.
  func makeScope() -> ViewScope { ViewScope(in: render.store) }
}
