import Foundation
import Geometry

/// A view that a scroll view around may be asked for by its id.
final class IdentifiedNode: WrapperNode {
  nonisolated deinit {}

  private let id: AnyHashable

  init(_ child: LayoutNode, id: AnyHashable) {
    self.id = id
    super.init(child)
  }

  override func frame(of id: AnyHashable, under proposal: ProposedViewSize) -> CGRect? {
    if id == self.id { return CGRect(origin: .zero, size: sizeThatFits(proposal)) }
    return child.frame(of: id, under: proposal)
  }
}

extension ResolutionContext {
  /// Views that carry an id, which they know where a scroll view around may be asked for it.
  func identified(_ list: ResolvedList, by id: some Hashable) -> ResolvedList {
    tracksIDs ? list.mapNodes { IdentifiedNode($0.makeNode(), id: id) } : list
  }

  /// Has the nodes from an index on carry an id, where a scroll view around may be asked for it.
  func identify(_ nodes: inout [LayoutNode], from start: Int, by id: some Hashable) {
    guard tracksIDs else { return }
    for index in start..<nodes.count { nodes[index] = IdentifiedNode(nodes[index], id: id) }
  }
}
