/// A custom view or a custom modifier with what it modifies: something whose body gives the views it stands for.
protocol BodySource {
  /// The type of the body.
  associatedtype Body: View

  /// The type that is told of where bodies contain themselves.
  static var type: Any.Type { get }

  /// What the types alone say about the views.
  static var shape: ResolvedShape { get }

  /// Sets the dynamic properties.
  mutating func install(in context: ResolutionContext)

  /// Whether the dynamic properties would be set to the same in `context`.
  mutating func isCurrent(in context: ResolutionContext) -> Bool

  /// Evaluates the body.
  func makeBody() -> Body
}

/// A custom view.
struct ViewBody<V: View>: BodySource {
  var view: V

  static var type: Any.Type { V.self }

  static var shape: ResolvedShape { ShapeCache.shape(of: V.Body.self) }

  mutating func install(in context: ResolutionContext) {
    DynamicProperties.install(into: &view, in: context)
  }

  mutating func isCurrent(in context: ResolutionContext) -> Bool {
    DynamicProperties.areCurrent(in: &view, context)
  }

  func makeBody() -> V.Body { view.body }
}

/// A custom modifier and what it modifies.
struct ModifierBody<Modifier: ViewModifier, Content: View>: BodySource {
  var modifier: Modifier
  let content: Content

  static var type: Any.Type { Modifier.self }

  static var shape: ResolvedShape { ShapeCache.shape(of: ModifiedContent<Content, Modifier>.self) }

  mutating func install(in context: ResolutionContext) {
    DynamicProperties.install(into: &modifier, in: context)
  }

  mutating func isCurrent(in context: ResolutionContext) -> Bool {
    DynamicProperties.areCurrent(in: &modifier, context)
  }

  func makeBody() -> Modifier.Body {
    modifier.body(content: ModifierContent { [content] in Content._resolve(content, in: $0) })
  }
}

extension BodySource {
  /// The views that the body gives.
  ///
  /// The body is evaluated at once in a picture drawn once; a host evaluates it when the view is measured, if the types
  /// promise exactly one view and tell its container values.
  func resolve(in context: ResolutionContext) -> ResolvedList {
    if !context.render.store.isRetaining { return evaluate(in: context) }
    let shape = Self.shape
    if shape.isSingle, !shape.mayWriteValues {
      return ResolvedList(
        ListElement(path: context.path, values: context.values) { BodyNode.node(of: self, in: context) })
    }
    let record = context.scope.retained(BodyRecord<Self>.self, at: context.path) {
      BodyRecord(self, at: context.path, in: context.scope)
    }
    record.update(self)
    return record.resolve(in: context)
  }

  /// Makes the nodes of the views that the body gives.
  func makeNodes(in context: ResolutionContext, into nodes: inout [LayoutNode]) {
    if context.render.store.isRetaining { return resolve(in: context).makeNodes(into: &nodes) }
    var inner = context
    guard let body = evaluatedBody(in: &inner) else {
      return ResolvedList.empty.paddedToOne(for: Self.shape, in: context).makeNodes(into: &nodes)
    }
    Body._makeNodes(body, in: inner, into: &nodes)
  }

  /// Evaluates the body with the dynamic properties set, and resolves it.
  func evaluate(in context: ResolutionContext) -> ResolvedList {
    var inner = context
    guard let body = evaluatedBody(in: &inner) else {
      return .empty.paddedToOne(for: Self.shape, in: context)
    }
    return Body._resolve(body, in: inner)
  }

  /// The body, evaluated with the dynamic properties set in `context`, which goes down into it; `nil` where bodies are
  /// nested too deep.
  private func evaluatedBody(in context: inout ResolutionContext) -> Body? {
    guard context.enterBody(of: Self.type) else { return nil }
    context.path = context.path.appending(.body)
    var source = self
    source.install(in: context)
    return context.render.evaluate(source)
  }
}

extension RenderContext {
  /// The body of a view whose dynamic properties are set.
  func evaluate<Source: BodySource>(_ source: Source) -> Source.Body {
    bodyCount += 1
    store.evaluating += 1
    defer { store.evaluating -= 1 }
    return source.makeBody()
  }
}

/// A body that was evaluated and is kept until its view, or what it was made from, changes.
final class BodyRecord<Source: BodySource>: Evaluation, Sleeper {
  nonisolated deinit {}

  /// The view as it was declared.
  private var source: Source
  private var evaluated: EvaluatedBody<Source>?
  private let path: ViewPath

  init(_ source: Source, at path: ViewPath, in scope: ViewScope) {
    self.source = source
    self.path = path.appending(.body)
    super.init(scope: scope)
  }

  /// Takes a new value of the view; `false` where it is the same.
  @discardableResult func update(_ source: Source) -> Bool {
    if ValueComparison.areEqual(self.source, source) { return false }
    self.source = source
    evaluated = nil
    return true
  }

  /// Forgets the body.
  func sleep() -> Bool {
    evaluated = nil
    return false
  }

  /// The views of the body, evaluated if it has to be.
  func resolve(in context: ResolutionContext) -> ResolvedList {
    var inner = context
    guard let evaluated = evaluate(in: &inner) else {
      return .empty.paddedToOne(for: Source.shape, in: context)
    }
    return Source.Body._resolve(evaluated.body, in: inner)
  }

  /// Makes the nodes of the views of the body, evaluated if it has to be.
  func makeNodes(in context: ResolutionContext, into nodes: inout [LayoutNode]) {
    var inner = context
    guard let evaluated = evaluate(in: &inner) else { return }
    Source.Body._makeNodes(evaluated.body, in: inner, into: &nodes)
  }

  /// The body for `context`, which goes down into it; `nil` where bodies are nested too deep.
  private func evaluate(in context: inout ResolutionContext) -> EvaluatedBody<Source>? {
    guard context.enterBody(of: Source.type) else { return nil }
    context.path = path
    let kept = isStale ? nil : evaluated
    let isCurrent = kept?.isCurrent(in: context) == true
    // Setting the properties keeps their lifetimes going, too.
    var source = source
    source.install(in: context)
    if isCurrent { return kept }
    isStale = false
    let render = context.render
    let new = track(in: render.store) { EvaluatedBody(source, in: render) }
    evaluated = new
    return new
  }
}

/// A body, and the view with its dynamic properties set that gave it.
// Behind a reference, a missing one needs no metadata of an optional view.
private final class EvaluatedBody<Source: BodySource> {
  nonisolated deinit {}

  private var source: Source
  let body: Source.Body

  init(_ source: Source, in render: RenderContext) {
    self.source = source
    body = render.evaluate(source)
  }

  /// Whether the dynamic properties would be set to the same in `context`.
  func isCurrent(in context: ResolutionContext) -> Bool { source.isCurrent(in: context) }
}

/// A custom view that a host keeps: its body is evaluated, measured and drawn by itself.
final class BodyNode<Source: BodySource>: KeptNode {
  nonisolated deinit {}

  private let record: BodyRecord<Source>
  private var context: ResolutionContext

  private init(_ source: Source, in context: ResolutionContext) {
    let scope = ViewScope(in: context.render.store, inside: context.scope)
    record = BodyRecord(source, at: context.path, in: scope)
    self.context = context
    super.init(scope)
  }

  /// The node kept for the view, with its newest value.
  static func node(of source: Source, in context: ResolutionContext) -> BodyNode {
    let context = context.withOwnAxis()
    var isNew = false
    let node = context.scope.retained(BodyNode.self, at: context.path) {
      isNew = true
      return BodyNode(source, in: context)
    }
    if !isNew { node.update(source, in: context) }
    return node
  }

  private func update(_ source: Source, in context: ResolutionContext) {
    let isSame = self.context.makesSameViews(as: context)
    if !isSame { self.context.take(context) }
    if record.update(source) || !isSame || context.render.remakesAll { setNeedsContent() }
  }

  override func sleep() -> Bool {
    guard super.sleep() else { return false }
    _ = record.sleep()
    return true
  }

  override func makeContent() -> LayoutNode {
    var nodes: [LayoutNode] = []
    record.makeNodes(in: context, into: &nodes)
    return nodes.first ?? LayoutNode()
  }
}
