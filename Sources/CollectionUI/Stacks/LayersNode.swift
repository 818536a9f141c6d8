import Drawing
import Foundation
import Geometry

/// Views on top of each other (`views.md` 2.6).
final class LayersNode: LayoutNode {
  nonisolated deinit {}

  private let alignment: Alignment
  private let direction: LayoutDirection
  private let children: [LayoutNode]
  private var topPriority: Double { children.lazy.map(\.layoutPriority).max() ?? 0 }

  init(alignment: Alignment, direction: LayoutDirection, children: [LayoutNode]) {
    self.alignment = alignment
    self.direction = direction
    self.children = children
    super.init()
    adopt(children)
  }

  override var layoutPriority: Double { children.isEmpty ? -.infinity : 0 }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    let topPriority = topPriority
    for child in children where child.layoutPriority == topPriority {
      let own = child.sizeThatFits(proposal)
      size.width = max(size.width, own.width)
      size.height = max(size.height, own.height)
    }
    return size
  }

  override var spacing: ViewSpacing {
    var result = ViewSpacing.empty
    for child in children { result.formUnion(child.spacing) }
    return result
  }

  /// The children's proposal and their origins.
  func placement(_ proposal: ProposedViewSize) -> (inner: ProposedViewSize, origins: [CGPoint]) {
    let inner = ProposedViewSize(sizeThatFits(proposal))
    let topPriority = topPriority
    var meeting = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    let guides = children.map { child in
      let dimensions = child.dimensions(inner)
      let guide = CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
      if child.layoutPriority == topPriority {
        meeting = CGPoint(x: max(meeting.x, guide.x), y: max(meeting.y, guide.y))
      }
      return guide
    }
    return (inner, guides.map { CGPoint(x: meeting.x - $0.x, y: meeting.y - $0.y) })
  }

  override func explicitAlignment(_ key: AlignmentKey, under proposal: ProposedViewSize) -> CGFloat? {
    if key.combination == .none { return nil }
    let (inner, origins) = placement(proposal)
    var values: [CGFloat] = []
    for (child, origin) in zip(children, origins) {
      if let value = child.explicitAlignment(key, under: inner) { values.append(value + origin[key.axis]) }
    }
    return key.combine(values)
  }

  override func frame(of id: AnyHashable, under proposal: ProposedViewSize) -> CGRect? {
    let (inner, origins) = placement(proposal)
    return frame(of: id, in: children, at: origins.map { ($0, inner) })
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let (inner, origins) = placement(proposal)
    let width = sizeThatFits(proposal).width
    canvas.drawChildren(children.count, zIndex: { children[$0].zIndex }) { index in
      let child = children[index]
      var place = origins[index]
      if direction == .rightToLeft { place.x = width - place.x - child.sizeThatFits(inner).width }
      child.draw(at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), proposal: inner, on: canvas)
    }
  }
}
