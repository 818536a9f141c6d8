public import Drawing
import Foundation
import Geometry

extension View {
  /// The view, laid out in the environment's size and drawn.
  ///
  /// An axis on which nothing is proposed has the view's own length.
  ///
  /// - Throws: ``ViewError`` where the view has no finite size or contains itself; the text engine's error where a font
  ///   is unknown.
  public func displayList(in environment: DrawingEnvironment) throws -> DisplayList {
    let render = RenderContext(
      measurer: environment.textMeasurer, contentOffset: environment.contentOffset)
    let context = ResolutionContext(environment: EnvironmentValues(environment), render: render)
    let node = context.rootNode(self)
    let proposal = ProposedViewSize(width: environment.width, height: environment.height)
    var size = node.sizeThatFits(proposal)
    try render.rethrow()
    for axis in Axis.allCases where !size[axis].isFinite { throw ViewError.infiniteSize(axis: axis) }
    let canvas = Canvas(render: render)
    // A view smaller or larger than what was proposed stands in the middle of it, as at the root of a screen.
    let own = size
    size = CGSize(width: environment.width ?? size.width, height: environment.height ?? size.height)
    node.draw(
      at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: proposal,
      on: canvas)
    try render.rethrow()
    return DisplayList(size: size, items: canvas.items, diagnostics: render.diagnostics)
  }
}

extension ResolutionContext {
  /// The node of a view on its own; several views stand below each other (`views.md` 1.2).
  func rootNode<V: View>(_ view: V) -> LayoutNode {
    let nodes = V._resolve(view, in: self).makeNodes()
    if nodes.count == 1 { return nodes[0] }
    return StackNode(
      axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil,
      direction: environment.layoutDirection, children: nodes)
  }
}
