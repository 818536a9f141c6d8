import Foundation
import Geometry

/// A container laid out by a custom layout.
struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  func _makeNode(in context: ResolutionContext) -> LayoutNode {
    let axis = (layout as? AnyLayout)?.properties.stackOrientation ?? L.layoutProperties.stackOrientation
    var nodes: [LayoutNode] = []
    var values: [ContainerValues] = []
    Content._resolve(content, in: context.insideContainer(stackAxis: axis)).forEach { element in
      nodes.append(element.makeNode())
      values.append(element.values)
    }
    return CustomLayoutNode(
      layout,
      subviews: LayoutSubviews(
        nodes: nodes, values: values, placements: LayoutSubviews.Placements(count: nodes.count),
        layoutDirection: context.environment.layoutDirection))
  }

  typealias Body = Never
}

final class CustomLayoutNode<L: Layout>: LayoutNode {
  nonisolated deinit {}

  private let layout: L
  private let subviews: LayoutSubviews
  private lazy var cache = layout.makeCache(subviews: subviews)
  /// Whether the cache is older than the latest change.
  private var isCacheStale = false

  init(_ layout: L, subviews: LayoutSubviews) {
    self.layout = layout
    self.subviews = subviews
    super.init()
    setsGuides = true
    adopt(subviews.nodes)
  }

  override func invalidate() {
    super.invalidate()
    isCacheStale = true
  }

  /// Brings the cache up to date.
  private func updateCache() {
    if !isCacheStale { return }
    isCacheStale = false
    layout.updateCache(&cache, subviews: subviews)
  }

  override var layoutPriority: Double { subviews.isEmpty ? -.infinity : 0 }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    updateCache()
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override var spacing: ViewSpacing {
    updateCache()
    return layout.spacing(subviews: subviews, cache: &cache)
  }

  override func explicitAlignment(_ key: AlignmentKey, under proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
    let own =
      key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    if let own { return own }
    if key.combination == .none { return nil }
    let places = place(in: bounds, proposal: proposal)
    var values: [CGFloat] = []
    for (node, place) in zip(subviews.nodes, places) {
      if let value = node.explicitAlignment(key, under: place.proposal) {
        values.append(value + place.origin[key.axis])
      }
    }
    return key.combine(values)
  }

  override func frame(of id: AnyHashable, under proposal: ProposedViewSize) -> CGRect? {
    let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
    return frame(of: id, in: subviews.nodes, at: place(in: bounds, proposal: proposal))
  }

  /// Where the layout puts its subviews; those it forgets stand in the middle.
  private func place(
    in bounds: CGRect, proposal: ProposedViewSize
  ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    subviews.placements.places = Array(repeating: nil, count: subviews.count)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.nodes.indices.map { index in
      if let place = subviews.placements.places[index] { return place }
      let inner = ProposedViewSize(bounds.size)
      let size = subviews.nodes[index].sizeThatFits(inner)
      return (CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), inner)
    }
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let size = sizeThatFits(proposal)
    let places = place(in: CGRect(origin: .zero, size: size), proposal: proposal)
    canvas.drawChildren(subviews.count, zIndex: { subviews.nodes[$0].zIndex }) { index in
      let node = subviews.nodes[index]
      var (place, inner) = places[index]
      if subviews.layoutDirection == .rightToLeft {
        place.x = size.width - place.x - node.sizeThatFits(inner).width
      }
      node.draw(at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), proposal: inner, on: canvas)
    }
  }
}
