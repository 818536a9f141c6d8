public import Geometry

/// The order in which a section's handler is told of the visible elements (`layout.md` 3.8 `[measured]`).
///
/// Elements stand in the order in which they became visible; those that become visible together in the order of
/// the plan: cells by index, then supplementary elements, then decorations.
public struct VisibleOrder: Hashable, Sendable {
  /// The visible elements in order.
  public private(set) var identities: [ElementIdentity] = []

  /// No element.
  public init() {}

  /// Takes over the elements that are visible now.
  public mutating func update(with visible: [ElementIdentity]) {
    let now = Set(visible)
    let before = Set(identities)
    identities.removeAll { !now.contains($0) }
    for group in 0...2 {
      identities += visible.filter { $0.group == group && !before.contains($0) }
    }
  }
}

extension ElementIdentity {
  /// 0 for cells, 1 for supplementary elements, 2 for decorations.
  fileprivate var group: Int {
    switch self {
    case .item: 0
    case .supplementary: 1
    case .decoration: 2
    }
  }
}
