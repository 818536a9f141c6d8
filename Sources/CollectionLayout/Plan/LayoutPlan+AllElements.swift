import Foundation
import Geometry

extension LayoutPlan {
  /// Every element there is, whether or not a rectangle would find it, section by section in the order of
  /// ``elements(in:)``.
  ///
  /// - Complexity: O(n) for n elements.
  public func allElements() -> [LayoutElement] { allElements(window: nil) }

  /// Every element as seen through `window`.
  ///
  /// - Complexity: O(n) for n elements.
  public func allElements(window: LayoutWindow) -> [LayoutElement] {
    allElements(window: Optional(window))
  }

  private func allElements(window: LayoutWindow?) -> [LayoutElement] {
    let placer = ElementPlacer(plan: self, window: window)
    var elements: [LayoutElement] = []
    for section in sections.indices where sections[section].length != 0 {
      placer.forEachElement(ofSection: section) { elements.append($0) }
    }
    for item in boundary.items { elements.append(placer.boundary(item, section: nil)) }
    if isMirrored {
      for index in elements.indices { elements[index].frame = mirrored(elements[index].frame) }
    }
    return elements
  }
}

extension ElementPlacer {
  fileprivate func forEachElement(ofSection section: Int, _ body: (LayoutElement) -> Void) {
    let solved = plan.sections[section]
    for index in solved.decorations.indices { body(decoration(index, section: section)) }
    switch solved.body {
    case .groups(let groups): forEachElement(of: groups, section: section, body)
    case .masonry(let masonry):
      masonry.forEachItem { body(masonryCell($0, $1, masonry, section: section)) }
    case .flow(let flow):
      for item in 0..<flow.count { body(flowCell(item, flow.frame(of: item), flow, section: section)) }
    case nil: break
    }
    for item in solved.boundary { body(boundary(item, section: section)) }
  }

  private func forEachElement(
    of groups: GroupSequence, section: Int, _ body: (LayoutElement) -> Void
  ) {
    let offset = rowOffset(section)
    for group in 0..<groups.lengths.entryCount {
      let origin = groups.frame(ofGroup: group).origin
      let items = groups.items(ofGroup: group)
      let solved = groups.solved(group: group)
      for (item, leaf) in zip(items, solved.leaves) {
        body(cell(item, leaf, in: origin, section: section, rowOffset: offset))
      }
      for placed in solved.badges where placed.firstLeaf < items.count {
        let index = groups.firstBadge(of: placed.kind, inGroup: group) + placed.rank
        body(badge(placed, index: index, in: origin, section: section, rowOffset: offset))
      }
    }
  }
}
