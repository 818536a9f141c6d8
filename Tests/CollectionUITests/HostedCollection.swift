import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

/// A collection drawn once, and questions about it.
struct HostedCollection {
  let node: CollectionNode
  let canvas: Canvas
  let render: RenderContext

  init(
    _ view: some View, width: CGFloat = 100, height: CGFloat = 200, offset: CGFloat = 0,
    traits: Traits = Traits()
  ) throws {
    let environment = DrawingEnvironment(
      width: width, height: height, traits: traits, textMeasurer: MonospacedTextMeasurer())
    render = RenderContext(measurer: environment.textMeasurer, contentOffset: CGPoint(x: 0, y: offset))
    let root = ResolutionContext(environment: EnvironmentValues(environment), render: render).rootNode(view)
    node = try #require(root as? CollectionNode)
    canvas = Canvas(render: render)
    node.draw(at: .zero, proposal: ProposedViewSize(width: width, height: height), on: canvas)
    try render.rethrow()
  }

  var host: CollectionHost { node.host }

  /// The frames of the cells in sight, in the order of sections and items.
  func items() throws -> [CGRect] {
    try host.visibleElements().filter { if case .item = $0.identity { true } else { false } }
      .sorted { ($0.identity.section, $0.identity.item) < ($1.identity.section, $1.identity.item) }.map(
        \.frame)
  }

  /// The frame of an element in sight.
  func frame(_ identity: ElementIdentity) throws -> CGRect? {
    try host.visibleElements().first { $0.identity == identity }?.frame
  }
}
