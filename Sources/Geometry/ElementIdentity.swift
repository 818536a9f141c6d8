/// Which element of a collection something is.
public enum ElementIdentity: Hashable, Sendable {
  /// A cell.
  case item(section: Int, item: Int)
  /// A header, footer, badge or other supplementary element of the named kind.
  case supplementary(kind: String, section: Int, item: Int)
  /// A decoration of the named kind.
  case decoration(kind: String, section: Int, item: Int)

  /// The section the element belongs to.
  public var section: Int {
    switch self {
    case .item(let section, _), .supplementary(_, let section, _), .decoration(_, let section, _):
      section
    }
  }

  /// The element's index in its section.
  public var item: Int {
    switch self {
    case .item(_, let item), .supplementary(_, _, let item), .decoration(_, _, let item): item
    }
  }
}

extension ElementIdentity: CustomStringConvertible {
  /// `item 0.3`, `header 0.0`: the kind, then section and item.
  public var description: String {
    switch self {
    case .item(let section, let item): "item \(section).\(item)"
    case .supplementary(let kind, let section, let item),
      .decoration(let kind, let section, let item):
      "\(kind) \(section).\(item)"
    }
  }
}
