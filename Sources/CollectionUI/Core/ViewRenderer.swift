public import Drawing
import Foundation
import Geometry
import Observation
import Synchronization

extension View {
  /// The view, laid out in the environment's size and drawn.
  ///
  /// An axis on which nothing is proposed has the view's own length.
  ///
  /// - Throws: ``ViewError`` where the view has no finite size or contains itself; the text engine's error where a font
  ///   is unknown.
  public func displayList(in environment: DrawingEnvironment) throws -> DisplayList {
    let render = RenderContext(measurer: environment.textMeasurer)
    defer { render.store.root.end() }
    let list = try render.settle(in: environment) { context in
      render.store.root.evaluate { context.rootNode(self) }
    }
    return DisplayList(size: list.size, items: list.items, diagnostics: render.diagnostics)
  }
}

extension RenderContext {
  /// Passes in one rendering at the most: what is read in the first may change the second, and that the third
  /// (`views.md` 4.4).
  static let passLimit = 3

  /// Draws a view until what it reads of itself changes nothing any more.
  ///
  /// - Parameters:
  ///   - environment: what the picture is drawn in.
  ///   - root: gives the view's node in each pass.
  func settle(
    in environment: DrawingEnvironment, root: (ResolutionContext) -> LayoutNode
  ) throws -> DisplayList {
    for pass in 1... {
      let observed = ObservedPass()
      let list = try observed.track(store.isRetaining) { try draw(in: environment, root: root) }
      if store.wasChangedInBody { tell(.changeInBody) }
      runReports()
      lifecycle?.run()
      if !store.needsPass, !observed.isChanged { return list }
      if pass == Self.passLimit {
        tell(.unsettled(pass))
        return list
      }
    }
    fatalError("the loop ends at its last pass")
  }

  /// Bodies and layout: the root's node, what it is proposed, and the size it takes of that.
  func measure(
    in environment: DrawingEnvironment, root: (ResolutionContext) -> LayoutNode
  ) throws -> (node: LayoutNode, proposal: ProposedViewSize, size: CGSize) {
    beginPass(GivenScroll(environment))
    includesAnnotations = environment.includesAnnotations
    includesNames = environment.includesNames
    var values = EnvironmentValues(environment)
    values.builtIn.clock = store.clock
    let node = root(ResolutionContext(environment: values, render: self))
    // Views that contain themselves are not measured: they are as deep as the stack has room for.
    try rethrow()
    let proposal = ProposedViewSize(width: environment.width, height: environment.height)
    screen.update(proposal, of: nil)
    let own = node.sizeThatFits(proposal)
    try rethrow()
    for axis in Axis.allCases where !own[axis].isFinite { throw ViewError.infiniteSize(axis: axis) }
    return (node, proposal, own)
  }

  /// One pass: bodies, layout, drawing.
  private func draw(
    in environment: DrawingEnvironment, root: (ResolutionContext) -> LayoutNode
  ) throws -> DisplayList {
    let (node, proposal, own) = try measure(in: environment, root: root)
    let canvas = Canvas(render: self)
    // A view smaller or larger than what was proposed stands in the middle of it, as at the root of a screen, but what
    // explains a figure comes on top of the screen.
    var size = own
    for axis in Axis.allCases {
      guard let proposed = proposal[axis] else { continue }
      size[axis] = max(proposed, min(own[axis], proposed + growth[axis]))
    }
    node.draw(
      at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: proposal,
      on: canvas)
    if let rest = takeScroll() { tellUnheeded(rest) }
    try rethrow()
    return DisplayList(size: size, items: canvas.items)
  }
}

/// Whether an observable object that a pass read has changed; told from whatever thread changes it.
private nonisolated final class ObservedPass: Sendable {
  private let changed = Mutex(false)

  var isChanged: Bool { changed.withLock { $0 } }

  /// Runs a pass; one whose evaluations are tracked one by one is not observed as a whole.
  @MainActor func track<Value>(_ isTracked: Bool, _ pass: () throws -> Value) throws -> Value {
    if isTracked { return try pass() }
    return try withObservationTracking {
      Result { try pass() }
    } onChange: {
      self.changed.withLock { $0 = true }
    }.get()
  }
}

extension ResolutionContext {
  /// The node of a view on its own; several views stand below each other (`views.md` 1.2).
  func rootNode<V: View>(_ view: V) -> LayoutNode {
    let nodes = nodes(of: view)
    if nodes.count == 1 { return nodes[0] }
    return StackNode(
      axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil,
      direction: environment.layoutDirection, children: nodes)
  }
}
