import Foundation
import Geometry

/// A header or footer that stays in sight while its section is.
struct PinnedPart {
  /// The part's views among the stack's.
  let views: Range<Int>
  /// All of the section's views.
  let section: Range<Int>
  let isHeader: Bool

  /// The parts of a list's sections that stay in sight.
  static func parts(of list: ResolvedList, _ kinds: PinnedScrollableViews) -> [PinnedPart] {
    if kinds.isEmpty { return [] }
    var parts: [PinnedPart] = []
    var start = 0
    for section in list.sections() {
      let header = start..<start + section.header.count
      let content = header.upperBound + section.content.count
      let footer = content..<content + section.footer.count
      let all = start..<footer.upperBound
      if kinds.contains(.sectionHeaders), !header.isEmpty {
        parts.append(PinnedPart(views: header, section: all, isHeader: true))
      }
      if kinds.contains(.sectionFooters), !footer.isEmpty {
        parts.append(PinnedPart(views: footer, section: all, isHeader: false))
      }
      start = footer.upperBound
    }
    return parts
  }
}

/// A container that tells where it places its children.
protocol PlacingNode: LayoutNode {
  /// Where each child stands, x from the leading edge, and what it is offered there.
  func places(_ proposal: ProposedViewSize) -> [(origin: CGPoint, proposal: ProposedViewSize)]
}

/// A container some of whose children stay in the sight of the scroll view around it, above all others.
final class PinnedNode: WrapperNode {
  nonisolated deinit {}

  private let container: any PlacingNode
  private let children: [LayoutNode]
  private let pinned: [PinnedPart]
  private let axis: Axis
  private let direction: LayoutDirection

  init(
    _ container: some PlacingNode, children: [LayoutNode], pinned: [PinnedPart], axis: Axis,
    direction: LayoutDirection
  ) {
    self.container = container
    self.children = children
    self.pinned = pinned
    self.axis = axis
    self.direction = direction
    super.init(container)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let width = sizeThatFits(proposal).width
    let places = container.places(proposal)
    var frames = zip(children, places).map { child, place in
      var frame = CGRect(origin: place.origin, size: child.sizeThatFits(place.proposal))
      if direction == .rightToLeft { frame.origin.x = width - frame.maxX }
      return frame.offsetBy(dx: origin.x, dy: origin.y)
    }
    var isPinned = [Bool](repeating: false, count: children.count)
    if let viewport = canvas.render.surroundings.viewport, viewport.axes.contains(Axis.Set(axis)) {
      for part in pinned {
        let shift = shift(of: part, frames, in: viewport.frame)
        for index in part.views {
          isPinned[index] = true
          frames[index].origin[axis] += shift
        }
      }
    }
    canvas.drawChildren(children.count, zIndex: { children[$0].zIndex + (isPinned[$0] ? 1 : 0) }) { index in
      children[index].draw(at: frames[index].origin, proposal: places[index].proposal, on: canvas)
    }
  }

  /// How far a part is moved to stay in sight, short of leaving its section.
  private func shift(of part: PinnedPart, _ frames: [CGRect], in seen: CGRect) -> CGFloat {
    func union(_ indices: Range<Int>) -> CGRect { indices.reduce(CGRect.null) { $0.union(frames[$1]) } }
    let (own, section) = (union(part.views), union(part.section))
    func low(_ rect: CGRect) -> CGFloat { axis == .horizontal ? rect.minX : rect.minY }
    func high(_ rect: CGRect) -> CGFloat { axis == .horizontal ? rect.maxX : rect.maxY }
    // From right to left a section begins at its right.
    if part.isHeader == (axis == .vertical || direction == .leftToRight) {
      return max(min(low(seen) - low(own), high(section) - high(own)), 0)
    }
    return min(max(high(seen) - high(own), low(section) - low(own)), 0)
  }
}
